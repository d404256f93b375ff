"""The first card of deluxe, at tables of two, three and ten (D-017 to D-023)."""

import pytest

from sabot.game import Unreadable
from tests.support.positions import Hands, start

NAMES = ["ana", "bo", "cy", "dan", "eva", "fox", "gil", "hal", "ida", "jo"]
tables = pytest.mark.parametrize("count", [2, 3, 10])


def seats(count: int) -> Hands:
    """Two cards each, yellow and green; the last one deals."""
    return {name: f"Y{number} G{number}" for number, name in enumerate(NAMES[:count])}


def dealt(count: int) -> dict[str, list[str]]:
    """The hands as a position tells them."""
    return {name: hand.split() for name, hand in seats(count).items()}


@tables
def test_d018_a_number_has_no_effect(count: int) -> None:
    """The player left of the dealer begins, to the left."""
    game = start("deluxe", seats(count), "R5 B1 B2 B3")
    assert (game.turn, game.phase, game.direction, game.colour) == ("ana", "turn", "left", "red")
    assert game.hands == dealt(count)
    assert (game.discard, game.draw) == ("R5", "B1 B2 B3")
    assert game.play("ana: draw").turn == "bo"


@pytest.mark.parametrize(("dealer", "first"), [("ana", "bo"), ("bo", "cy"), ("cy", "ana")])
def test_d018_left_of_whoever_deals(dealer: str, first: str) -> None:
    """Left is the next in the list of players, round the corner too."""
    assert start("deluxe", seats(3), "R5 B1 B2", dealer=dealer).turn == first


@tables
def test_d019_a_draw_two_hits_the_first_player(count: int) -> None:
    """Left of the dealer draws two and loses the turn; with two players the dealer begins."""
    game = start("deluxe", seats(count), "R+2 B1 B2 B3")
    assert game.hand("ana") == "Y0 G0 B1 B2"
    assert game.hands == {**dealt(count), "ana": ["Y0", "G0", "B1", "B2"]}
    assert (game.turn, game.phase, game.direction, game.colour) == ("bo", "turn", "left", "red")
    assert (game.discard, game.draw) == ("R+2", "B3")
    assert game.rules("turned_up") == ["D-019"]
    assert len(game.rules("drew")) == 2


@tables
def test_d020_a_reverse_lets_the_dealer_begin(count: int) -> None:
    """The dealer goes first, then the one to the dealer's right; between two the direction stays."""
    game = start("deluxe", seats(count), "Rrev B1 B2 B3")
    assert (game.turn, game.phase) == (NAMES[count - 1], "turn")
    assert game.direction == ("left" if count == 2 else "right")
    assert game.hands == dealt(count)
    assert game.play(f"{NAMES[count - 1]}: draw").turn == NAMES[count - 2]


def test_d020_x19_a_literal_reverse_between_two_lets_the_dealer_begin_too() -> None:
    """Taken by the letter it turns the direction, and the dealer is first all the same."""
    game = start("deluxe", seats(2), "Rrev B1 B2", {"two_player_reverse": "literal"})
    assert (game.turn, game.direction) == ("bo", "right")
    assert game.play("bo: draw").turn == "ana"


@tables
def test_d021_a_skip_passes_over_the_first_player(count: int) -> None:
    """The player after the one left of the dealer begins."""
    game = start("deluxe", seats(count), "Rskip B1 B2 B3")
    assert (game.turn, game.phase, game.direction) == ("bo", "turn", "left")
    assert game.hands == dealt(count)
    assert game.rules("turned_up") == ["D-021"]
    assert len(game.rules("skipped")) == 1
    assert game.play("bo: draw").turn == NAMES[2 % count]


@tables
def test_d022_a_wild_lets_the_first_player_call_and_play(count: int) -> None:
    """Left of the dealer names the colour and then has the first turn."""
    game = start("deluxe", seats(count), "wild B1 B2 B3")
    assert (game.phase, game.waiting, game.colour) == ("colour", ["ana"], None)
    assert game.turn == NAMES[count - 1]
    assert game.legal("ana") == ["colour blue", "colour green", "colour red", "colour yellow"]
    game.refuses("ana: draw")
    game.refuses("bo: colour red")
    game.play("ana: colour green")
    assert (game.turn, game.phase, game.colour, game.direction) == ("ana", "turn", "green", "left")
    assert game.legal("ana") == ["draw", "play G0", "uno"]
    assert game.play("ana: play G0").discard == "G0 wild"
    assert game.turn == "bo"


def test_d022_the_first_player_may_draw_after_calling() -> None:
    """Having called a colour does not bind anybody to lay it."""
    game = start("deluxe", seats(3), "wild B1 B2").play("ana: colour green", "ana: draw")
    assert (game.hand("ana"), game.turn) == ("Y0 G0 B1", "bo")


@tables
def test_d023_x12_a_wild_draw_four_is_put_back(count: int) -> None:
    """It goes below the top, another card is turned up, and that card's rule holds."""
    places = set()
    for seed in range(30):
        game = start("deluxe", seats(count), "wild+4 R5 B1 B2 B3", seed=seed)
        assert (game.discard, game.turn, game.phase, game.colour) == ("R5", "ana", "turn", "red")
        assert game.draw.replace("wild+4", "").split() == ["B1", "B2", "B3"]
        assert game.rules("put_back") == ["D-023"]
        places.add(game.draw.split().index("wild+4"))
    assert places == {0, 1, 2, 3}


@pytest.mark.parametrize(
    ("card", "turn", "hand", "rule"),
    [
        ("R5", "ana", "Y0 G0", "D-018"),
        ("R+2", "bo", "Y0 G0 B1 B2", "D-019"),
        ("Rrev", "cy", "Y0 G0", "D-020"),
        ("Rskip", "bo", "Y0 G0", "D-021"),
        ("wild", "cy", "Y0 G0", "D-022"),
    ],
)
def test_d017_d023_the_card_turned_up_at_last_has_its_own_rule(card: str, turn: str, hand: str, rule: str) -> None:
    """Whatever comes after two wild +4 counts as if it had been first."""
    seed = next(
        seed
        for seed in range(50)
        if start("deluxe", seats(3), f"wild+4 wild+4 {card} B1 B2", seed=seed).draw.endswith("wild+4 wild+4")
    )
    game = start("deluxe", seats(3), f"wild+4 wild+4 {card} B1 B2", seed=seed)
    assert game.discard == card
    assert (game.turn, game.hand("ana")) == (turn, hand)
    assert game.rules("turned_up")[-1] == rule
    assert set(game.rules("put_back")) == {"D-023"}


def test_d023_the_last_wild_draw_four_under_one_other_card() -> None:
    """With one other card in the pile that one is turned up, and the +4 is all there is to draw."""
    game = start("deluxe", seats(2), "wild+4 R5")
    assert (game.discard, game.draw) == ("R5", "wild+4")


def test_d023_a_pile_that_can_not_start_can_not_be_read() -> None:
    """Nothing but wild +4 would be put back for ever."""
    with pytest.raises(Unreadable):
        start("deluxe", seats(2), "wild+4 wild+4")
