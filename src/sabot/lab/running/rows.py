"""One row for each round or match of a study: its length, its winner, and everything that is counted in it."""

from sabot.kernel.codes import Ending, Tally
from sabot.lab.row_files import Value
from sabot.lab.running.runners import RunResult

Row = tuple[Value, ...]
ROUND_COLUMNS = ("round", "turns", "moves", "winner", "ending", *Tally.names())
MATCH_COLUMNS = ("match", "rounds", "moves", "winners", *Tally.names())


def columns_of(unit: str) -> tuple[str, ...]:
    """The columns of a study of rounds or of matches."""
    return ROUND_COLUMNS if unit == "rounds" else MATCH_COLUMNS


def row_of(index: int, played: RunResult, *, is_match: bool) -> Row:
    """The row of one round or match, from the sums over it alone.

    Seats are counted from 1, the player left of the dealer; players of a match in the order of the list.
    """
    sums, (length,) = played.sums, played.lengths
    winners = [place for place, wins in enumerate(sums.wins, 1) if wins]
    if is_match:
        return (index, length, sums.moves, " ".join(map(str, winners)), *sums.tally)
    (winner,) = winners
    return (index, length, sums.moves, winner, Ending.names()[sums.endings.index(1)], *sums.tally)
