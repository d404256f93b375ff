"""Validates the options of a match and the birthdays of its players."""

from collections.abc import Mapping
from datetime import date
from reprlib import repr as short
from typing import Any

from sabot.errors import Unreadable
from sabot.kernel.match.dealers import YEAR
from sabot.kernel.match.seating import EIGHT, ROTATION_TABLE
from sabot.options import MATCH_OPTIONS, ResolvedOptions, Scoring, resolve

NAMES = frozenset(option.name for option in MATCH_OPTIONS)
"""The names of the options of a match; no option of a round has one of them."""
LEAP_YEAR = 2000
THE_DAY = date(LEAP_YEAR, 7, 31)
"""The day that birthdays are compared with (P-015)."""
SEATS_OF = {"partners": (4, 6, 8, 10), "rotation": (ROTATION_TABLE, len(EIGHT))}
"""How many can play, where not any number can (X-84 to X-86)."""


def sorted_out(options: Mapping[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """Options of the edition, and options of the match.

    >>> sorted_out({"stacking": "same", "target": 200})
    ({'stacking': 'same'}, {'target': 200})
    """
    of_match = {name: value for name, value in options.items() if name in NAMES}
    return {name: value for name, value in options.items() if name not in NAMES}, of_match


def check_format(edition: str, players: int, chosen: Mapping[str, Any]) -> ResolvedOptions:
    """All options of a match of so many players, or Unreadable."""
    try:
        codes = resolve(edition, chosen, MATCH_OPTIONS)
    except Unreadable as error:
        raise error.at("format") from None
    scoring = Scoring.name_of(codes["scoring"])
    for option in MATCH_OPTIONS:
        if option.name in chosen and option.scorings and scoring not in option.scorings:
            those = ", ".join(option.scorings)
            raise Unreadable("option-for", "format", option=option.name, those=those, this=scoring)
    seats = SEATS_OF.get(scoring)
    if seats is not None and players not in seats:
        counts = tuple(map(str, seats))
        raise Unreadable("scoring-for", "format", scoring=scoring, counts=counts, players=players)
    return codes


def check_birthdays(players: tuple[str, ...], birthdays: object) -> list[int]:
    """How many days after 31 July each birthday is, of all players or of none; or Unreadable."""
    if not isinstance(birthdays, Mapping):
        raise Unreadable("birthdays", "birthdays")
    if not birthdays:
        return []
    for player in birthdays:
        if player not in players:
            raise Unreadable("not-a-player", "birthdays", name=short(player))
    for player in players:
        if player not in birthdays:
            raise Unreadable("birthday-missing", "birthdays", player=player)
    return [days_after(birthdays[player]) for player in players]


def days_after(birthday: object) -> int:
    """How many days a birthday comes after 31 July, in a leap year (X-09).

    >>> days_after("07-31"), days_after("08-01"), days_after("07-30"), days_after("02-29")
    (0, 1, 365, 213)
    """
    try:
        month, day = str(birthday).split("-")
        days = date(LEAP_YEAR, int(month), int(day)) - THE_DAY
    except ValueError:
        raise Unreadable("birthday", "birthdays", value=short(birthday)) from None
    return days.days % YEAR
