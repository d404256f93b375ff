"""Matches in which the winner of a round scores: the first to the target wins (D-011, P-013, F-087, W-063, X-73)."""

import pytest

from tests.support.editions import every_edition
from tests.support.match_tables import FIFTY, MatchTable

WON_BY = {"deluxe": "D-059", "potter": "P-083", "flip": "F-087", "wizz": "W-063"}
SCORED_BY = {"deluxe": "D-054", "potter": "P-079", "flip": "F-078", "wizz": "W-060"}


def at_499(edition: str) -> MatchTable:
    """Ana has 200 + 200 + 99 points."""
    game, fifty = MatchTable(edition, "ana bo"), FIFTY[edition]
    for _ in range(2):
        game.ends(ana="", bo=f"{fifty} {fifty} {fifty} {fifty}")
    return game.ends(ana="", bo=f"{fifty} Gskip Brev Y9")


@every_edition
def test_d058_f086_with_499_points_another_round_is_played(edition: str) -> None:
    """Nobody has won; the whole deck is shuffled and seven cards are dealt to each once more."""
    game = at_499(edition)
    assert (game.totals, game.winners, game.match.is_over) == ([499, 0], [], False)
    position = game.deal().match.games[0].describe()
    cards = {"deluxe": 108, "potter": 110, "flip": 112, "wizz": 108}[edition]
    assert sum(map(len, [*position["hands"].values(), position["draw"], position["discard"]])) == cards


@every_edition
def test_d011_d059_p013_p083_f087_w063_x73_the_first_to_500_wins(edition: str) -> None:
    """One point more makes exactly 500: ana wins, and nothing more is dealt."""
    game = at_499(edition).ends(ana="", bo="G1")
    assert (game.totals, game.winners, game.match.is_over) == ([500, 0], ["ana"], True)
    assert game.told("scored") == [("ana", 1, SCORED_BY[edition])]
    assert game.told("won_match") == [("ana", 500, WON_BY[edition])]
    assert len(game.match.rounds) == 4


@every_edition
def test_d011_p013_points_of_all_rounds_add_up_for_each_winner(edition: str) -> None:
    """The winner of a round scores; the others keep their totals."""
    game = MatchTable(edition, "ana bo cy")
    assert game.ends(ana="", bo="G7 Y7", cy="B9").totals == [23, 0, 0]
    assert game.ends(ana="Gskip", bo="", cy="B2").totals == [23, 22, 0]
    assert game.ends(ana="G1", bo="Y3", cy="").totals == [23, 22, 4]
    assert game.ends(ana="", bo="G7", cy="B8").totals == [38, 22, 4]
    assert [played.points for played in game.match.finished] == [
        {"ana": 23, "bo": 0, "cy": 0},
        {"ana": 0, "bo": 22, "cy": 0},
        {"ana": 0, "bo": 0, "cy": 4},
        {"ana": 15, "bo": 0, "cy": 0},
    ]


@pytest.mark.parametrize(("bo", "is_won"), [("G9 B9 Y1", False), ("G9 B9 Y2", True), ("wild", True)])
def test_x73_a_target_is_reached_or_passed(bo: str, is_won: bool) -> None:
    """The target is 20: 19 is not enough, 20 and 50 are."""
    game = MatchTable("deluxe", "ana bo", target=20).ends(ana="", bo=bo)
    assert game.match.is_over is is_won


def test_x74_only_the_winner_of_the_round_can_reach_the_target() -> None:
    """Ana and bo both stand just below it; cy wins a round and passes neither."""
    game = MatchTable("deluxe", "ana bo cy", target=50)
    game.ends(ana="", bo="Gskip Bskip", cy="Y9").ends(ana="Gskip Bskip", bo="", cy="Y9")
    assert (game.totals, game.winners) == ([49, 49, 0], [])
    assert game.ends(ana="G9", bo="B9", cy="").totals == [49, 49, 18]
    assert game.ends(ana="G1", bo="", cy="B0").winners == ["bo"]


def test_x78_a_round_of_no_points_brings_nobody_further() -> None:
    """The others hold only zeros: nobody scores, nothing is told, and the match goes on."""
    game = MatchTable("deluxe", "ana bo cy", target=1).ends(ana="", bo="G0", cy="B0 Y0")
    assert (game.totals, game.winners, game.told("scored")) == ([0, 0, 0], [], [])
    assert game.match.finished[0].points == {"ana": 0, "bo": 0, "cy": 0}
    assert game.ends(ana="G1", bo="", cy="B0").winners == ["bo"]


def test_w065_players_may_agree_on_250_points() -> None:
    """249 are not enough, 250 are."""
    game = MatchTable("wizz", "ana bo", target=250).ends(ana="", bo="wild wild wild wild")
    assert game.ends(ana="", bo="Gskip Grev Y9").winners == []
    assert (game.totals, game.ends(ana="", bo="Y1").winners) == ([249, 0], ["ana"])


@every_edition
def test_x79_every_game_can_be_played_to_another_target(edition: str) -> None:
    """Thirty points, in each edition and for each way to count towards a target."""
    for scoring in ("winner", "lowest", "elimination"):
        game = MatchTable(edition, "ana bo", target=30, scoring=scoring).ends(ana="", bo="Gskip G9")
        assert (game.winners, game.ends(ana="", bo="Y1").winners) == ([], ["ana"])


@every_edition
def test_w066_x79_without_points_the_first_one_out_wins_the_match(edition: str) -> None:
    """One round decides, whatever the others hold; nobody scores."""
    game = MatchTable(edition, "ana bo cy", scoring="none").ends(ana="Gskip", bo="", cy=FIFTY[edition])
    assert (game.winners, game.totals, game.match.is_over) == (["bo"], [0, 0, 0], True)
    assert (game.told("scored"), game.told("won_match")) == ([], [("bo", 0, "W-066")])
