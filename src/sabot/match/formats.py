"""What a match is played for: its options, checked, and the birthdays of its players."""

from collections.abc import Mapping
from datetime import date
from reprlib import repr as short
from typing import Any

from sabot.errors import Unreadable
from sabot.kernel.match.dealers import YEAR
from sabot.kernel.match.seating import EIGHT, PARTNERS
from sabot.options import MATCH_OPTIONS, BadOption, Code, Scoring, resolve

NAMES = frozenset(option.name for option in MATCH_OPTIONS)
"""The names of the options of a match; no option of a round has one of them."""
LEAP_YEAR = 2000
THE_DAY = date(LEAP_YEAR, 7, 31)
"""The day that birthdays are compared with (P-015)."""
SEATS_OF = {"partners": (PARTNERS,), "rotation": (PARTNERS, len(EIGHT))}
"""How many can play, where not any number can (X-84 to X-86)."""


def check_format(edition: str, players: int, chosen: Mapping[str, Any]) -> dict[str, Code]:
    """All options of a match of so many players, or Unreadable."""
    try:
        codes = resolve(edition, chosen, MATCH_OPTIONS)
    except BadOption as error:
        raise Unreadable(str(error), "format") from None
    scoring = Scoring.name_of(codes["scoring"])  # type: ignore[arg-type]  # a choice is a number
    for option in MATCH_OPTIONS:
        if option.name in chosen and option.scorings and scoring not in option.scorings:
            raise Unreadable(f"option {option.name} is for {', '.join(option.scorings)}, not for {scoring}", "format")
    seats = SEATS_OF.get(scoring)
    if seats is not None and players not in seats:
        raise Unreadable(f"{scoring} is for {' or '.join(map(str, seats))} players, not for {players}", "format")
    return codes


def check_birthdays(players: tuple[str, ...], birthdays: object) -> list[int]:
    """How many days after 31 July each birthday is, of all players or of none; or Unreadable."""
    if not isinstance(birthdays, Mapping):
        raise Unreadable("must be a day such as 07-31 for every player", "birthdays")
    if not birthdays:
        return []
    for player in birthdays:
        if player not in players:
            raise Unreadable(f"{short(player)} is not a player", "birthdays")
    for player in players:
        if player not in birthdays:
            raise Unreadable(f"the birthday of {player} is missing", "birthdays")
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
        raise Unreadable(f"must be month and day such as 07-31, not {short(birthday)}", "birthdays") from None
    return days.days % YEAR
