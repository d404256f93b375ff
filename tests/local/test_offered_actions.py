"""What front ends offer of the legal actions."""

import pytest

from sabot.game import Game
from sabot.local.offered_actions import offered_actions
from tests.support.positions import table


def red_five(hand: str) -> Game:
    """A round in which ana is to play on a red 5."""
    return table("deluxe", {"ana": hand, "bo": "Y1 Y2 Y3"}, draw="Y4 Y5 G1", discard="R5").game


@pytest.mark.parametrize(("hand", "is_offered"), [("R3 Y7", True), ("G3 Y7", False)], ids=["fits", "fits not"])
def test_x41_uno_before_playing_is_offered_only_with_a_card_to_play(hand: str, is_offered: bool) -> None:
    view = red_five(hand).view("ana")
    assert "uno" in view.legal
    assert ("uno" in offered_actions(view)) == is_offered


def test_x41_uno_is_offered_to_a_player_who_owes_it() -> None:
    game = red_five("R3 Y7")
    game.act("ana", "play R3")
    assert offered_actions(game.view("ana")) == ["uno"]
