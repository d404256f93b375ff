"""The card one has just drawn: may it be laid, must it (X-13, X-14, X-16), and draw_until_playable (X-148)."""

from typing import Any

import pytest

from tests.support.editions import mirrored
from tests.support.positions import Table, table

EDITIONS = ("deluxe", "potter", "flip", "wizz")
editions = pytest.mark.parametrize("edition", EDITIONS)
ONLY_THE_DRAWN = dict(zip(EDITIONS, ("D-031", "P-037", "F-043", "W-025"), strict=True))
CAN_LAY, CAN_NOT = "R1 R2 G5", "G1 G2 G5"


def seated(edition: str, ana: str, draw: str, discard: str = "R9", **options: Any) -> Table:
    """Ana's turn on a red 9."""
    hands = {"ana": ana, "bo": "B3 B4", "cy": "B5 B6"}
    hands = {player: mirrored(edition, hand) for player, hand in hands.items()}
    return table(edition, hands, draw=mirrored(edition, draw), discard=mirrored(edition, discard), options=options)


@editions
@pytest.mark.parametrize("ana", [CAN_LAY, CAN_NOT])
def test_x13_x14_one_card_is_drawn_and_may_be_laid_or_kept(edition: str, ana: str) -> None:
    """Whether she could have laid or not, ana draws one card; only that one may be laid, and it need not be."""
    game = seated(edition, ana, "R8 Y8").play("ana: draw")
    assert (game.phase, game.turn, game.draw) == ("drawn", "ana", mirrored(edition, "Y8"))
    assert game.legal("ana") == ["keep", "play R8"]
    game.refuses(f"ana: play {ana[:2]}", ONLY_THE_DRAWN[edition])
    game.refuses("ana: draw")
    kept = seated(edition, ana, "R8 Y8").play("ana: draw", "ana: keep")
    assert (kept.turn, kept.size("ana"), kept.discard) == ("bo", 4, mirrored(edition, "R9"))
    game.play("ana: play R8")
    assert (game.turn, game.size("ana"), game.discard) == ("bo", 3, mirrored(edition, "R8 R9"))


@editions
@pytest.mark.parametrize("option", ["may", "must_if_voluntary", "must"])
def test_x13_a_drawn_card_that_does_not_fit_ends_the_turn(edition: str, option: str) -> None:
    """Nothing is asked: the card stays in hand and bo plays."""
    game = seated(edition, CAN_LAY, "Y8 Y7", drawn_card=option).play("ana: draw")
    assert (game.phase, game.turn, game.size("ana")) == ("turn", "bo", 4)
    game.refuses("ana: keep")


@editions
def test_x13_must_if_voluntary_binds_whoever_could_have_laid(edition: str) -> None:
    """Ana declined to lay, so she has to lay the card she drew; had she been forced to draw, she could keep it."""
    game = seated(edition, CAN_LAY, "R8 Y8", drawn_card="must_if_voluntary").play("ana: draw")
    assert game.legal("ana") == ["play R8"]
    game.refuses("ana: keep", "X-13")
    game.play("ana: play R8")
    assert game.turn == "bo"
    forced = seated(edition, CAN_NOT, "R8 Y8", drawn_card="must_if_voluntary").play("ana: draw")
    assert forced.legal("ana") == ["keep", "play R8"]
    assert forced.play("ana: keep").turn == "bo"


@editions
@pytest.mark.parametrize("ana", [CAN_LAY, CAN_NOT])
def test_x13_must_binds_everybody(edition: str, ana: str) -> None:
    """A drawn card that fits has to be laid."""
    game = seated(edition, ana, "R8 Y8", drawn_card="must").play("ana: draw")
    assert game.legal("ana") == ["play R8"]
    game.refuses("ana: keep", "X-13")
    assert game.play("ana: play R8").turn == "bo"


@editions
def test_x13_holding_a_wild_is_being_able_to_lay(edition: str) -> None:
    """With a plain wild in hand a draw is voluntary."""
    wild = "hero" if edition == "flip" else "wild"
    game = seated(edition, f"{wild} G1 G2", "R8 Y8", drawn_card="must_if_voluntary").play("ana: draw")
    assert game.legal("ana") == ["play R8"]


WILD_DRAWS = [("deluxe", "wild+4"), ("potter", "wild+4"), ("flip", "wild+2"), ("wizz", "wild+4")]


