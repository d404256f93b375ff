"""How long bots take, and how well they pay attention: nothing of it tells what they hold."""

from random import Random

import pytest

from sabot.bots import BOTS, Sight, sight_of
from sabot.bots.manners import mind_uno, speak_up
from sabot.bots.timing import REACTING, THINKING, Reaction, reaction_of, time_to_think
from tests.bots.kinds import KINDS
from tests.support.people import Lucky
from tests.support.positions import Table, table


def race() -> Table:
    hands = {"ana": "R1 R2 R3", "bo": "G1 G2 G3"}
    return table("wizz", hands, draw="B1", discard="R4* R9", turn="bo", phase="spin").play("bo: spin race")


def forgotten() -> Table:
    """Bo has one card left and did not say UNO."""
    hands = {"ana": "G1 G2 G3", "bo": "R3 R4", "cy": "B1 B2 B3"}
    return table("deluxe", hands, draw="Y1 Y2", discard="R9", turn="bo").play("bo: play R3")


def sight(at: Table, seat: str) -> Sight:
    return sight_of(at.game, seat, at.events)


def test_bots_think_and_react_for_as_long_as_people_do() -> None:
    for seed in range(50):
        assert THINKING[0] <= time_to_think(Random(seed)) <= THINKING[1]
        reaction = reaction_of(BOTS["random"], sight(race(), "ana"), Random(seed))
        assert reaction is not None
        assert REACTING[0] <= reaction.delay <= REACTING[1]


@pytest.mark.parametrize("bot", KINDS)
def test_with_the_same_chance_a_reaction_takes_the_same_time_whatever_it_is(bot: str) -> None:
    done = set()
    for seed in range(20):
        for at, seat in ((race(), "ana"), (forgotten(), "cy"), (forgotten(), "bo")):
            reaction = reaction_of(KINDS[bot], sight(at, seat), Random(seed))
            if reaction is not None:
                assert reaction.delay == Random(seed).uniform(*REACTING)
                done.add(reaction.action)
    assert done == {"wizz", "catch bo", "uno"}


def test_uno_is_said_before_the_last_card_but_one_is_laid_and_only_then() -> None:
    two = table("deluxe", {"ana": "R1 R2", "bo": "G3 G4"}, draw="B1", discard="R9")
    three = table("deluxe", {"ana": "R1 R2 R3", "bo": "G3 G4"}, draw="B1", discard="R9")
    assert mind_uno("play R1", sight(two, "ana"), Lucky(0)) == "uno"
    assert mind_uno("play R1", sight(two, "ana"), Lucky(1)) == "play R1"
    assert mind_uno("draw", sight(two, "ana"), Lucky(0)) == "draw"
    assert mind_uno("play R1", sight(three, "ana"), Lucky(0)) == "play R1"
    assert mind_uno("play R1", sight(two.play("ana: uno"), "ana"), Lucky(0)) == "play R1"


def test_whoever_pays_attention_catches_or_remembers_and_who_does_not_says_nothing() -> None:
    assert speak_up(sight(forgotten(), "cy"), Lucky(0)) == "catch bo"
    assert speak_up(sight(forgotten(), "ana"), Lucky(0)) == "catch bo"
    assert speak_up(sight(forgotten(), "bo"), Lucky(0)) == "uno"
    assert all(speak_up(sight(forgotten(), seat), Lucky(1)) is None for seat in ("ana", "bo", "cy"))


def test_in_a_race_everybody_shouts() -> None:
    assert reaction_of(BOTS["careful"], sight(race(), "ana"), Lucky(1)) == Reaction(REACTING[1], "wizz")


@pytest.mark.parametrize("bot", KINDS)
def test_nobody_reacts_who_has_nothing_to_say(bot: str) -> None:
    at = table("deluxe", {"ana": "R1 R2 R3", "bo": "G3 G4"}, draw="B1", discard="R9")
    assert reaction_of(KINDS[bot], sight(at, "bo"), Lucky(0)) is None
    assert reaction_of(KINDS[bot], sight(at, "ana"), Lucky(0)) is None
