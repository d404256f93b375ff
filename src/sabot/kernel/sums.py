"""Totals over many rounds or matches, without the length of each."""

from dataclasses import dataclass
from typing import Annotated

from sabot.kernel.codes import Ending
from sabot.kernel.match.scoring import others_points
from sabot.kernel.primitives.flat import Number, Storage
from sabot.kernel.primitives.rule import rule
from sabot.kernel.table import SEATS, TALLIES, Table, Words

ENDINGS = len(Ending.names())


@dataclass(slots=True)
class Sums:
    """Numbers that grow with every round and match."""

    moves: Number
    points: Number
    """What the winners of rounds found in the hands of the others, whatever the scoring."""
    shared: Number
    """Matches that ended in a tie."""
    bluffers: Number
    """How often somebody bluffed with a wild draw card in a round, once or more."""
    bluffers_won: Number
    honest: Number
    """How often somebody laid one without a bluff."""
    honest_won: Number
    wins: Words
    """By seat for rounds, by player for matches. Players who share a match have all won it."""
    endings: Annotated[list[int], Storage("i8", ENDINGS)]
    """How many rounds ended in which way."""
    tally: Annotated[list[int], Storage("i8", TALLIES)]


@rule
def add_round(sums: Sums, table: Table, moves: int) -> None:
    """Count a finished round; wins are counted separately."""
    sums.moves += moves
    sums.points += others_points(table, table.winner)
    sums.endings[table.ending] += 1
    sums.bluffers += table.bluffed.bit_count()
    sums.bluffers_won += table.bluffed >> table.winner & 1
    sums.honest += table.honest.bit_count()
    sums.honest_won += table.honest >> table.winner & 1
    for kind in range(TALLIES):
        sums.tally[kind] += table.tally[kind]


@rule
def add_winners(sums: Sums, winners: int) -> None:
    """Count a win for each of the winners, who come as bits."""
    for place in range(SEATS):
        sums.wins[place] += winners >> place & 1
