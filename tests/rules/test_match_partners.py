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
    """Any partner may go out: the round is scored, and the other partner does not play on."""
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
    """Ana and cy have 499 together, no matter who scored them; one more point and both have won."""
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


@pytest.mark.parametrize("players", [2, 3, 5, 7, 9])
def test_x86_four_six_eight_or_ten_play_in_partners(players: int) -> None:
    """Two have nobody to play against, and of an odd number one would be left over."""
    with pytest.raises(Unreadable, match=f"partners is for 4, 6, 8 or 10 players, not {players}"):
        Match("potter", [f"p{number}" for number in range(players)], format={"scoring": "partners"})


SIX = ("ana", "bo", "cy", "dan", "eve", "fay")
TEN = (*SIX, "gus", "hal", "ida", "joe")


@every_edition
@pytest.mark.parametrize("players", [4, 6, 8, 10])
def test_x86_partners_sit_opposite_each_other(edition: str, players: int) -> None:
    """Seat i plays with seat i + n/2: as many seats lie between them on one side as on the other."""
    names = TEN[:players]
    game = MatchTable(edition, " ".join(names), scoring="partners")
    half = players // 2
    assert teams(game.match) == [(names[place], names[place + half]) for place in range(half)]
    assert game.deal().match.games[0].players == names


@pytest.mark.parametrize(
    ("winner", "points", "totals"),
    [
        ("ana", 5 + 6 + 8 + 7, [26, 0, 0, 26, 0, 0]),
        ("bo", 4 + 6 + 9 + 7, [0, 26, 0, 0, 26, 0]),
        ("cy", 4 + 5 + 9 + 8, [0, 0, 26, 0, 0, 26]),
        ("dan", 5 + 6 + 8 + 7, [26, 0, 0, 26, 0, 0]),
        ("eve", 4 + 6 + 9 + 7, [0, 26, 0, 0, 26, 0]),
        ("fay", 4 + 5 + 9 + 8, [0, 0, 26, 0, 0, 26]),
    ],
)
def test_x86_x83_of_three_pairs_the_hands_of_both_others_count(winner: str, points: int, totals: list[int]) -> None:
    """Ana sits with dan, bo with eve, cy with fay; what the winner's partner holds counts for nobody."""
    hands = {"ana": "Y4", "bo": "G5", "cy": "B6", "dan": "Y9", "eve": "G8", "fay": "B7"}
    game = MatchTable("potter", " ".join(SIX), scoring="partners").ends(**{**hands, winner: ""})
    assert game.totals == totals
    assert [scored[1:] for scored in game.told("scored")] == [(points, "P-092")] * 2


@every_edition
def test_x86_of_five_pairs_four_count(edition: str) -> None:
    """Each of eight others holds six points; the fifty in cy's hand, hal's partner, are nobody's."""
    sixes = dict(zip(TEN, ["Y6", "G6", "", "B6", "Y6", "G6", "B6", "", "R6", "R6"], strict=True))
    game = MatchTable(edition, " ".join(TEN), scoring="partners").ends(**{**sixes, "cy": FIFTY[edition], "hal": ""})
    assert game.totals == [0, 0, 48, 0, 0, 0, 0, 48, 0, 0]


@pytest.mark.parametrize("players", [6, 8])
def test_x86_of_several_pairs_the_first_at_the_target_wins(players: int) -> None:
    """Bo's pair wins twice, by one partner and by the other, and has reached the target before ana's."""
    names = TEN[:players]
    half = players // 2
    sixes = dict(zip(names, ["Y6", "G6", "B6", "Y6", "G6", "B6", "R6", "R6"], strict=False))
    gain = 6 * (players - 2)
    game = MatchTable("deluxe", " ".join(names), scoring="partners", target=2 * gain)
    for winner in ("ana", "bo"):
        game.ends(**{**sixes, winner: ""})
    assert game.winners == []
    game.ends(**{**sixes, names[1 + half]: ""})
    assert game.winners == ["bo", names[1 + half]]
    assert game.match.totals["bo"] == game.match.totals[names[1 + half]] == 2 * gain
    assert game.match.totals["ana"] == game.match.totals[names[half]] == gain
    assert game.match.totals["cy"] == 0


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
