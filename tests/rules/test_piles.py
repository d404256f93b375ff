"""Piles that run out: what is shuffled, when, and what happens when nothing is left (X-58 to X-63, X-65)."""

from typing import Any

import pytest

from sabot.cards import format_card
from sabot.editions import EDITIONS
from sabot.options import resolve
from tests.support.positions import Table, table

NAMES = ("deluxe", "potter", "flip", "wizz")
RESHUFFLE = dict(zip(NAMES, ("D-053", "P-078", "F-077", "W-059"), strict=True))
PLUS = {"deluxe": "+2", "potter": "+3", "flip": "+1", "wizz": "+2"}
editions = pytest.mark.parametrize("edition", NAMES)


def faces(edition: str, text: str) -> str:
    """The same cards in any edition; a flip card has the villain face that mirrors it."""
    if edition != "flip":
        return text
    mirror = str.maketrans("RYGB", "PTOV")
    return " ".join(f"{word}/{word.translate(mirror).replace('+1', '+5')}" for word in text.split())


def seated(edition: str, draw: str, discard: str, ana: str = "Y3 Y4 Y5", **keys: Any) -> Table:
    """Ana's turn, with nothing that fits on red but what she is given."""
    hands = {"ana": ana, "bo": "B3 B4 B5", "cy": "B6 B7 B8"}
    hands = {player: faces(edition, hand) for player, hand in hands.items()}
    return table(edition, hands, draw=faces(edition, draw), discard=faces(edition, discard), **keys)


@editions
def test_x58_the_top_stays_and_all_the_others_are_shuffled(edition: str) -> None:
    """Ana draws from an empty pile: four cards go back, the red 9 stays, and chance decides the order."""
    orders = set()
    for seed in range(12):
        game = seated(edition, "", "R9 G1 G2 G6 G7", seed=seed).play("ana: draw")
        assert (game.discard, game.turn) == (faces(edition, "R9"), "bo")
        drawn = [card for card in game.hand("ana").split() if card not in faces(edition, "Y3 Y4 Y5").split()]
        assert sorted(drawn + game.draw.split()) == sorted(faces(edition, "G1 G2 G6 G7").split())
        assert game.rules("reshuffled") == [RESHUFFLE[edition]]
        orders.add(game.draw)
    assert len(orders) > 1


@editions
def test_x58_a_reshuffle_keeps_the_colour_that_was_called(edition: str) -> None:
    """The wild on top stays, and so does its colour."""
    wild = {"flip": "hero/villain"}.get(edition, "wild")
    hands = {"ana": faces(edition, "Y3 Y4"), "bo": faces(edition, "B3 B4")}
    game = table(edition, hands, discard=f"{wild} {faces(edition, 'G1 G2')}", colour="red").play("ana: draw")
    assert (game.discard, game.colour, game.size("ana")) == (wild, "red", 3)


def test_x59_after_the_wheel_the_top_stays_and_not_the_card_last_laid() -> None:
    """Bo put two green cards on the whirl card by the wheel: the upper one stays, the whirl card is shuffled."""
    hands = {"ana": "R3* R2 R1", "bo": "G5 G6 B4 B1", "cy": "B6 B7 B8"}
    game = table("wizz", hands, discard="R9").play("ana: play R3*", "bo: spin colour")
    game.play("bo: discard G5", "bo: discard G6", "cy: draw")
    assert game.discard == "G6"
    assert game.rules("reshuffled") == ["W-059"]
    seen = set(game.hand("cy").split()) | set(game.draw.split())
    assert seen - {"B6", "B7", "B8"} == {"R3*", "R9", "G5"}


@editions
def test_x60_the_last_card_of_the_pile_shuffles_nothing_yet(edition: str) -> None:
    """Ana takes the last card and the pile lies empty; only bo's need brings the discard back."""
    game = seated(edition, "Y8", "R9 G1 G2").play("ana: draw")
    assert (game.draw, game.discard) == ("", faces(edition, "R9 G1 G2"))
    assert game.rules("reshuffled") == []
    game.play("bo: draw")
    assert (game.discard, len(game.draw.split())) == (faces(edition, "R9"), 1)


