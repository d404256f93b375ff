"""The elimination game: too many points and one is out of the match, the last two play a final (P-098 to P-102)."""

from typing import Any

import pytest

from sabot.errors import Refused
from tests.support.editions import every_edition
from tests.support.match_tables import FIFTY, MatchTable


def elimination(players: str = "ana bo cy", edition: str = "potter", **format_: Any) -> MatchTable:
    """A match in which players who reach 100 are out; the last in the list deals first."""
    return MatchTable(edition, players, scoring="elimination", target=100, dealer="fixed", **format_)


def final(**format_: Any) -> MatchTable:
    """Bo, with 50 points, and cy, with 9, are left: ana has reached 100."""
    game = elimination(**format_).ends(ana="wild", bo="wild", cy="")
    return game.ends(ana="wild", bo="", cy="B9")


@every_edition
def test_p098_everybody_collects_what_one_is_caught_with(edition: str) -> None:
    """Round after round; the winner of a round collects nothing."""
    game = elimination(edition=edition).ends(ana="", bo="G7", cy="Bskip")
    assert game.told("scored") == [("bo", 7, "P-098"), ("cy", 20, "P-098")]
    assert game.ends(ana="Y3", bo="G2", cy="").totals == [3, 9, 20]


@every_edition
@pytest.mark.parametrize(("bo", "leaves"), [("50 Gskip Brev Y9", False), ("50 50", True), ("50 50 Y9", True)])
def test_p099_x73_who_reaches_the_amount_is_out_of_the_match(edition: str, bo: str, leaves: bool) -> None:
    """Bo has 99, 100 or 109 points; ana, cy and dan play on with or without him."""
    game = elimination("ana bo cy dan", edition)
    game.ends(ana="", bo=bo.replace("50", FIFTY[edition]), cy="B1", dan="G1")
    assert game.winners == []
    assert game.told("eliminated") == ([("bo", None, "P-099")] if leaves else [])
    assert game.match.playing == (["ana", "cy", "dan"] if leaves else ["ana", "bo", "cy", "dan"])
    assert game.match.finished[0].eliminated == (("bo",) if leaves else ())


def test_p099_the_amount_is_500_unless_told_otherwise() -> None:
    """Bo leaves with his 500th point."""
    game = MatchTable("potter", "ana bo cy", scoring="elimination")
    for _ in range(2):
        game.ends(ana="", bo="wild wild wild wild", cy="B1")
    game.ends(ana="", bo="wild Gskip Grev Y9", cy="B1")
    assert (game.totals, game.match.playing) == ([0, 499, 3], ["ana", "bo", "cy"])
    assert game.ends(ana="", bo="Y1", cy="B1").match.playing == ["ana", "cy"]


def test_p100_x88_the_last_two_play_head_to_head_and_keep_their_points() -> None:
    """The final is told; the two who are left sit at the table, with 50 and 9 points."""
    game = final()
    assert game.told("final") == [("bo", None, "P-100"), ("cy", None, "P-100")]
    assert (game.totals, game.winners) == ([100, 50, 9], [])
    assert game.deal().match.games[0].players == ("bo", "cy")


def test_p100_the_final_is_played_by_the_rules_for_two() -> None:
    """A reverse acts like a skip: bo lays one and plays again."""
    game = final().deal()
    game.lay_out(0, {"bo": "Rrev R2 R3", "cy": "B1 B2"}, turn="bo", options={})
    assert [event.kind for event in game.match.act("bo", "play Rrev")] == ["played"]
    assert [event.kind for event in game.match.act("cy", "accept")] == ["accepted", "skipped"]
    assert (game.match.games[0].waiting, game.match.games[0].describe()["direction"]) == (["bo"], "left")


@pytest.mark.parametrize(("points", "is_lost"), [("Gskip Grev Y9", False), ("wild", True), ("wild Y1", True)])
def test_p101_in_the_final_whoever_reaches_or_exceeds_the_amount_loses(points: str, is_lost: bool) -> None:
    """Bo has 50 of 100 points: with 49 more the final goes on, with 50 or 51 it is lost."""
    game = final().ends(bo=points, cy="")
    assert game.winners == (["cy"] if is_lost else [])
    assert game.told("eliminated") == ([("bo", None, "P-099")] if is_lost else [])
    assert game.told("final") == []


def test_p102_the_winner_of_the_final_hand_wins_the_match() -> None:
    """Cy has more points by then, but bo is caught with too many."""
    game = final().ends(bo="", cy="wild Gskip Grev").ends(bo="wild", cy="")
    assert (game.totals, game.winners, game.match.is_over) == ([100, 100, 99], ["cy"], True)
    assert game.told("won_match") == [("cy", 99, "P-102")]
    assert game.match.playing == ["cy"]


def test_x87_two_may_leave_together_and_the_other_two_play_the_final() -> None:
    """Of four, bo and dan reach the amount in one round."""
    game = elimination("ana bo cy dan").ends(ana="", bo="wild wild", cy="B1", dan="wild wild")
    assert game.told("eliminated") == [("bo", None, "P-099"), ("dan", None, "P-099")]
    assert [player for player, *_ in game.told("final")] == ["ana", "cy"]
    assert game.winners == []


