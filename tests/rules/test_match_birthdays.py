"""The first dealer by birthday, by chance or as seated (P-015, X-09)."""

from typing import Any

import pytest

from sabot.match import Match

Birthdays = dict[str, str]


def first_deal(edition: str, birthdays: Birthdays, seed: int = 0, **format_: Any) -> tuple[str, list[tuple[str, str]]]:
    """The dealer of the first round, and the events until then as kinds and rules."""
    players = list(birthdays) or ["ana", "bo", "cy"]
    match = Match(edition, players, seed=seed, format=format_, birthdays=birthdays)
    events = [(event.kind, event.rule) for event in match.deal() if event.kind in ("drew_high", "deals")]
    return match.rounds[0].tables[0].dealer, events


def test_p015_whoever_was_born_nearest_to_31_july_deals() -> None:
    """Nobody draws a card for it."""
    birthdays = {"ana": "03-12", "bo": "08-20", "cy": "12-24"}
    assert first_deal("potter", birthdays) == ("bo", [("deals", "P-015")])


@pytest.mark.parametrize(
    ("ana", "bo", "dealer"),
    [
        ("07-31", "07-30", "ana"),
        ("08-01", "07-31", "bo"),
        ("07-28", "08-04", "ana"),  # three days before, four after
        ("07-27", "08-03", "bo"),  # four days before, three after
        ("01-01", "12-31", "bo"),  # 154 days after, 153 after
        ("01-31", "01-30", "ana"),  # 182 days before, 183 either way
        ("12-30", "02-29", "ana"),  # 152 days after, 153 before
        ("02-28", "02-29", "bo"),  # 154 days before, 153 before
        ("02-29", "03-01", "bo"),  # 153 days before, 152 before
    ],
)
def test_p015_x09_the_distance_is_counted_round_the_year(ana: str, bo: str, dealer: str) -> None:
    """Before or after, across New Year, in a year that has a 29 February."""
    assert first_deal("potter", {"ana": ana, "bo": bo})[0] == dealer
    assert first_deal("potter", {"bo": bo, "ana": ana})[0] == dealer


@pytest.mark.parametrize(("before", "after"), [("07-30", "08-01"), ("07-01", "08-30"), ("02-29", "12-31")])
def test_x09_of_two_as_near_the_one_after_31_july_deals(before: str, after: str) -> None:
    """One day, thirty days, 153 days before and after; wherever the two sit."""
    for seed in range(8):
        assert first_deal("potter", {"ana": before, "bo": after, "cy": "01-30"}, seed)[0] == "bo"
        assert first_deal("potter", {"ana": "01-30", "bo": after, "cy": before}, seed)[0] == "bo"


def test_x09_of_two_with_the_same_birthday_chance_takes_one() -> None:
    """Ana and cy were born on the same day; bo, a day further off, never deals."""
    birthdays = {"ana": "08-05", "bo": "08-06", "cy": "08-05"}
    assert {first_deal("potter", birthdays, seed)[0] for seed in range(30)} == {"ana", "cy"}


def test_x09_p015_where_no_birthdays_are_known_the_highest_card_deals() -> None:
    """Everybody draws a card."""
    _, events = first_deal("potter", {}, dealer="birthday")
    assert events[:3] == [("drew_high", "X-09")] * 3
    assert events[-1] == ("deals", "X-09")


@pytest.mark.parametrize("edition", ["deluxe", "flip", "wizz"])
def test_x09_the_other_editions_may_ask_for_birthdays_too(edition: str) -> None:
    """Only with the option: otherwise the highest card deals, regardless of birthdays."""
    birthdays = {"ana": "03-12", "bo": "08-20"}
    assert first_deal(edition, birthdays, dealer="birthday") == ("bo", [("deals", "X-09")])
    assert first_deal(edition, birthdays)[1][0][0] == "drew_high"


def test_x09_chance_may_name_the_dealer() -> None:
    """Any player may deal first, and nobody draws a card."""
    deals = [first_deal("potter", {}, seed, dealer="random") for seed in range(40)]
    assert {dealer for dealer, _ in deals} == {"ana", "bo", "cy"}
    assert {tuple(events) for _, events in deals} == {(("deals", "X-09"),)}


def test_x09_a_fixed_dealer_is_the_last_in_the_list() -> None:
    """So the first in the list begins."""
    for seed in range(5):
        assert first_deal("deluxe", {}, seed, dealer="fixed") == ("cy", [("deals", "X-09")])


def test_x09_at_two_tables_birthdays_are_compared_at_each() -> None:
    """Eight in rotation: of a, b, d and h the nearest is d; of c, e, f and g it is g."""
    days = ["08-09", "08-08", "08-07", "08-06", "08-05", "08-04", "08-03", "08-10"]
    match = Match(
        "potter", list("abcdefgh"), format={"scoring": "rotation"}, birthdays=dict(zip("abcdefgh", days, strict=True))
    )
    match.deal()
    assert [table.dealer for table in match.rounds[0].tables] == ["d", "g"]
