"""What a round is worth to a seat: what its match pays."""

from sabot.kernel.match.scoring import seat_points
from sabot.kernel.match.seating import is_in_pairs, partner_of
from sabot.kernel.match.sheet import Sheet
from sabot.kernel.primitives.rule import rule
from sabot.kernel.table import Table
from sabot.options import Scoring

WIN = 20
"""What going out is worth beside the points of a round: it makes a few hundred rounds say more."""


@rule
def payoff(sheet: Sheet, table: Table, seat: int) -> int:
    """What a round that is over is worth to a seat, beside what it is worth to the others.

    If no points are counted, a win is all. On the sheet, each seat is its own player.
    """
    won = int(has_won(sheet, table, seat))
    if sheet.scoring == Scoring.NONE:
        return won
    everybody = 0
    for other in range(table.seats):
        everybody += counted(sheet, table, other)
    gain = table.seats * counted(sheet, table, seat) - everybody
    if sheet.scoring == Scoring.LOWEST or sheet.scoring == Scoring.ELIMINATION:
        gain = -gain
    return gain + WIN * table.seats * won


@rule
def has_won(sheet: Sheet, table: Table, seat: int) -> bool:
    """Whether a seat or its partner went out."""
    return table.winner == seat or (is_in_pairs(sheet) and table.winner == partner_of(table.seats, seat))


@rule
def counted(sheet: Sheet, table: Table, seat: int) -> int:
    """The points of a seat for a round, as far as they count: none beyond the target."""
    points = seat_points(sheet, table, seat)
    if sheet.scoring == Scoring.WINNER or sheet.scoring == Scoring.PARTNERS:
        return min(points, sheet.target - sheet.totals[seat])
    return points
