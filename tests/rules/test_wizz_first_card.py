"""The first card turned up in wizz (W-014 to W-020, X-120)."""

from typing import Any

import pytest

from tests.support.positions import Hands, Table, start

NAMES = ["ana", "bo", "cy", "dan", "eve", "fay", "gus", "hal", "ivy", "jo"]
SEATS = pytest.mark.parametrize("seats", [2, 3, 10])


def hands(seats: int) -> Hands:
    """Two cards above five for everybody, none of them red."""
    cards = [f"{colour}{number}" for number in range(6, 10) for colour in "YGB"] * 2
    return {player: f"{cards[2 * seat]} {cards[2 * seat + 1]}" for seat, player in enumerate(NAMES[:seats])}


def turned_up(seats: int, card: str, options: dict[str, Any] | None = None, **keys: Any) -> Table:
    """A round of wizz whose first card is this one; six cards that match nothing red lie beneath it."""
    return start("wizz", hands(seats), f"{card} G1 B1 Y2 G2 B2 Y1", options, **keys)


@SEATS
def test_w014_w021_a_number_lets_the_player_left_of_the_dealer_start(seats: int) -> None:
    """Nobody draws, nobody is passed over."""
    game = turned_up(seats, "R7")
    assert (game.turn, game.phase, game.direction, game.colour) == (NAMES[0], "turn", "left", "red")
    assert [game.size(player) for player in game.players] == [2] * seats
    assert game.rules("turned_up") == ["W-014"]


@pytest.mark.parametrize(("dealer", "starter"), [("ana", "bo"), ("bo", "cy"), ("cy", "ana")])
def test_w021_the_seat_left_of_any_dealer_starts(dealer: str, starter: str) -> None:
    """Wherever the dealer sits, the next seat clockwise has the first turn."""
    assert turned_up(3, "R7", dealer=dealer).turn == starter


@SEATS
def test_w015_x20_a_draw_two_hits_the_player_left_of_the_dealer(seats: int) -> None:
    """Ana draws two and loses the turn; with two players the dealer starts."""
    game = turned_up(seats, "R+2")
    assert (game.turn, game.phase, game.direction) == (NAMES[1], "turn", "left")
    assert [game.size(player) for player in game.players] == [4] + [2] * (seats - 1)
    assert game.draw == "Y2 G2 B2 Y1"
    assert game.rules("turned_up") == ["W-015"]


@SEATS
def test_w016_x19_x21_a_reverse_lets_the_dealer_start_and_turns_play_to_the_right(seats: int) -> None:
    """After the dealer it is the turn of the neighbour on the right; with two players simply of the other."""
    game = turned_up(seats, "Rrev")
    dealer = NAMES[seats - 1]
    assert (game.turn, game.phase) == (dealer, "turn")
    assert game.direction == ("left" if seats == 2 else "right")
    assert game.rules("turned_up") == ["W-016"]
    game.play(f"{dealer}: draw")
    assert game.turn == NAMES[seats - 2]


def test_x19_a_literal_reverse_between_two_lets_the_dealer_start_too() -> None:
    """Read to the letter the direction turns, and the dealer is first all the same."""
    game = turned_up(2, "Rrev", {"two_player_reverse": "literal"})
    assert (game.turn, game.direction) == ("bo", "right")


@SEATS
def test_w017_x20_a_skip_passes_over_the_player_left_of_the_dealer(seats: int) -> None:
    """The second to the left starts, nobody draws."""
    game = turned_up(seats, "Rskip")
    assert (game.turn, game.phase, game.direction) == (NAMES[1], "turn", "left")
    assert [game.size(player) for player in game.players] == [2] * seats
    assert game.rules("turned_up") == ["W-017"]


