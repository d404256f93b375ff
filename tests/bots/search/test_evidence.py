"""Inferences from the actions of a player about its hand, as the worlds show them in which the others imagine it."""

from random import Random

import pytest

from sabot.bots import BOTS, MatchSoFar, sight_of
from sabot.bots.bot_round import BotRound
from sabot.bots.search.worlds import sample_world
from sabot.game import Game
from sabot.match.habits import Habits
from sabot.round import cards_in
from tests.support.positions import Table, table

HANDS = {"ana": "R1 R2 B2 Y7 wild", "bo": "G1 G2 G3 G4", "cy": "R9 Y1 Y2 Y3"}
DRAW = " ".join(f"{colour}{number}" for colour in "RYGB" for number in range(9)) + " wild wild wild+4"
WORLDS = 400
pytest.importorskip("numba", reason="the search bot needs the extra `fast`")


def share_with(at: Table, start: str, viewer: str = "bo", player: str = "ana") -> float:
    """In how many of the worlds that a viewer imagines a player holds a card whose text starts so."""
    from sabot.bots.search.trials import Trial

    world = sample_world(sight_of(at.game, viewer, at.events), Random(1))
    trial, found = Trial(world, {}, 1), 0
    seat = world.round.players.index(player)
    for _ in range(WORLDS):
        trial.run(1)
        low, high = trial.hand(seat)
        found += any(world.round.printed.texts[card].startswith(start) for card in cards_in(low, high))
    return found / WORLDS


def after(*lines: str, hands: dict[str, str] = HANDS, draw: str = DRAW) -> Table:
    """A table where cy has played a red card before ana plays."""
    return table("deluxe", hands, draw=draw, discard="R5", turn="cy").play("cy: play R9", *lines)


def test_a_player_who_draws_had_nothing_that_fits_and_the_new_card_does_not_fit_either() -> None:
    at = after("ana: draw", hands=HANDS | {"ana": "B2 Y7 Y8 B6 G8"}, draw=f"B1 {DRAW}")
    assert share_with(at, "R") < 0.3
    assert share_with(at, "wild") < 0.3


def test_cards_drawn_later_may_be_of_the_colour_that_was_missing() -> None:
    at = after("ana: draw", hands=HANDS | {"ana": "B2 Y7 Y8", "bo": "R7 G2 G3", "cy": "R9 R+2 Y1"}, draw=f"B1 {DRAW}")
    before = share_with(at, "R")
    at.play("bo: play R7", "cy: play R+2")
    assert share_with(at, "R") > before + 0.2


def test_a_player_who_plays_a_wild_had_nothing_else_and_holds_the_called_colour() -> None:
    at = after("ana: play wild yellow")
    assert share_with(at, "R") < 0.3
    assert share_with(at, "Y") > 0.75


def spun(icon: str, *lines: str) -> Table:
    """A table of wizz where ana has spun an icon."""
    hands = {"ana": "B1 B2 Y7 G4 G6", "bo": "G1 G2 G3 G5", "cy": "R3* Y1 Y2 Y3"}
    draw = "B5 R9 Y5 Y6 R8 Y8 G7 G9 B6 B7 B8 Y9"
    at = table("wizz", hands, draw=draw, discard="R6", turn="cy", options={"uno_call": "auto"})
    return at.play("cy: play R3*", f"ana: spin {icon}", *lines)


@pytest.mark.parametrize(("icon", "colour"), [("red", "R"), ("blue", "B")])
def test_who_draws_until_a_colour_comes_has_got_it(icon: str, colour: str) -> None:
    assert share_with(spun(icon), colour) > 0.9


def test_who_puts_down_a_colour_at_the_wheel_keeps_no_card_of_it() -> None:
    assert share_with(spun("colour", "ana: discard B1", "ana: discard B2"), "B") < 0.02
    assert share_with(spun("colour", "ana: discard B1", "ana: done"), "B") > 0.3


def test_who_puts_down_a_number_at_the_wheel_keeps_no_card_of_it() -> None:
    assert share_with(spun("number", "ana: discard B2"), "G2") == 0
    assert share_with(spun("number", "ana: discard B1"), "Y1") == 0


def test_a_player_who_was_found_out_is_believed_less() -> None:
    hands = {"ana": "wild+4 wild+4 R1 Y2 Y3 Y4", "bo": "G1 G2 G3 B1 B2", "cy": "R7 R8 B6"}
    at = table("deluxe", hands, draw=DRAW, discard="R9", turn="cy").play("cy: play R7")
    at.play("ana: play wild+4 green", "bo: challenge", "bo: play G1", "cy: draw", "ana: play wild+4 yellow")
    world = sample_world(sight_of(at.game, "cy", at.events), Random(1))
    assert world.seen.bluffs[0] > world.seen.bluffs[1]


def test_what_a_player_did_in_the_rounds_before_is_remembered() -> None:
    at = after("ana: play wild yellow")
    habits = {"ana": Habits(bluffs=1, challenged=8), "cy": Habits(honest=2, accepted=8)}
    known = sample_world(sight_of(at.game, "bo", at.events, MatchSoFar(habits=habits)), Random(1)).seen
    usual = sample_world(sight_of(at.game, "bo", at.events), Random(1)).seen
    assert known.bluffs[0] > usual.bluffs[0] == usual.bluffs[2] > known.bluffs[2]
    assert known.challenges[0] > usual.challenges[0] == usual.challenges[2] > known.challenges[2]


def test_nothing_is_followed_back_before_a_flip() -> None:
    game = Game.deal("flip", ["ana", "bo"], seed=3, uno_call="auto")
    party = BotRound(game, dict.fromkeys(game.players, BOTS["eager"]), Random(3))
    for _ in party.steps():
        if party.events[-1].kind == "flipped":
            break
    seen = sample_world(sight_of(game, game.waiting[0], party.events), Random(1)).seen
    assert sum(event.kind in ("played", "drew") for event in party.events) > 2
    assert seen.first_choice == seen.end_of_choices
