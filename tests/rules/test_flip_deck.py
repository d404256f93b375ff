"""The two-sided deck of flip and how it is dealt (F-001 to F-029, X-100)."""

from collections import Counter
from typing import Any

import pytest

from sabot.cards import format_card, format_face
from sabot.editions import EDITIONS
from sabot.game import Game, Unreadable
from sabot.options import resolve
from tests.support.positions import start, table

FLIP = EDITIONS["flip"]
PLAYERS = ("ana", "bo", "cy", "di", "ed", "flo", "gus", "hal", "ida", "jo")


def deck(**options: object) -> list[str]:
    """Every card of the deck, both faces."""
    return [format_card(card) for card in FLIP.deck(resolve("flip", options))]


def faces(side: int, **options: object) -> Counter[str]:
    """How often each face is on a side of the deck."""
    return Counter(card.split("/")[side] for card in deck(**options))


def test_f001_f016_both_sides_of_the_deck_have_112_faces() -> None:
    """There are 112 cards, each with one face of either side."""
    assert len(deck()) == 112
    assert all(card.count("/") == 1 for card in deck())
    assert faces(0).total() == faces(1).total() == 112
    assert not faces(0).keys() & faces(1).keys()


@pytest.mark.parametrize(("side", "colours"), [(0, "RYGB"), (1, "PTOV")])
def test_f002_f009_each_colour_has_two_of_every_number_and_no_zero(side: int, colours: str) -> None:
    """Eighteen numbers a colour: one to nine, twice each."""
    numbers = {face: copies for face, copies in faces(side).items() if face[-1].isdigit() and "+" not in face}
    assert numbers == {f"{colour}{number}": 2 for colour in colours for number in range(1, 10)}


@pytest.mark.parametrize(
    ("side", "colours", "symbols"), [(0, "RYGB", "+1 rev skip flip"), (1, "PTOV", "+5 rev skipall flip")]
)
def test_f003_f004_f005_f006_f010_f011_f012_f013_each_colour_has_two_of_every_action(
    side: int, colours: str, symbols: str
) -> None:
    """Eight of each action a side, two in each colour, and no others."""
    numbers = {f"{colour}{number}" for colour in colours for number in range(1, 10)}
    found = {face: copies for face, copies in faces(side).items() if face[0] in colours and face not in numbers}
    assert found == {colour + symbol: 2 for colour in colours for symbol in symbols.split()}


@pytest.mark.parametrize(("side", "colours", "wilds"), [(0, "RYGB", "hero wild+2"), (1, "PTOV", "villain wild+colour")])
def test_f007_f008_f014_f015_each_side_has_two_wilds_four_times(side: int, colours: str, wilds: str) -> None:
    """Four of each wild and no plain wild at all."""
    found = {face: copies for face, copies in faces(side).items() if face[0] not in colours}
    assert found == dict.fromkeys(wilds.split(), 4)


@pytest.mark.parametrize(("side", "worth"), [(0, 1280), (1, 1480)])
def test_f016_what_all_faces_of_a_side_are_worth(side: int, worth: int) -> None:
    """The hero faces add up to 1280 points, the villain faces to 1480."""
    counted = 0
    for card in FLIP.deck(resolve("flip", {})):
        face = card[side]
        assert face is not None
        counted += FLIP.value(face.symbol)
    assert counted == worth


def test_x100_the_pairing_is_fixed_by_its_seed() -> None:
    """Without a word the pairing is always that of 2018; another seed pairs the same faces otherwise."""
    assert deck() == deck() == deck(pairing=2018)
    assert Counter(deck(pairing=7)) != Counter(deck())
    assert deck(pairing=7) == deck(pairing=7)
    for side in (0, 1):
        assert faces(side, pairing=7) == faces(side)
    with pytest.raises(Unreadable):
        resolve("flip", {"pairing": "by colour"})


