"""Scoring: the points of a round, and the end of a match."""

from sabot.kernel.hands import hand_points
from sabot.kernel.match.seating import chair_of, is_in_pairs, partner_of
from sabot.kernel.match.sheet import TABLES, Sheet
from sabot.kernel.primitives.bits import lowest_bit
from sabot.kernel.primitives.rule import rule
from sabot.kernel.table import SEATS, Table
from sabot.options import LowTie, NextDealer, Scoring


@rule
def begin(sheet: Sheet) -> None:
    """A new sheet: nobody has points, everybody plays."""
    sheet.rounds = 0
    sheet.playing = (1 << sheet.players) - 1
    sheet.winners = 0
    for player in range(SEATS):
        sheet.totals[player] = 0
        sheet.scored[player] = 0
    for which in range(TABLES):
        sheet.line[which] = 0


@rule
def score(sheet: Sheet, table: Table, which: int) -> None:
    """Write down what a round that is over counts for those at its table."""
    for seat in range(table.seats):
        sheet.scored[sheet.sitting[which * SEATS + seat]] = seat_points(sheet, table, seat)
    if which == 0:
        sheet.first_out = sheet.sitting[table.winner]
    if sheet.next_dealer == NextDealer.WINNER:
        sheet.line[which] = chair_of(sheet, which, table.winner)
    else:
        sheet.line[which] = chair_of(sheet, which, table.dealer) + 1


@rule
def seat_points(sheet: Sheet, table: Table, seat: int) -> int:
    """The points of a seat for a round."""
    if sheet.scoring == Scoring.NONE:
        return 0
    if sheet.scoring == Scoring.LOWEST or sheet.scoring == Scoring.ELIMINATION:
        return hand_points(table, seat)  # D-060, P-098: also what the last card made one draw
    if is_in_pairs(sheet):
        return team_points(table, seat)
    if seat != table.winner:
        return 0
    return others_points(table, seat)


@rule
def others_points(table: Table, seat: int) -> int:
    """The points in all other hands (D-054)."""
    points = 0
    for other in range(table.seats):
        if other != seat:
            points += hand_points(table, other)
    return points


@rule
def team_points(table: Table, seat: int) -> int:
    """The points in the hands of all other pairs, for either partner of the pair that went out (P-092, X-83, X-86)."""
    partner = partner_of(table.seats, seat)
    if table.winner != seat and table.winner != partner:
        return 0
    return others_points(table, seat) - hand_points(table, partner)


@rule
def close(sheet: Sheet) -> None:
    """All tables have played the round: add up, and see who is out of the match and who has won it."""
    sheet.rounds += 1
    for player in range(sheet.players):
        if sheet.playing >> player & 1:
            sheet.totals[player] += sheet.scored[player]
    if sheet.scoring == Scoring.NONE:
        sheet.winners = 1 << sheet.first_out
    elif sheet.scoring == Scoring.LOWEST:
        close_lowest(sheet)
    elif sheet.scoring == Scoring.ELIMINATION:
        close_elimination(sheet)
    elif sheet.scoring == Scoring.ROTATION:
        if sheet.rounds >= (sheet.players - 1) * sheet.hands_per_partner * sheet.cycles:
            sheet.winners = highest(sheet)
    elif sheet.totals[lowest_bit(highest(sheet))] >= sheet.target:  # D-059, P-083, X-73
        sheet.winners = highest(sheet)


@rule
def close_lowest(sheet: Sheet) -> None:
    """Somebody has reached the target: the lowest total wins (D-061, X-75, X-76)."""
    if reached(sheet):
        best = lowest(sheet)
        if not best & best - 1 or sheet.low_tie == LowTie.SHARED:
            sheet.winners = best


@rule
def close_elimination(sheet: Sheet) -> None:
    """Players who have reached the target leave; the last one left wins (P-099 to P-102, X-87, X-88)."""
    left = sheet.playing & ~reached(sheet)
    if not left:
        sheet.winners = lowest(sheet)
    elif not left & left - 1:
        sheet.winners = left
    elif left != sheet.playing and left.bit_count() == 2 and sheet.final_reset:
        for player in range(sheet.players):
            if left >> player & 1:
                sheet.totals[player] = 0
    sheet.playing = left


@rule
def reached(sheet: Sheet) -> int:
    """The players still in who have reached the target, as bits (X-73)."""
    found = 0
    for player in range(sheet.players):
        if sheet.playing >> player & 1 and sheet.totals[player] >= sheet.target:
            found |= 1 << player
    return found


@rule
def highest(sheet: Sheet) -> int:
    """The players with the highest total, as bits (P-095, X-86)."""
    most = 0
    found = 0
    for player in range(sheet.players):
        if sheet.totals[player] > most:
            most = sheet.totals[player]
            found = 0
        if sheet.totals[player] == most:
            found |= 1 << player
    return found


@rule
def lowest(sheet: Sheet) -> int:
    """The players still in with the lowest total, as bits."""
    least = sheet.totals[lowest_bit(sheet.playing)]
    found = 0
    for player in range(sheet.players):
        if sheet.playing >> player & 1:
            if sheet.totals[player] < least:
                least = sheet.totals[player]
                found = 0
            if sheet.totals[player] == least:
                found |= 1 << player
    return found
