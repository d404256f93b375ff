"""Rounds to a match: who deals, who scores, who wins; and the record that plays it all again."""

from sabot.match.match import Match

__all__ = ["Match"]