@pytest.mark.parametrize(("edition", "wild"), WILD_DRAWS)
@pytest.mark.parametrize("option", ["may", "must_if_voluntary", "must"])
@pytest.mark.parametrize("held", ["R1 G5", "Rskip G5"])
def test_x13_x34_x40_nobody_is_made_to_bluff(edition: str, wild: str, option: str, held: str) -> None:
    """Ana holds a red card, a number or an action: the wild draw she drew may be laid as a bluff, or kept."""
    options = {"drawn_card": option, "wild_draw": "bluff"}
    game = seated(edition, held, f"{wild} Y8", **options).play("ana: draw")
    assert (game.phase, game.legal("ana")) == ("drawn", ["keep", f"play {wild}"])
    kept = Table(game.game.describe()).play("ana: keep")
    assert (kept.turn, kept.size("ana"), kept.phase) == ("bo", 3, "turn")
    assert game.play(f"ana: play {wild} green").turn == "ana"
    assert game.phase == "answer"


@pytest.mark.parametrize(("edition", "wild"), WILD_DRAWS)
def test_x13_x34_a_wild_draw_that_is_no_bluff_must_be_laid(edition: str, wild: str) -> None:
    """Only a nine, which is no red card, and a wild: laying is honest, so `must` binds."""
    plain = "hero" if edition == "flip" else "wild"
    options = {"drawn_card": "must", "wild_draw": "bluff"}
    for held in ("G9 G5", f"G5 {plain}"):
        game = seated(edition, held, f"{wild} Y8", **options).play("ana: draw")
        assert game.legal("ana") == [f"play {wild}"]
        game.refuses("ana: keep", "X-13")


def test_x13_x33_the_colour_called_decides_whether_it_would_be_a_bluff() -> None:
    """On a wild called green ana's green makes it one, and her red does not."""
    for held, legal in (("G1 Y5", ["keep", "play wild+4"]), ("R1 Y5", ["play wild+4"])):
        hands = {"ana": held, "bo": "B3 B4"}
        options = {"drawn_card": "must"}
        game = table("deluxe", hands, draw="wild+4 Y8", discard="wild", colour="green", options=options)
        assert game.play("ana: draw").legal("ana") == legal


def test_x13_must_binds_with_every_other_wild() -> None:
    """A plain wild, a howler or a cloak is never a bluff, nor are hero and villain."""
    for card in ("wild", "howler", "cloak"):
        game = seated("potter", CAN_LAY, f"{card} Y8", drawn_card="must").play("ana: draw")
        assert game.legal("ana") == [f"play {card}"]
    assert seated("flip", CAN_LAY, "hero Y8", drawn_card="must").play("ana: draw").legal("ana") == ["play hero"]


def test_x13_draw_until_colour_may_be_kept_too_where_it_would_be_a_bluff() -> None:
    """On the villain side: with pink in hand wild+colour may be kept, without it must be laid."""
    for held, legal in (("R1/P1", ["keep", "play wild+colour"]), ("R1/O1", ["play wild+colour"])):
        hands = {"ana": f"{held} R2/O2", "bo": "B3/V3 B4/V4"}
        options = {"drawn_card": "must"}
        keys: dict[str, Any] = {"draw": "wild+2/wild+colour Y8/T8", "discard": "R9/P9", "side": "villain"}
        game = table("flip", hands, options=options, **keys).play("ana: draw")
        assert game.legal("ana") == legal


def test_x13_a_strict_wild_draw_that_would_be_a_bluff_does_not_fit_at_all() -> None:
    """The turn ends by itself, as with any card that cannot be laid."""
    game = seated("deluxe", CAN_LAY, "wild+4 Y8", drawn_card="must", wild_draw="strict").play("ana: draw")
    assert (game.phase, game.turn, game.size("ana")) == ("turn", "bo", 4)


@editions
def test_x16_with_nothing_to_draw_one_must_lay_or_pass(edition: str) -> None:
    """Ana can lay red and may not decline; with green only she passes and takes nothing."""
    game = seated(edition, CAN_LAY, "")
    assert game.legal("ana") == ["play R1", "play R2"]
    game.refuses("ana: draw", "X-16")
    blocked = seated(edition, CAN_NOT, "")
    assert blocked.legal("ana") == ["draw"]
    blocked.play("ana: draw")
    assert (blocked.turn, blocked.phase, blocked.size("ana"), blocked.rules("drew")) == ("bo", "turn", 3, [])


