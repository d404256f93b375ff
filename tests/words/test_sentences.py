"""Sentences about events: who is "you", which cards are named, and which events share a sentence."""

from random import Random

import pytest
from hypothesis import given

from sabot.errors import Refused
from sabot.kernel.codes import Event as Kind
from sabot.notation.events import Event
from sabot.views import redact
from sabot.words.language import speak
from sabot.words.sentences import cached_sentences, sentences
from tests.support.positions import Table, start, table
from tests.support.strategies import chances, random_action, random_game


def heard(game: Table, viewer: str | None = None) -> list[str]:
    """The sentences about all events for a viewer; None is everybody, without redaction."""
    events = game.events if viewer is None else [redact(event, viewer) for event in game.events]
    return [text for text, _ in sentences(events, viewer)]


def test_the_words_of_a_friend_at_the_table() -> None:
    game = table(
        "deluxe", {"ana": "R7 R8", "bo": "R+2 G1 G2", "cy": "Y1 Y2 Y3"}, draw="B1 B2 B3 B4", discard="R9"
    ).play("ana: play R7", "bo: catch ana", "bo: play R+2")
    assert heard(game) == [
        "Ana played a red 7.",
        "Bo caught Ana. Ana forgot to say UNO: a penalty of 2 cards (blue 1 and blue 2).",
        "Bo played a red +2.",
        "Cy drew 2 cards: blue 3 and blue 4.",
        "Cy lost a turn.",
    ]
    assert heard(game, "ana") == [
        "You played a red 7.",
        "Bo caught you. You forgot to say UNO: a penalty of 2 cards (blue 1 and blue 2).",
        "Bo played a red +2.",
        "Cy drew 2 cards.",
        "Cy lost a turn.",
    ]
    assert heard(game, "cy")[1:4] == [
        "Bo caught Ana. Ana forgot to say UNO: a penalty of 2 cards.",
        "Bo played a red +2.",
        "You drew 2 cards: blue 3 and blue 4.",
    ]


def test_every_sentence_cites_the_rule_of_its_events() -> None:
    game = table("deluxe", {"ana": "R+2 R8", "bo": "G1 G2"}, draw="B1 B2 B3", discard="R9").play("ana: play R+2")
    assert sentences(game.events) == [
        ("Ana played a red +2.", "D-033"),
        ("Bo drew 2 cards: blue 1 and blue 2.", "D-032"),
        ("Bo lost a turn.", "D-032"),
    ]


def test_a_single_card_is_named_or_just_a_card() -> None:
    drew = Event("drew", "bo", "wild+4", rule="D-027")
    assert sentences([drew], "bo")[0].text == "You drew a wild +4."
    assert sentences([redact(drew, "ana")], "ana")[0].text == "Bo drew a card."


def test_a_shown_hand_is_named_to_whom_it_is_shown() -> None:
    hands = {"ana": "wild+4 R1 G2", "bo": "B1 B2", "cy": "Y1 Y2"}
    game = table("deluxe", hands, draw="B3 B4 B5 B6 B7 B8", discard="R9").play("ana: play wild+4 blue", "bo: challenge")
    told = ["Bo challenged.", "Ana showed Bo 2 cards: red 1 and green 2.", "Ana was bluffing."]
    assert heard(game)[2:5] == told
    assert heard(game, "bo")[2:5] == ["You challenged.", "Ana showed you 2 cards: red 1 and green 2.", told[2]]
    assert heard(game, "cy")[3] == "Ana showed Bo 2 cards."
    assert heard(game, "ana")[3:5] == ["You showed Bo 2 cards: red 1 and green 2.", "You were bluffing."]


def test_only_the_side_in_play_is_named() -> None:
    hands = {"ana": "Rflip/P1 R1/O8 R2/P2", "bo": "G1/T1 G2/T2"}
    game = table("flip", hands, draw="B1/V1 B2/V2", discard="R9/P9").play("ana: play Rflip", "bo: draw")
    assert heard(game, "ana") == [
        "You played a red flip.",
        "All cards turn over to the villain side, with a pink 9 on top.",
        "Bo drew a card.",
    ]
    assert heard(game, "bo")[2] == "You drew a violet 2."


