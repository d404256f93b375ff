"""A match on this machine, without a server: who sits down, who plays for bots, and where its record is kept."""
