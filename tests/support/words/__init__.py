"""What the messages and catalogues are tested with."""
