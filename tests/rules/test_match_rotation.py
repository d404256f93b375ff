"""Rotation: everybody plays with everybody, and keeps the points of each partnership (P-093 to P-097, X-84 to X-86)."""

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from sabot.errors import Unreadable
from sabot.match import Match
from tests.support.editions import every_edition
from tests.support.match_tables import MatchTable

FOUR = "ana bo cy dan"
EIGHT = "1 2 3 4 5 6 7 8"
SCHEDULE = """
81-24 37-56
82-35 41-67
83-46 52-71
84-57 63-12
85-61 74-23
86-72 15-34
87-13 26-45
"""
"""The schedule of X-85, one change of partners a line: two tables, each with one pair against another."""

Pair = frozenset[str]


def rotation(players: str, edition: str = "potter", **format_: Any) -> MatchTable:
    return MatchTable(edition, players, scoring="rotation", **format_)


def pairs(seats: tuple[str, ...]) -> tuple[Pair, Pair]:
    """Those who face each other at a table."""
    return frozenset(seats[0::2]), frozenset(seats[1::2])


def rounds_of(game: MatchTable) -> list[set[frozenset[Pair]]]:
    """Play the match to its end, the first at every table winning: which pairs met in each round."""
    rounds = []
    while not game.match.is_over:
        tables = [table.players for table in game.deal().match.games]
        rounds.append({frozenset(pairs(seats)) for seats in tables})
        game.won_by(*(seats[0] for seats in tables))
    return rounds


def meetings(tables: list[set[frozenset[Pair]]]) -> tuple[Counter[Pair], Counter[Pair]]:
    """How often any two were partners, and how often opponents."""
    met = [tuple(table) for round_ in tables for table in round_]
    partners = Counter(pair for table in met for pair in table)
    opponents = Counter(frozenset((one, other)) for first, second in met for one in first for other in second)
    return partners, opponents


def test_p093_x84_four_players_play_four_rounds_with_each_partner_twelve_in_all() -> None:
    """Partners change after every fourth round."""
    rounds = rounds_of(rotation(FOUR))
    expected = [("ana cy", "bo dan"), ("ana bo", "cy dan"), ("bo cy", "ana dan")]
    tables = [{frozenset(frozenset(pair.split()) for pair in table)} for table in expected]
    assert rounds == [tables[0]] * 4 + [tables[1]] * 4 + [tables[2]] * 4


@every_edition
def test_p093_everybody_has_each_other_player_as_partner(edition: str) -> None:
    """Once in three rounds, and as opponent in the other two."""
    partners, opponents = meetings(rounds_of(rotation(FOUR, edition, hands_per_partner=1)))
    everybody = [frozenset(two) for two in combinations(FOUR.split(), 2)]
    assert partners == dict.fromkeys(everybody, 1)
    assert opponents == dict.fromkeys(everybody, 2)


def test_p094_each_player_keeps_the_points_of_each_partnership() -> None:
    """Ana scores 12 with cy, 9 with bo; then bo and cy score 8 together."""
    game = rotation(FOUR, hands_per_partner=1)
    assert game.ends(ana="", bo="G5", cy="Y9", dan="B7").totals == [12, 0, 12, 0]
    assert game.told("scored") == [("ana", 12, "P-094"), ("cy", 12, "P-094")]
    assert game.ends(ana="Y9", bo="", cy="B5", dan="G4").totals == [21, 9, 12, 0]
    assert game.ends(ana="Y6", bo="G9", cy="", dan="B2").totals == [21, 17, 20, 0]
    assert [played.points for played in game.match.finished] == [
        {"ana": 12, "bo": 0, "cy": 12, "dan": 0},
        {"ana": 9, "bo": 9, "cy": 0, "dan": 0},
        {"ana": 0, "bo": 8, "cy": 8, "dan": 0},
    ]


def test_p095_the_highest_individual_total_wins() -> None:
    """When all rounds are played; the last partners, bo and cy, do not win together."""
    game = rotation(FOUR, hands_per_partner=1).ends(ana="", bo="G5", cy="Y9", dan="B7")
    game.ends(ana="Y9", bo="", cy="B5", dan="G4")
    assert game.winners == []
    game.ends(ana="Y6", bo="G9", cy="", dan="B2")
    assert (game.totals, game.winners) == ([21, 17, 20, 0], ["ana"])
    assert game.told("won_match") == [("ana", 21, "P-095")]


