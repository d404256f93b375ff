"""A whole match by a built-in policy, one table after the other."""

from sabot.kernel.deal import deal
from sabot.kernel.match.dealers import choose_dealer
from sabot.kernel.match.scoring import begin, close, score
from sabot.kernel.match.seating import sit_down, tables
from sabot.kernel.match.sheet import Sheet
from sabot.kernel.policies import play_out
from sabot.kernel.rule import rule
from sabot.kernel.table import Table


@rule
def play_match(sheet: Sheet, table: Table, policy: int) -> int:
    """Play a match to its end on one table; how many moves that took."""
    begin(sheet)
    moves = 0
    while not sheet.winners:
        for which in range(tables(sheet)):
            sit_down(sheet, table, which)
            choose_dealer(sheet, table, which)
            deal(table)
            moves += play_out(table, policy)
            score(sheet, table, which)
        close(sheet)
    return moves
