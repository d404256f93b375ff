"""Secrecy: a view does not depend on cards that are hidden from its viewer."""

from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings

from sabot.game import Game
from sabot.views import HIDDEN, redact
from tests.support.strategies import chances, play_on, random_action, random_game


def viewers(game: Game) -> tuple[str | None, ...]:
    return (*game.players, None)


def given_to(game: Game, viewer: str | None) -> dict[str, Any]:
    """Everything that a viewer is given now."""
    told = {"view": game.view(viewer).as_json(), "waiting": game.waiting, "phase": game.phase}
    return told | {"legal": game.legal(viewer) if viewer else []}


def check_secrecy(chance: Random) -> None:
    """Deal the unseen cards again: the viewer is given the same, and the round can go on."""
    game = play_on(random_game(chance), chance, chance.randint(0, 120))
    cards = Counter(card for pile in all_piles(game) for card in pile)
    for viewer in viewers(game):
        other = game.resample(viewer, chance.getrandbits(32))
        assert given_to(other, viewer) == given_to(game, viewer)
        assert Counter(card for pile in all_piles(other) for card in pile) == cards
        if game.phase == "drawn":
            assert may_play_drawn(other)
        Game.from_position(other.position())
        play_on(other, chance, 5)


def may_play_drawn(game: Game) -> bool:
    """Whether the drawn card may be played, which is public."""
    return any(action.startswith("play") for action in game.legal(game.waiting[0]))


@pytest.mark.parametrize("edition", ["deluxe", "wizz"])
def test_strict_rules_exclude_a_drawn_wild_draw_card_together_with_the_colour(edition: str) -> None:
    """X-33, X-35: bo may play the card he drew, so it is not a wild draw card if he holds red."""
    game = Game.from_position(
        {
            "edition": edition,
            "options": {"wild_draw": "strict"},
            "players": ["ana", "bo"],
            "hands": {"ana": ["G1", "G2"], "bo": ["Y1", "R2", "R3"]},
            "draw": ["wild+4", "wild+4", "wild+4", "R5", "Y8", "B8"],
            "discard": ["R7"],
            "turn": "bo",
            "phase": "drawn",
            "pending": {"drawn": "R3"},
        }
    )
    others = [game.resample("ana", seed) for seed in range(40)]
    assert all(map(may_play_drawn, others))
    assert len({other.describe()["pending"]["drawn"] for other in others}) > 2


def all_piles(game: Game) -> list[list[str]]:
    position = game.describe()
    return [*position["hands"].values(), position["draw"], position["discard"]]


@settings(max_examples=60)
@given(chances)
def test_resampling_the_unseen_cards_changes_nothing_that_is_seen(chance: Random) -> None:
    check_secrecy(chance)


@pytest.mark.soak(seeds=range(3000))
def test_secrecy_in_many_positions(seed: int) -> None:
    check_secrecy(Random(seed))


@settings(max_examples=40)
@given(chances)
def test_events_contain_no_face_that_the_viewer_may_not_see(chance: Random) -> None:
    """A card drawn by another player has no active face; a viewer's own draw has no back."""
    game = play_on(random_game(chance), chance, chance.randint(0, 60))
    for _ in range(20):
        if game.is_over:
            break
        for event in game.act(*random_action(game, chance)):
            for viewer in viewers(game):
                check_redaction(game, event, viewer)


def check_redaction(game: Game, event: Any, viewer: str | None) -> None:
    heard = redact(event, viewer)
    if event.card is None:
        assert heard == event
        return
    is_secret = event.kind in ("drew", "showed") and (viewer is None or viewer not in (event.seat, event.to))
    if game.edition != "flip" or (is_secret and event.kind == "showed"):
        assert heard.card == (HIDDEN if is_secret else event.card)
        return
    front, back = event.card.split("/")
    active_is_front = event.side == "hero"
    shows_front = active_is_front != is_secret
    assert heard.card == (f"{front}/{HIDDEN}" if shows_front else f"{HIDDEN}/{back}")


def test_resampling_changes_the_hidden_cards() -> None:
    """Most cards of another hand change; otherwise these tests would prove nothing."""
    game = Game.deal("deluxe", ["ana", "bo"], seed=5)
    hands = {tuple(game.resample("ana", seed).describe()["hands"]["bo"]) for seed in range(20)}
    assert len(hands) == 20
    flip = Game.deal("flip", ["ana", "bo"], seed=5)
    backs = {tuple(flip.resample("ana", seed).describe()["hands"]["ana"]) for seed in range(20)}
    assert len(backs) > 1