@pytest.mark.parametrize(("players", "changes"), [(FOUR, 3), (EIGHT, 7)])
@pytest.mark.parametrize(("hands", "cycles"), [(1, 1), (1, 3), (2, 2)])
def test_p095_x84_several_cycles_are_the_same_again(players: str, changes: int, hands: int, cycles: int) -> None:
    """So many rounds with each partner, and all of it once more for each cycle."""
    rounds = rounds_of(rotation(players, hands_per_partner=hands, cycles=cycles))
    assert len(rounds) == changes * hands * cycles
    assert rounds == rounds[: changes * hands] * cycles
    partners, opponents = meetings(rounds)
    assert set(partners.values()) == {hands * cycles}
    assert set(opponents.values()) == {2 * hands * cycles}


def test_x84_no_number_of_points_ends_the_match() -> None:
    """Ana and cy have 800 points after two of twelve rounds, and play on; nobody can ask for a target."""
    game = rotation(FOUR)
    for _ in range(2):
        game.ends(ana="", bo="wild wild wild wild", cy="Y1", dan="wild+4 wild+4 wild+4 wild+4")
    assert (game.totals, game.winners) == ([800, 0, 800, 0], [])
    with pytest.raises(Unreadable, match="target belongs to winner, lowest, elimination, partners, not to rotation"):
        rotation(FOUR, target=500)


def test_p096_x85_eight_players_sit_at_two_tables_for_28_rounds() -> None:
    """Four rounds with each of seven partners."""
    rounds = rounds_of(rotation(EIGHT))
    assert len(rounds) == 28
    assert all(len(tables) == 2 for tables in rounds)
    assert all(rounds[first] == rounds[first + 3] for first in range(0, 28, 4))


def test_p096_x85_each_partner_once_and_each_opponent_twice() -> None:
    """In seven rounds, one for each partner."""
    partners, opponents = meetings(rounds_of(rotation(EIGHT, hands_per_partner=1)))
    everybody = [frozenset(two) for two in combinations(EIGHT.split(), 2)]
    assert partners == dict.fromkeys(everybody, 1)
    assert opponents == dict.fromkeys(everybody, 2)


def test_x85_the_schedule_of_eight() -> None:
    """Line by line as it is printed."""
    expected = [
        {frozenset(frozenset(pair) for pair in table.split("-")) for table in line.split()}
        for line in SCHEDULE.split("\n")
        if line
    ]
    assert rounds_of(rotation(EIGHT, hands_per_partner=1)) == expected


def test_p097_the_score_of_eight_is_kept_like_that_of_four() -> None:
    """At one table 8 and 1 play against 2 and 4, at the other 3 and 7 against 5 and 6; everybody keeps the points."""
    game = MatchTable("potter", "p1 p2 p3 p4 p5 p6 p7 p8", scoring="rotation", hands_per_partner=1)
    game.ends(p1="", p2="G2", p3="Y3", p4="B4", p5="G5", p6="", p7="Y7", p8="Y8")
    assert game.totals == [6, 0, 0, 0, 10, 10, 0, 6]
    assert game.told("scored") == [
        ("p1", 6, "P-094"),
        ("p5", 10, "P-094"),
        ("p6", 10, "P-094"),
        ("p8", 6, "P-094"),
    ]


@pytest.mark.parametrize("players", [2, 3, 5, 6, 7, 9, 10])
def test_x86_only_four_or_eight_can_rotate(players: int) -> None:
    with pytest.raises(Unreadable, match=f"rotation is for 4 or 8 players, not {players}"):
        Match("potter", [f"p{number}" for number in range(players)], format={"scoring": "rotation"})


def test_x86_the_highest_share_a_tie() -> None:
    """Ana and cy win the first round, and nobody scores again: both have won."""
    game = rotation(FOUR, hands_per_partner=1).ends(ana="", bo="G5", cy="Y9", dan="B7")
    game.ends(ana="", bo="Y9", cy="G0", dan="B0")
    assert game.ends(ana="Y0", bo="", cy="Y9", dan="B0").winners == ["ana", "cy"]
    assert game.told("won_match") == [("ana", 12, "P-095"), ("cy", 12, "P-095")]


def test_x86_all_four_may_share_a_tie() -> None:
    """Each of the six partnerships wins one round of ten points."""
    game = rotation(FOUR, hands_per_partner=2)
    for winner in ("ana", "bo", "ana", "cy", "bo", "ana"):
        assert game.winners == []
        game.won_by(winner)
    assert (game.totals, game.winners) == ([30, 30, 30, 30], FOUR.split())
