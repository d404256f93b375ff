"""The seating plan of a rotation, which is known before the match."""

from typing import NamedTuple

from sabot.kernel.match.seating import sit_down, tables
from sabot.kernel.match.sheet import new_sheet
from sabot.kernel.table import SEATS, new_table
from sabot.match.formats import check_format
from sabot.match.match import Match

Seating = tuple[tuple[str, ...], ...]
"""The players at each table, clockwise."""


class RotationSchedule(NamedTuple):
    """A rotation: each seating lasts for some rounds, then the next one follows; the last is followed by the first."""

    seatings: tuple[Seating, ...]
    each: int
    """For how many rounds a seating lasts."""
    rounds: int
    """How many rounds the whole match has."""


def rotation_schedule(match: Match) -> RotationSchedule | None:
    """The seatings of a rotation (X-84, X-85); None for other formats, which depend on points.

    >>> rotation_schedule(Match("deluxe", ["ana", "bo", "cy", "di"], format={"scoring": "rotation"})).seatings[1]
    (('bo', 'cy', 'ana', 'di'),)
    """
    if match.scoring != "rotation":
        return None
    sheet = new_sheet(check_format(match.edition, len(match.players), match.format), len(match.players))
    seatings = []
    for moved in range(len(match.players) - 1):
        sheet.rounds = moved * sheet.hands_per_partner
        boards = []
        for which in range(tables(sheet)):
            table = new_table()
            sit_down(sheet, table, which)
            seats = sheet.sitting[which * SEATS : which * SEATS + table.seats]
            boards.append(tuple(match.players[player] for player in seats))
        seatings.append(tuple(boards))
    each = sheet.hands_per_partner
    return RotationSchedule(tuple(seatings), each, len(seatings) * each * sheet.cycles)
