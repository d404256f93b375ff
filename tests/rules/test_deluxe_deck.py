"""The box and the deal of deluxe (D-001 to D-009, D-014 to D-016)."""

from collections import Counter

import pytest

from sabot.cards import format_face
from sabot.editions import EDITIONS
from sabot.game import Game, Unreadable
from sabot.options import resolve
from tests.support.positions import table

DELUXE = EDITIONS["deluxe"]
DECK = DELUXE.deck(resolve("deluxe", {}))
FACES = Counter(format_face(card.front) for card in DECK)
NAMES = ["ana", "bo", "cy", "dan", "eva", "fox", "gil", "hal", "ida", "jo"]


def test_d001_d008_the_deck_has_108_cards_worth_1240_points() -> None:
    """Numbers, three actions and two wilds add up to 108, and nothing else is dealt."""
    assert len(DECK) == 108
    assert sum(DELUXE.value(card.front.symbol) for card in DECK) == 1240
    assert all(card.back is None for card in DECK)
    kinds = Counter("wild" if face.startswith("wild") else face[1:] for face in FACES.elements())
    numbers = {"0": 4, **{str(number): 8 for number in range(1, 10)}}
    assert kinds == numbers | {"+2": 8, "skip": 8, "rev": 8, "wild": 8}


@pytest.mark.parametrize("colour", "RYGB")
def test_d002_a_colour_has_nineteen_numbers(colour: str) -> None:
    """One zero and two of each number from one to nine."""
    numbers = {face: copies for face, copies in FACES.items() if face[0] == colour and face[1:].isdigit()}
    assert numbers == {f"{colour}0": 1, **{f"{colour}{number}": 2 for number in range(1, 10)}}
    assert sum(numbers.values()) == 19


@pytest.mark.parametrize("colour", "RYGB")
def test_d003_d004_d005_a_colour_has_two_of_each_action(colour: str) -> None:
    """Two +2, two reverses and two skips, and no other action."""
    actions = {face: copies for face, copies in FACES.items() if face[0] == colour and not face[1:].isdigit()}
    assert actions == {f"{colour}+2": 2, f"{colour}rev": 2, f"{colour}skip": 2}


def test_d006_d007_four_wilds_of_either_kind() -> None:
    """Four wilds and four wild +4, without a colour."""
    wilds = [format_face(card.front) for card in DECK if card.front.is_wild]
    assert Counter(wilds) == {"wild": 4, "wild+4": 4}


@pytest.mark.parametrize(
    ("hand", "face"),
    [("R0 R0", "R0"), ("G7 G7 G7", "G7"), ("B+2 B+2 B+2", "B+2"), ("wild wild wild wild wild", "wild")],
)
def test_d002_d003_d006_no_position_has_more_copies_than_the_box(hand: str, face: str) -> None:
    """A table with one copy too many of a face cannot be read; with one fewer it can."""
    with pytest.raises(Unreadable):
        table("deluxe", {"ana": hand, "bo": "Y1"}, draw="Y2", discard="Y3")
    fewer = hand.removesuffix(face).strip()
    assert table("deluxe", {"ana": fewer, "bo": "Y1"}, draw="Y2", discard="Y3").hand("ana") == fewer


@pytest.mark.parametrize("card", ["R+3", "howler", "cloak", "Rflip", "R3*", "P1"])
def test_d008_cards_of_other_games_are_not_in_the_box(card: str) -> None:
    """No +3, no potter card, no whirl and no other side."""
    with pytest.raises(Unreadable):
        table("deluxe", {"ana": f"{card} R1", "bo": "Y1"}, draw="Y2", discard="Y3")


@pytest.mark.parametrize("count", [2, 10])
def test_d009_x07_from_two_to_ten_may_play(count: int) -> None:
    """The sheet names no number: two can play and ten can."""
    game = Game.deal("deluxe", NAMES[:count], seed=1)
    assert list(game.describe()["hands"]) == NAMES[:count]


@pytest.mark.parametrize("players", [["ana"], [*NAMES, "kim"]])
def test_d009_x07_one_or_eleven_can_not_play(players: list[str]) -> None:
    """Neither a lonely player nor eleven sit down to a round."""
    with pytest.raises(Unreadable):
        Game.deal("deluxe", players, seed=1)


@pytest.mark.parametrize("count", [2, 3, 10])
def test_d014_d015_d016_seven_cards_each_and_one_turned_up(count: int) -> None:
    """Everybody gets seven; one card lies open, the rest is the draw pile, and all 108 are there."""
    hands = set()
    for seed in range(60):
        position = Game.deal("deluxe", NAMES[:count], seed=seed).describe()
        piles = [*position["hands"].values(), position["draw"], position["discard"]]
        assert Counter(card for pile in piles for card in pile) == FACES
        (turned_up,) = position["discard"]
        first = 9 if turned_up.endswith("+2") else 7
        assert [len(hand) for hand in position["hands"].values()] == [first] + [7] * (count - 1)
        assert len(position["draw"]) == 108 - 1 - 7 * count - (first - 7)
        assert turned_up != "wild+4"
        hands.add(tuple(position["hands"]["bo"]))
    assert len(hands) == 60


def test_d014_the_named_dealer_deals() -> None:
    """The last player deals unless another is named."""
    assert Game.deal("deluxe", NAMES[:3], seed=3).describe()["dealer"] == "cy"
    assert Game.deal("deluxe", NAMES[:3], seed=3, dealer="bo").describe()["dealer"] == "bo"


def test_d015_the_draw_pile_lies_face_down() -> None:
    """A player sees how high the draw pile is, not what is in it, nor the hands of the others."""
    view = Game.deal("deluxe", NAMES[:2], seed=5).view("ana")
    assert (view.draw, view.draw_top) == (108 - 14 - 1, None)
    assert view.hands["bo"] == ["??"] * 7
    assert "??" not in view.hands["ana"]
