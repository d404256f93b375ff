"""Where a screen gets its table from: a match on this machine, a server, or a record."""