def test_the_wheel() -> None:
    hands = {"ana": "R3* R5 R9", "bo": "G1 G2 G9", "cy": "Y1 Y2 Y3"}
    game = table("wizz", hands, draw="B1 B2", discard="R8").play("ana: play R3*", "bo: spin war")
    assert heard(game, "bo") == [
        "Ana played a red 3 with a swirl.",
        "You spun the wheel: war.",
        "Ana showed a red 9.",
        "You showed a green 9.",
        "Cy showed a yellow 3.",
        "Ana showed a red 5.",
        "You showed a green 2.",
        "Ana won the war.",
    ]


def test_a_war_without_a_winner_does_not_say_why() -> None:
    """The tied players show a number each: it would be wrong to say that nobody holds one."""
    hands = {"ana": "R3* R9 Bskip", "bo": "G9 Gskip", "cy": "Y8 Y7"}
    game = table("wizz", hands, draw="B3 G3", discard="R8").play("ana: play R3*", "bo: spin war")
    assert heard(game)[-4:] == [
        "Ana showed a red 9.",
        "Bo showed a green 9.",
        "Cy showed a yellow 8.",
        "Nobody won the war.",
    ]


def test_hands_that_change_owner_are_one_sentence() -> None:
    hands = {"ana": "R3* R5 R9", "bo": "G1 G2 G9", "cy": "Y1 Y2 Y3"}
    game = table("wizz", hands, draw="B1 B2", discard="R8").play("ana: play R3*", "bo: spin trade")
    assert heard(game, "cy")[-1] == "All hands are passed on: from Ana to Bo, from Bo to you and from you to Ana."
    two = table("wizz", {"ana": "R3* R5", "bo": "G1 G2"}, draw="B1", discard="R8").play(
        "ana: play R3*", "bo: spin trade"
    )
    assert heard(two, "ana")[-1] == "You and Bo swapped hands."
    assert heard(two, "bo")[-1] == "You and Ana swapped hands."
    assert heard(two)[-1] == "Ana and Bo swapped hands."


def test_an_objection_tells_what_came_of_it() -> None:
    hands = {"ana": "G1 R5 R6", "bo": "B1 B2 B3", "cy": "Y1 Y2 Y3"}
    options = {"wrong_card": "penalty"}
    wrong = table("potter", hands, draw="B4 B5 B6", discard="R8", options=options).play("ana: play G1", "cy: object")
    assert heard(wrong)[1:3] == ["Cy objected.", "Ana had to take back the green 1."]
    right = table("potter", hands, draw="B4 B5 B6", discard="R8", options=options).play("ana: play R5", "cy: object")
    assert heard(right)[1:] == ["Cy objected, but the card fits."]


def test_a_card_that_cannot_start_is_put_back() -> None:
    game = start("deluxe", {"ana": "R1 R2", "bo": "G1 G2"}, "wild+4 R5")
    assert heard(game) == [
        "A wild +4 cannot start the round: it goes back into the draw pile.",
        "The first card is a red 5.",
    ]


def test_a_fine_that_the_discard_must_be_shuffled_for_and_one_that_nothing_is_left_for() -> None:
    game = table("deluxe", {"ana": "R7 R8", "bo": "G1 G2"}, discard="R9").play("ana: play R7", "bo: catch ana")
    assert heard(game)[1:] == [
        "Bo caught Ana. Ana forgot to say UNO.",
        "The discard pile is reshuffled into a draw pile of 1 card.",
        "Ana drew a red 9.",
    ]
    hands = {"ana": "R7 R8", "bo": "G1 G2"}
    game = table("deluxe", hands, discard="R9", options={"suggestions": "referee"})
    game.play("referee: suggestion bo")
    assert heard(game) == ["Bo made a suggestion: no penalty, because there are no cards left to draw."]


def test_the_draw_for_the_deal_is_one_sentence_and_another_for_those_who_tie() -> None:
    events = [
        Event("drew_high", "ana", "R9", 9, rule="D-012"),
        Event("drew_high", "bo", "wild+4", 0, rule="D-012"),
        Event("drew_high", "cy", "B9", 9, rule="D-012"),
        Event("drew_high", "ana", "Y2", 2, rule="X-10"),
        Event("drew_high", "cy", "Gskip", 0, rule="X-10"),
        Event("deals", "ana", rule="D-012"),
    ]
    assert sentences(events, "cy") == [
        ("Drawing for dealer: Ana drew a red 9, Bo drew a wild +4 and you drew a blue 9.", "D-012"),
        ("Tie, drawing again: Ana drew a yellow 2 and you drew a green skip.", "X-10"),
        ("Ana deals.", "D-012"),
    ]
    assert sentences(events[-1:], "ana")[0].text == "You deal."


