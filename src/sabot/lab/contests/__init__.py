"""Compares the strength of bots: they play the same deals from every seat until the result is clear."""
