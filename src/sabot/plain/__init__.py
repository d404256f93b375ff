"""A game against bots, line by line: all it needs is somewhere to print and somewhere to type."""
