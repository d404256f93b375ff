"""Programs to learn from and to begin with."""
