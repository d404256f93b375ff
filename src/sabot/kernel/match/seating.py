"""Who sits where in the next round."""

from sabot.kernel.match.sheet import Sheet
from sabot.kernel.primitives.rule import rule
from sabot.kernel.table import SEATS, Table
from sabot.options import Scoring

ROTATION_TABLE = 4
"""How many sit at a table where partners change (X-84, X-85)."""
EIGHT = (7, 1, 0, 3, 2, 4, 6, 5)
"""The first seating of eight, table by table: partners face each other (X-85).

The last player stays; with each change of partners, every other chair goes to the next of the first seven players. So
everybody has each other player as partner once and as opponent twice.
"""


@rule
def is_in_pairs(sheet: Sheet) -> bool:
    """Whether partners play."""
    return sheet.scoring == Scoring.PARTNERS or sheet.scoring == Scoring.ROTATION


@rule
def partner_of(seats: int, seat: int) -> int:
    """Who sits opposite: of four, the seats 1 and 3 play against 2 and 4 (P-090, X-82, X-86)."""
    return (seat + seats // 2) % seats


@rule
def tables(sheet: Sheet) -> int:
    """How many tables are played at."""
    if sheet.scoring == Scoring.ROTATION:
        return sheet.players // ROTATION_TABLE
    return 1


@rule
def sit_down(sheet: Sheet, table: Table, which: int) -> None:
    """Everybody takes a seat at one of the tables, except eliminated players (X-89)."""
    if sheet.scoring == Scoring.ROTATION:
        table.seats = ROTATION_TABLE
        moved = sheet.rounds // sheet.hands_per_partner
        for seat in range(ROTATION_TABLE):
            sheet.sitting[which * SEATS + seat] = rotated(sheet, which * ROTATION_TABLE + seat, moved)
    else:
        table.seats = 0
        for player in range(sheet.players):
            if sheet.playing >> player & 1:
                sheet.sitting[table.seats] = player
                table.seats += 1


@rule
def rotated(sheet: Sheet, place: int, moved: int) -> int:
    """Who sits at a place when partners have changed so many times (X-84, X-85)."""
    others = sheet.players - 1
    player = place
    if sheet.players == len(EIGHT):
        player = EIGHT[place]
    if player == others:
        return player
    return (player + moved) % others


@rule
def chair_of(sheet: Sheet, which: int, seat: int) -> int:
    """The chair of a seat: it stays where it is when partners move, and when somebody leaves."""
    if sheet.scoring == Scoring.ROTATION:
        return seat
    return sheet.sitting[which * SEATS + seat]
