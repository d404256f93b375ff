"""The last card and what still happens after it, and what the round counts (X-66 to X-80)."""

from typing import Any

import pytest

from tests.support.positions import Table, table

MIRROR = str.maketrans("RYGB", "PTOV")


def ending(edition: str, card: str, bo: str = "G3 G4", cy: str = "B3 B4", **keys: Any) -> Table:
    """Ana lays her only card, a hero or a villain face of flip, on a red 9 (a pink 9)."""
    draw, discard = keys.pop("draw", "Y8 Y7 Y6 Y5 Y1 Y2"), "R9"
    hands = {"ana": card, "bo": bo, "cy": cy}
    if edition == "flip":
        two_sided = {player: _mirrored(hand) for player, hand in hands.items()}
        on_villain = keys.get("side") == "villain"
        two_sided["ana"] = f"R1/{card}" if on_villain else f"{card}/P1"
        return table("flip", two_sided, draw=_mirrored(draw), discard=_mirrored(discard), **keys).play(
            f"ana: play {card}"
        )
    return table(edition, hands, draw=draw, discard=discard, **keys).play(f"ana: play {card}")


def _mirrored(text: str) -> str:
    return " ".join(f"{word}/{word.translate(MIRROR)}" for word in text.split())


WITHOUT_EFFECT = [
    *((edition, "hero", card) for edition in ("deluxe", "wizz") for card in ("Rskip", "Rrev", "wild")),
    *(("potter", "hero", card) for card in ("Rskip", "Rrev", "wild", "howler", "cloak")),
    *(("flip", "hero", card) for card in ("Rskip", "Rrev", "hero")),
    *(("flip", "villain", card) for card in ("Pskipall", "Prev", "villain")),
]


@pytest.mark.parametrize(("edition", "side", "card"), WITHOUT_EFFECT)
def test_x66_a_last_card_that_makes_nobody_draw_has_no_effect(edition: str, side: str, card: str) -> None:
    """The round is over at once: nobody is asked or skipped, nothing is turned, drawn or put down."""
    keys = {"side": side} if edition == "flip" else {}
    game = ending(edition, card, **keys)
    assert (game.phase, game.winner, game.turn, game.waiting) == ("over", "ana", None, [])
    assert game.direction == "left"
    assert game.side == (side if edition == "flip" else None)
    assert (game.size("bo"), game.size("cy")) == (2, 2)
    assert [event.kind for event in game.events] == ["played", "won"]
    assert game.points == {"ana": 14}
    assert game.discard.split()[0] in (card, f"{card}/P1", f"R1/{card}")


@pytest.mark.parametrize(("side", "card", "other"), [("hero", "Rflip", "villain"), ("villain", "Pflip", "hero")])
def test_x66_x109_a_last_flip_turns_the_table_over_and_does_nothing_else(side: str, card: str, other: str) -> None:
    """Nobody is asked, skipped or made to draw; where the old side is to count, not even that happens."""
    game = ending("flip", card, side=side)
    assert (game.phase, game.winner, game.turn, game.waiting, game.side) == ("over", "ana", None, [], other)
    assert (game.size("bo"), game.size("cy"), game.direction) == (2, 2, "left")
    assert [event.kind for event in game.events] == ["played", "flipped", "won"]
    assert game.points == {"ana": 14}
    game = ending("flip", card, side=side, options={"last_flip": "old"})
    assert [event.kind for event in game.events] == ["played", "won"]
    assert (game.side, game.points) == (side, {"ana": 14})
    assert game.discard.split()[0] in (f"{card}/P1", f"R1/{card}")


@pytest.mark.parametrize("card", ["Rskip", "Rrev"])
def test_x66_with_two_players_too_a_last_skip_or_reverse_ends_the_round(card: str) -> None:
    """In potter bo is asked nothing, though he holds the cloak."""
    game = table("potter", {"ana": card, "bo": "cloak G1"}, draw="Y8", discard="R9").play(f"ana: play {card}")
    assert (game.phase, game.winner, game.points) == ("over", "ana", {"ana": 51})


