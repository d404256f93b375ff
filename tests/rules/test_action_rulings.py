"""Rulings on action cards in general, in every edition (X-26 to X-32)."""

import pytest

from tests.support.editions import bare, dressed, every_edition
from tests.support.positions import Table, table

NO_MATCH = {"deluxe": "D-024", "potter": "P-029", "flip": "F-039", "wizz": "W-022"}
DRAW_CARDS = {"deluxe": "+2", "potter": "+3", "flip": "+1", "wizz": "+2"}
WILD_DRAWS = {"deluxe": ("wild+4", 4), "potter": ("wild+4", 4), "flip": ("wild+2", 2), "wizz": ("wild+4", 4)}


def turn(edition: str, hand: str, discard: str = "R7", colour: str = "red") -> Table:
    """Ana's turn between three players; bo and cy hold a card of each colour."""
    hands = {
        "ana": dressed(edition, hand),
        "bo": dressed(edition, "R5 Y5 G5 B5", 8),
        "cy": dressed(edition, "R6 Y6 G6 B6", 12),
    }
    draw = dressed(edition, "B8 B9 Y8 Y9 G8 G9 R8", 16)
    return table(edition, hands, draw=draw, discard=dressed(edition, discard, 24), colour=colour)


@every_edition
def test_x26_on_a_wild_draw_card_a_draw_card_needs_the_called_colour(edition: str) -> None:
    """On a wild draw called blue the red draw card is refused, the blue one hits."""
    symbol = DRAW_CARDS[edition]
    game = turn(edition, f"R{symbol} B{symbol} Y1", f"{WILD_DRAWS[edition][0]} R7", "blue")
    assert game.legal("ana") == ["draw", f"play B{symbol}"]
    game.refuses(f"ana: play R{symbol}", NO_MATCH[edition])
    game.play(f"ana: play B{symbol}")
    if edition == "potter":
        game.play("bo: accept")
    assert (game.size("bo"), game.turn) == (4 + int(symbol), "cy")


def test_x26_on_the_villain_side_too() -> None:
    """A pink +5 does not lie on a wild called orange, an orange one does."""
    game = table(
        "flip",
        {"ana": "R1/P+5 R2/O+5 R3/T1", "bo": "G1/P1 G2/P2", "cy": "G3/P3"},
        draw="B1/V1 B2/V2 B3/V3 B4/V4 B5/V5",
        discard="R9/wild+colour",
        colour="orange",
        side="villain",
    )
    assert game.legal("ana") == ["draw", "play O+5"]
    game.refuses("ana: play P+5", "F-039")
    assert game.play("ana: play O+5").size("bo") == 7


@pytest.mark.parametrize(
    ("edition", "top", "wilds"),
    [
        ("deluxe", "wild", ["wild", "wild+4"]),
        ("deluxe", "wild+4", ["wild", "wild+4"]),
        ("potter", "wild", ["cloak", "wild", "wild+4"]),
        ("potter", "howler", ["cloak", "wild", "wild+4"]),
        ("potter", "cloak", ["howler", "wild", "wild+4"]),
        ("potter", "wild+4", ["cloak", "howler", "wild", "wild+4"]),
        ("flip", "hero", ["hero", "wild+2"]),
        ("flip", "wild+2", ["hero", "wild+2"]),
        ("wizz", "wild", ["wild"]),
        ("wizz", "wild+4", ["wild"]),
    ],
)
def test_x27_on_a_wild_only_the_called_colour_or_another_wild(edition: str, top: str, wilds: list[str]) -> None:
    """Neither the number nor the symbol under the wild counts any more."""
    hand = " ".join(["R1", "G7", "Gskip", *wilds])
    game = turn(edition, hand, f"{top} B7 Bskip", "red")
    assert game.legal("ana") == ["draw", "play R1", *(f"play {wild}" for wild in wilds)]
    game.refuses("ana: play G7", NO_MATCH[edition])
    game.refuses("ana: play Gskip", NO_MATCH[edition])


def test_x27_a_wild_on_a_wild_is_no_match_of_colours() -> None:
    """A wild lies on a wild +4 because it is a wild: strictly, a wild +4 still asks for the colour called."""
    strict = {"wild_draw": "strict"}
    hands = {"ana": "wild wild+4 R1 B2", "bo": "G1"}
    game = table("deluxe", hands, draw="B9", discard="wild+4 B7", colour="red", options=strict)
    assert game.legal("ana") == ["draw", "play R1", "play wild"]
    game.refuses("ana: play wild+4", "D-042")


@pytest.mark.parametrize(
    ("edition", "wild"),
    [
        ("deluxe", "wild"),
        ("deluxe", "wild+4"),
        ("potter", "wild"),
        ("potter", "wild+4"),
        ("potter", "cloak"),
        ("flip", "wild+2"),
        ("wizz", "wild"),
        ("wizz", "wild+4"),
    ],
)
def test_x28_x31_the_colour_in_force_may_be_called_again_but_one_must_be_called(edition: str, wild: str) -> None:
    """Nothing else goes on until ana has named a colour; naming red keeps red."""
    game = turn(edition, f"{wild} Y1 G1").play(f"ana: play {wild}")
    assert (game.phase, game.waiting, game.colour) == ("colour", ["ana"], None)
    assert game.legal("ana") == ["colour blue", "colour green", "colour red", "colour yellow"]
    assert game.legal("bo") == game.legal("cy") == []
    for line in ("ana: draw", "ana: play Y1", "bo: draw", "bo: accept", "bo: colour blue"):
        game.refuses(line)
    game.play("ana: colour red")
    assert (game.colour, game.discard.split()[0].split("/")[0]) == ("red", wild)
    if game.phase == "answer":
        game.play("bo: accept")
    hit = "+" in wild
    reader = "cy" if hit else "bo"
    assert (game.turn, game.phase) == (reader, "turn")
    assert game.legal(reader) == ["draw", f"play R{6 if hit else 5}"]
    assert game.size("bo") == 4 + (WILD_DRAWS[edition][1] if hit else 0)


