"""The loop of a match gives the same results as the compiled one in the kernel."""

from functools import partial

import pytest

from sabot.editions import EDITIONS
from sabot.kernel.deal import deal
from sabot.kernel.match.playing import nth_match
from sabot.kernel.match.sheet import copy_sheet, new_sheet
from sabot.kernel.policies.built_in import Policy, play_out
from sabot.kernel.primitives.flat import blank
from sabot.kernel.primitives.rng import reseed
from sabot.kernel.setup import set_table
from sabot.kernel.sums import Sums
from sabot.kernel.table import new_table
from sabot.match.match_loop import MatchLoop
from sabot.options import MATCH_OPTIONS, resolve
from sabot.round import make_round
from tests.support.strategies import NAMES

SEED = 11
DELUXE = EDITIONS["deluxe"]
OPTIONS = resolve("deluxe", {})
FORMATS = [
    ({"scoring": "winner", "target": 300}, 3),
    ({"scoring": "elimination", "target": 60}, 4),
    ({"scoring": "rotation", "hands_per_partner": 1}, 8),
]


def play_by_loop(loop: MatchLoop, seed: int) -> None:
    """Play a match with one seed, which each table passes on to the next."""

    def carried_on(_: int) -> int:
        return seed

    loop.begin()
    while not loop.is_over:
        rounds = []
        for round_, _ in loop.seat_tables(carried_on):
            round_.table.recording = 0
            deal(round_.table)
            play_out(round_.table, Policy.EAGER)
            rounds.append(round_)
            seed = round_.table.seed
        loop.count(rounds)


@pytest.mark.parametrize(("format_", "players"), FORMATS)
def test_a_match_is_the_one_that_the_kernel_plays(format_: dict[str, object], players: int) -> None:
    sheet = new_sheet(resolve("deluxe", format_, MATCH_OPTIONS), players)
    deck = DELUXE.deck(OPTIONS)
    loop = MatchLoop(copy_sheet(sheet), NAMES[:players], partial(make_round, DELUXE, OPTIONS, deck=deck))
    first = new_table()
    reseed(first, SEED, 0)
    play_by_loop(loop, first.seed)
    nth_match(sheet, set_table(DELUXE, OPTIONS, players, deck), SEED, 0, Policy.EAGER, blank(Sums))
    assert loop.sheet.rounds > 1
    assert loop.sheet == sheet


def test_a_copy_goes_on_by_itself() -> None:
    sheet = new_sheet(resolve("deluxe", {"scoring": "none"}, MATCH_OPTIONS), 2)
    loop = MatchLoop(sheet, NAMES[:2], partial(make_round, DELUXE, OPTIONS, deck=DELUXE.deck(OPTIONS)))
    loop.begin()
    play_by_loop(loop.copy(), SEED)
    assert not loop.is_over