@pytest.mark.parametrize(
    ("edition", "card", "bo_draws"),
    [
        ("deluxe", "wild", 0),
        ("deluxe", "wild+4", 4),
        ("potter", "wild+4", 4),
        ("potter", "cloak", 0),
        ("wizz", "wild+4", 4),
        ("flip", "wild+2", 2),
    ],
)
def test_x67_a_last_wild_asks_no_colour(edition: str, card: str, bo_draws: int) -> None:
    """No colour matters any more; one that is said with the card is not heard."""
    game = ending(edition, card)
    if (edition, card) == ("potter", "wild+4"):
        assert (game.phase, game.legal("bo")) == ("answer", ["accept"])
        game.play("bo: accept")
    assert (game.phase, game.winner, game.colour) == ("over", "ana", None)
    assert game.size("bo") == 2 + bo_draws
    assert not game.rules("called_colour")
    if edition == "deluxe":
        told = table("deluxe", {"ana": card, "bo": "G3"}, draw="Y8 Y7 Y6 Y5", discard="R9").play(
            f"ana: play {card} green"
        )
        assert (told.phase, told.colour, told.rules("called_colour")) == ("over", None, [])


def test_x67_only_a_last_wild_colour_card_asks_for_one() -> None:
    """Its colour decides how many cards bo takes: yellow backs until the violet one; then the round is over."""
    game = ending("flip", "wild+colour", draw="Y8 Y7 B6 Y5", side="villain")
    assert (game.phase, game.waiting, game.winner) == ("colour", ["ana"], None)
    assert game.legal("ana") == ["colour orange", "colour pink", "colour turquoise", "colour violet"]
    game.play("ana: colour violet")
    assert (game.phase, game.winner, game.size("bo")) == ("over", "ana", 2 + 3)
    assert game.points == {"ana": 3 + 4 + 8 + 7 + 6 + 3 + 4}


def test_x69_a_second_empty_hand_counts_nothing_but_does_not_win() -> None:
    """Bo answers ana's last +3 with his last card, a cloak: ana was out first."""
    game = ending("potter", "R+3", bo="cloak")
    assert (game.phase, game.waiting, game.winner) == ("answer", ["bo"], None)
    game.play("bo: play cloak")
    assert (game.phase, game.winner) == ("over", "ana")
    assert (game.caught, game.points) == ({"ana": 0, "bo": 0, "cy": 7}, {"ana": 7})


@pytest.mark.parametrize(
    ("bo", "lines"),
    [
        ("G6 Y6", ["bo: spin number", "bo: discard G6", "bo: discard Y6"]),
        ("G6 G+2", ["bo: spin colour", "bo: discard G6", "bo: discard G+2"]),
        ("G6", ["bo: spin war", "bo: discard G6"]),
        ("wild+4", ["bo: spin race", "bo: wizz", "bo: discard wild+4"]),
    ],
)
def test_x69_a_spinner_who_empties_his_hand_after_the_winner_does_not_win(bo: str, lines: list[str]) -> None:
    """Ana's last card was a whirl card; bo loses all his cards by the wheel and counts nothing."""
    game = ending("wizz", "R3*", bo=bo)
    assert (game.phase, game.winner, game.size("ana")) == ("spin", None, 0)
    game.play(*lines)
    assert (game.phase, game.winner, game.caught) == ("over", "ana", {"ana": 0, "bo": 0, "cy": 7})
    assert game.hand("cy") == "B3 B4"


