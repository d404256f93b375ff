"""The deal passes on, and every round begins afresh (X-11)."""

from typing import Any

import pytest

from sabot.cards import Colour
from sabot.game import Game
from sabot.kernel.deal import deal
from sabot.kernel.match.dealers import choose_dealer
from sabot.kernel.match.scoring import begin
from sabot.kernel.match.seating import sit_down
from sabot.kernel.match.sheet import new_sheet
from sabot.options import MATCH_OPTIONS, resolve
from sabot.round import check_options, find_edition, make_round
from tests.support.editions import every_edition
from tests.support.match_tables import MatchTable


def match_of_four(**format_: Any) -> MatchTable:
    """Ana, bo, cy and dan; dan deals first."""
    return MatchTable("deluxe", "ana bo cy dan", dealer="fixed", **format_)


@every_edition
def test_x11_the_deal_passes_to_the_left(edition: str) -> None:
    """From the last in the list to the first, and so on, regardless of who wins."""
    game = MatchTable(edition, "ana bo cy", dealer="fixed")
    dealers = [game.won_by(winner).dealers for winner in ("cy", "cy", "ana", "bo", "bo")]
    assert dealers == [["cy"], ["ana"], ["bo"], ["cy"], ["ana"]]
    assert game.told("deals") == [("ana", None, "X-11")]
    assert game.told("drew_high") == []


def test_x11_the_first_dealer_drew_the_highest_card_and_the_next_sits_to_its_left() -> None:
    """The winner of the last round does not matter."""
    for seed in range(12):
        game = MatchTable("wizz", "ana bo cy", seed=seed)
        (first,) = game.won_by("ana").dealers
        assert game.deal().dealers == [{"ana": "bo", "bo": "cy", "cy": "ana"}[first]]


def test_x11_the_winner_may_deal_the_next_round() -> None:
    """The winner of the last round deals, also several times in a row."""
    game = match_of_four(next_dealer="winner")
    dealers = [game.won_by(winner).dealers for winner in ("bo", "bo", "dan", "ana")]
    assert dealers == [["dan"], ["bo"], ["bo"], ["dan"]]
    assert game.deal().told("deals") == [("ana", None, "X-11")]


def test_x11_all_may_draw_for_each_deal() -> None:
    """First the fixed dealer, then the highest card, round after round."""
    game = match_of_four(next_dealer="redraw").won_by("ana")
    assert (game.dealers, game.told("drew_high")) == (["dan"], [])
    for _ in range(6):
        game.won_by("ana")
        drew = [(number or 0, player) for player, number, _ in game.told("drew_high")]
        assert len(drew) >= 4
        if len(drew) == 4:
            assert game.dealers == [max(drew)[1]]


@pytest.mark.parametrize(
    ("hands", "dealers"),
    [
        ({"ana": "wild wild", "bo": "", "cy": "G1", "dan": "B1"}, "dan bo cy dan bo"),
        ({"ana": "", "bo": "wild wild", "cy": "G1", "dan": "B1"}, "dan ana cy dan ana"),
        ({"ana": "", "bo": "G1", "cy": "B1", "dan": "wild wild"}, "dan ana bo cy ana"),
        ({"ana": "wild wild", "bo": "wild wild", "cy": "", "dan": "B1"}, "dan cy dan cy dan"),
        ({"ana": "", "bo": "G1", "cy": "wild wild", "dan": "wild wild"}, "dan ana bo ana bo"),
    ],
)
def test_x11_x89_the_eliminated_are_skipped(hands: dict[str, str], dealers: str) -> None:
    """The player with two wilds is out after the first round; the deal passes among the players who are left."""
    game = match_of_four(scoring="elimination", target=100).ends(**hands)
    found = [*game.dealers]
    for _ in range(4):
        found += game.won_by(game.match.playing[0]).dealers
    assert found == dealers.split()


def test_x11_x89_a_winner_who_was_eliminated_can_not_deal() -> None:
    """At the turn cap bo wins the round with the lowest hand, yet reaches the amount: the deal is cy's."""
    game = match_of_four(scoring="elimination", target=60, next_dealer="winner")
    game.ends(ana="", bo="wild", cy="G1", dan="B1").ends(ana="wild", bo="Y9 Y1", cy="wild", dan="wild")
    assert (game.totals, game.match.playing) == ([50, 60, 51, 51], ["ana", "cy", "dan"])
    assert game.deal().dealers == ["cy"]


def test_x11_x89_the_deal_passes_over_one_who_leaves_in_the_middle_of_the_match() -> None:
    """Dan, ana and bo have dealt; cy, whose turn to deal it would be, leaves: dan deals."""
    game = match_of_four(scoring="elimination", target=100).won_by("ana").won_by("ana")
    game.ends(ana="", bo="G1", cy="wild wild", dan="B1")
    assert (game.dealers, game.deal().dealers) == (["bo"], ["dan"])


def test_x11_at_each_of_two_tables_the_deal_passes_to_the_left() -> None:
    """In rotation the chair to the left of the last dealer's deals, also when partners have changed."""
    game = MatchTable("potter", "a b c d e f g h", scoring="rotation", hands_per_partner=2, seed=3)
    seats = []
    for _ in range(6):
        tables = [game_.players for game_ in game.deal().match.games]
        seats.append([players.index(dealer) for players, dealer in zip(tables, game.dealers, strict=True)])
        game.won_by(*(players[0] for players in tables))
    first = seats[0]
    assert seats == [[(first[0] + turn) % 4, (first[1] + turn) % 4] for turn in range(6)]


def check_fresh(game: Game) -> bool:
    """Whether the first card is a number; then the round goes to the left, on the hero side, in the card's colour."""
    position = game.describe()
    front = position["discard"][0].split("/")[0]
    if not front[1:].isdigit():
        return False
    colour = {"R": "red", "Y": "yellow", "G": "green", "B": "blue"}[front[0]]
    assert (position["direction"], position["side"], position["colour"]) == ("left", "hero", colour)
    return True


def test_x11_direction_side_and_colour_begin_afresh() -> None:
    """A round ends to the right and on the villain side; the next one starts to the left, on the hero side."""
    found = 0
    for seed in range(10):
        game = MatchTable("flip", "ana bo cy", seed=seed).deal()
        game.lay_out(0, {"ana": "R1", "bo": "G1", "cy": "B1"}, turn="ana", side="villain", direction="right")
        game.match.act("ana", "play P1")
        game.deal()
        found += check_fresh(game.match.games[0])
    assert found


def test_x11_they_begin_afresh_at_a_table_that_is_used_again() -> None:
    """Where one table serves for all rounds of a match."""
    flip = find_edition("flip")
    options = check_options(flip, {})
    sheet = new_sheet(resolve("flip", {}, MATCH_OPTIONS), 3)
    round_ = make_round(flip, options, ["ana", "bo", "cy"], flip.deck(options))
    table = round_.table
    begin(sheet)
    found = 0
    for _ in range(10):
        table.direction, table.side, table.colour = -1, 1, Colour.VIOLET
        sit_down(sheet, table, 0)
        choose_dealer(sheet, table, 0)
        deal(table)
        found += check_fresh(Game(round_))
    assert found
