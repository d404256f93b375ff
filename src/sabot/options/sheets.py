"""The printed sheets: what each one, in one language, plays otherwise than the rulings do (X-150)."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from sabot.codes import Codes

NO_SHEET = "none"
"""The rulings of the catalogue, by the letter of no single sheet."""


@dataclass(frozen=True, slots=True)
class PrintedSheet:
    """One printed sheet in one language."""

    name: str
    edition: str
    sets: Mapping[str, Any]
    """The options that it sets; each may still be set otherwise."""


_POTTER = {"wrong_card": "penalty", "suggestions": "referee"}
_FRENCH_POTTER = {"howlers": 4, **_POTTER}
_NOT_FOR_TWO = {"two_player_reverse": "literal"}
"""These sheets know no rule for two players."""

_ALL = (
    PrintedSheet("000-fr", "potter", _FRENCH_POTTER),
    PrintedSheet("001-en", "potter", {**_POTTER, "howler_self": True}),
    PrintedSheet(
        "001-es", "potter", {**_POTTER, "uno_call": "before", "cloak_scope": "anyone", "first_draw_three": "plays"}
    ),
    PrintedSheet("001-fr", "potter", _FRENCH_POTTER),
    PrintedSheet("001-pt", "potter", {**_POTTER, "drawn_card": "must_if_voluntary"}),
    PrintedSheet("002-fr", "flip", _NOT_FOR_TWO),
    PrintedSheet("003-fr", "deluxe", _NOT_FOR_TWO),
    PrintedSheet("004-fr", "wizz", _NOT_FOR_TWO),
)

SHEETS: Mapping[str, PrintedSheet] = MappingProxyType({sheet.name: sheet for sheet in _ALL})


SheetName = Codes("SheetName", (), {name.upper(): code for code, name in enumerate((NO_SHEET, *SHEETS))})
"""The names that the option `sheet` chooses among, as numbers."""


def sheets_of(edition: str) -> tuple[PrintedSheet, ...]:
    """The sheets of an edition."""
    return tuple(sheet for sheet in _ALL if sheet.edition == edition)
