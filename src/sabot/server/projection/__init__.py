"""The part of a table that each viewer is shown, and how it is encoded."""
