"""The first card turned up in flip, with two, three and ten players (F-028 to F-037, X-23, X-103, X-104)."""

import itertools
from typing import Any

import pytest

from tests.support.positions import Table, start

PLAYERS = ("ana", "bo", "cy", "di", "ed", "flo", "gus", "hal", "ida", "jo")
REST = "B5/V5 B6/V6 B7/V7 B8/V8"
SEATS = pytest.mark.parametrize("seats", [2, 3, 10])


def dealt(first: str, seats: int, **keys: Any) -> Table:
    """A round whose first card is known: two cards for each, the last player deals."""
    numbers = [seat % 9 + 1 for seat in range(seats)]
    hands = {player: f"Y{n}/T{n} G{n}/O{n}" for player, n in zip(PLAYERS, numbers, strict=False)}
    return start("flip", hands, draw=f"{first} {REST}", **keys)


def sizes(game: Table) -> list[int]:
    """How many cards everybody holds, clockwise."""
    return [game.size(player) for player in game.players]


@SEATS
def test_f030_f038_a_number_has_no_effect(seats: int) -> None:
    """The player to the left of the dealer starts."""
    game = dealt("R5/P5", seats)
    assert (game.turn, game.phase, game.direction, game.colour) == ("ana", "turn", "left", "red")
    assert sizes(game) == [2] * seats
    assert game.draw == REST
    assert game.rules("turned_up") == ["F-030"]


def test_f038_the_dealer_may_sit_anywhere() -> None:
    """With bo dealing, cy is to the left and starts."""
    game = dealt("R5/P5", 3, dealer="bo")
    assert (game.dealer, game.turn) == ("bo", "cy")


@SEATS
def test_f028_f031_a_draw_one_hits_the_player_left_of_the_dealer(seats: int) -> None:
    """One card is drawn, the turn is lost, the next player starts (with two that is the dealer)."""
    game = dealt("R+1/P5", seats)
    assert (game.turn, game.phase, game.direction) == ("bo", "turn", "left")
    assert game.hand("ana") == "Y1/T1 G1/O1 B5/V5"
    assert sizes(game) == [3] + [2] * (seats - 1)
    assert game.draw == "B6/V6 B7/V7 B8/V8"
    assert game.rules("turned_up") == ["F-031"]


@pytest.mark.parametrize(
    ("seats", "direction", "second"), [(2, "left", "ana"), (3, "right", "bo"), (10, "right", "ida")]
)
def test_f028_f032_after_a_reverse_the_dealer_starts_and_play_goes_right(
    seats: int, direction: str, second: str
) -> None:
    """The dealer plays first, then the player to the right; with two the direction is left as it is."""
    game = dealt("Grev/P5", seats)
    dealer = PLAYERS[seats - 1]
    assert (game.turn, game.phase, game.direction) == (dealer, "turn", direction)
    assert sizes(game) == [2] * seats
    assert game.rules("turned_up") == ["F-032"]
    game.play(f"{dealer}: draw")
    assert (game.turn, game.phase) == (second, "turn")


@SEATS
def test_f028_f033_a_skip_passes_over_the_player_left_of_the_dealer(seats: int) -> None:
    """The one after starts; nobody draws."""
    game = dealt("Rskip/P5", seats)
    assert (game.turn, game.direction) == ("bo", "left")
    assert sizes(game) == [2] * seats
    assert game.rules("turned_up") == ["F-033"]


@pytest.mark.parametrize("seed", range(12))
def test_f034_a_wild_draw_two_goes_back_and_is_not_turned_again_at_once(seed: int) -> None:
    """Both wild draw twos go back below the top, each at least once, until the red five starts."""
    hands = {"ana": "Y1/T1", "bo": "Y2/T2", "cy": "Y3/T3"}
    game = start("flip", hands, draw="wild+2/P1 wild+2/P2 R5/P5 B5/V5 B6/V6", seed=seed)
    assert game.discard == "R5/P5"
    assert (game.turn, game.phase, game.colour) == ("ana", "turn", "red")
    assert set(game.draw.split()) == {"wild+2/P1", "wild+2/P2", "B5/V5", "B6/V6"}
    returned = [event.card for event in game.events if event.kind == "put_back"]
    assert returned[:2] == ["wild+2/P1", "wild+2/P2"]
    assert all(one != other for one, other in itertools.pairwise(returned))
    assert set(game.rules("put_back")) == {"F-034"}


