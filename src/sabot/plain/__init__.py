"""Rounds and matches, line by line: all they need is somewhere to print and somewhere to type."""