@every_edition
def test_x31_no_colour_is_called_with_a_coloured_card(edition: str) -> None:
    """A colour said with an ordinary card is refused, and the card stays in hand."""
    game = turn(edition, "R1 Y1 G1")
    game.refuses("ana: play R1 blue", "X-30")
    game.refuses("ana: colour blue")
    assert game.play("ana: play R1").colour == "red"


def test_x29_the_next_player_is_counted_in_the_direction_of_the_moment() -> None:
    """Through reverse after reverse, skip, +2 and wild +4 hit the seat that is next just then."""
    hands = {"ana": "Rrev Gskip Grev B1 B2", "bo": "R1 Y1 Y2", "cy": "G+2 Y3 Y4", "dan": "Grev wild+4 Y5 Y6"}
    game = table("deluxe", hands, draw="B3 B4 B5 B6 B7 B8 B9", discard="R7")
    assert game.play("ana: play Rrev").turn == "dan"
    assert game.play("dan: play Grev").turn == "ana"
    assert game.play("ana: play Gskip").turn == "cy"
    assert game.play("cy: play G+2").turn == "ana"
    assert game.hand("dan") == "Y5 Y6 B3 B4 wild+4"
    assert game.play("ana: play Grev").turn == "dan"
    game.play("dan: play wild+4 red")
    assert (game.waiting, game.direction) == (["cy"], "right")
    game.play("cy: accept")
    assert (game.hand("cy"), game.turn) == ("Y3 Y4 B5 B6 B7 B8", "bo")


@pytest.mark.parametrize("edition", ["deluxe", "potter", "flip"])
def test_x30_first_the_colour_then_the_answer_then_the_cards(edition: str) -> None:
    """The victim hears the colour before saying anything and draws last of all."""
    wild, count = WILD_DRAWS[edition]
    game = turn(edition, f"{wild} Y1 G1").play(f"ana: play {wild}")
    game.refuses("bo: challenge")
    game.play("ana: colour green")
    assert (game.phase, game.waiting, game.turn, game.size("bo")) == ("answer", ["bo"], "ana", 4)
    game.play("bo: accept")
    kinds = [event.kind for event in game.events if event.kind in ("played", "called_colour", "accepted", "drew")]
    assert kinds == ["played", "called_colour", "accepted"] + ["drew"] * count


def test_x30_strictly_the_colour_comes_before_the_cards_too() -> None:
    """Wizz asks the victim nothing: the cards are drawn as soon as the colour is called."""
    game = turn("wizz", "wild+4 Y1 G1").play("ana: play wild+4")
    assert game.size("bo") == 4
    game.play("ana: colour green")
    assert (game.size("bo"), game.turn, game.colour, game.phase) == (8, "cy", "green", "turn")


def test_x30_the_howler_alone_calls_after_its_effect() -> None:
    """Target, then the hand told to all, then the colour; none may be named with the card."""
    game = turn("potter", "howler Y1 G1")
    game.refuses("ana: play howler green", "X-30")
    game.play("ana: play howler")
    assert (game.phase, game.waiting, game.legal("ana")) == ("target", ["ana"], ["target bo", "target cy"])
    game.play("ana: target cy")
    assert (game.phase, game.waiting, game.turn) == ("answer", ["cy"], "ana")
    game.refuses("ana: colour green")
    game.play("cy: accept")
    assert (game.phase, game.waiting, game.colour) == ("colour", ["ana"], None)
    assert [event.card for event in game.events if event.kind == "told"] == ["R6", "Y6", "G6", "B6"]
    game.play("ana: colour green")
    assert (game.colour, game.turn, game.phase) == ("green", "bo", "turn")


@every_edition
@pytest.mark.parametrize(("direction", "order"), [("left", "bo cy ana"), ("right", "cy bo ana")])
def test_x32_a_skip_costs_the_next_player_the_turn_and_not_its_layer(edition: str, direction: str, order: str) -> None:
    """After ana's skip the one after next plays, and then ana is on as ever."""
    skipped, following, _ = order.split()
    hands = {
        "ana": dressed(edition, "Rskip Y1 G1"),
        "bo": dressed(edition, "Y2 G2", 3),
        "cy": dressed(edition, "Y3 G3", 5),
    }
    draw, discard = dressed(edition, "B8 B9", 7), dressed(edition, "R7", 9)
    game = table(edition, hands, draw=draw, discard=discard, direction=direction).play("ana: play Rskip")
    if edition == "potter":
        assert (game.phase, game.legal(skipped)) == ("answer", ["accept"])
        game.play(f"{skipped}: accept")
    assert (game.turn, game.phase) == (following, "turn")
    assert (game.size(skipped), bare(game.discard)) == (2, "Rskip R7")
    assert [event.seat for event in game.events if event.kind == "skipped"] == [skipped]
    assert game.play(f"{following}: draw").turn == "ana"
