"""The reasons of the careful bot, as sentences."""

from typing import Any

import pytest

from sabot.bots import Reason, sight_of
from sabot.bots.careful.assessment import Assessment
from sabot.bots.careful.explaining import what_it_does
from sabot.bots.reason_text import tell
from sabot.cards import parse_face
from sabot.words.language import speak
from tests.bots.careful.choices import CAREFUL
from tests.support.people import Lucky
from tests.support.positions import Table, table

MANY = "Y1 Y2 Y3 Y4 Y5"
DRAW = "B1 B2 B3 B4 B5 B6 B7 B8 B9"


def advice(at: Table) -> tuple[str, str]:
    """The advice for the player who is asked, and the reason in English."""
    action, reason = CAREFUL.advise(sight_of(at.game, at.game.waiting[0], at.events), Lucky(1))
    assert reason is not None
    return action, tell(reason, speak("en"))


@pytest.mark.parametrize(
    ("ana", "others", "options", "action", "reason"),
    [
        ("G1", ["Y1 Y2"], {}, "play G1", "You go out with it."),
        ("R1 Y3 Y4", [MANY], {}, "draw", "None of your cards fits."),
        ("G1 Y3 Y4", [MANY], {}, "play G1", "No other card fits."),
        ("G1 G2 wild", [MANY, MANY], {}, "play G2", "It leaves the fewest points in your hand."),
        ("G1 R2 wild", [MANY, MANY], {}, "play G1", "Keep a wild for later: it goes on anything."),
        (
            "G5 R9 R1 R2",
            [MANY, MANY],
            {},
            "play R9",
            "It gives you the best chance of having a card to play next time.",
        ),
        ("G5 R9 R1 wild R3", [MANY, MANY], {}, "play R9", "You still have 2 red cards."),
        ("G1 G+2 G3 G4", ["Y1", MANY], {}, "play G+2", "It makes Bo draw 2 cards."),
        ("G5 Grev R4 B9", ["Y1", MANY], {}, "play Grev", "Bo loses a turn."),
        ("G5 Gskip G6 B2", ["Y1", MANY], {}, "play Gskip", "Bo loses a turn."),
        ("Gskip G7 B3", [MANY], {}, "play Gskip", "You get the next turn too."),
        ("G1 R2 wild+4", [MANY, MANY], {}, "play G1", "A wild +4 would be a bluff: you have a green card."),
        ("Gskip G1", [MANY], {"uno_call": "auto"}, "play Gskip", "Nobody else has a turn before you are out."),
        ("G1 wild", [MANY], {"uno_call": "auto"}, "play G1", "Next turn you can go out with a wild."),
        ("G7 Y1", [MANY], {"seven_zero": True}, "draw", "A green 7 would do you more harm than good."),
        ("G7 G1 R2 R3", ["Y1"], {"seven_zero": True}, "play G7", "You get Bo’s hand, which is smaller."),
    ],
)
def test_what_speaks_for_a_card(ana: str, others: list[str], options: dict[str, Any], action: str, reason: str) -> None:
    hands = {"ana": ana, **dict(zip(("bo", "cy"), others, strict=False))}
    assert advice(table("deluxe", hands, draw=DRAW, discard="G9", options=options)) == (action, reason)


def test_advice_never_forgets_uno() -> None:
    at = table("deluxe", {"ana": "G1 R2", "bo": MANY}, draw=DRAW, discard="G9")
    assert advice(at) == ("uno", "Say it before you play your last card but one.")
    assert advice(at.play("ana: uno"))[0] == "play G1"


@pytest.mark.parametrize(
    ("drawn", "action", "reason"),
    [
        ("G5", "play G5", "One card fewer in your hand."),
        ("wild", "keep", "Keep a wild for later: it goes on anything."),
        ("B5", "keep", "The card you drew does not fit."),
    ],
)
def test_what_speaks_for_a_drawn_card(drawn: str, action: str, reason: str) -> None:
    hands = {"ana": f"Y1 Y2 R3 R4 {drawn}", "bo": MANY}
    at = table("deluxe", hands, draw="B1 B2", discard="G9", phase="drawn", pending={"drawn": drawn})
    assert advice(at) == (action, reason)


def test_a_card_that_must_be_played() -> None:
    at = table("deluxe", {"ana": "Y1 Y2", "bo": MANY}, draw="wild B1", discard="G9", options={"drawn_card": "must"})
    assert advice(at.play("ana: draw")) == ("play wild", "There is nothing else you can do.")


