"""Simulated matches whose totals can be predicted."""

from typing import Any

import pytest

from sabot.lab.simulation import simulate_study
from sabot.lab.study import Study

pytestmark = pytest.mark.usefixtures("without_numba")


def play(matches: int, players: int = 4, edition: str = "deluxe", **options: Any) -> dict[str, Any]:
    return simulate_study(Study(edition, players, matches=matches, seed=5, options=options)).as_json()


@pytest.mark.parametrize("edition", ["deluxe", "potter", "flip", "wizz"])
def test_matches_of_one_round_with_a_fixed_dealer_are_plain_rounds(edition: str) -> None:
    """The last player deals, as in a single round, and the seed is the same."""
    matches = play(12, edition=edition, scoring="none", dealer="fixed")
    rounds = simulate_study(Study(edition, rounds=12, seed=5)).as_json()
    assert matches["length"]["histogram"] == {"1": 12}
    for key in ("rounds", "steps", "wins", "penalties", "endings"):
        assert matches[key] == rounds[key]


@pytest.mark.parametrize(
    ("players", "options", "length", "dealt"),
    [
        (4, {}, 3 * 4, 3 * 4),
        (4, {"hands_per_partner": 1, "cycles": 3}, 3 * 1 * 3, 9),
        (8, {}, 7 * 4, 7 * 4 * 2),
        (8, {"hands_per_partner": 1}, 7, 14),
    ],
)
def test_a_rotation_has_its_rounds_and_eight_deal_at_two_tables(
    players: int, options: dict[str, Any], length: int, dealt: int
) -> None:
    found = play(2, players, scoring="rotation", **options)
    assert found["length"]["histogram"] == {str(length): 2}
    assert found["rounds"] == sum(found["endings"].values()) == 2 * dealt


def test_partners_win_together_and_that_is_no_tie() -> None:
    found = play(12, scoring="partners", target=100)
    first, second, third, fourth = found["wins"]
    assert (first, second) == (third, fourth)
    assert first + second == 12
    assert found["shared"] == 0


def test_a_shared_match_is_a_win_for_each_who_shares_it() -> None:
    """Of these sixty, one ends with two at the lowest total."""
    found = play(60, 5, scoring="lowest", target=100)
    assert found["shared"] == 1
    assert sum(found["wins"]) == 60 + 1


def test_where_ties_play_on_no_match_is_shared() -> None:
    found = play(60, 5, scoring="lowest", target=100, low_tie="play_on")
    assert found["shared"] == 0
    assert sum(found["wins"]) == 60


def test_a_match_takes_longer_to_a_higher_target() -> None:
    assert play(12, target=100)["length"]["mean"] < play(12, target=400)["length"]["mean"]


def test_each_round_eliminates_until_one_is_left() -> None:
    """With a target of one point only the winner of a round survives it: the first round decides."""
    found = play(12, scoring="elimination", target=1)
    assert found["length"]["histogram"] == {"1": 12}


def test_options_of_the_edition_and_of_the_match_are_separate() -> None:
    found = play(2, edition="potter", scoring="lowest", target=50, howlers=4)
    assert found["matches"] == 2
    assert found["options"] == {"uno_call": "auto", "howlers": 4}
    assert found["format"] == {"scoring": "lowest", "target": 50}
