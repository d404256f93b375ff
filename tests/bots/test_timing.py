"""The schedule of bots: who acts next, after what delay, and the window for people."""

from random import Random

import pytest

from sabot.bots import Bot, Sight, sight_of
from sabot.bots.timing import ANOTHER, EFFORT, REACTING, THINKING, WINDOW, Moment, Plan, next_plan
from sabot.game import Game
from sabot.options import Icon
from sabot.server.tables.settings import Settings
from tests.support.people import Lucky
from tests.support.positions import table

ALMOST = {icon: 0 for icon in Icon.names() if icon != "almost"}
RACE = {icon: 0 for icon in Icon.names() if icon != "race"}


class FixedReaction(Bot):
    """Always has the same reaction, or none."""

    def __init__(self, reaction: str | None = None) -> None:
        self.reaction = reaction
        self.asked = 0

    def choose(self, sight: Sight, chance: Random) -> str:
        return sight.view.legal[0]

    def react(self, sight: Sight, chance: Random) -> str | None:
        self.asked += 1
        return self.reaction


def moment(game: Game, bot: Bot, luck: float = 0) -> Moment:
    """A moment with a bot in every seat, all with the same random numbers."""
    return Moment(
        game,
        bot_of=lambda seat: bot,
        sight_of=lambda seat: sight_of(game, seat, ()),
        chance_for=lambda seat, purpose: Lucky(luck),
    )


def caught() -> Game:
    """Ana has not called UNO, and it is bo's turn."""
    hands = {"ana": "R1 G2", "bo": "R3 G4 G5", "cy": "B3 B4 B5"}
    return table("deluxe", hands, draw="Y1 Y2 Y3", discard="R9").play("ana: play R1").game


def race() -> Game:
    hands = {"ana": "R3* R5 B4", "bo": "G1 G2 G6", "cy": "Y1 Y2 Y6"}
    game = table("wizz", hands, draw="B1 G3", discard="R8", options={"wheel": RACE})
    return game.play("ana: play R3*", "bo: spin").game


def test_the_usual_window_is_that_of_a_table_for_few_people() -> None:
    assert Settings(edition="deluxe").window == WINDOW == 2.5


def test_a_bot_that_is_asked_plans_a_decision_and_others_a_reaction() -> None:
    plans = moment(caught(), FixedReaction("catch ana")).plans(["bo", "cy"])
    quick, thinking = REACTING[0], THINKING[0]
    assert plans == [Plan(quick, "bo", "catch ana"), Plan(thinking, "bo"), Plan(quick, "cy", "catch ana")]


def test_only_bots_at_the_table_make_plans_and_only_those_who_can_do_something_are_asked() -> None:
    game = table("deluxe", {"ana": "R1 R2 R3", "bo": "G1 G2 G3"}, draw="Y1", discard="R9").game
    bot = FixedReaction()
    assert moment(game, bot).plans(["bo", "dee"]) == []
    assert moment(game, bot).plans(["ana", "bo"]) == [Plan(THINKING[0], "ana")]
    assert bot.asked == 0


def test_many_cards_that_the_wheel_lets_a_bot_discard_follow_each_other_quickly() -> None:
    hands = {"ana": "R3* R5 B4", "bo": "G1 G2 G6 Y9"}
    game = table("wizz", hands, draw="B1 G3", discard="R8", options={"wheel": ALMOST}).play("ana: play R3*", "bo: spin")
    usual, bot = THINKING[0], FixedReaction()
    assert moment(game.game, bot).plans(["bo"]) == [Plan(usual * EFFORT["discard"], "bo")]
    game = game.play("bo: discard G1")
    assert moment(game.game, bot).plans(["bo"]) == [Plan(usual * ANOTHER, "bo")]


def test_a_spin_is_quick_and_an_answer_takes_long_whatever_the_hand_is() -> None:
    usual, bot = THINKING[0], FixedReaction()
    for hand in ("G1 G2 G6", "wild wild+4 Y4"):
        hands = {"ana": "R3* R5 B4", "bo": hand}
        game = table("wizz", hands, draw="B1 G3", discard="R8").play("ana: play R3*").game
        assert moment(game, bot).plans(["bo"]) == [Plan(usual * EFFORT["spin"], "bo")]
    for hand in ("G1 G2 G6", "R1 R2 R3"):
        hands = {"ana": "wild+4 R5 B4", "bo": hand}
        game = table("deluxe", hands, draw="B1 G3", discard="R8").play("ana: play wild+4 green").game
        assert moment(game, bot).plans(["bo"]) == [Plan(usual * EFFORT["answer"], "bo")]
    assert EFFORT["spin"] < 1 < EFFORT["answer"]


def test_in_a_race_nobody_must_decide_but_if_no_bot_notices_the_first_one_does() -> None:
    bots = ["bo", "cy"]
    assert moment(race(), FixedReaction("wizz")).plans(bots) == [Plan(REACTING[0], bot, "wizz") for bot in bots]
    assert moment(race(), FixedReaction()).plans(["cy", "bo"]) == [Plan(THINKING[0], "bo")]
    assert [*moment(race(), FixedReaction()).plans_of("bo")] == []


@pytest.mark.parametrize(
    ("action", "after"), [(None, 3.0), ("play R1", 3.0), ("catch ana", 2.0), ("wizz", 2.0), ("object", 2.0)]
)
def test_plans_that_would_end_the_window_wait_for_its_end(action: str | None, after: float) -> None:
    plan = Plan(1.0, "bo", action)
    assert plan.after(pace=2, window=3) == after
    assert plan.after(pace=2, window=0) == 2.0
    assert plan.after(pace=4, window=3) == 4.0


def test_the_fastest_plan_is_first_and_the_window_counts() -> None:
    decision, catch = Plan(0.6, "bo"), Plan(1.2, "cy", "catch ana")
    assert next_plan([catch, decision], pace=1, window=0) == decision
    assert next_plan([catch, decision], pace=1, window=WINDOW) == catch
    assert next_plan([], pace=1, window=0) is None


def test_at_pace_zero_the_fastest_reaction_is_first() -> None:
    decision, catch, slower = Plan(0.6, "bo"), Plan(1.2, "dee", "catch ana"), Plan(3.9, "cy", "catch ana")
    assert next_plan([decision, slower, catch], pace=0, window=0) == catch
    assert next_plan([decision], pace=0, window=0) == decision
