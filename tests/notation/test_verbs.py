"""The declared properties of verbs hold at every table."""

from random import Random

import pytest
from hypothesis import given, settings

from sabot.errors import Unreadable
from sabot.notation.actions import (
    CALL_VERBS,
    CARD_VERBS,
    OUT_OF_TURN_VERBS,
    TURN_VERBS,
    WORDS,
    card_verb,
    parse_action,
    verb_of,
)
from tests.support.strategies import chances, random_action, random_game


def test_only_verbs_of_cards_are_followed_by_a_card() -> None:
    for verb in WORDS:
        if verb in CARD_VERBS:
            assert parse_action(f"{verb} R7", "deluxe", ("ana", "bo")).faces
        else:
            with pytest.raises(Unreadable):
                parse_action(f"{verb} R7", "deluxe", ("ana", "bo"))


@pytest.mark.parametrize("action", ["play R7", " Play  R7", "play\tR7", "PLAY"])
def test_the_verb_is_found_however_an_action_is_written(action: str) -> None:
    assert verb_of(action) == "play"


@pytest.mark.parametrize("action", ["playing R7", "R7 play", "", "  "])
def test_a_verb_is_a_whole_first_word(action: str) -> None:
    assert verb_of(action) not in WORDS


@settings(max_examples=60)
@given(chances)
def test_verbs_behave_as_declared(chance: Random) -> None:
    game = random_game(chance)
    for _ in range(120):
        if game.is_over:
            break
        for player in game.players:
            verbs = {verb_of(action) for action in game.legal(player)}
            assert verbs & set(CARD_VERBS) <= {card_verb(game.phase)}
            if player not in game.waiting:
                assert verbs <= {*OUT_OF_TURN_VERBS, "play"}  # a cloak, or a jump-in
        asked = (game.phase, game.waiting)
        player, action = random_action(game, chance)
        game.act(player, action)
        if verb_of(action) in CALL_VERBS:
            assert (game.phase, game.waiting) == asked
        if asked[0] == "turn" and player in asked[1]:
            assert verb_of(action) in (*TURN_VERBS, *OUT_OF_TURN_VERBS)


@pytest.mark.parametrize(
    ("action", "edition", "reason"),
    [
        ("play P+5/R7", "flip", "the wrong way round"),
        ("discard R7/R8", "flip", "the wrong way round"),
        ("play R7/R8", "deluxe", "no card “R7/R8” in deluxe"),
    ],
)
def test_an_action_names_the_hero_face_of_a_two_sided_card_first(action: str, edition: str, reason: str) -> None:
    with pytest.raises(Unreadable, match=reason):
        parse_action(action, edition, ("ana", "bo"))
