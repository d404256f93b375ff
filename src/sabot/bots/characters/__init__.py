"""The characters that bots play: who they are, what they like to do, and when they say something."""
