"""Rulings on drawing, declining and passing, in every edition (X-13 to X-16)."""

from typing import Any

import pytest

from tests.support.editions import bare, dressed, every_edition
from tests.support.positions import Hands, Table, table

ONLY_DRAWN = {"deluxe": "D-031", "potter": "P-037", "flip": "F-043", "wizz": "W-025"}


def turn(edition: str, hand: str, draw: str = "", discard: str = "R7", **options: Any) -> Table:
    """Ana's turn with a hand, between three players of whom the others hold three cards each."""
    hands: Hands = {
        "ana": dressed(edition, hand),
        "bo": dressed(edition, "G8 G9 Gskip", 8),
        "cy": dressed(edition, "Y8 Y9 Yskip", 11),
    }
    piles = dressed(edition, draw, 14), dressed(edition, discard, 24)
    return table(edition, hands, draw=piles[0], discard=piles[1], options=options)


@every_edition
@pytest.mark.parametrize(
    ("value", "hand", "free"),
    [
        ("may", "Y3 G1 B2", True),
        ("may", "R1 Y3 B2", True),
        ("must_if_voluntary", "Y3 G1 B2", True),
        ("must_if_voluntary", "R1 Y3 B2", False),
        ("must_if_voluntary", "Y3 G7 B2", False),
        ("must", "Y3 G1 B2", False),
        ("must", "R1 Y3 B2", False),
    ],
)
def test_x13_whether_a_drawn_card_that_fits_must_be_laid(edition: str, value: str, hand: str, free: bool) -> None:
    """It may be kept; or only when nothing in hand fitted; or never."""
    game = turn(edition, hand, "R9 B9", drawn_card=value).play("ana: draw")
    assert (game.phase, game.waiting) == ("drawn", ["ana"])
    assert game.legal("ana") == (["keep", "play R9"] if free else ["play R9"])
    if free:
        game.play("ana: keep")
        assert (game.size("ana"), game.turn) == (4, "bo")
    else:
        game.refuses("ana: keep", "X-13")
        game.play("ana: play R9")
        assert (bare(game.hand("ana")), bare(game.discard), game.turn) == (hand, "R9 R7", "bo")


@pytest.mark.parametrize("value", ["may", "must_if_voluntary", "must"])
def test_x13_nobody_must_lay_what_does_not_fit(value: str) -> None:
    """The turn ends by itself, whether the draw was forced or not."""
    for hand in ("Y3 G1 B2", "R1 Y3 B2"):
        game = turn("deluxe", hand, "B9 R9", drawn_card=value).play("ana: draw")
        assert (game.phase, game.turn, game.size("ana")) == ("turn", "bo", 4)


@pytest.mark.parametrize(
    ("edition", "wild"), [("deluxe", "wild"), ("potter", "cloak"), ("potter", "howler"), ("flip", "hero")]
)
def test_x13_who_holds_a_wild_draws_by_choice(edition: str, wild: str) -> None:
    """A wild could have been laid, so the drawn card must be."""
    game = turn(edition, f"Y3 G1 {wild}", "R9 B9", drawn_card="must_if_voluntary").play("ana: draw")
    assert game.legal("ana") == ["play R9"]
    game.refuses("ana: keep", "X-13")


@every_edition
def test_x14_one_card_is_drawn_even_if_it_does_not_fit(edition: str) -> None:
    """Nobody digs for a card: after one useless draw the next player is on."""
    game = turn(edition, "Y3 G1 B2", "B8 R9").play("ana: draw")
    assert (bare(game.hand("ana")), bare(game.draw), game.turn) == ("Y3 G1 B2 B8", "R9", "bo")


@every_edition
@pytest.mark.parametrize("hand", ["Y3 G1 B2", "R1 G1 B2"])
def test_x14_a_house_may_draw_until_a_card_fits(edition: str, hand: str) -> None:
    """One draw takes cards up to the first that fits; that one alone may be laid, or kept."""
    laid = turn(edition, hand, "B8 Y5 G6 R9 R8", draw_until_playable=True).play("ana: draw")
    assert (laid.size("ana"), bare(laid.draw), laid.phase) == (7, "R8", "drawn")
    assert laid.legal("ana") == ["keep", "play R9"]
    if hand.startswith("R1"):
        laid.refuses("ana: play R1", ONLY_DRAWN[edition])
    laid.play("ana: play R9")
    assert (bare(laid.discard), laid.size("ana"), laid.turn) == ("R9 R7", 6, "bo")
    kept = turn(edition, hand, "B8 R9", draw_until_playable=True).play("ana: draw", "ana: keep")
    assert (kept.size("ana"), kept.turn, bare(kept.discard)) == (5, "bo", "R7")