def test_x87_one_who_is_left_alone_wins_without_a_final() -> None:
    """Bo and cy reach the amount in one round."""
    game = elimination().ends(ana="", bo="wild wild", cy="wild wild")
    assert (game.winners, game.told("final")) == (["ana"], [])
    assert [player for player, *_ in game.told("eliminated")] == ["bo", "cy"]
    assert game.told("won_match") == [("ana", 0, "P-102")]


def test_x87_x64_if_a_capped_round_eliminates_all_the_lowest_total_wins() -> None:
    """All three reach 100 at once. Cy has the lowest hand then, but ana has the lowest total."""
    game = elimination().ends(ana="wild", bo="Y1", cy="wild Gskip Grev").ends(ana="wild", bo="wild wild", cy="Gskip")
    assert (game.totals, game.winners, game.match.is_over) == ([100, 101, 110], ["ana"], True)
    assert [player for player, *_ in game.told("eliminated")] == ["bo", "cy"]
    assert game.told("won_match") == [("ana", 100, "P-102")]


def test_x87_x64_if_several_have_the_lowest_total_then_they_share_the_win() -> None:
    """All three reach 100 in one capped round, ana and cy with exactly that."""
    game = elimination().ends(ana="wild wild", bo="wild wild+4 Y1", cy="wild+4 wild+4")
    assert (game.totals, game.winners) == ([100, 101, 100], ["ana", "cy"])
    assert game.told("eliminated") == [("bo", None, "P-099")]


def test_x87_x64_a_final_may_end_with_both_above_the_amount() -> None:
    """Ana left with 100 points; bo has 101 and cy 109 in the end. Ana does not come back."""
    game = final().ends(bo="wild Y1", cy="wild wild+4")
    assert (game.totals, game.winners) == ([100, 101, 109], ["bo"])


def test_x87_x64_a_capped_round_may_leave_just_one() -> None:
    """Nobody is out; ana and cy pass 100, bo does not and wins."""
    game = elimination().ends(ana="wild wild", bo="Y1", cy="wild wild")
    assert (game.winners, game.totals) == (["bo"], [100, 1, 100])


def test_x88_the_last_two_may_begin_their_final_with_no_points() -> None:
    """With `final_reset` bo's 50 and cy's 9 are gone; ana's total stays what it was."""
    game = final(final_reset=True)
    assert (game.totals, game.match.playing) == ([100, 0, 0], ["bo", "cy"])
    assert [played.points for played in game.match.finished][1] == {"ana": 50, "bo": 0, "cy": 9}
    assert game.ends(bo="wild", cy="").winners == []
    assert game.ends(bo="", cy="wild Gskip").totals == [100, 50, 70]
    assert game.ends(bo="wild", cy="").winners == ["cy"]


def test_x88_they_begin_anew_only_when_they_become_two() -> None:
    """Of five, dan and eve leave and nothing is reset; then bo leaves, and ana and cy start again from zero, once."""
    game = elimination("ana bo cy dan eve", final_reset=True)
    game.ends(ana="", bo="wild", cy="B9", dan="wild wild", eve="wild+4 wild+4")
    assert (game.totals, game.told("final")) == ([0, 50, 9, 100, 100], [])
    game.ends(ana="G7", bo="wild", cy="")
    assert (game.totals, game.match.playing) == ([0, 100, 0, 100, 100], ["ana", "cy"])
    assert game.ends(ana="", cy="B9").totals == [0, 100, 9, 100, 100]


def test_x88_x87_two_who_are_left_by_two_begin_anew_as_well() -> None:
    """Of four, two leave in one round."""
    game = elimination("ana bo cy dan", final_reset=True).ends(ana="Y5", bo="", cy="B1", dan="G1")
    assert game.ends(ana="", bo="wild wild", cy="B1", dan="wild wild").totals == [0, 100, 0, 101]


def test_x88_one_who_is_left_alone_keeps_the_points() -> None:
    """There is no final in which the totals could be reset."""
    game = elimination(final_reset=True).ends(ana="Y9", bo="", cy="B1")
    assert game.ends(ana="", bo="wild wild", cy="wild wild").totals == [9, 100, 101]


def test_x89_the_cards_of_the_eliminated_go_back_to_the_deck() -> None:
    """Bo and cy have seven cards each, and all the others are in the piles."""
    position = final().deal().match.games[0].describe()
    assert set(position["hands"]) == {"bo", "cy"}
    assert sum(map(len, [*position["hands"].values(), position["draw"], position["discard"]])) == 110


def test_x89_the_eliminated_take_no_part() -> None:
    """Ana is asked for nothing, may do nothing, and sits at no table."""
    match = final().deal().match
    assert (match.legal("ana"), match.table_of("ana")) == ([], None)
    with pytest.raises(Refused) as refused:
        match.act("ana", "draw")
    assert (refused.value.code, refused.value.rule) == ("act/eliminated", "P-099")


@pytest.mark.parametrize("final_reset", [False, True])
def test_x89_a_match_of_two_is_the_final_at_once(final_reset: bool) -> None:
    """The player who reaches the amount first has lost; points add up from the first round on."""
    game = elimination("ana bo", final_reset=final_reset).ends(ana="", bo="wild").ends(ana="Y9", bo="")
    assert (game.totals, game.winners) == ([9, 50], [])
    assert game.ends(ana="", bo="wild").winners == ["ana"]
