"""The fan that represents an edition consists of cards of its deck."""

import pytest

from sabot.cards import parse_face
from sabot.editions import Edition
from tests.support.fifth_edition import WITH_A_FIFTH


@pytest.mark.parametrize("edition", WITH_A_FIFTH, ids=lambda edition: edition.name)
def test_a_fan_has_five_different_cards_of_the_deck(edition: Edition) -> None:
    assert len(set(edition.fan)) == 5
    assert {parse_face(card) for card in edition.fan} <= {*edition.fronts, *edition.backs}
