"""The playout policies, interpreted: every move is legal, every round ends, and the counts add up."""

from collections.abc import Callable
from random import Random

import pytest

from sabot.editions import EDITIONS
from sabot.kernel.act import act
from sabot.kernel.codes import ARGUMENTS, Phase, Verb
from sabot.kernel.deal import deal
from sabot.kernel.legal import catchable, legal
from sabot.kernel.match.playing import nth_match, nth_round
from sabot.kernel.match.sheet import new_sheet
from sabot.kernel.policies.built_in import Policy, choose, seat_asked
from sabot.kernel.policies.playout import CHALLENGED, choose_by_policy, play_by_policy
from sabot.kernel.primitives.card_sets import has_card
from sabot.kernel.primitives.flat import blank
from sabot.kernel.primitives.rng import reseed
from sabot.kernel.setup import set_table
from sabot.kernel.sums import Sums
from sabot.kernel.table import NOBODY, Table
from sabot.kernel.worlds.hidden_cards import PlaySeen
from sabot.options import MATCH_OPTIONS, Scoring, resolve
from tests.support.strategies import random_format, random_options

Choose = Callable[[Table, int], int]
POLICIES: dict[str, Choose] = {
    "random": lambda table, seat: choose(table, seat, Policy.RANDOM),
    "eager": lambda table, seat: choose(table, seat, Policy.EAGER),
    "sensible": lambda table, seat: choose_by_policy(table, seat, CHALLENGED),
}
CARDS = (Verb.PLAY, Verb.DISCARD)
MOVES = 150
"""How many moves of a round are checked; random players make thousands."""


def some_table(edition: str, seats: int, seed: int) -> Table:
    """A table with random options, before the deal."""
    options = resolve(edition, random_options(edition, Random(f"{edition} {seats} {seed}")) | {"turn_cap": 300})
    table = set_table(EDITIONS[edition], options, seats, EDITIONS[edition].deck(options))
    reseed(table, seed, 0)
    return table


def is_legal(table: Table, seat: int, move: int) -> bool:
    """Whether a move is in the list of legal moves."""
    verb, argument = divmod(move, ARGUMENTS)
    verbs, low, high, choices = legal(table, seat)
    if not verbs >> verb & 1:
        return False
    if verb in CARDS:
        return has_card(low, high, argument)
    if verb in (Verb.COLOUR, Verb.TARGET):
        return bool(choices >> argument & 1)
    return verb != Verb.CATCH or bool(catchable(table, seat) >> argument & 1)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("seats", [2, 3, 10])
def test_every_move_is_legal(edition: str, policy: str, seats: int) -> None:
    for seed in range(4):
        table = some_table(edition, seats, seed)
        deal(table)
        for _ in range(MOVES):
            if table.phase == Phase.OVER:
                break
            seat = seat_asked(table)
            move = POLICIES[policy](table, seat)
            assert is_legal(table, seat, move), f"{seed=} {seat=} {move=}"
            act(table, seat, move)


@pytest.mark.parametrize("edition", EDITIONS)
def test_eager_uses_a_card_whenever_one_can_be_used(edition: str) -> None:
    used = 0
    for seed in range(4):
        table = some_table(edition, 3, seed)
        deal(table)
        for _ in range(MOVES):
            if table.phase == Phase.OVER:
                break
            seat = seat_asked(table)
            _, low, high, _ = legal(table, seat)
            move = choose(table, seat, Policy.EAGER)
            assert bool(low | high) == (move // ARGUMENTS in CARDS), f"{seed=} {seat=} {move=}"
            used += bool(low | high)
            act(table, seat, move)
    assert used > 40


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_sensible_round_is_played_to_its_end(edition: str) -> None:
    for seed in range(6):
        table = some_table(edition, 2 + seed % 3, seed)
        deal(table)
        assert play_by_policy(table, blank(PlaySeen)) > 0
        assert table.phase == Phase.OVER
        assert table.winner != NOBODY


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("policy", [Policy.RANDOM, Policy.EAGER])
def test_rounds_are_counted_one_by_one(edition: str, policy: int) -> None:
    table, sums = some_table(edition, 3, 1), blank(Sums)
    turns = [nth_round(table, 7, index, policy, sums) for index in range(5)]
    assert sum(sums.wins) == sum(sums.endings) == 5
    assert [nth_round(table, 7, index, policy, sums) for index in (4, 0)] == [turns[4], turns[0]]


@pytest.mark.parametrize("scoring", Scoring.names())
def test_a_match_is_counted_with_its_rounds_and_winners(scoring: str) -> None:
    seats = 4 if scoring in ("partners", "rotation") else 3
    table, sums = some_table("deluxe", seats, 1), blank(Sums)
    sheet = new_sheet(resolve("deluxe", random_format(scoring, Random(scoring)), MATCH_OPTIONS), seats)
    rounds = nth_match(sheet, table, 7, 0, Policy.EAGER, sums)
    assert rounds == sheet.rounds > 0
    assert sum(sums.endings) == rounds
    assert sum(sums.wins) == sheet.winners.bit_count() > 0
