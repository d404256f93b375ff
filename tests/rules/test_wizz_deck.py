"""The contents of the wizz box, and the deal (W-001 to W-013)."""

from collections import Counter
from itertools import count

import pytest

from sabot.cards import format_card
from sabot.editions import EDITIONS
from sabot.game import Game, Unreadable
from sabot.options import Icon, resolve

NAMES = ["ana", "bo", "cy", "dan", "eve", "fay", "gus", "hal", "ivy", "jo", "kim"]
WIZZ = EDITIONS["wizz"]
DECK = Counter(format_card(card) for card in WIZZ.deck(resolve("wizz", {})))


def dealt_on_a_number(seats: int) -> Game:
    """The first seeded deal whose turned-up card is a number, so that nothing happened yet."""
    games = (Game.deal("wizz", NAMES[:seats], seed=seed) for seed in count())
    return next(game for game in games if game.describe()["discard"][0].strip("RYGB*").isdigit())


@pytest.mark.parametrize("seats", [2, 10])
def test_w001_two_to_ten_sit_down(seats: int) -> None:
    """The smallest and the largest table both get their cards."""
    assert list(Game.deal("wizz", NAMES[:seats]).players) == NAMES[:seats]


@pytest.mark.parametrize("seats", [0, 1, 11])
def test_w001_fewer_than_two_or_more_than_ten_do_not(seats: int) -> None:
    """Alone or in a crowd there is no round."""
    with pytest.raises(Unreadable):
        Game.deal("wizz", NAMES[:seats])


def test_w002_w006_x02_of_112_cards_108_are_played() -> None:
    """The four reference cards are no part of the deck; a wheel of nine icons is."""
    assert DECK.total() == 108
    assert sum(WIZZ.value(card.front.symbol) for card in WIZZ.deck(resolve("wizz", {}))) == 1240
    assert sorted(Icon.names()) == sorted(["almost", "number", "colour", "red", "blue", "trade", "show", "war", "race"])


@pytest.mark.parametrize("colour", "RYGB")
def test_w003_x03_x04_nineteen_numbers_a_colour_five_of_them_with_the_whirl(colour: str) -> None:
    """One 0, a plain and a whirled copy of 1 to 5, two of 6 to 9."""
    numbers = {face: copies for face, copies in DECK.items() if face[0] == colour and face[1].isdigit()}
    assert numbers == {
        f"{colour}0": 1,
        **{f"{colour}{number}": 1 for number in range(1, 6)},
        **{f"{colour}{number}*": 1 for number in range(1, 6)},
        **{f"{colour}{number}": 2 for number in range(6, 10)},
    }
    assert sum(numbers.values()) == 19


@pytest.mark.parametrize("symbol", ["+2", "rev", "skip"])
def test_w004_eight_of_each_action_two_a_colour(symbol: str) -> None:
    """Draw two, reverse and skip come twice in every colour."""
    assert {face: copies for face, copies in DECK.items() if face[1:] == symbol} == {
        f"{colour}{symbol}": 2 for colour in "RYGB"
    }


def test_w005_four_of_each_wild() -> None:
    """Four wilds, four wild draw fours, and no other card without a colour."""
    assert {face: copies for face, copies in DECK.items() if face[0] == "w"} == {"wild": 4, "wild+4": 4}


def test_w007_twenty_cards_carry_the_whirl() -> None:
    """Five numbers in four colours, each once."""
    whirls = [face for face in DECK if face.endswith("*")]
    assert len(whirls) == sum(DECK[face] for face in whirls) == 20


@pytest.mark.parametrize("seats", [2, 3, 10])
def test_w011_w012_w013_seven_each_one_turned_up_the_rest_to_draw(seats: int) -> None:
    """After the deal every hand has seven, one card lies open and all others are to be drawn."""
    game = dealt_on_a_number(seats)
    position = game.describe()
    assert [len(hand) for hand in position["hands"].values()] == [7] * seats
    assert len(position["discard"]) == 1
    assert len(position["draw"]) == 108 - 7 * seats - 1
    assert [(event.kind, event.card) for event in game.start] == [("turned_up", position["discard"][0])]
    everywhere = [*position["hands"].values(), position["draw"], position["discard"]]
    assert Counter(card for pile in everywhere for card in pile) == DECK


def test_w011_the_deck_is_shuffled_by_the_seed() -> None:
    """The same seed deals the same hands, another seed others."""
    hands = [Game.deal("wizz", ["ana", "bo"], seed=seed).describe()["hands"] for seed in (5, 5, 6)]
    assert hands[0] == hands[1] != hands[2]