@editions
@pytest.mark.parametrize("left", ["", "Y8", "Y8 Y9"])
def test_x60_a_draw_of_several_cards_shuffles_in_its_midst(edition: str, left: str) -> None:
    """The victim first takes what lies there, then the shuffled cards; the card just laid stays on top."""
    card = f"R{PLUS[edition]}"
    count = int(PLUS[edition])
    game = seated(edition, left, "R9 G1 G2 G6", ana=f"{card} Y3 Y4").play(f"ana: play {card}")
    if edition == "potter":
        game.play("bo: accept")
    first = left.split()[:count]
    assert set(faces(edition, " ".join(first)).split()) <= set(game.hand("bo").split())
    assert (game.size("bo"), game.turn) == (3 + count, "cy")
    shuffled = count > len(first)
    assert game.discard == faces(edition, card if shuffled else f"{card} R9 G1 G2 G6")
    assert len(game.draw.split()) == len(left.split()) - count + (4 if shuffled else 0)


def test_x60_an_empty_pile_of_two_sided_cards_shows_no_back() -> None:
    """Everybody sees the back of the next card, and that there is none."""
    game = seated("flip", "Y8", "R9 G1")
    assert game.game.view("bo").draw_top == "??/T8"
    game.play("ana: draw")
    assert (game.game.view("bo").draw_top, game.game.view("bo").draw) == (None, 0)


@editions
@pytest.mark.parametrize("supply", [0, 1])
def test_x61_whoever_can_not_draw_all_draws_what_there_is(edition: str, supply: int) -> None:
    """The rest lapses, the turn is lost all the same, and nothing is owed later."""
    card = f"R{PLUS[edition]}"
    draw = "Y8" if supply else ""
    hands = {"ana": faces(edition, f"{card} Y3 Y4"), "bo": faces(edition, "B3 B4"), "cy": faces(edition, "R6 B7")}
    top = {"flip": "wild+2/wild+colour"}.get(edition, "wild+4")
    game = table(edition, hands, draw=faces(edition, draw), discard=top, colour="red").play(f"ana: play {card}")
    if edition == "potter":
        game.play("bo: accept")
    drawn = min(int(PLUS[edition]), supply + 1)
    assert (game.size("bo"), game.turn) == (2 + drawn, "cy")
    assert len(game.rules("drew")) == drawn
    game.play("cy: play R6")
    assert (game.turn, game.size("bo")) == ("ana", 2 + drawn)


def test_x61_a_lost_challenge_and_a_catch_take_what_there_is() -> None:
    """Of six cards five exist; of the two for a forgotten UNO none is left."""
    hands = {"ana": "wild+4 G1", "bo": "B3 B4", "cy": "B6 B7"}
    game = table("deluxe", hands, draw="Y1 Y2 Y3 Y4", discard="R9").play("ana: play wild+4 red", "bo: challenge")
    assert (game.size("bo"), game.turn, game.owes_uno) == (2 + 5, "cy", ["ana"])
    assert game.hand("bo") == "R9 Y1 Y2 Y3 Y4 B3 B4"
    game.play("cy: catch ana")
    assert (game.hand("ana"), game.owes_uno, game.draw, game.discard) == ("G1", [], "", "wild+4")


@pytest.mark.parametrize("answer", ["accept", "challenge"])
def test_x62_a_colour_that_never_comes_empties_both_piles(answer: str) -> None:
    """No orange card is left to draw: bo takes everything but the top, no two more, and loses the turn."""
    hands = {"ana": "R1/wild+colour G1/O1 G2/O2", "bo": "B3/V3 B4/V4", "cy": "B6/V6 B7/O7"}
    game = table("flip", hands, draw="Y8/T8 Y9/T9 hero/villain", discard="R9/P9 R8/P8", side="villain")
    game.play("ana: play wild+colour orange", f"bo: {answer}")
    assert (game.size("bo"), game.draw, game.discard) == (2 + 5, "", "R1/wild+colour")
    assert (game.turn, game.phase, game.colour) == ("cy", "turn", "orange")


