"""Rulings on the contents, the deal and the first card of every edition (X-02 to X-08, X-12, X-17 to X-21)."""

import re
from collections import Counter

import pytest

from sabot.cards import format_face
from sabot.editions import EDITIONS
from sabot.game import Game, Unreadable
from sabot.options import resolve
from tests.support.editions import bare, dressed, every_edition
from tests.support.positions import Hands, Table, start, table

NAMES = ["ana", "bo", "cy", "dan", "eva", "fox", "gil", "hal", "ida", "jo"]


def faces(edition: str, side: int = 0) -> Counter[str]:
    """How often each face is in the deck."""
    cards = [card[side] for card in EDITIONS[edition].deck(resolve(edition, {}))]
    return Counter(format_face(face) for face in cards if face is not None)


def turned_up(edition: str, count: int, draw: str, **options: str) -> Table:
    """A card is turned up at a table where everybody holds two cards, none of them red."""
    symbols = [*range(1, 10), "skip"]
    hands: Hands = {
        name: dressed(edition, f"Y{symbols[place]} G{symbols[place]}", 2 * place)
        for place, name in enumerate(NAMES[:count])
    }
    return start(edition, hands, dressed(edition, draw, 20), dict(options))


def test_x02_four_reference_cards_are_not_in_the_wizz_deck() -> None:
    """Of the 112 cards in the box 108 are played, as many as in deluxe, and worth the same."""
    deck = EDITIONS["wizz"].deck(resolve("wizz", {}))
    assert len(deck) == 108
    assert sum(EDITIONS["wizz"].value(card.front.symbol) for card in deck) == 1240
    assert Counter(face.rstrip("*") for face in faces("wizz").elements()) == faces("deluxe")


@pytest.mark.parametrize("colour", "RYGB")
def test_x03_x04_the_whirls_are_among_the_nineteen_numbers(colour: str) -> None:
    """One copy of each number from one to five has the whirl, the other one has not."""
    numbers = {face: copies for face, copies in faces("wizz").items() if re.fullmatch(rf"{colour}\d\*?", face)}
    plain = {f"{colour}{number}": 1 if number < 6 else 2 for number in range(10)}
    assert numbers == plain | {f"{colour}{number}*": 1 for number in range(1, 6)}
    assert sum(numbers.values()) == 19
    assert sum(face.endswith("*") for face in faces("wizz").elements()) == 20


@pytest.mark.parametrize(
    ("edition", "side", "colours", "zeros", "total"),
    [
        ("deluxe", 0, "RYGB", 1, 19),
        ("potter", 0, "RYGB", 1, 19),
        ("wizz", 0, "RYGB", 1, 19),
        ("flip", 0, "RYGB", 0, 18),
        ("flip", 1, "PTOV", 0, 18),
    ],
)
def test_x04_two_of_each_number_and_at_most_one_zero(
    edition: str, side: int, colours: str, zeros: int, total: int
) -> None:
    """The whirl aside, one to nine are there twice in each colour; only flip has no zero."""
    numbers = Counter(face.rstrip("*") for face in faces(edition, side).elements())
    for colour in colours:
        spread = [numbers[f"{colour}{number}"] for number in range(10)]
        assert spread == [zeros] + [2] * 9
        assert sum(spread) == total


def test_x05_two_names_for_one_card_do_not_make_two_cards() -> None:
    """The villain side has four of each of its two wilds, and no third kind."""
    wilds = {face: copies for face, copies in faces("flip", 1).items() if face[0] not in "PTOV"}
    assert wilds == {"villain": 4, "wild+colour": 4}


@every_edition
def test_x07_two_to_ten_play_every_edition(edition: str) -> None:
    """Seven cards each at every size of table; one or eleven cannot be dealt to."""
    for count in range(2, 11):
        position = Game.deal(edition, NAMES[:count], seed=count).describe()
        assert [len(position["hands"][name]) for name in NAMES[1:count]] == [7] * (count - 1)
    for names in (NAMES[:1], [*NAMES, "kim"]):
        with pytest.raises(Unreadable):
            Game.deal(edition, names, seed=1)


