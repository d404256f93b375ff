"""The actions of an edition have fixed numbers."""

import pytest

from sabot.editions import EDITIONS
from sabot.envs.rules.encoding import MOST_ACTIONS
from sabot.envs.spaces.actions import actions_of
from sabot.envs.spaces.layout import layout_of

SIZES = {
    "deluxe": (54 + 4 + 19 + 7, 4 * 54 + 160),
    "potter": (56 + 4 + 19 + 7, 4 * 56 + 160),
    "flip": (2 * 108 + 8 + 19 + 8, 14 * 108 + 169),
    "wizz": (2 * 74 + 4 + 19 + 10, 5 * 74 + 174),
}
"""The number of actions and the length of an observation, which stay the same within a version.

Actions: cards, colours, seats and words. Observations: planes of faces, and numbers.
"""


@pytest.mark.parametrize("edition", EDITIONS)
def test_spaces_keep_their_sizes(edition: str) -> None:
    assert (len(actions_of(edition).all), layout_of(edition).size) == SIZES[edition]
    assert len(actions_of(edition).all) <= MOST_ACTIONS


def test_actions_stand_in_their_order() -> None:
    """54 faces, 4 colours, 10 seats to name, 9 to catch, then plain words."""
    texts = [meaning.text for meaning in actions_of("deluxe").all]
    assert texts[:3] == ["play R0", "play R1", "play R2"]
    assert texts[53:56] == ["play wild+4", "colour red", "colour yellow"]
    assert texts[58:60] == ["target +0", "target +1"]
    assert texts[68] == "catch +1"
    assert texts[77:] == ["draw", "keep", "accept", "challenge", "uno", "object", "pass"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_text_and_number_are_inverse(edition: str) -> None:
    actions, players = actions_of(edition), ["ana", "bo", "cy"]
    for number, meaning in enumerate(actions.all):
        if not meaning.text.startswith(("target", "catch")):
            assert actions.number(meaning.text, 1, players) == number
            assert actions.text(number, 1, players) == meaning.text
    assert actions.text(actions.number("catch ana", 1, players), 1, players) == "catch ana"
    assert actions.all[actions.number("target ana", 1, players)].text == "target +2"
