"""The delays and the attention of bots, which reveal nothing of their cards."""

from random import Random

import pytest

from sabot.bots import BOTS, Advice, Bot, Reason, Sight, sight_of
from sabot.bots.built_in import LEVELS
from sabot.bots.manners import attentive_call, with_uno_call
from sabot.bots.timing import REACTING, THINKING, Moment, Plan, time_to_think
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


def reaction_of(bot: Bot, at: Table, seat: str, chance: Random) -> Plan | None:
    """The reaction planned by a bot in a seat."""
    moment = Moment(
        at.game,
        bot_of=lambda _: bot,
        sight_of=lambda player: sight(at, player),
        chance_for=lambda _, __: chance,
    )
    return moment.reaction_of(seat)


def test_bots_think_and_react_for_as_long_as_people_do() -> None:
    for seed in range(50):
        assert THINKING[0] <= time_to_think(Random(seed)) <= THINKING[1]
        reaction = reaction_of(BOTS["random"], race(), "ana", Random(seed))
        assert reaction is not None
        assert REACTING[0] <= reaction.delay <= REACTING[1]


@pytest.mark.parametrize("bot", KINDS)
def test_the_delay_of_a_reaction_does_not_depend_on_the_reaction(bot: str) -> None:
    done = set()
    for seed in range(20):
        for at, seat in ((race(), "ana"), (forgotten(), "cy"), (forgotten(), "bo")):
            reaction = reaction_of(KINDS[bot], at, seat, Random(seed))
            if reaction is not None:
                assert reaction.delay == Random(seed).uniform(*REACTING)
                done.add(reaction.action)
    assert done == {"wizz", "catch bo", "uno"}


def test_uno_is_called_before_the_second_last_card_and_only_then() -> None:
    two = table("deluxe", {"ana": "R1 R2", "bo": "G3 G4"}, draw="B1", discard="R9")
    three = table("deluxe", {"ana": "R1 R2 R3", "bo": "G3 G4"}, draw="B1", discard="R9")
    assert with_uno_call("play R1", sight(two, "ana"), Lucky(0)) == "uno"
    assert with_uno_call("play R1", sight(two, "ana"), Lucky(1)) == "play R1"
    assert with_uno_call("draw", sight(two, "ana"), Lucky(0)) == "draw"
    assert with_uno_call("play R1", sight(three, "ana"), Lucky(0)) == "play R1"
    assert with_uno_call("play R1", sight(two.play("ana: uno"), "ana"), Lucky(0)) == "play R1"


def test_an_attentive_player_catches_or_remembers_and_others_say_nothing() -> None:
    assert attentive_call(sight(forgotten(), "cy"), Lucky(0)) == "catch bo"
    assert attentive_call(sight(forgotten(), "ana"), Lucky(0)) == "catch bo"
    assert attentive_call(sight(forgotten(), "bo"), Lucky(0)) == "uno"
    assert all(attentive_call(sight(forgotten(), seat), Lucky(1)) is None for seat in ("ana", "bo", "cy"))


def test_in_a_race_everybody_shouts() -> None:
    assert reaction_of(BOTS["careful"], race(), "ana", Lucky(1)) == Plan(REACTING[1], "ana", "wizz")


@pytest.mark.parametrize("bot", KINDS)
def test_a_player_without_a_legal_call_does_not_react(bot: str) -> None:
    at = table("deluxe", {"ana": "R1 R2 R3", "bo": "G3 G4"}, draw="B1", discard="R9")
    assert reaction_of(KINDS[bot], at, "bo", Lucky(0)) is None
    assert reaction_of(KINDS[bot], at, "ana", Lucky(0)) is None


def test_a_sharp_bot_never_forgets_and_rarely_misses() -> None:
    two = table("deluxe", {"ana": "R1 R2", "bo": "G3 G4"}, draw="B1", discard="R9")
    sharp, fair = LEVELS["sharp"], LEVELS["fair"]
    assert "uno" in {sharp.choose(sight(two, "ana"), Random(seed)) for seed in range(40)} <= {"uno", "draw"}
    assert {fair.choose(sight(two, "ana"), Random(seed)) for seed in range(40)} > {"uno"}
    caught = [sharp.react(sight(forgotten(), "cy"), Random(seed)) == "catch bo" for seed in range(200)]
    assert 160 < sum(caught) < 200
    assert all(sharp.react(sight(forgotten(), "bo"), Random(seed)) == "uno" for seed in range(40))


@pytest.mark.parametrize("bot", ["careful", "search"])
def test_advice_forgets_no_call(bot: str) -> None:
    two = table("deluxe", {"ana": "R1 R2", "bo": "G3 G4"}, draw="B1 B2 B3 B4 B5 B6 Y1 Y2 Y3", discard="R9")
    asked = forgotten().game.must_decide
    assert asked is not None
    for seed in range(20):
        assert BOTS[bot].advise(sight(two, "ana"), Random(seed)) == Advice("uno", Reason("advice-uno"))
        advice = BOTS[bot].advise(sight(forgotten(), asked), Random(seed))
        assert advice == Advice("catch bo", Reason("advice-catch", {"to": "bo"}))
