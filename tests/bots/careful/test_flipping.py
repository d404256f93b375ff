"""When the careful bot plays a flip: it sees the others' backs and the bottom of the discard."""

import pytest

from tests.bots.careful.choices import choice
from tests.support.positions import table


@pytest.mark.parametrize(("back", "chosen"), [("V3", "play Rflip"), ("P3", "play R5"), ("villain", "play R5")])
def test_a_player_about_to_go_out_is_flipped_to_a_back_that_does_not_fit(back: str, chosen: str) -> None:
    """After the flip cy's pink flip card is on top, and bo, who has one card, is the next to play."""
    hands = {"ana": "Rflip/O1 R5/P5 R4/V4", "bo": f"G1/{back}", "cy": "Y9/Pflip Y2/T2 Y3/O3 Y4/T4 Y5/T5"}
    at = table("flip", hands, draw="B5/V5 B6/V6", discard="R9/P8", turn="cy", side="villain")
    assert choice(at.play("cy: play Pflip")) == chosen


def test_a_hand_that_can_go_out_is_not_given_up_for_an_unknown_one() -> None:
    hands = {"ana": "Rflip/O1 R5/P5", "bo": "G1/T1 G2/T2 G3/O3", "cy": "Y2/T2 Y3/O3 Y4/T4"}
    assert choice(table("flip", hands, draw="B5/V5 B6/V6", discard="R9/P8")) == "play R5"
