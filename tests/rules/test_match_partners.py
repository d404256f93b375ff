"""Partners: who sits where, what a round counts for a team, when a team has won (P-090 to P-092, X-82, X-83, X-86)."""

from typing import Any

import pytest

from sabot.errors import Unreadable
from sabot.match import Match
from sabot.match.score_pad import teams
from tests.support.editions import every_edition
from tests.support.match_tables import FIFTY, MatchTable

WON_BY = {"deluxe": "D-059", "potter": "P-083", "flip": "F-087", "wizz": "W-063"}


def partners(edition: str = "potter", **format_: Any) -> MatchTable:
    """Ana and cy against bo and dan."""
    return MatchTable(edition, "ana bo cy dan", scoring="partners", **format_)


@every_edition
def test_p090_x82_partners_face_each_other_and_every_next_player_is_an_opponent(edition: str) -> None:
    """Seats 1 and 3 against 2 and 4, in every round."""
    game = partners(edition)
    assert teams(game.match) == [("ana", "cy"), ("bo", "dan")]
    for winner in ("ana", "bo", "cy"):
        assert game.deal().match.games[0].players == ("ana", "bo", "cy", "dan")
        game.won_by(winner)


@pytest.mark.parametrize(
    ("winner", "totals"),
    [("ana", [16, 0, 16, 0]), ("bo", [0, 14, 0, 14]), ("cy", [16, 0, 16, 0]), ("dan", [0, 14, 0, 14])],
)
def test_p091_the_round_is_over_when_either_partner_is_out(winner: str, totals: list[int]) -> None:
    """Whoever it is: the round is counted, and the partner's cards are not played."""
    game = partners().ends(**{"ana": "Y6", "bo": "G7", "cy": "Y8", "dan": "G9", winner: ""})
    assert (game.totals, len(game.match.finished), game.match.games) == (totals, 1, ())


@every_edition
def test_p092_x83_both_opposing_hands_count_and_the_partners_for_nobody(edition: str) -> None:
    """Ana goes out: bo's 27 and dan's 9 go to her and cy; the fifty points in cy's hand to nobody."""
    game = partners(edition).ends(ana="", bo="Gskip G7", cy=FIFTY[edition], dan="B9")
    assert game.totals == [36, 0, 36, 0]
    assert game.told("scored") == [("ana", 36, "P-092"), ("cy", 36, "P-092")]
    game.ends(ana="Y2", bo="G8", cy="B3", dan="")
    assert game.totals == [36, 5, 36, 5]


def test_x83_a_last_draw_card_makes_an_opponent_draw_and_counts() -> None:
    """Ana goes out with a +2: bo, the next player, draws 17 points to his one; dan has two."""
    game = partners("deluxe").ends(ana="", bo="G1", cy="wild", dan="B2", last="R+2", draw="Y8 Y9")
    assert game.totals == [20, 0, 20, 0]


@every_edition
def test_x86_x73_a_team_wins_with_500_points(edition: str) -> None:
    """Ana and cy have 499, whoever of them made them; one more point and both have won."""
    game, fifty = partners(edition), FIFTY[edition]
    game.ends(ana="", bo=f"{fifty} {fifty}", cy="Y1", dan=f"{fifty} {fifty}")
    game.ends(ana="Y1", bo=f"{fifty} {fifty}", cy="", dan=f"{fifty} {fifty}")
    game.ends(ana="", bo=f"{fifty} Gskip", cy="Y1", dan="Brev B9")
    assert (game.totals, game.winners) == ([499, 0, 499, 0], [])
    game.ends(ana="Y1", bo="", cy="Y2", dan="B1").ends(ana="Y3", bo="", cy="Y2", dan="G1")
    assert (game.totals, game.winners) == ([499, 8, 499, 8], [])
    game.ends(ana="Y1", bo="G1", cy="", dan="B1")
    assert (game.totals, game.winners) == ([501, 8, 501, 8], ["ana", "cy"])
    assert game.told("won_match") == [("ana", 501, WON_BY[edition]), ("cy", 501, WON_BY[edition])]


@pytest.mark.parametrize("players", [2, 3, 5, 6, 8, 10])
def test_x86_exactly_four_play_in_partners(players: int) -> None:
    """Six or eight at one table are not supported."""
    with pytest.raises(Unreadable, match=f"partners is for 4 players, not for {players}"):
        Match("potter", [f"p{number}" for number in range(players)], format={"scoring": "partners"})


def test_x86_partners_do_not_see_each_others_hands() -> None:
    """Cy sees how many cards ana has, and none of them."""
    match = partners().deal().match
    assert match.games[0].view("cy").as_json()["hands"]["ana"] == ["??"] * 7


def test_x86_x57_a_suggestion_to_ones_partner_costs_two_cards() -> None:
    """It binds partners too."""
    game = partners().deal()
    hands = {"ana": "R1 R2", "bo": "G1 G2", "cy": "B1 B2", "dan": "Y1 Y2"}
    game.lay_out(0, hands, draw="B8 B9", options={"suggestions": "referee"})
    game.match.act("referee", "suggestion ana")
    assert game.match.games[0].describe()["hands"]["ana"] == ["R1", "R2", "B8", "B9"]


def test_x86_x52_a_partner_may_catch_and_each_calls_for_oneself() -> None:
    """Cy has called, which does not help ana; even cy may catch her."""
    game = partners().deal()
    hands = {"ana": "R1 R2", "bo": "G1 G2", "cy": "B1", "dan": "Y1 Y2"}
    game.lay_out(0, hands, turn="ana", options={}, called_uno=["cy"])
    game.match.act("ana", "play R1")
    assert game.match.games[0].describe()["owes_uno"] == ["ana"]
    assert "catch ana" in game.match.legal("cy")
