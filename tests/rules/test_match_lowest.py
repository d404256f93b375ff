"""Matches in which everybody collects what is left in hand: the lowest total wins (D-061, X-75 to X-77)."""

from typing import Any

import pytest

from tests.support.editions import every_edition
from tests.support.match_tables import FIFTY, MatchTable

RULE = {"deluxe": "D-061", "potter": "P-084", "flip": "F-088", "wizz": "W-064"}
COUNTED = {**RULE, "deluxe": "D-060"}


def lowest(**format_: Any) -> MatchTable:
    """Three players, to 100 points."""
    return MatchTable("deluxe", "ana bo cy", scoring="lowest", target=100, **format_)


@every_edition
def test_d061_p084_f088_w064_when_somebody_reaches_500_the_lowest_total_wins(edition: str) -> None:
    """Bo collects 200 + 200 + 99 points and then one more; ana, with 2, has fewer than cy and wins."""
    game, fifty = MatchTable(edition, "ana bo cy", scoring="lowest"), FIFTY[edition]
    for _ in range(2):
        game.ends(ana="Y1", bo=f"{fifty} {fifty} {fifty} {fifty}", cy="")
    game.ends(ana="", bo=f"{fifty} Gskip Brev Y9", cy="B9")
    assert (game.totals, game.winners) == ([2, 499, 9], [])
    game.ends(ana="", bo="G1", cy="B3")
    assert (game.totals, game.winners) == ([2, 500, 12], ["ana"])
    assert game.told("scored") == [("bo", 1, COUNTED[edition]), ("cy", 3, COUNTED[edition])]
    assert game.told("won_match") == [("ana", 2, RULE[edition])]


@pytest.mark.parametrize(("bo", "is_won"), [("wild Gskip Brev Y9", False), ("wild wild", True), ("wild wild Y9", True)])
def test_x73_the_target_is_reached_or_passed(bo: str, is_won: bool) -> None:
    """99 of 100 points do not end the match, 100 and 109 do."""
    assert lowest().ends(ana="", bo=bo, cy="B1").match.is_over is is_won


def test_x75_the_lowest_share_the_win() -> None:
    """Ana and cy have seven points each when bo passes 100."""
    game = lowest().ends(ana="Y7", bo="", cy="B0").ends(ana="", bo="wild wild", cy="B7")
    assert (game.totals, game.winners) == ([7, 100, 7], ["ana", "cy"])
    assert game.told("won_match") == [("ana", 7, "D-061"), ("cy", 7, "D-061")]


def test_x75_all_play_on_until_one_is_lowest() -> None:
    """The same with `play_on`: level once more after another round, then cy collects one point more than ana."""
    game = lowest(low_tie="play_on").ends(ana="Y7", bo="", cy="B0").ends(ana="", bo="wild wild", cy="B7")
    assert (game.totals, game.winners) == ([7, 100, 7], [])
    game.ends(ana="Y2", bo="", cy="B2")
    assert (game.totals, game.winners, game.match.playing) == ([9, 100, 9], [], ["ana", "bo", "cy"])
    assert game.ends(ana="", bo="G5", cy="B1").winners == ["ana"]


def test_x75_playing_on_even_the_highest_may_win_in_the_end() -> None:
    """Ana and cy are level at 90; then both collect more than bo has."""
    game = lowest(low_tie="play_on").ends(ana="wild Y+2 Yskip", bo="", cy="wild B+2 Bskip")
    assert game.ends(ana="", bo="wild+4 wild+4", cy="B0").winners == []
    assert game.ends(ana="Y+2", bo="", cy="Bskip").winners == ["bo"]
    assert game.totals == [110, 100, 110]


@pytest.mark.parametrize("low_tie", ["shared", "play_on"])
def test_x75_a_tie_behind_the_lowest_does_not_matter(low_tie: str) -> None:
    """Bo and cy are level at 100, ana alone is lowest."""
    game = lowest(low_tie=low_tie).ends(ana="", bo="wild wild", cy="wild wild")
    assert (game.totals, game.winners) == ([0, 100, 100], ["ana"])


def test_x76_several_may_pass_the_target_and_the_last_round_does_not_decide() -> None:
    """Bo and dan pass 100 together; ana won the round but has 60 points, cy has only 31 and wins."""
    game = MatchTable("deluxe", "ana bo cy dan", scoring="lowest", target=100)
    game.ends(ana="wild Y9 Y1", bo="wild", cy="G1", dan="wild")
    game.ends(ana="", bo="wild", cy="Gskip G9 B1", dan="wild wild")
    assert (game.totals, game.winners) == ([60, 100, 31, 150], ["cy"])


def test_x77_d060_cards_that_the_last_card_makes_one_draw_are_ones_own() -> None:
    """Ana goes out with a +2: bo, next to her, draws 8 and 9 to the 3 in his hand; cy only has his own 4."""
    game = lowest().ends(ana="", bo="G3", cy="B4", last="R+2", draw="Y8 Y9 Y7")
    assert (game.totals, game.told("scored")) == ([0, 20, 4], [("bo", 20, "D-060"), ("cy", 4, "D-060")])


def test_x77_they_may_cost_the_match() -> None:
    """Bo would have stayed below 100 but for the four cards of ana's last wild."""
    game = lowest().ends(ana="", bo="wild wild+4", cy="B4", last="wild+4", draw="Y8 Y9 Y7 Y6")
    assert (game.totals, game.winners) == ([0, 130, 4], ["ana"])


def test_x78_a_round_of_zeros_changes_nothing() -> None:
    """Everybody holds zeros."""
    game = lowest().ends(ana="", bo="G0", cy="B0")
    assert (game.totals, game.winners, game.told("scored")) == ([0, 0, 0], [], [])


def test_x64_at_the_turn_cap_the_winner_of_the_round_collects_its_hand_too() -> None:
    """Nobody is out: ana wins the round with the lowest hand, and all three collect."""
    game = lowest().ends(ana="Y1", bo="G5", cy="B9")
    assert (game.totals, game.winners) == ([1, 5, 9], [])
