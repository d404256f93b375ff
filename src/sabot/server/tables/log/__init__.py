"""The log of a table: what an entry is, and how entries change a table."""