@pytest.mark.parametrize(("icon", "held"), [("red", "R4 R6 R7"), ("blue", "B4 B6 B7")])
def test_x62_the_wheel_stops_when_nothing_is_left(icon: str, held: str) -> None:
    """All cards of that colour are in hands: bo takes the rest, and the turn passes."""
    hands = {"ana": "G3* G2 G1", "bo": "Y3 Y4", "cy": held}
    game = table("wizz", hands, draw="Y8 Y9", discard="G9 G8").play("ana: play G3*", f"bo: spin {icon}")
    assert game.hand("bo") == "Y3 Y4 Y8 Y9 G8 G9"
    assert (game.draw, game.discard, game.turn, game.phase) == ("", "G3*", "cy", "turn")


@pytest.mark.parametrize(("edition", "side"), [("deluxe", 0), ("potter", 0), ("flip", 0), ("flip", 1), ("wizz", 0)])
@pytest.mark.parametrize("seats", [2, 10])
def test_x63_when_all_cards_are_held_somebody_can_lay(edition: str, side: int, seats: int) -> None:
    """Whatever lies on top of a deck held entirely in hands, within one circle comes a seat that must lay."""
    deck = [format_card(card) for card in EDITIONS[edition].deck(resolve(edition, {}))]
    players = [f"p{number}" for number in range(seats)]
    for place in range(0, len(deck), 5):
        top = deck[place]
        rest = deck[:place] + deck[place + 1 :]
        share = -(-len(rest) // seats)
        hands = {player: " ".join(rest[share * seat : share * (seat + 1)]) for seat, player in enumerate(players)}
        face = top.split("/")[side if "/" in top else 0]
        keys: dict[str, Any] = {"side": "villain" if side else "hero"} if edition == "flip" else {}
        if face[0].islower():
            keys["colour"] = "violet" if side else "blue"
        game = table(edition, hands, discard=top, **keys)
        passes = 0
        while game.legal(game.turn) == ["draw"]:
            game.play(f"{game.turn}: draw")
            passes += 1
        assert passes < seats
        assert all(action.startswith("play") for action in game.legal(game.turn))
        game.refuses(f"{game.turn}: draw", "X-16")


@pytest.mark.parametrize("edition", ["deluxe", "potter", "wizz"])
def test_x65_a_shuffled_wild_forgets_its_colour(edition: str) -> None:
    """The wild that lay under the top is drawn and laid again: a colour is called again."""
    game = seated(edition, "", "R9 wild").play("ana: draw")
    assert (game.phase, game.hand("ana")) == ("drawn", "Y3 Y4 Y5 wild")
    game.play("ana: play wild")
    assert (game.phase, game.colour, game.waiting) == ("colour", None, ["ana"])
    assert game.play("ana: colour green").colour == "green"


def test_x65_a_shuffled_wild_of_two_sided_cards_forgets_its_colour() -> None:
    """The hero card comes back and its colour is called again."""
    hands = {"ana": "Y3/T3 Y4/T4 Y5/T5", "bo": "B3/V3 B4/V4", "cy": "B6/V6 B7/V7"}
    game = table("flip", hands, discard="R9/P9 hero/O1").play("ana: draw", "ana: play hero")
    assert (game.phase, game.colour, game.waiting) == ("discard", None, ["ana"])
    game.play("ana: discard Y3", "ana: colour yellow")
    assert (game.colour, game.turn) == ("yellow", "bo")
    assert game.discard == "hero/O1 Y3/T3 R9/P9"
