"""The rules of a match: who sits where, who deals, what a round counts, and when the match is over."""
