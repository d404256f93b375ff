"""Bots against each other: the same deals from every seat, until it is clear who is stronger."""