@pytest.mark.parametrize(
    ("ana", "action", "reason"),
    [
        ("wild Y2", "colour yellow", "It gives you the best chance of having a card to play next time."),
        ("wild wild Y2 Y4 Y5 B7", "colour yellow", "You still have 3 yellow cards."),
        ("wild wild wild", "colour red", "Nothing else is better."),
    ],
)
def test_what_speaks_for_a_colour(ana: str, action: str, reason: str) -> None:
    hands = {"ana": ana, "bo": "G1 G2 G3 G4"}
    at = table("deluxe", hands, draw="R5 R6", discard="G9 R9 Y9 B9").play("ana: play wild")
    assert advice(at) == (action, reason)


def test_a_colour_that_somebody_drew_for() -> None:
    hands = {"ana": "R1 R2 B1 wild", "bo": "G4", "cy": "R5 Y6 Y7 G8"}
    at = table("deluxe", hands, draw="Y3 Y2 Y1", discard="R9 B3 B4 B6 B7 B8")
    at.play("ana: play R2", "bo: draw", "cy: play R5", "ana: play wild")
    assert advice(at) == ("colour red", "Bo had to draw when the colour was red.")


def test_a_colour_that_will_be_drawn_for_long() -> None:
    lying = " ".join(f"R{number}/T{number}" for number in range(3, 9))
    hands = {"ana": "R1/wild+colour G1/T1 G2/O1", "bo": "G3/V1 G4/V2 G5/V3 G6/V4"}
    at = table("flip", hands, draw="B1/T5 B2/P6", discard=f"Y9/V9 {lying}", side="villain")
    found = advice(at.play("ana: play wild+colour"))
    assert found == ("colour turquoise", "Bo may have to draw many cards before a turquoise one comes up.")


@pytest.mark.parametrize(
    ("bo", "attack", "options", "action", "reason"),
    [
        ("cloak G5 G6 G7 G8 G9", "R+3", {}, "play cloak", "The cloak spares you 3 cards."),
        ("cloak G5 G6", "Rskip", {}, "play cloak", "With so few cards left, it is time to get rid of the cloak."),
        ("cloak", "Rskip", {}, "play cloak", "You go out with it."),
        ("cloak G5 G6 G7 G8 G9", "Rskip", {}, "accept", "Keep the cloak until you have to draw."),
        ("G5 G6 G7 G8 G9", "R+3", {}, "accept", "There is nothing you can do about it."),
        ("B+3 G6 G7 G8 G9", "R+3", {"stacking": "any"}, "play B+3", "Then Cy has to draw instead of you."),
    ],
)
def test_what_speaks_for_an_answer(bo: str, attack: str, options: dict[str, Any], action: str, reason: str) -> None:
    hands = {"ana": f"{attack} G1 G2 G3 G4", "bo": bo, "cy": "Y1 Y2 Y3 Y4"}
    at = table("potter", hands, draw=DRAW, discard="R9", options=options).play(f"ana: play {attack}")
    assert advice(at) == (action, reason)


def test_late_in_a_round_the_cloak_goes() -> None:
    hands = {"ana": "Rskip G1 G2 G3 G4", "bo": "cloak G5 G6 G7 G8", "cy": "Y1 Y2"}
    at = table("potter", hands, draw=DRAW, discard="R9").play("ana: play Rskip")
    assert advice(at) == ("play cloak", "Somebody is about to go out: it is time to get rid of the cloak.")


def test_how_likely_a_bluff_is() -> None:
    """Ana was shown to hold red, which she should have played; with only yellow she had no choice."""
    for ana, action, reason in (
        ("R1 Y2", "challenge", "The chance that Ana is bluffing is 100%: high enough for a challenge."),
        ("Y1 Y2", "accept", "The chance that Ana is bluffing is 0%: too low for a challenge."),
    ):
        hands = {"ana": f"{ana} wild+4", "bo": "howler G2 G3", "cy": "R5 G6 G7"}
        at = table("potter", hands, draw=DRAW, discard="R9", turn="bo")
        at.play("bo: play howler", "bo: target ana", "ana: accept", "bo: colour red", "cy: play R5")
        assert advice(at.play("ana: play wild+4 yellow")) == (action, reason)


def test_who_is_named_and_why() -> None:
    hands = {"ana": "howler R1 R2", "bo": "B1 B2 B3 B4", "cy": "Y1 Y2"}
    at = table("potter", hands, draw="G1 G2", discard="R9").play("ana: play howler")
    assert advice(at) == ("target cy", "Cy holds the fewest cards.")
    for ana, action, reason in (
        ("R1/P2 R2/P3", "target ana", "You hold the most cards: you may discard one."),
        ("R1/P2", "target cy", "Of the tied players, Cy plays last."),
    ):
        hands = {"ana": f"hero/P1 {ana}", "bo": "Y1/O1 Y2/O2", "cy": "B1/T1 B2/T2"}
        at = table("flip", hands, draw="G1/V1", discard="R9/V9", options={"hero_tie": "layer"}).play("ana: play hero")
        assert advice(at) == (action, reason)