@editions
def test_x148_draw_until_playable_takes_cards_until_one_fits(edition: str) -> None:
    """Ana takes two cards that do not fit and a third that does; she may lay that one only, or keep all."""
    game = seated(edition, CAN_NOT, "Y8 Y7 R8 Y6", draw_until_playable=True).play("ana: draw")
    assert (game.phase, game.hand("ana")) == ("drawn", mirrored(edition, "R8 Y7 Y8 G1 G2 G5"))
    assert (game.draw, game.legal("ana")) == (mirrored(edition, "Y6"), ["keep", "play R8"])
    game.refuses("ana: play Y8", ONLY_THE_DRAWN[edition])
    game.play("ana: keep")
    assert (game.turn, game.size("ana")) == ("bo", 6)


@editions
def test_x148_draw_until_playable_ends_when_nothing_is_left(edition: str) -> None:
    """Both piles are gone through, the top excepted; then the turn passes."""
    game = seated(edition, CAN_NOT, "Y8 Y7", discard="R9 Y6 B8", draw_until_playable=True).play("ana: draw")
    assert game.hand("ana") == mirrored(edition, "Y6 Y7 Y8 G1 G2 G5 B8")
    assert (game.draw, game.discard) == ("", mirrored(edition, "R9"))
    assert (game.phase, game.turn) == ("turn", "bo")


@editions
def test_x148_draw_until_playable_goes_on_through_a_reshuffle(edition: str) -> None:
    """The only card that fits lies in the discard."""
    game = seated(edition, CAN_NOT, "Y8", discard="R9 R6", draw_until_playable=True).play("ana: draw")
    assert (game.phase, game.hand("ana")) == ("drawn", mirrored(edition, "R6 Y8 G1 G2 G5"))
    assert game.play("ana: play R6").turn == "bo"


@editions
def test_x148_draw_until_playable_goes_with_drawn_card(edition: str) -> None:
    """Where a drawn card must be laid, so must the one that ended the drawing; a voluntary draw takes as many."""
    game = seated(edition, CAN_LAY, "Y8 Y7 R8", draw_until_playable=True, drawn_card="must").play("ana: draw")
    assert (game.legal("ana"), game.size("ana")) == (["play R8"], 6)


@editions
def test_x148_a_wild_draw_ends_the_drawing_only_where_it_may_be_laid(edition: str) -> None:
    """Ana holds red: as a bluff the wild draw may be laid and ends it; played strictly it does not."""
    wild = "wild+2" if edition == "flip" else "wild+4"
    for rule, size in (("bluff", 4), ("strict", 6)):
        options: dict[str, Any] = {"wild_draw": rule, "draw_until_playable": True}
        game = seated(edition, CAN_LAY, f"{wild} Y8 R8 Y7", **options).play("ana: draw")
        assert (game.phase, game.size("ana")) == ("drawn", size)
        assert game.legal("ana") == ["keep", f"play {wild}" if rule == "bluff" else "play R8"]


def test_x148_draw_until_playable_leaves_forced_draws_alone() -> None:
    """A +2 is two cards, a forgotten UNO two, whatever they are."""
    game = seated("deluxe", "R+2 R1", "Y8 Y7 Y6 Y5 R8", draw_until_playable=True)
    game.play("ana: play R+2", "cy: catch ana")
    assert (game.hand("bo"), game.hand("ana"), game.draw) == ("Y7 Y8 B3 B4", "R1 Y5 Y6", "R8")


@pytest.mark.parametrize(("edition", "rule"), [("deluxe", "D-031"), ("potter", "P-037"), ("wizz", "W-025")])
def test_d031_p037_w025_a_wild_draw_of_the_hand_is_refused_after_a_draw(edition: str, rule: str) -> None:
    """Ana holds no red, so the wild draw is legal in itself; but only the drawn card may be laid."""
    hands = {"ana": "wild+4 G1", "bo": "B1 B2"}
    game = table(edition, hands, draw="G9 Y1", discard="R9", options={"wild_draw": "strict"})
    game.play("ana: draw").refuses("ana: play wild+4", rule)