def test_f028_f034_the_card_that_is_kept_has_its_own_rule() -> None:
    """After a wild draw two was put back the skip beneath it skips."""
    game = start("flip", {"ana": "Y1/T1", "bo": "Y2/T2", "cy": "Y3/T3"}, draw="wild+2/P1 Rskip/P5")
    assert (game.turn, game.discard, game.draw) == ("bo", "Rskip/P5", "wild+2/P1")


@SEATS
def test_f028_f035_after_a_hero_the_left_of_the_dealer_calls_and_takes_a_normal_turn(seats: int) -> None:
    """Nobody discards; ana may call a colour that she lacks, and draw."""
    game = dealt("hero/P5", seats)
    assert (game.phase, game.waiting, game.turn, game.colour) == ("colour", ["ana"], PLAYERS[seats - 1], None)
    assert game.legal("ana") == ["colour blue", "colour green", "colour red", "colour yellow"]
    game.refuses("ana: colour pink")
    game.play("ana: colour red")
    assert (game.phase, game.turn, game.colour) == ("turn", "ana", "red")
    assert sizes(game) == [2] * seats
    assert game.discard == "hero/P5"
    assert "draw" in game.legal("ana")
    assert game.rules("turned_up") == ["F-035"]


@SEATS
def test_f028_f036_x23_x103_a_flip_turns_deck_and_hands_at_once(seats: int) -> None:
    """The villain side is up, the draw pile upside down, and ana starts on the back of the flip card, to the left."""
    game = dealt("Rflip/T5", seats)
    assert (game.side, game.colour, game.direction) == ("villain", "turquoise", "left")
    assert (game.turn, game.phase) == ("ana", "turn")
    assert game.draw == "B8/V8 B7/V7 B6/V6 B5/V5"
    assert game.discard == "Rflip/T5"
    assert sizes(game) == [2] * seats
    assert game.legal("ana") == ["draw", "play T1", "uno"]
    game.refuses("ana: play Y1")
    assert game.rules("turned_up") == ["F-036"]


@SEATS
@pytest.mark.parametrize("back", ["P+5", "Prev", "Pskipall", "Pflip"])
def test_x103_x104_an_action_on_the_back_of_a_first_flip_does_nothing(back: str, seats: int) -> None:
    """No draw, no skip, no reverse and no second flip: only the colour and the symbol count."""
    game = dealt(f"Rflip/{back}", seats)
    assert (game.side, game.colour, game.direction) == ("villain", "pink", "left")
    assert (game.turn, game.phase) == ("ana", "turn")
    assert sizes(game) == [2] * seats
    assert game.draw == "B8/V8 B7/V7 B6/V6 B5/V5"


@SEATS
@pytest.mark.parametrize("back", ["villain", "wild+colour"])
def test_f037_x103_x104_a_wild_on_the_back_of_a_first_flip_is_called_left_of_the_dealer(back: str, seats: int) -> None:
    """Ana calls and plays first; nobody draws, nothing is to be answered."""
    game = dealt(f"Rflip/{back}", seats)
    assert (game.side, game.phase, game.waiting, game.colour) == ("villain", "colour", ["ana"], None)
    assert game.legal("ana") == ["colour orange", "colour pink", "colour turquoise", "colour violet"]
    game.refuses("ana: colour red")
    game.play("ana: colour orange")
    assert (game.turn, game.phase, game.colour, game.direction) == ("ana", "turn", "orange", "left")
    assert game.legal("ana") == ["draw", "play O1", "uno"]
    assert sizes(game) == [2] * seats
    game.play("ana: uno", "ana: play O1")
    assert game.turn == "bo"


def test_f032_a_literal_reverse_between_two_also_lets_the_dealer_start() -> None:
    """With the literal reading the direction turns, and the dealer still starts."""
    hands = {"ana": "Y1/T1 Y2/T2", "bo": "G1/O1 G2/O2"}
    game = start("flip", hands, draw=f"Rrev/P5 {REST}", options={"two_player_reverse": "literal"})
    assert (game.turn, game.direction) == ("bo", "right")


def test_f035_x106_x107_the_options_of_the_hero_do_not_concern_the_first_card() -> None:
    """Nobody laid it, so the left of the dealer calls even where layers call and break ties."""
    hands = {"ana": "Y1/T1 Y2/T2", "bo": "G1/O1 G2/O2"}
    options = {"hero_colour": "layer", "hero_tie": "layer"}
    game = start("flip", hands, draw=f"hero/P5 {REST}", options=options)
    assert (game.phase, game.waiting) == ("colour", ["ana"])
    game.play("ana: colour yellow")
    assert (game.turn, game.legal("ana")) == ("ana", ["draw", "play Y1", "play Y2", "uno"])
