"""Matches on this machine, without a server: players and bots, the loop of play, and the record files."""