@every_edition
def test_x14_digging_ends_when_nothing_is_left(edition: str) -> None:
    """The pile and all that lay under the top are taken, and the turn is over."""
    game = turn(edition, "Y3 G1 B2", "B8 B9", "R7 Y5 G6", draw_until_playable=True).play("ana: draw")
    assert bare(game.hand("ana")) == "Y3 Y5 G1 G6 B2 B8 B9"
    assert (game.draw, bare(game.discard), game.turn, game.phase) == ("", "R7", "bo", "turn")


@pytest.mark.parametrize(
    ("edition", "wild"),
    [
        ("deluxe", "wild"),
        ("deluxe", "wild+4"),
        ("potter", "wild"),
        ("potter", "wild+4"),
        ("potter", "howler"),
        ("potter", "cloak"),
        ("flip", "hero"),
        ("flip", "wild+2"),
        ("wizz", "wild"),
        ("wizz", "wild+4"),
    ],
)
def test_x15_wilds_are_laid_only_in_turn(edition: str, wild: str) -> None:
    """Bo cannot jump in with one while ana is on, nor while she decides on a drawn card."""
    cards = {"ana": "Y3 G1 B2", "bo": f"G8 G9 {wild}", "cy": "Y8 Y9 Yskip"}
    hands = {name: dressed(edition, hand, 3 * place) for place, (name, hand) in enumerate(cards.items())}
    game = table(edition, hands, draw=dressed(edition, "R9 R8", 9), discard=dressed(edition, "R7", 11))
    for _ in range(2):
        assert game.legal("bo") == game.legal("cy") == []
        game.refuses(f"bo: play {wild}")
        if game.phase == "turn":
            game.play("ana: draw")
    game.play("ana: keep")
    assert game.turn == "bo"
    assert f"play {wild}" in game.legal("bo")


@every_edition
def test_x16_with_nothing_to_draw_who_can_lay_must(edition: str) -> None:
    """Declining is refused while a card fits, be it by colour or by number."""
    game = turn(edition, "R1 G1 B7")
    assert game.legal("ana") == ["play B7", "play R1"]
    assert game.refuses("ana: draw", "X-16").code == "draw/must-lay"
    game.play("ana: play R1")
    assert (game.turn, bare(game.discard)) == ("bo", "R1 R7")


@pytest.mark.parametrize(
    ("edition", "wild"), [("deluxe", "wild"), ("potter", "howler"), ("potter", "cloak"), ("flip", "hero")]
)
def test_x16_with_nothing_to_draw_a_wild_must_be_laid(edition: str, wild: str) -> None:
    """A wild always fits, so there is no passing with one."""
    game = turn(edition, f"G1 B2 {wild}")
    assert game.legal("ana") == [f"play {wild}"]
    game.refuses("ana: draw", "X-16")


@every_edition
def test_x16_with_nothing_to_draw_who_can_not_lay_passes(edition: str) -> None:
    """To draw takes nothing and ends the turn."""
    game = turn(edition, "G1 B2 Y3")
    assert game.legal("ana") == ["draw"]
    game.play("ana: draw")
    assert (bare(game.hand("ana")), game.turn, game.phase, game.turns) == ("Y3 G1 B2", "bo", "turn", 1)
    assert (game.draw, bare(game.discard)) == ("", "R7")
    assert game.rules("passed") == ["X-16"]
    assert game.rules("drew") == []


@every_edition
def test_x16_one_card_under_the_top_is_something_to_draw(edition: str) -> None:
    """The discard is shuffled for it, so declining is allowed; afterwards nothing is left."""
    game = turn(edition, "R1 G1 B2", "", "R7 B9")
    assert game.legal("ana") == ["draw", "play R1"]
    game.play("ana: draw")
    assert (bare(game.hand("ana")), bare(game.discard), game.draw, game.turn) == ("R1 G1 B2 B9", "R7", "", "bo")
    assert game.legal("bo") == ["draw"]


@pytest.mark.parametrize("direction", ["left", "right"])
def test_x16_ten_players_with_all_cards_in_their_hands(direction: str) -> None:
    """Nine pass without hanging, the one who holds red must lay it, and then there is a card to draw."""
    names = [f"p{number}" for number in range(10)]
    hands = {name: f"Y{number} G{number} B{number}" for number, name in enumerate(names)}
    last, after = ("p9", "p0") if direction == "left" else ("p1", "p0")
    hands[last] += " R9"
    game = table("deluxe", hands, discard="Rskip", direction=direction)
    passing = names[:-1] if direction == "left" else ["p0", *names[:1:-1]]
    for name in passing:
        assert (game.turn, game.legal(name)) == (name, ["draw"])
        game.play(f"{name}: draw")
    assert game.rules("passed") == ["X-16"] * 9
    assert (game.turn, game.turns, game.legal(last)) == (last, 9, ["play R9"])
    game.refuses(f"{last}: draw", "X-16")
    game.play(f"{last}: play R9", f"{after}: draw")
    assert (game.turn, game.phase, game.discard) == (after, "drawn", "R9")
    assert game.legal(after) == ["keep", "play Rskip"]