@SEATS
def test_w018_a_wild_is_called_by_the_player_left_of_the_dealer_who_then_plays(seats: int) -> None:
    """Ana calls, and the first turn is hers."""
    game = turned_up(seats, "wild")
    assert (game.phase, game.waiting, game.colour, game.turn) == ("colour", ["ana"], None, NAMES[seats - 1])
    assert game.legal("ana") == ["colour blue", "colour green", "colour red", "colour yellow"]
    assert game.legal("bo") == []
    game.play("ana: colour green")
    assert (game.turn, game.phase, game.colour) == ("ana", "turn", "green")
    assert game.legal("ana") == ["draw", "play G6", "uno"]
    assert game.rules("turned_up") == ["W-018"]


def test_w018_x18_the_colour_called_may_be_one_that_is_not_held() -> None:
    """Ana holds no red, calls it, and may so lay her wild draw four."""
    game = start("wizz", {"ana": "G6 Y7 wild+4", "bo": "G7 B7"}, "wild B1 B2 B3 B4 B5")
    game.play("ana: colour red", "ana: play wild+4 green")
    assert (game.turn, game.colour, game.size("bo")) == ("ana", "green", 6)


@pytest.mark.parametrize("seed", range(12))
def test_w019_x12_a_wild_draw_four_goes_back_and_another_card_is_turned_up(seed: int) -> None:
    """Both go back below the top as often as they come; G1 is the first card that can start."""
    game = start("wizz", hands(3), "wild+4 wild+4 G1 B1 Y2", seed=seed)
    assert (game.discard, game.turn, game.colour) == ("G1", "ana", "green")
    assert sorted(game.draw.split()) == ["B1", "Y2", "wild+4", "wild+4"]
    assert [card for card in game.draw.split() if card != "wild+4"] == ["B1", "Y2"]
    assert len(game.rules("put_back")) >= 2
    assert set(game.rules("put_back")) == {"W-019"}


def test_w019_x12_chance_decides_where_the_card_goes_back() -> None:
    """Over many seeds the card lies in each place that is left to it."""
    draws = {start("wizz", hands(2), "wild+4 G1 B1 Y2", seed=seed).draw for seed in range(60)}
    assert draws == {"wild+4 B1 Y2", "B1 wild+4 Y2", "B1 Y2 wild+4"}


def test_w019_the_card_turned_up_instead_acts_by_its_own_rule() -> None:
    """A draw two beneath the wild draw four hits ana."""
    game = start("wizz", hands(3), "wild+4 R+2 B1 Y2 G2")
    assert (game.discard, game.turn, game.size("ana")) == ("R+2", "bo", 4)


@SEATS
def test_w020_x24_x120_a_whirl_is_an_ordinary_number(seats: int) -> None:
    """Nobody laid it, so nobody spins: ana lays or draws."""
    game = turned_up(seats, "R3*")
    assert (game.turn, game.phase, game.waiting, game.colour) == ("ana", "turn", ["ana"], "red")
    assert game.legal("ana") == ["draw", "uno"]
    assert game.rules("turned_up") == ["W-014"]
    game.refuses("ana: spin")


@SEATS
def test_x120_with_first_wizz_spins_the_player_left_of_the_dealer_spins(seats: int) -> None:
    """The spin is ana's whole turn."""
    game = turned_up(seats, "R3*", {"first_wizz_spins": True})
    assert (game.turn, game.phase, game.waiting) == ("ana", "spin", ["ana"])
    assert game.legal("ana") == ["spin"]
    game.refuses("ana: draw", "W-035")
    game.play("ana: spin show")
    assert (game.turn, game.phase) == (NAMES[1], "turn")


def test_x120_with_first_wizz_spins_the_icon_is_carried_out() -> None:
    """The blue card comes second, and bo is next."""
    game = turned_up(3, "R3*", {"first_wizz_spins": True}).play("ana: spin blue")
    assert game.hand("ana") == "Y6 G1 G6 B1"
    assert (game.turn, game.discard) == ("bo", "R3*")


def test_x120_with_first_wizz_spins_other_first_cards_are_as_before() -> None:
    """A plain three calls for no spin."""
    game = turned_up(3, "R3", {"first_wizz_spins": True})
    assert (game.turn, game.phase) == ("ana", "turn")