@pytest.mark.parametrize(
    ("bo", "lines"),
    [
        ("G6 Y6", ["bo: spin number", "bo: discard G6", "bo: discard Y6"]),
        ("G6 G+2", ["bo: spin colour", "bo: discard G6", "bo: discard G+2"]),
        ("G6 G3*", ["bo: spin colour", "bo: discard G6", "bo: discard G3*"]),
        ("G6", ["bo: spin war", "bo: discard G6"]),
        ("wild+4", ["bo: spin race", "bo: wizz", "bo: discard wild+4"]),
    ],
)
def test_x71_an_empty_hand_wins_even_if_the_last_card_was_thrown_away(bo: str, lines: list[str]) -> None:
    """Bo empties his hand by the wheel; a draw card or whirl card that goes last does nothing, a wild asks nothing."""
    hands = {"ana": "R3* R2 Y1", "bo": bo, "cy": "B3 B4"}
    game = table("wizz", hands, draw="Y8 Y7 Y6 Y5", discard="R9").play("ana: play R3*", *lines)
    assert (game.phase, game.winner) == ("over", "bo")
    assert (game.hand("cy"), game.hand("ana")) == ("B3 B4", "R2 Y1")
    assert game.points == {"bo": 10}
    assert game.game.outcome is not None
    assert game.game.outcome.ending == "discarded"


def test_x71_a_hand_emptied_by_the_hero_wins() -> None:
    """All hold one card, so bo, next after the layer, throws away his +1: he is out and cy draws nothing."""
    hands = {"ana": "hero/P1 G1/O1", "bo": "R+1/P+5", "cy": "B3/V3"}
    game = table("flip", hands, draw="Y8/T8", discard="R9/P9").play("ana: play hero", "bo: discard R+1")
    assert (game.phase, game.winner, game.hand("cy")) == ("over", "bo", "B3/V3")
    assert game.points == {"bo": 4}
    assert game.discard == "hero/P1 R+1/P+5 R9/P9"


@pytest.mark.parametrize(
    ("edition", "side", "card", "points"),
    [
        ("deluxe", "hero", "R+2", 14 + 9),
        ("deluxe", "hero", "wild+4", 14 + 9),
        ("wizz", "hero", "R+2", 14 + 9),
        ("potter", "hero", "R+3", 14 + 9),
        ("flip", "hero", "R+1", 14 + 9),
        ("flip", "villain", "P+5", 14 + 9),
        ("flip", "hero", "wild+2", 14 + 9),
    ],
)
def test_x72_a_last_draw_card_takes_what_is_there(edition: str, side: str, card: str, points: int) -> None:
    """The draw pile is empty and one card lies under the last one: bo takes that, and it is counted."""
    game = ending(edition, card, draw="", **({"side": side} if edition == "flip" else {}))
    if edition == "potter":
        game.play("bo: accept")
    assert (game.phase, game.size("bo"), game.points) == ("over", 3, {"ana": points})
    assert game.draw == ""


def test_x72_x62_a_last_wild_colour_card_takes_all_there_is() -> None:
    """No orange card is left: bo takes both piles but the top."""
    game = ending("flip", "wild+colour", draw="Y8 Y7", side="villain").play("ana: colour orange")
    assert (game.phase, game.size("bo"), game.points) == ("over", 5, {"ana": 14 + 8 + 7 + 9})


@pytest.mark.parametrize(("edition", "card"), [("deluxe", "R+2"), ("wizz", "R+2"), ("flip", "R+1")])
def test_x77_cards_drawn_after_the_last_card_are_caught_with_their_drawer(edition: str, card: str) -> None:
    """What bo draws because of ana's last card counts in bo's own hand."""
    game = ending(edition, card)
    drawn = 8 + 7 if card == "R+2" else 8
    assert game.caught == {"ana": 0, "bo": 7 + drawn, "cy": 7}
    assert game.points == {"ana": 14 + drawn}


def test_x78_a_round_may_be_worth_nothing() -> None:
    """The others hold only zeros: ana wins and scores none."""
    game = ending("deluxe", "R1", bo="G0", cy="B0")
    assert (game.winner, game.points, game.caught) == ("ana", {"ana": 0}, {"ana": 0, "bo": 0, "cy": 0})


@pytest.mark.parametrize("edition", ["deluxe", "potter", "flip", "wizz"])
def test_x74_x80_only_the_winner_scores_and_only_what_the_others_hold(edition: str) -> None:
    """Going out brings nothing of its own."""
    game = ending(edition, "R1")
    assert (game.winner, game.points) == ("ana", {"ana": 3 + 4 + 3 + 4})
