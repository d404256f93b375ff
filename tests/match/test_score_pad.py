"""The score pad and the standing."""

from sabot.match.score_pad import PadRow, pad, standing, teams
from tests.support.match_tables import MatchTable


def places(game: MatchTable) -> list[tuple[int, str, int]]:
    """Place, players and total of all ranks, the best first."""
    return [(rank.place, " ".join(rank.players), rank.total) for rank in standing(game.match)]


def test_before_the_first_round_the_pad_is_empty_and_all_are_first() -> None:
    game = MatchTable("deluxe", "ana bo cy")
    assert pad(game.match) == []
    assert places(game) == [(1, "ana", 0), (1, "bo", 0), (1, "cy", 0)]


def test_a_row_for_every_round_with_points_and_totals() -> None:
    game = MatchTable("deluxe", "ana bo cy").ends(ana="", bo="G7", cy="B9").ends(ana="Y4", bo="", cy="B1")
    assert pad(game.match) == [
        PadRow(1, {"ana": 16, "bo": 0, "cy": 0}, {"ana": 16, "bo": 0, "cy": 0}),
        PadRow(2, {"ana": 0, "bo": 5, "cy": 0}, {"ana": 16, "bo": 5, "cy": 0}),
    ]


def test_a_round_under_way_is_not_on_the_pad() -> None:
    game = MatchTable("deluxe", "ana bo").won_by("ana").deal()
    assert [row.number for row in pad(game.match)] == [1]


def test_where_winners_score_the_highest_total_is_first_and_the_level_share_a_place() -> None:
    game = MatchTable("deluxe", "ana bo cy dan").won_by("bo").won_by("cy").won_by("cy").won_by("ana")
    assert places(game) == [(1, "cy", 30), (2, "ana", 15), (2, "bo", 15), (4, "dan", 0)]


def test_where_everybody_collects_the_lowest_total_is_first() -> None:
    game = MatchTable("deluxe", "ana bo cy", scoring="lowest", target=50).ends(ana="Y9", bo="", cy="B4")
    assert places(game) == [(1, "bo", 0), (2, "cy", 4), (3, "ana", 9)]
    game.ends(ana="", bo="wild", cy="B5")
    assert (game.winners, places(game)) == (["ana", "cy"], [(1, "ana", 9), (1, "cy", 9), (3, "bo", 50)])


def test_without_points_the_winner_is_first_and_all_others_are_second() -> None:
    game = MatchTable("deluxe", "ana bo cy", scoring="none").won_by("cy")
    assert places(game) == [(1, "cy", 0), (2, "ana", 0), (2, "bo", 0)]


def test_partners_stand_together() -> None:
    game = MatchTable("potter", "ana bo cy dan", scoring="partners").ends(ana="Y9", bo="", cy="Y1", dan="B8")
    assert teams(game.match) == [("ana", "cy"), ("bo", "dan")]
    assert places(game) == [(1, "bo dan", 10), (2, "ana cy", 0)]
    assert pad(game.match)[0].points == {"ana": 0, "bo": 10, "cy": 0, "dan": 10}


def test_x86_three_pairs_stand_by_their_points() -> None:
    """Bo and eve have won a round of 24 points, ana and dan one of 10; cy and fay none."""
    game = MatchTable("potter", "ana bo cy dan eve fay", scoring="partners")
    game.ends(ana="Y9", bo="", cy="Y1", dan="B8", eve="G4", fay="Y6")
    game.ends(ana="", bo="G1", cy="Y2", dan="B8", eve="G4", fay="Y3")
    assert teams(game.match) == [("ana", "dan"), ("bo", "eve"), ("cy", "fay")]
    assert places(game) == [(1, "bo eve", 24), (2, "ana dan", 10), (3, "cy fay", 0)]
    assert pad(game.match)[0].points == {"ana": 0, "bo": 24, "cy": 0, "dan": 0, "eve": 24, "fay": 0}


def test_in_rotation_everybody_stands_alone() -> None:
    game = MatchTable("potter", "ana bo cy dan", scoring="rotation", hands_per_partner=1).won_by("ana").won_by("ana")
    assert teams(game.match) == [("ana",), ("bo",), ("cy",), ("dan",)]
    assert places(game) == [(1, "ana", 20), (2, "bo", 10), (2, "cy", 10), (4, "dan", 0)]


def test_who_left_later_stands_before_who_left_earlier_whatever_the_points() -> None:
    """Cy leaves first, dan and eve together in the second round, bo loses the final with the most points of all."""
    game = MatchTable("deluxe", "ana bo cy dan eve", scoring="elimination", target=50)
    game.ends(ana="", bo="G9", cy="wild", dan="B9", eve="Y9")
    assert places(game) == [(1, "ana", 0), (2, "bo", 9), (2, "dan", 9), (2, "eve", 9), (5, "cy", 50)]
    game.ends(ana="G9", bo="", dan="wild", eve="wild Y1")
    assert places(game) == [(1, "ana", 9), (1, "bo", 9), (3, "dan", 59), (4, "eve", 60), (5, "cy", 50)]
    game.ends(ana="", bo="wild wild")
    assert places(game) == [(1, "ana", 9), (2, "bo", 109), (3, "dan", 59), (4, "eve", 60), (5, "cy", 50)]


def test_an_eliminated_player_has_no_points_in_a_row() -> None:
    game = MatchTable("deluxe", "ana bo cy", scoring="elimination", target=50).ends(ana="", bo="wild", cy="B1")
    game.ends(ana="G2", cy="")
    assert pad(game.match)[1] == PadRow(2, {"ana": 2, "bo": None, "cy": 0}, {"ana": 2, "bo": 50, "cy": 1})


def test_a_restarted_final_shows_in_the_totals() -> None:
    game = MatchTable("deluxe", "ana bo cy", scoring="elimination", target=50, final_reset=True)
    game.ends(ana="", bo="wild", cy="B7").ends(ana="G2", cy="")
    assert [row.totals for row in pad(game.match)] == [{"ana": 0, "bo": 50, "cy": 0}, {"ana": 2, "bo": 50, "cy": 0}]


def test_if_nobody_is_left_the_winner_is_first() -> None:
    """A capped round eliminates all three."""
    game = MatchTable("deluxe", "ana bo cy", scoring="elimination", target=50)
    game.ends(ana="wild Y1", bo="wild", cy="wild Y2")
    assert places(game) == [(1, "bo", 50), (2, "ana", 51), (3, "cy", 52)]