def test_x08_wilds_are_action_cards_that_the_cloak_answers() -> None:
    """Laid on bo, a wild +4 and a howler are cancelled: no draw, no telling, and bo calls the colour."""
    hands = {"ana": "wild+4 howler Y5 B2", "bo": "cloak G1 G2", "cy": "Y1"}
    drawing = table("potter", hands, draw="B5 B6 B7 B8", discard="R7").play("ana: play wild+4 green")
    assert drawing.legal("bo") == ["accept", "challenge", "play cloak"]
    drawing.play("bo: play cloak red")
    assert (drawing.hand("bo"), drawing.colour, drawing.turn) == ("G1 G2", "red", "cy")
    howling = table("potter", hands, draw="B5 B6 B7 B8", discard="R7").play("ana: play howler", "ana: target bo")
    assert howling.legal("bo") == ["accept", "play cloak"]
    howling.play("bo: play cloak red")
    assert (howling.hand("bo"), howling.colour, howling.turn) == ("G1 G2", "red", "bo")
    assert howling.rules("told") == []


@pytest.mark.parametrize(
    ("edition", "card", "rule"),
    [
        ("deluxe", "wild+4", "D-023"),
        ("potter", "wild+4", "P-025"),
        ("potter", "howler", "P-026"),
        ("potter", "cloak", "P-027"),
        ("flip", "wild+2", "F-034"),
        ("wizz", "wild+4", "W-019"),
    ],
)
def test_x12_a_card_put_back_goes_below_the_top(edition: str, card: str, rule: str) -> None:
    """It is never the next one turned up, but may lie anywhere in what is left."""
    hands = {"ana": dressed(edition, "Y1 G1"), "bo": dressed(edition, "Y2 G2", 2)}
    places = set()
    for seed in range(40):
        game = start(edition, hands, dressed(edition, f"{card} R5 B1 B2 B3", 4), seed=seed)
        pile = bare(game.draw).split()
        assert (bare(game.discard), game.turn, game.phase) == ("R5", "ana", "turn")
        assert [other for other in pile if other != card] == ["B1", "B2", "B3"]
        assert game.rules("put_back") == [rule]
        places.add(pile.index(card))
    assert places == {0, 1, 2, 3}


def test_x12_putting_back_comes_to_an_end() -> None:
    """Three cards that cannot start over one that can: it is turned up in the end, and acts."""
    for seed in range(40):
        game = start("potter", {"ana": "Y1 G1", "bo": "Y2 G2", "cy": "Y3"}, "wild+4 howler cloak Rskip B1", seed=seed)
        assert game.discard in ("Rskip", "B1")
        assert sorted([*game.draw.split(), game.discard]) == ["B1", "Rskip", "cloak", "howler", "wild+4"]
        assert (game.phase, game.waiting) == ("answer" if game.discard == "Rskip" else "turn", ["ana"])
        assert len(game.rules("put_back")) >= 3


@pytest.mark.parametrize("count", [2, 3, 10])
def test_x17_a_first_draw_three_costs_the_turn_as_well(count: int) -> None:
    """Ana takes three and bo begins, even when bo is the dealer."""
    game = turned_up("potter", count, "R+3 B1 B2 B3 B4")
    assert (game.phase, game.waiting, game.turn) == ("answer", ["ana"], NAMES[count - 1])
    assert game.legal("ana") == ["accept"]
    game.play("ana: accept")
    assert (game.hand("ana"), game.turn, game.phase, game.draw) == ("Y1 G1 B1 B2 B3", "bo", "turn", "B4")
    assert game.direction == "left"


@pytest.mark.parametrize("count", [2, 3, 10])
@pytest.mark.parametrize(
    ("edition", "card"), [("deluxe", "wild"), ("potter", "wild"), ("flip", "hero"), ("wizz", "wild")]
)
def test_x18_after_a_first_wild_the_caller_has_a_normal_turn(edition: str, card: str, count: int) -> None:
    """Left of the dealer calls, nobody discards, then ana may lay, draw or keep like anybody."""
    game = turned_up(edition, count, f"{card} Gskip B2 B3")
    assert (game.phase, game.waiting, game.colour, game.turn) == ("colour", ["ana"], None, NAMES[count - 1])
    game.refuses("bo: colour green")
    game.play("ana: colour green")
    assert (game.phase, game.turn, game.colour) == ("turn", "ana", "green")
    assert game.legal("ana") == ["draw", "play G1", "uno"]
    assert [game.size(name) for name in NAMES[:count]] == [2] * count
    game.play("ana: draw")
    assert game.legal("ana") == ["keep", "play Gskip"]
    game.play("ana: keep")
    assert (bare(game.hand("ana")), game.turn) == ("Y1 G1 Gskip", "bo")


