"""The editions as data: one file for each, with its cards, its points and the rules it cites."""

from sabot.editions.deluxe import DELUXE
from sabot.editions.edition import Edition
from sabot.editions.flip import FLIP
from sabot.editions.potter import POTTER
from sabot.editions.tiny import TINY
from sabot.editions.wizz import WIZZ

EDITIONS = {edition.name: edition for edition in (DELUXE, POTTER, FLIP, WIZZ)}
"""The editions that people play."""


def edition_of(name: str) -> Edition:
    """The edition of a game that is being played: one of EDITIONS, or the tiny game for research."""
    return TINY if name == TINY.name else EDITIONS[name]


def cited_for(code: int) -> frozenset[str]:
    """The rule ids that the editions cite for a rule code."""
    return frozenset(edition.cite(code) for edition in EDITIONS.values() if edition.cites(code))


__all__ = ["EDITIONS", "Edition", "cited_for", "edition_of"]
