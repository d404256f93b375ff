"""Two players: reverses, skips, draw cards, challenges and the howler (X-140 to X-146)."""

from typing import Any

import pytest

from tests.support.editions import mirrored
from tests.support.positions import Table, table

EDITIONS = ("deluxe", "potter", "flip", "wizz")
editions = pytest.mark.parametrize("edition", EDITIONS)
REVERSE = {"deluxe": "X-140", "potter": "P-085", "flip": "X-140", "wizz": "X-140"}


def duel(edition: str, ana: str, bo: str = "G3 G4 G5", draw: str = "Y8 Y7 B8 B7 G8 G1 Y6", **keys: Any) -> Table:
    """Ana's turn on a red 9 (in flip on a pink 9 of the villain side, if told so); bo deals."""
    hands = {"ana": mirrored(edition, ana), "bo": mirrored(edition, bo)}
    return table(edition, hands, draw=mirrored(edition, draw), discard=mirrored(edition, "R9"), **keys)


@editions
@pytest.mark.parametrize("direction", ["left", "right"])
def test_x140_x146_a_reverse_is_a_skip_and_leaves_the_direction_alone(edition: str, direction: str) -> None:
    """Ana lays a reverse and plays again, as often as she lays one."""
    game = duel(edition, "Rrev Grev R2 R1", direction=direction)
    for card in ("Rrev", "Grev"):
        game.play(f"ana: play {card}")
        if edition == "potter":
            assert (game.phase, game.turn, game.legal("bo")) == ("answer", "ana", ["accept"])
            game.play("bo: accept")
        assert (game.phase, game.turn, game.direction) == ("turn", "ana", direction)
    assert game.rules("skipped") == [REVERSE[edition]] * 2
    assert game.rules("reversed") == []
    assert (game.hand("bo"), game.colour) == (mirrored(edition, "G3 G4 G5"), "green")


def test_x140_x146_a_reverse_of_the_villain_side_is_a_skip_too() -> None:
    """Ana plays again."""
    game = duel("flip", "Rrev R2 R1", side="villain").play("ana: play Prev")
    assert (game.turn, game.direction) == ("ana", "left")


@editions
def test_x140_literal_a_reverse_only_turns_the_direction(edition: str) -> None:
    """Nobody is hit or asked: the direction turns and it is bo's turn."""
    game = duel(edition, "Rrev R2 R1", bo="Grev G4 G5", options={"two_player_reverse": "literal"})
    game.play("ana: play Rrev")
    assert (game.phase, game.turn, game.direction) == ("turn", "bo", "right")
    game.play("bo: play Grev")
    assert (game.phase, game.turn, game.direction) == ("turn", "ana", "left")
    assert game.rules("skipped") == []


@editions
def test_x140_with_three_players_a_reverse_turns_the_direction(edition: str) -> None:
    """Whatever the option says: the player before ana is next."""
    hands = {"ana": "Rrev R2 R1", "bo": "G3 G4", "cy": "B3 B4"}
    hands = {player: mirrored(edition, hand) for player, hand in hands.items()}
    for reverse in ("skip", "literal"):
        options = {"two_player_reverse": reverse}
        game = table(edition, hands, draw=mirrored(edition, "Y8"), discard=mirrored(edition, "R9"), options=options)
        game.play("ana: play Rrev")
        assert (game.phase, game.turn, game.direction) == ("turn", "cy", "right")


@editions
def test_x140_x141_after_a_skip_the_layer_has_a_full_turn(edition: str) -> None:
    """Ana may lay, or draw though she could lay; then it is bo's turn."""
    game = duel(edition, "Rskip R2 R1").play("ana: play Rskip", *(["bo: accept"] if edition == "potter" else []))
    assert (game.phase, game.turn) == ("turn", "ana")
    assert game.legal("ana") == ["draw", "play R1", "play R2", "uno"]
    game.play("ana: draw")
    assert (game.turn, game.hand("ana")) == ("bo", mirrored(edition, "R1 R2 Y8"))


@pytest.mark.parametrize(
    ("edition", "side", "card", "drawn"),
    [
        ("deluxe", "hero", "R+2", 2),
        ("deluxe", "hero", "wild+4 red", 4),
        ("potter", "hero", "R+3", 3),
        ("potter", "hero", "wild+4 red", 4),
        ("wizz", "hero", "R+2", 2),
        ("wizz", "hero", "wild+4 red", 4),
        ("flip", "hero", "R+1", 1),
        ("flip", "hero", "wild+2 red", 2),
        ("flip", "villain", "P+5", 5),
        ("flip", "villain", "wild+colour violet", 3),
    ],
)
def test_x142_after_a_draw_card_the_turn_is_back_with_its_layer(edition: str, side: str, card: str, drawn: int) -> None:
    """Bo draws and ana plays again, on either side."""
    face = card.split(maxsplit=1)[0]
    held = {"P+5": "R+1", "wild+colour": "wild+2"}.get(face, face)
    game = duel(edition, f"{held} G2 G6", **({"side": side} if edition == "flip" else {})).play(f"ana: play {card}")
    if game.phase == "answer":
        game.play("bo: accept")
    assert (game.phase, game.turn, game.direction) == ("turn", "ana", "left")
    assert game.hand("bo").count(" ") + 1 == 3 + drawn
    assert game.size("ana") == 2


CHALLENGES = [
    ("deluxe", "hero", "wild+4 red", 4),
    ("potter", "hero", "wild+4 red", 4),
    ("wizz", "hero", "wild+4 red", 4),
    ("flip", "hero", "wild+2 red", 2),
    ("flip", "villain", "wild+colour violet", 3),
]


@pytest.mark.parametrize(("edition", "side", "card", "costs"), CHALLENGES)
@pytest.mark.parametrize("held", ["R2", "G2"])
def test_x143_x40_a_challenge_with_two_players(edition: str, side: str, card: str, costs: int, held: str) -> None:
    """Lost, bo draws two more and ana plays again; won, ana draws and bo plays."""
    wild = "wild+2" if edition == "flip" else "wild+4"
    keys: dict[str, Any] = {"side": side} if edition == "flip" else {}
    game = duel(edition, f"{wild} {held} G6", options={"wild_draw": "bluff"}, **keys)
    game.play(f"ana: play {card}", "bo: challenge")
    if held == "R2":
        assert (game.size("ana"), game.size("bo"), game.turn) == (2 + costs, 3, "bo")
    else:
        assert (game.size("ana"), game.size("bo"), game.turn) == (2, 3 + costs + 2, "ana")
    assert game.phase == "turn"


def test_x145_the_howler_can_name_only_the_other() -> None:
    """Ana may choose bo and nobody else; bo tells his cards and takes the next turn."""
    game = duel("potter", "howler R2 R1").play("ana: play howler")
    assert (game.phase, game.legal("ana")) == ("target", ["target bo"])
    game.refuses("ana: target ana")
    game.play("ana: target bo", "bo: accept", "ana: colour green")
    assert (game.turn, game.colour, game.hand("bo")) == ("bo", "green", "G3 G4 G5")
