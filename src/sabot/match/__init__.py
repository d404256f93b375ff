"""Matches of several rounds: scoring, the record on disk, replay, and proof of the deals."""

from sabot.match.match import OF_THE_MATCH, Happened, Match

__all__ = ["OF_THE_MATCH", "Happened", "Match"]
