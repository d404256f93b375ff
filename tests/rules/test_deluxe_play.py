"""The turn and the action cards of deluxe (D-024 to D-043)."""

from tests.helpers import table


def test_d032_d033_x25_a_draw_two_hits_the_next_player_and_is_not_answered() -> None:
    """A +2 of another colour lies on a +2; bo draws two at once and loses the turn."""
    game = table(
        "deluxe",
        {"ana": "G+2 R5 B2", "bo": "G1 G2 G3", "cy": "Y1 Y2 Y3"},
        draw="B8 B9 B7",
        discard="Y+2",
    ).play("ana: play G+2")
    assert game.turn == "cy"
    assert game.hand("bo") == "G1 G2 G3 B8 B9"
    assert game.draw == "B7"
    assert game.colour == "green"
    assert game.rules("drew") == ["D-032", "D-032"]
