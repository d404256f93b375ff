"""Many rounds: what they show, and how fast they are played."""
