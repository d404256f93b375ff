"""The comparison with published figures: the statistics, and the differing rules that are played by hand."""

import pytest

from benchmarks.likeness import OPTIONS, SEATS, Round, choose, ours, play_without_effect, skip_first_draw_two, weight
from benchmarks.published import quantile, statistics_of
from benchmarks.row import Figure
from sabot.cards import Symbol
from sabot.game import Game
from sabot.kernel.codes import ARGUMENTS, Phase, Verb
from sabot.kernel.table import Table
from sabot.notation.positions import parse_position
from sabot.round import deal_round

POSITION = """
edition: deluxe
players: [ana, bo]
hands: {{ana: [{ana}], bo: [G1, G2, G3]}}
draw: [{draw}, B6, B7, B8, B9]
discard: [R7]
options: {{uno_call: auto, wild_draw: strict, two_player_reverse: literal}}
"""


def table_after(*actions: str, ana: str, draw: str = "B5") -> Table:
    """The table after some actions of ana."""
    round_ = parse_position(POSITION.format(ana=ana, draw=draw))
    for action in actions:
        Game(round_).act("ana", action)
    return round_.table


def test_each_figure_is_worked_out_with_its_interval() -> None:
    """1 to 1000 turns: mean 500.5, deviation 288.67; the first player won every fourth round."""
    found = statistics_of([Round(turns, turns % 4 == 0) for turns in range(1, 1001)])
    figures = [estimate.figure for estimate in found.values()]
    assert figures == pytest.approx([500.5, 500, 288.675, 990, 25], abs=1e-3)
    assert found["mean"].low == pytest.approx(500.5 - 1.96 * 9.1287, abs=1e-3)


def test_the_interval_of_a_median_goes_by_ranks() -> None:
    """Of 400 numbers, the median may be off by about 20 ranks."""
    assert quantile(list(range(1, 401)), 0.5) == (200, 181, 221)


def test_figures_agree_if_their_intervals_allow_it() -> None:
    assert Figure("mean", 10, 9, 11, 11.4).is_near
    assert not Figure("mean", 10, 9, 11, 11.5).is_near


def test_a_draw_two_turned_up_first_costs_no_turn() -> None:
    seats = [f"bot{number}" for number in range(SEATS)]
    rounds = (deal_round("deluxe", seats, seed, None, OPTIONS) for seed in range(100))
    table = next(one.table for one in rounds if one.printed.texts[one.discard()[0]].endswith("+2"))
    assert table.asked == 1
    skip_first_draw_two(table)
    assert (table.asked, table.phase, table.turns) == (0, Phase.TURN, 0)
    assert table.low[0].bit_count() + table.high[0].bit_count() == 9


def test_a_wild_draw_four_that_is_drawn_hits_nobody() -> None:
    table = table_after("draw", ana="B1, B2", draw="wild+4")
    assert table.phase == Phase.DRAWN
    play_without_effect(table)
    assert (table.asked, table.turns) == (1, 1)
    assert 0 <= table.colour < 4
    assert table.low[1].bit_count() + table.high[1].bit_count() == 3


def test_a_drawn_card_of_the_same_symbol_is_kept() -> None:
    assert choose(table_after("draw", ana="B1, B2", draw="B7")) == Verb.KEEP * ARGUMENTS
    assert choose(table_after("draw", ana="B1, B2", draw="R1")) // ARGUMENTS == Verb.PLAY


def test_cards_are_drawn_only_if_nothing_fits_and_a_wild_draw_four_waits() -> None:
    assert choose(table_after(ana="B1, B2")) == Verb.DRAW * ARGUMENTS
    assert choose(table_after(ana="B1, wild+4")) // ARGUMENTS == Verb.PLAY
    assert [weight(symbol) for symbol in (Symbol.WILD_DRAW_FOUR, Symbol.WILD, Symbol.DRAW_TWO)] == [0, 4, 1]


def test_rounds_are_always_the_same() -> None:
    assert ours(3, 6, with_their_rules=True) == ours(0, 6, with_their_rules=True)[3:]
