"""Sampled worlds agree with all that a seat knows, however often the hidden cards are dealt again."""

from dataclasses import replace
from random import Random

import pytest

from sabot.bots import sight_of
from sabot.bots.search.worlds import LONGEST, World, sample_world
from sabot.views import View, view_of
from tests.bots.search.dealing import deal_again
from tests.bots.search.sights import sights
from tests.support.positions import table


def seen_in(world: World, view: View) -> View:
    """The view in a world, without UNO calls and the seen sides of the discard, which worlds do not model."""
    seen = view_of(world.round, world.unseen.viewer)
    return replace(
        seen, options=view.options, discard=view.discard, legal=view.legal, owes_uno=view.owes_uno, pending=view.pending
    )


@pytest.mark.parametrize("seed", range(30))
def test_the_view_of_every_world_equals_that_of_the_table(seed: int) -> None:
    for number, sight in enumerate(sights(seed, 40)):
        world = sample_world(sight, Random(number))
        for _ in range(3):
            assert seen_in(world, sight.view) == sight.view
            deal_again(world)


def test_a_playout_is_cut_off_where_it_would_hardly_end_and_never_later_than_the_round() -> None:
    for cap, turns, expected in ((5000, 40, 40 + LONGEST), (100, 40, 100)):
        at = table("deluxe", {"ana": "R1 R2", "bo": "G3 G4"}, discard="R9", turns=turns, options={"turn_cap": cap})
        assert sample_world(sight_of(at.game, "ana", ()), Random(1)).round.table.turn_cap == expected


def test_a_hand_revealed_by_a_howler_is_in_every_world() -> None:
    hands = {"ana": "Y1 Y2", "bo": "howler G2 G3 G4", "cy": "R5 G6 G7"}
    at = table("potter", hands, draw="B1 B2 B3 B4 B5 B6 B7 B8 B9", discard="R9", turn="bo")
    at.play("bo: play howler", "bo: target ana", "ana: accept", "bo: colour green")
    world = sample_world(sight_of(at.game, at.game.waiting[0], at.events), Random(1))
    round_ = world.round
    for _ in range(50):
        deal_again(world)
        hand = {round_.printed.texts[card] for card in round_.hand(0)}
        assert {"Y1", "Y2"} <= hand


def test_a_player_who_drew_for_a_colour_seldom_has_it() -> None:
    hands = {"ana": "Y1 Y2 Y3", "bo": "R1 G2 G3", "cy": "R5 G6 G7"}
    at = table("deluxe", hands, draw="B1 B2 B3 B4 B5 B6 B7 B8 B9", discard="R9", turn="cy")
    at.play("cy: play R5", "ana: draw")
    knowing = sum(red_cards(sample_world(sight_of(at.game, "bo", at.events), Random(n)), seat=0) for n in range(20))
    without = sum(red_cards(sample_world(sight_of(at.game, "bo", ()), Random(n)), seat=0) for n in range(20))
    assert 0 < knowing < without / 2


def red_cards(world: World, seat: int) -> int:
    """The total of a seat's red cards over many worlds."""
    round_, count = world.round, 0
    for _ in range(60):
        deal_again(world)
        count += sum(round_.printed.texts[card].startswith("R") for card in round_.hand(seat))
    return count