def test_x100_every_deal_uses_the_pairing_and_keeps_it() -> None:
    """However the cards are shuffled, they are the same 112, before and after play."""
    deals: list[tuple[dict[str, Any], int]] = [({}, 1), ({}, 2), ({"pairing": 7}, 1)]
    for options, seed in deals:
        game = Game.deal("flip", PLAYERS[:4], seed=seed, **options)
        for _ in range(60):
            seat = next(iter(game.waiting), None)
            if seat is None:
                break
            game.act(seat, game.legal(seat)[-1])
            position = game.describe()
            cards = [*position["draw"], *position["discard"], *(c for hand in position["hands"].values() for c in hand)]
            assert Counter(cards) == Counter(deck(**options))


def test_x100_a_position_may_pair_any_two_faces_but_not_make_more_of_one() -> None:
    """Any hero face may back any villain face; a third blue nine is one too many, on either side."""
    game = table("flip", {"ana": "hero/wild+colour B9/V9", "bo": "B9/P1"}, discard="Rflip/Pflip")
    assert game.hand("ana") == "B9/V9 hero/wild+colour"
    with pytest.raises(Unreadable):
        table("flip", {"ana": "B9/P1 B9/P2", "bo": "B9/P3"}, discard="R1/O1")
    with pytest.raises(Unreadable):
        table("flip", {"ana": "B1/P9 B2/P9", "bo": "B3/P9"}, discard="R1/O1")


@pytest.mark.parametrize("face", ["B0/P1", "B1/P0", "Rskipall/P1", "R+5/P1", "P1/R1", "wild/P1", "R1/Pskip", "R1"])
def test_f002_f009_faces_that_the_deck_does_not_have_are_not_read(face: str) -> None:
    """No zeros, no face on the wrong side, no plain wild, no card with one face."""
    with pytest.raises(Unreadable):
        table("flip", {"ana": face, "bo": "B9/P3"}, discard="R1/O1")


@pytest.mark.parametrize("seats", [2, 3, 10])
def test_f024_seven_cards_to_each_and_the_rest_to_draw(seats: int) -> None:
    """After a number was turned up everybody holds seven and the other cards lie to be drawn."""
    dealt = [Game.deal("flip", PLAYERS[:seats], seed=seed) for seed in range(40)]
    numbered = [game for game in dealt if game.start[-1].rule == "F-030"]
    assert len(numbered) > 10
    for game in numbered:
        position = game.describe()
        assert [len(hand) for hand in position["hands"].values()] == [7] * seats
        assert len(position["discard"]) == 1
        assert len(position["draw"]) == 112 - 7 * seats - 1


def test_f017_f022_f027_every_round_begins_with_hero_faces_up() -> None:
    """Whatever is dealt, the first card is turned with its hero face up; all cards lie the same way round."""
    fronts = {format_face(face) for face in FLIP.fronts}
    sides = set()
    for seed in range(60):
        game = Game.deal("flip", PLAYERS[:3], seed=seed)
        turned = next(event for event in game.start if event.kind == "turned_up")
        position = game.describe()
        assert turned.side == "hero"
        assert position["side"] == ("villain" if turned.rule == "F-036" else "hero")
        assert position["discard"] == [turned.card]
        cards = [*position["draw"], *(card for hand in position["hands"].values() for card in hand)]
        assert {card.split("/")[0] for card in cards} <= fronts
        sides.add(position["side"])
    assert sides == {"hero", "villain"}


def test_f027_f038_the_hero_face_of_the_first_card_counts() -> None:
    """A red five backed by a pink draw five starts as a red five."""
    game = start("flip", {"ana": "R1/P1", "bo": "G1/O1", "cy": "Y1/T1"}, draw="R5/P+5 B5/V5 B6/V6")
    assert (game.side, game.colour, game.turn, game.phase) == ("hero", "red", "ana", "turn")
    assert game.discard == "R5/P+5"
    assert game.draw == "B5/V5 B6/V6"
    assert game.legal("ana") == ["draw", "play R1"]
