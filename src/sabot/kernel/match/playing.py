"""Whole rounds and whole matches by a built-in policy, and what they add up to."""

from sabot.kernel.deal import deal
from sabot.kernel.match.dealers import choose_dealer
from sabot.kernel.match.scoring import begin, close, score
from sabot.kernel.match.seating import sit_down, tables
from sabot.kernel.match.sheet import Sheet
from sabot.kernel.policies.built_in import play_out
from sabot.kernel.primitives.rng import reseed
from sabot.kernel.primitives.rule import rule
from sabot.kernel.sums import Sums, add_round, add_winners
from sabot.kernel.table import Table
from sabot.options import Scoring


@rule
def play_round(table: Table, policy: int, sums: Sums) -> None:
    """Deal a round and play it to its end."""
    deal(table)
    add_round(sums, table, play_out(table, policy))


@rule
def play_match(sheet: Sheet, table: Table, policy: int, sums: Sums) -> None:
    """Play a match to its end; where there are two tables, one after the other."""
    begin(sheet)
    while not sheet.winners:
        for which in range(tables(sheet)):
            sit_down(sheet, table, which)
            choose_dealer(sheet, table, which)
            play_round(table, policy, sums)
            score(sheet, table, which)
        close(sheet)


@rule
def nth_round(table: Table, seed: int, index: int, policy: int, sums: Sums) -> int:
    """Play the index-th round of a seed; how many turns it took."""
    reseed(table, seed, index)
    play_round(table, policy, sums)
    add_winners(sums, 1 << table.winner)
    return table.turns


@rule
def add_match(sums: Sums, sheet: Sheet) -> None:
    """Count a match that is over. Partners who win together share nothing."""
    add_winners(sums, sheet.winners)
    sums.shared += int(sheet.scoring != Scoring.PARTNERS and sheet.winners & sheet.winners - 1 != 0)


@rule
def nth_match(sheet: Sheet, table: Table, seed: int, index: int, policy: int, sums: Sums) -> int:
    """Play the index-th match of a seed; how many rounds it took."""
    reseed(table, seed, index)
    play_match(sheet, table, policy, sums)
    add_match(sums, sheet)
    return sheet.rounds