@pytest.mark.parametrize(
    ("edition", "first", "card", "lost"), [("potter", "wild", "wild+4", 6), ("flip", "hero", "wild+2", 4)]
)
def test_x18_a_colour_one_lacks_makes_a_wild_draw_honest(edition: str, first: str, card: str, lost: int) -> None:
    """Ana calls red without holding it and plays a wild draw: a challenger loses."""
    hands = {"ana": dressed(edition, f"{card} Y1 G1"), "bo": dressed(edition, "Y2 G2", 3)}
    draw = dressed(edition, f"{first} B1 B2 B3 B4 B5 B6 B7", 5)
    game = start(edition, hands, draw).play("ana: colour red", f"ana: play {card} green", "bo: challenge")
    assert (game.size("bo"), game.size("ana"), game.turn) == (2 + lost, 2, "ana")


@every_edition
@pytest.mark.parametrize("reverse", ["skip", "literal"])
def test_x19_a_first_reverse_between_two_lets_the_dealer_begin(edition: str, reverse: str) -> None:
    """As a skip or by the letter: bo deals and begins, then it is ana's turn."""
    game = turned_up(edition, 2, "Rrev B2 B3", two_player_reverse=reverse)
    if edition == "potter" and reverse == "skip":
        assert (game.phase, game.legal("ana")) == ("answer", ["accept"])
        game.play("ana: accept")
    assert (game.turn, game.phase) == ("bo", "turn")
    assert game.direction == ("left" if reverse == "skip" else "right")
    assert game.play("bo: draw").turn == "ana"


@pytest.mark.parametrize(
    ("edition", "card", "drawn"),
    [
        ("deluxe", "Rskip", 0),
        ("deluxe", "R+2", 2),
        ("potter", "Rskip", 0),
        ("potter", "R+3", 3),
        ("flip", "Rskip", 0),
        ("flip", "R+1", 1),
        ("wizz", "Rskip", 0),
        ("wizz", "R+2", 2),
    ],
)
def test_x20_between_two_a_first_skip_or_draw_card_hits_the_other(edition: str, card: str, drawn: int) -> None:
    """Ana does not deal and is hit; the dealer begins, then ana follows."""
    game = turned_up(edition, 2, f"{card} B2 B3 B4 B5")
    if edition == "potter":
        game.play("ana: accept")
    assert (game.size("ana"), game.size("bo"), game.turn, game.phase) == (2 + drawn, 2, "bo", "turn")
    assert game.direction == "left"
    assert game.play("bo: draw").turn == "ana"


@every_edition
def test_x21_after_a_first_reverse_play_stays_to_the_right(edition: str) -> None:
    """Dealer cy, then bo at cy's right hand, then ana, until ana's reverse sends it back to bo."""
    hands = {"ana": "Rrev Y1 G1", "bo": "R2 Y2 G2", "cy": "R3 Y3 G3"}
    dealt = {name: dressed(edition, hand, 3 * place) for place, (name, hand) in enumerate(hands.items())}
    game = start(edition, dealt, dressed(edition, "Rrev B2 B3", 9))
    assert (game.turn, game.direction, game.phase) == ("cy", "right", "turn")
    assert game.play("cy: play R3").turn == "bo"
    assert game.play("bo: play R2").turn == "ana"
    game.play("ana: play Rrev")
    assert (game.turn, game.direction) == ("bo", "left")


@every_edition
def test_x21_a_first_reverse_at_a_table_of_ten(edition: str) -> None:
    """Jo deals and begins, and all the others follow to the right."""
    game = turned_up(edition, 10, "Rrev B1 B2 B3 B4 B5 B6 B7 B8 B9 B9")
    order = []
    for _ in range(10):
        order.append(game.turn)
        game.play(f"{game.turn}: draw")
    assert order == NAMES[::-1]
    assert (game.turn, game.direction) == ("jo", "right")
