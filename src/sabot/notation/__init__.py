"""The text of actions and positions, both ways."""