def test_what_speaks_for_villain_and_flip() -> None:
    hands = {"ana": "R1/villain G1/V2 G2/P3", "bo": "Y1/O1"}
    at = table("flip", hands, draw="B5/V5", discard="R9/V9", side="villain")
    assert advice(at) == ("play villain", "It makes Bo draw 3 cards.")
    hands = {"ana": "Rflip/O1 R5/P5 R4/V4", "bo": "G1/V3", "cy": "Y9/Pflip Y2/T2 Y3/O3 Y4/T4 Y5/T5"}
    at = table("flip", hands, draw="B5/V5 B6/V6", discard="R9/P8", turn="cy", side="villain")
    assert advice(at.play("cy: play Pflip")) == ("play Rflip", "After the flip, Bo may have nothing to play.")


def test_what_the_hero_does() -> None:
    hands = {"ana": "hero/P1 R1/P2 G2/P3 G3/P4", "bo": "Y1/O1 Y2/O2"}
    at = table("flip", hands, draw="B5/V5", discard="R9/V9")
    hero = parse_face("hero")
    assert hero is not None
    does = what_it_does(Assessment(sight_of(at.game, "ana", ())), hero, left=3, colour=0)
    assert tell(does, speak("en")) == "You hold the most cards: you may discard one."


def test_an_attack_is_kept_for_a_player_who_is_about_to_go_out() -> None:
    """A skip weighs 0.1 less than a reverse, and does almost nothing while the threat is cy, not bo."""
    hands = {"ana": "Rrev Rskip G8 B7 Y6", "bo": MANY, "cy": "B1", "dee": "B2 B3 B4 B5 B6"}
    at = table("deluxe", hands, draw="B7 B8 B9", discard="R5")
    assert advice(at) == ("play Rrev", "Keep a red skip to stop a player who is about to go out.")


def test_at_the_wheel() -> None:
    hands = {"ana": "R3* R1 B0", "bo": "R4 G4 Y4 B9 G1 G2", "cy": "Y1 Y2 R+2"}
    at = table("wizz", hands, draw="R5 R6 R7 B8", discard="R8").play("ana: play R3*")
    assert advice(at) == ("spin", "There is nothing else you can do.")
    assert advice(at.play("bo: spin race")) == ("wizz", "The first to shout may discard a card.")


def test_why_a_card_is_accepted_or_not() -> None:
    for ana, action, reason in (
        ("G1", "object", "It does not match in colour, number or symbol."),
        ("R1", "accept", "It fits, as far as anyone can tell."),
    ):
        hands = {"ana": f"{ana} R2 R3", "bo": "G3 G2 G5"}
        at = table("deluxe", hands, draw="B1 B2 B3 B4", discard="R9", options={"wrong_card": "penalty"})
        assert advice(at.play(f"ana: play {ana}")) == (action, reason)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ({"other": "", "less": 0}, "It wins 62% of 480 simulated rounds."),
        (
            {"other": "play R7", "less": 55},
            "It wins 62% of 480 simulated rounds; the next best, a red 7, wins 55%.",
        ),
    ],
)
def test_the_reason_of_the_search_bot(words: dict[str, str | int], sentence: str) -> None:
    assert tell(Reason("advice-search", {"share": 62, "rounds": 480, **words}), speak("en")) == sentence


def test_a_last_card_that_is_known_is_named() -> None:
    hands = {"ana": "howler B5 B1 Y6 G8", "bo": "Y5 B3", "cy": "B6 B9 Y1 R2"}
    at = table("potter", hands, draw=DRAW, discard="R9", options={"uno_call": "auto"})
    at.play("ana: play howler", "ana: target bo", "bo: accept", "ana: colour blue", "bo: play B3", "cy: play B6")
    assert advice(at) == ("play B1", "Otherwise Bo goes out with a yellow 5.")


def test_a_player_with_one_card_who_had_to_draw() -> None:
    hands = {"ana": "G7 B2 wild G1 Y1 B8 R3", "bo": "R2", "cy": "G2 R7 Y6 B6 Y4"}
    at = table("deluxe", hands, draw="Y5 B1", discard="G4", options={"uno_call": "auto"})
    at.play("ana: play G7", "bo: draw", "cy: play G2", "ana: play B2", "bo: play R2", "cy: play R7", "ana: play wild")
    assert advice(at) == ("colour green", "Bo has one card left, and had to draw when the colour was green.")
