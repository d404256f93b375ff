"""The four games as data."""

from sabot.editions.deluxe import DELUXE
from sabot.editions.edition import Edition
from sabot.editions.flip import FLIP
from sabot.editions.potter import POTTER
from sabot.editions.wizz import WIZZ

EDITIONS = {edition.name: edition for edition in (DELUXE, POTTER, FLIP, WIZZ)}

__all__ = ["EDITIONS", "Edition"]
