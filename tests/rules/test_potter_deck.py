"""The deck and the deal of potter (P-001 to P-018, X-01)."""

from collections import Counter

import pytest

from sabot.cards import format_card
from sabot.editions import EDITIONS
from sabot.game import Game, Unreadable
from sabot.options import resolve
from tests.support.positions import table

COLOURS = "RYGB"
TEN = ["ana", "bo", "cy", "dan", "eve", "fay", "gus", "hal", "ida", "jo"]


def deck(howlers: int | None = None) -> Counter[str]:
    """How many of each card the deck holds."""
    chosen = {} if howlers is None else {"howlers": howlers}
    return Counter(map(format_card, EDITIONS["potter"].deck(resolve("potter", chosen))))


def value(cards: Counter[str]) -> int:
    """What a pile of cards counts, by the table of the sheet."""
    points = {"+3": 20, "skip": 20, "rev": 20, "wild": 50, "wild+4": 50, "howler": 50, "cloak": 50}

    def count(card: str) -> int:
        if card[0] in COLOURS and card[1:].isdigit():
            return int(card[1:])
        return points[card[1:] if card[0] in COLOURS else card]

    return sum(count(card) * copies for card, copies in cards.items())


def test_p001_the_deck_has_110_cards_worth_1340_points() -> None:
    """Eleven sorts of cards and no other; 1340 points lie in them."""
    cards = deck()
    assert cards.total() == 110
    assert value(cards) == 1340
    assert len(cards) == 4 * (10 + 3) + 4


@pytest.mark.parametrize("colour", COLOURS)
def test_p002_each_colour_has_one_zero_and_two_of_every_other_number(colour: str) -> None:
    """Nineteen number cards in each colour."""
    cards = deck()
    assert cards[f"{colour}0"] == 1
    assert [cards[f"{colour}{number}"] for number in range(1, 10)] == [2] * 9


@pytest.mark.parametrize("colour", COLOURS)
def test_p003_p004_p005_two_of_each_action_card_in_each_colour(colour: str) -> None:
    """Two +3, two reverses and two skips in each colour; a +2 there is not."""
    cards = deck()
    assert [cards[f"{colour}{symbol}"] for symbol in ("+3", "rev", "skip", "+2")] == [2, 2, 2, 0]


def test_p006_p007_p008_p009_the_wilds_of_the_deck() -> None:
    """Four wilds, four wild draw fours, one howler, one cloak."""
    cards = deck()
    assert [cards[name] for name in ("wild", "wild+4", "howler", "cloak")] == [4, 4, 1, 1]


@pytest.mark.parametrize(("howlers", "size"), [(1, 110), (4, 113)])
def test_x01_p008_the_deck_with_one_howler_or_four(howlers: int, size: int) -> None:
    """Only the number of howlers depends on the option; nothing else moves."""
    cards = deck(howlers)
    assert cards["howler"] == howlers
    assert cards.total() == size
    assert value(cards) == 1340 + 50 * (howlers - 1)
    assert cards - Counter(howler=howlers) == deck() - Counter(howler=1)


def test_x01_a_second_howler_exists_only_in_the_larger_deck() -> None:
    """Two howlers on the table: unreadable with one in the deck, fine with four; five never."""
    hands = {"ana": "howler howler", "bo": "G1"}
    with pytest.raises(Unreadable):
        table("potter", hands, draw="B1", discard="R7")
    game = table("potter", hands, draw="B1", discard="R7", options={"howlers": 4})
    assert game.hand("ana") == "howler howler"
    assert game.options == {"howlers": 4}
    five = {"ana": "howler howler howler howler howler", "bo": "G1"}
    with pytest.raises(Unreadable):
        table("potter", five, draw="B1", discard="R7", options={"howlers": 4})


@pytest.mark.parametrize("howlers", [0, 2, 3, 5, "one"])
def test_x01_no_other_number_of_howlers_can_be_chosen(howlers: object) -> None:
    """One or four, nothing between or beyond."""
    with pytest.raises(Unreadable):
        table("potter", {"ana": "R1", "bo": "G1"}, draw="B1", discard="R7", options={"howlers": howlers})


@pytest.mark.parametrize("edition", ["deluxe", "wizz", "flip"])
@pytest.mark.parametrize(
    "option",
    [
        {"howlers": 4},
        {"cloak_scope": "anyone"},
        {"cloak_is_turn": False},
        {"after_howler": "canceller"},
        {"cloak_after_out": False},
    ],
)
def test_x01_x68_x92_x94_x95_the_options_of_howler_and_cloak_are_for_potter_alone(
    edition: str, option: dict[str, object]
) -> None:
    """The same position can be read without the option, and not with it."""
    back = "/P1" if edition == "flip" else ""
    hands = {"ana": "R1" + back, "bo": "G1" + back}
    assert table(edition, hands, discard="R7" + back.replace("1", "2")).turn == "ana"
    with pytest.raises(Unreadable):
        table(edition, hands, discard="R7" + back.replace("1", "2"), options=option)


@pytest.mark.parametrize("seats", [2, 3, 10])
def test_p010_two_to_ten_players_sit_at_the_table(seats: int) -> None:
    """Two, three or ten players are dealt to."""
    game = Game.deal("potter", TEN[:seats], seed=4)
    assert list(game.players) == TEN[:seats]


@pytest.mark.parametrize("players", [[], ["ana"], [*TEN, "kim"]])
def test_p010_nobody_plays_alone_and_eleven_are_too_many(players: list[str]) -> None:
    """No players, one player and eleven cannot be dealt to."""
    with pytest.raises(Unreadable):
        Game.deal("potter", players)


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize(("seats", "howlers"), [(2, 1), (3, 4), (10, 1)])
def test_p016_p017_p018_seven_cards_each_one_turned_up_the_rest_to_draw(seats: int, howlers: int, seed: int) -> None:
    """Everybody, the dealer too, gets seven; one card starts the discard; every card of the deck is somewhere."""
    position = Game.deal("potter", TEN[:seats], seed=seed, howlers=howlers).describe()
    assert [len(hand) for hand in position["hands"].values()] == [7] * seats
    assert len(position["discard"]) == 1
    assert len(position["draw"]) == deck(howlers).total() - 7 * seats - 1
    piles = [*position["hands"].values(), position["draw"], position["discard"]]
    assert Counter(card for pile in piles for card in pile) == deck(howlers)


def test_p016_the_cards_are_shuffled_by_the_seed() -> None:
    """The same seed deals the same cards, another seed others."""
    first, again, other = (Game.deal("potter", TEN[:3], seed=seed).describe() for seed in (1, 1, 2))
    assert first == again
    assert first["hands"] != other["hands"]
    assert first["draw"] != other["draw"]
