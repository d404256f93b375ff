"""Rounds to a match: who deals, who scores, who wins; and the record that plays it all again."""

from sabot.match.match import OF_THE_MATCH, Happened, Match

__all__ = ["OF_THE_MATCH", "Happened", "Match"]
