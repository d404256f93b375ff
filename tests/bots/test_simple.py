"""The bots without strategy."""

from random import Random

import pytest

from sabot.bots import BOTS, find_bot, sight_of
from tests.support.people import Lucky
from tests.support.positions import table


@pytest.mark.parametrize(
    ("bot", "chosen"), [("eager", {"play R3", "play R4"}), ("random", {"play R3", "play R4", "draw"})]
)
def test_one_does_anything_and_the_other_plays_a_card_whenever_it_can(bot: str, chosen: set[str]) -> None:
    at = table("deluxe", {"ana": "R3 R4 G1", "bo": "R1 R2"}, draw="B1", discard="R9")
    sight = sight_of(at.game, "ana", ())
    assert {BOTS[bot].choose(sight, Random(seed)) for seed in range(50)} == chosen


def test_a_gentle_bot_forgets_uno_more_often_than_not() -> None:
    at = table("deluxe", {"ana": "R3 G4", "bo": "R1 R2"}, draw="B1", discard="R9")
    calls = {
        name: sum(find_bot(name).choose(sight_of(at.game, "ana", ()), Random(seed)) == "uno" for seed in range(200))
        for name in ("gentle", "eager")
    }
    assert calls["gentle"] < 100 < calls["eager"]


def test_weaker_levels_overlook_a_card_that_fits_more_often() -> None:
    at = table("deluxe", {"ana": "R3 G4 B1", "bo": "R1 R2"}, draw="B1", discard="R9")
    draws = {
        name: sum(find_bot(name).choose(sight_of(at.game, "ana", ()), Random(seed)) == "draw" for seed in range(200))
        for name in ("novice", "gentle", "casual")
    }
    assert draws["novice"] > draws["gentle"] > draws["casual"] == 0


@pytest.mark.parametrize("bot", ["eager", "random"])
def test_both_jump_in_if_they_notice(bot: str) -> None:
    hands = {"ana": "R9 G2 G3", "bo": "R1 R2 B1", "cy": "G4 G5"}
    at = table("deluxe", hands, draw="Y1 Y2", discard="R9", turn="bo", options={"jump_in": True})
    sight = sight_of(at.game, "ana", ())
    assert BOTS[bot].react(sight, Lucky(0)) == "play R9"
    assert BOTS[bot].react(sight, Lucky(1)) is None
    assert BOTS[bot].react(sight_of(at.game, "cy", ()), Lucky(0)) is None


@pytest.mark.parametrize("bot", ["eager", "random"])
def test_both_sometimes_object_to_any_card(bot: str) -> None:
    options = {"wrong_card": "penalty"}
    at = table("deluxe", {"ana": "R1 R2 R3", "bo": "G1 G2"}, draw="B1", discard="R9", options=options)
    sight = sight_of(at.play("ana: play R1").game, "bo", ())
    assert BOTS[bot].choose(sight, Lucky(0)) == "object"
    assert BOTS[bot].choose(sight, Lucky(1)) == "accept"