def test_of_two_sided_cards_the_hero_face_is_named_for_the_deal() -> None:
    event = redact(Event("drew_high", "ana", "R2/V6", 2, side="hero", rule="F-023"), None)
    assert sentences([event])[0].text == "Drawing for dealer: Ana drew a red 2."


def test_the_points_of_a_round_are_one_sentence() -> None:
    events = [Event("scored", "ana", number=1, rule="P-084"), Event("scored", "bo", number=1240, rule="P-084")]
    assert sentences(events) == [("Points: Ana 1 and Bo 1240.", "P-084")]
    assert sentences(events, "bo")[0].text == "Points: Ana 1 and you 1240."


def test_who_leaves_and_who_is_in_the_final() -> None:
    events = [
        Event("eliminated", "ana", rule="P-099"),
        Event("eliminated", "bo", rule="P-099"),
        Event("final", "cy", rule="P-100"),
        Event("final", "dan", rule="P-100"),
    ]
    assert sentences(events, "cy") == [
        ("Out of the match: Ana and Bo.", "P-099"),
        ("The final: you and Dan, head to head.", "P-100"),
    ]


@pytest.mark.parametrize(
    ("number", "viewer", "told"),
    [
        (512, None, "Ana and Cy won the match with 512 points."),
        (512, "ana", "You and Cy won the match with 512 points."),
        (512, "cy", "Ana and you won the match with 512 points."),
        (1, None, "Ana and Cy won the match with 1 point."),
        (0, None, "Ana and Cy won the match."),
    ],
)
def test_who_has_won_the_match(number: int, viewer: str | None, told: str) -> None:
    events = [Event("won_match", player, number=number, rule="P-083") for player in ("ana", "cy")]
    assert sentences(events, viewer) == [(told, "P-083")]


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (Refused("play/no-match", "D-024", card="G7", hue="red", symbol="5"), "Green 7 matches neither red nor 5."),
        (Refused("play/not-held", "F-049", card="R7/P+5"), "Red 7/pink +5 is not in your hand."),
        (Refused("catch/owes-nothing", "X-52", player="bo"), "There is nothing to catch Bo for."),
        (Refused("draw/not-asked", "D-018", phase="spin", asked="bo"), "Not now: Bo must spin the wheel."),
        (Refused("draw/not-asked", "D-018", phase="spin", asked="ana"), "Not now: you must spin the wheel."),
    ],
)
def test_a_refusal_is_explained_to_the_player_who_tried(error: Refused, told: str) -> None:
    assert error.say(speak("en"), "ana") == told


def test_every_kind_of_event_has_a_sentence() -> None:
    for kind in Kind.names():
        if kind:
            event = Event(kind, "ana", "R7", 2, "bo", "red", "war", "left", "hero", rule="F-052")
            assert sentences([event])[0].text.endswith((".", "!")), kind


@given(chances)
def test_every_round_can_be_told_to_everybody(chance: Random) -> None:
    game = random_game(chance)
    events = [*game.start]
    for _ in range(60):
        if game.is_over:
            break
        events += game.act(*random_action(game, chance))
    for viewer in (*game.players, None):
        for text, rule in sentences([redact(event, viewer) for event in events], viewer):
            assert text[0].isupper()
            assert "?" not in text
            assert "None" not in text
            assert rule


def test_those_whom_an_action_does_not_concern_share_its_sentences() -> None:
    events = (Event("caught", "ana", to="bo", rule="X-50"),)
    assert (
        cached_sentences(events, "cy", "en")
        is cached_sentences(events, "di", "en")
        is cached_sentences(events, None, "en")
    )
    for viewer in ("ana", "bo", "cy"):
        assert cached_sentences(events, viewer, "en") == tuple(sentences(events, viewer))
    assert cached_sentences(events, None, "fr") != cached_sentences(events, None, "en")


@pytest.mark.parametrize(("language", "name"), [("en", "you"), ("es", "tú"), ("fr", "toi"), ("pt", "tu")])
def test_a_player_named_you_is_not_the_viewer(language: str, name: str) -> None:
    event = Event("called_uno", name, rule="D-060")
    to_others = sentences([event], "bo", speak(language))[0].text
    to_oneself = sentences([event], name, speak(language))[0].text
    assert f"“{name.capitalize()}”" in to_others
    assert "“" not in to_oneself
