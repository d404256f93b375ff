"""The counts of bluffs and of honest wild draw cards."""

import pytest

from sabot.game import Game
from sabot.kernel.codes import Tally
from sabot.kernel.primitives.flat import blank
from sabot.kernel.sums import Sums, add_round
from sabot.kernel.table import Table
from sabot.lab.measures.bluffs import Bluffs, WildDrawCounts
from sabot.notation.positions import parse_position

POSITION = """
edition: deluxe
players: [ana, bo, cy]
hands: {{ana: [{ana}], bo: [wild+4, G2, G3], cy: [Y1, Y2, Y3]}}
draw: [B5, B6, B7, B8, B9, G4, G5, G6]
discard: [R7]
options: {{uno_call: auto, wild_draw: {wild_draw}, stacking: {stacking}}}
"""


def table_after(*script: str, ana: str = "wild+4, R5, B2", wild_draw: str = "bluff", stacking: str = "off") -> Table:
    """The table after some actions, each of them `player: action`."""
    round_ = parse_position(POSITION.format(ana=ana, wild_draw=wild_draw, stacking=stacking))
    game = Game(round_)
    for line in script:
        game.act(*line.split(": "))
    return round_.table


def counted(table: Table) -> tuple[int, int, int, int]:
    """Bluffs and honest cards, and the seats that played them as bits."""
    return table.tally[Tally.BLUFFS], table.tally[Tally.HONEST_DRAWS], table.bluffed, table.honest


def test_x39_who_holds_the_colour_bluffs() -> None:
    assert counted(table_after("ana: play wild+4 blue")) == (1, 0, 0b001, 0)


def test_x39_who_holds_another_colour_does_not() -> None:
    assert counted(table_after("ana: play wild+4 blue", ana="wild+4, B5, B2")) == (0, 1, 0, 0b001)


def test_a_bluff_is_counted_when_the_colour_is_called_and_stays_counted() -> None:
    assert counted(table_after("ana: play wild+4")) == (0, 0, 0, 0)
    assert counted(table_after("ana: play wild+4", "ana: colour blue", "bo: challenge")) == (1, 0, 0b001, 0)


def test_a_player_who_stacks_is_counted_as_well() -> None:
    """Blue is in force when bo plays, and bo holds only green."""
    table = table_after("ana: play wild+4 blue", "bo: play wild+4 red", stacking="same")
    assert counted(table) == (1, 1, 0b001, 0b010)


@pytest.mark.parametrize("ana", ["wild+4", "wild+4, B5"])
def test_a_card_that_cannot_be_challenged_is_not_counted(ana: str) -> None:
    """The last card is never a bluff; nor is any card with the strict rule."""
    wild_draw = "bluff" if ana == "wild+4" else "strict"
    action = "ana: play wild+4" if ana == "wild+4" else "ana: play wild+4 blue"
    assert counted(table_after(action, ana=ana, wild_draw=wild_draw)) == (0, 0, 0, 0)


def test_a_win_is_counted_for_bluffers_and_for_the_honest() -> None:
    """Seats 0 and 2 bluffed, 1 and 2 were honest; seat 2 won."""
    table, sums = table_after(), blank(Sums)
    table.bluffed, table.honest, table.winner = 0b101, 0b110, 2
    add_round(sums, table, 10)
    assert (sums.bluffers, sums.bluffers_won, sums.honest, sums.honest_won) == (2, 1, 2, 1)
    table.winner = 1
    add_round(sums, table, 10)
    assert (sums.bluffers, sums.bluffers_won, sums.honest, sums.honest_won) == (4, 1, 4, 2)


def test_the_worth_of_bluffs_is_the_difference_of_wins() -> None:
    """Ten of forty against twenty of forty: a quarter less."""
    bluffs = Bluffs(WildDrawCounts(50, 20, 40, 10), WildDrawCounts(45, 9, 40, 20))
    assert bluffs.worth is not None
    assert (bluffs.worth.figure, bluffs.worth.sign) == (-0.25, -1)
    assert bluffs.as_json()["bluffs"] == {"cards": 50, "challenged": 20, "layers": 40, "won": 10}


def test_without_bluffs_there_is_no_worth() -> None:
    assert Bluffs(WildDrawCounts(0, 0, 0, 0), WildDrawCounts(45, 9, 40, 20)).worth is None
