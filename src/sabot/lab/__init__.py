"""Many rounds or matches: what they show, and how fast they are played."""
