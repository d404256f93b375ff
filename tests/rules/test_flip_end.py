"""UNO, the last card and the points of flip, on both sides (F-020, F-021, F-073 to F-085, X-109)."""

from typing import Any

import pytest

from tests.support.positions import Table, table

DRAW = "B5/V5 B6/V6 B7/V7 B8/V8 B9/V9"
SIDES = pytest.mark.parametrize(("side", "face"), [("hero", "R5"), ("villain", "P5")])


def last(card: str, *, bo: str = "G1/O1", side: str = "hero", draw: str = DRAW, **keys: Any) -> Table:
    """Ana has one card left and is to lay it on a red (or pink) seven."""
    hands = {"ana": card, "bo": bo, "cy": "Y1/T2"}
    return table("flip", hands, draw=draw, discard="R7/P7", side=side, **keys)


@pytest.mark.parametrize(("card", "hero"), [
    *((f"G{number}/O1", number) for number in range(1, 10)),
    ("G+1/O1", 10), ("Grev/O1", 20), ("Gskip/O1", 20), ("Gflip/O1", 20), ("hero/O1", 40), ("wild+2/O1", 50),
])  # fmt: skip
def test_f020_f078_f079_f080_f081_f083_f084_what_hero_faces_count(card: str, hero: int) -> None:
    """Ana goes out on the hero side and scores what the others hold there."""
    game = last("R5/P5", bo=card).play("ana: play R5")
    assert (game.phase, game.winner) == ("over", "ana")
    assert game.caught == {"ana": 0, "bo": hero, "cy": 1}
    assert game.points == {"ana": hero + 1}


@pytest.mark.parametrize(("card", "villain"), [
    *((f"G1/O{number}", number) for number in range(1, 10)),
    ("G1/O+5", 20), ("G1/Orev", 20), ("G1/Oflip", 20), ("G1/Oskipall", 30), ("G1/villain", 40), ("G1/wild+colour", 60),
])  # fmt: skip
def test_f021_f078_f079_f081_f082_f083_f085_what_villain_faces_count(card: str, villain: int) -> None:
    """Ana goes out on the villain side and scores what the others hold there."""
    game = last("R5/P5", bo=card, side="villain").play("ana: play P5")
    assert (game.phase, game.winner) == ("over", "ana")
    assert game.caught == {"ana": 0, "bo": villain, "cy": 2}
    assert game.points == {"ana": villain + 2}


def test_f021_points_are_counted_on_the_side_where_play_ended() -> None:
    """The round began on the hero side and was turned before ana went out."""
    hands = {"ana": "Rflip/P1 R5/T5", "bo": "R1/P+5", "cy": "hero/V9"}
    game = table("flip", hands, draw="B5/V5 B6/V6", discard="R3/O4 G4/T4")
    game.play("ana: uno", "ana: play Rflip", "bo: draw", "cy: draw", "ana: play T5")
    assert (game.side, game.winner) == ("villain", "ana")
    assert game.caught == {"ana": 0, "bo": 26, "cy": 14}
    assert game.points == {"ana": 40}


def test_f075_the_round_ends_with_the_last_card() -> None:
    """Nobody plays any more."""
    game = last("R5/P5").play("ana: play R5")
    assert (game.turn, game.waiting, game.rules("won")) == (None, [], ["F-075"])
    assert all(game.legal(player) == [] for player in game.players)
    game.refuses("bo: draw")


@SIDES
def test_f073_f074_a_forgotten_call_costs_two_cards_if_it_is_noticed(side: str, face: str) -> None:
    """Cy catches ana before bo begins; the two cards come off the pile at once."""
    hands = {"ana": "R5/P5 B4/V4", "bo": "G1/O1 G2/O2", "cy": "Y1/T1 Y2/T2"}
    game = table("flip", hands, draw=DRAW, discard="R7/P7", side=side).play(f"ana: play {face}")
    assert (game.owes_uno, game.turn) == (["ana"], "bo")
    assert (game.legal("cy"), game.legal("ana")) == (["catch ana"], ["uno"])
    game.play("cy: catch ana")
    assert (game.hand("ana"), game.turn, game.owes_uno) == ("B4/V4 B5/V5 B6/V6", "bo", [])
    assert game.rules("drew") == ["F-074"] * 2
    game.refuses("bo: catch ana")


@SIDES
@pytest.mark.parametrize("before", [True, False])
def test_f073_a_call_before_or_after_laying_saves(side: str, face: str, before: bool) -> None:
    """On either side, with two cards in turn or with one before anybody notices."""
    hands = {"ana": "R5/P5 B4/V4", "bo": "G1/O1 G2/O2"}
    lines = ["ana: uno", f"ana: play {face}"]
    game = table("flip", hands, draw=DRAW, discard="R7/P7", side=side).play(*(lines if before else lines[::-1]))
    assert (game.owes_uno, game.called_uno) == ([], ["ana"])
    assert game.rules("called_uno") == ["F-073"]
    game.refuses("bo: catch ana")
    game.refuses("ana: uno")


@pytest.mark.parametrize("line", ["bo: keep", "bo: play R8"])
def test_f074_nobody_can_be_caught_once_the_next_player_has_played(line: str) -> None:
    """With the drawn card in hand bo has not played yet; when it is kept or laid, it is too late."""
    hands = {"ana": "R5/P5 B4/V4", "bo": "G1/O1 G2/O2", "cy": "Y1/T1 Y2/T2"}
    game = table("flip", hands, draw=f"R8/P8 {DRAW}", discard="R7/P7").play("ana: play R5", "bo: draw")
    assert (game.phase, game.owes_uno, game.legal("cy")) == ("drawn", ["ana"], ["catch ana"])
    game.play(line)
    assert game.owes_uno == []
    game.refuses("cy: catch ana", "F-074")


def test_f073_f074_a_flip_as_last_but_one_card_changes_neither_call_nor_debt() -> None:
    """Called before, it holds; not called, ana is caught and draws from the pile that was turned."""
    hands = {"ana": "Rflip/P1 B4/V4", "bo": "G1/O1 G2/O2"}
    game = table("flip", hands, draw=DRAW, discard="R7/T7").play("ana: uno", "ana: play Rflip")
    assert (game.side, game.called_uno, game.owes_uno) == ("villain", ["ana"], [])
    game = table("flip", hands, draw=DRAW, discard="R7/T7").play("ana: play Rflip")
    assert game.owes_uno == ["ana"]
    game.play("bo: catch ana")
    assert (game.hand("ana"), game.draw) == ("B4/V4 B8/V8 B9/V9", "B7/V7 B6/V6 B5/V5")


@pytest.mark.parametrize(("side", "card", "face", "drawn"), [
    ("hero", "R+1/P1", "R+1", 1),
    ("hero", "wild+2/P1", "wild+2", 2),
    ("villain", "R1/P+5", "P+5", 5),
])  # fmt: skip
@pytest.mark.parametrize(("direction", "hit"), [("left", "bo"), ("right", "cy")])
def test_f076_a_last_draw_card_still_hits_and_what_is_drawn_counts(
    side: str, card: str, face: str, drawn: int, direction: str, hit: str
) -> None:
    """The next player draws at once: nobody is asked, and no colour is called."""
    game = last(card, side=side, direction=direction).play(f"ana: play {face}")
    assert (game.phase, game.winner) == ("over", "ana")
    assert game.size(hit) == 1 + drawn
    worth = {"bo": 1, "cy": 1 if side == "hero" else 2}
    worth[hit] += sum(range(5, 5 + drawn))
    assert game.caught == {"ana": 0, **worth}
    assert game.points == {"ana": worth["bo"] + worth["cy"]}
    assert game.rules("drew") == ["F-076"] * drawn


def test_f076_a_last_draw_colour_is_called_and_drawn_for_without_a_challenge() -> None:
    """Ana names orange; bo draws until it comes, and the wild on the way counts forty."""
    game = last("R1/wild+colour", side="villain", draw="B5/V5 B6/villain G3/O3 B8/V8").play("ana: play wild+colour")
    assert (game.phase, game.waiting, game.winner, game.size("ana")) == ("colour", ["ana"], None, 0)
    assert game.legal("ana") == ["colour orange", "colour pink", "colour turquoise", "colour violet"]
    game.play("ana: colour orange")
    assert (game.phase, game.winner) == ("over", "ana")
    assert game.hand("bo") == "G1/O1 G3/O3 B5/V5 B6/villain"
    assert (game.caught, game.points) == ({"ana": 0, "bo": 49, "cy": 2}, {"ana": 51})


def test_f076_a_last_draw_colour_that_never_comes_gives_all_there_is() -> None:
    """The pile and the former top go to bo, and are counted."""
    game = last("R1/wild+colour", side="villain", draw="B5/V5").play("ana: play wild+colour orange")
    assert (game.hand("bo"), game.draw) == ("R7/P7 G1/O1 B5/V5", "")
    assert game.points == {"ana": 7 + 1 + 5 + 2}


def test_f076_a_last_draw_card_hits_the_other_of_two() -> None:
    """Bo draws one and ana scores it."""
    game = table("flip", {"ana": "R+1/P1", "bo": "G1/O1"}, draw=DRAW, discard="R7/P7").play("ana: play R+1")
    assert (game.winner, game.caught, game.points) == ("ana", {"ana": 0, "bo": 6}, {"ana": 6})


@pytest.mark.parametrize(("side", "card", "face"), [
    ("hero", "Rskip/P1", "Rskip"),
    ("hero", "Rrev/P1", "Rrev"),
    ("villain", "R1/Prev", "Prev"),
    ("villain", "R1/Pskipall", "Pskipall"),
])  # fmt: skip
def test_f075_x119_other_last_cards_just_end_the_round(side: str, card: str, face: str) -> None:
    """A skip everyone laid last gives no extra turn, a reverse turns nothing."""
    game = last(card, side=side).play(f"ana: play {face}")
    assert (game.phase, game.winner, game.direction, game.turn) == ("over", "ana", "left", None)
    assert (game.size("bo"), game.size("cy"), game.draw) == (1, 1, DRAW)


@pytest.mark.parametrize(("last_flip", "bo", "cy"), [("old", 20, 40), ("new", 60, 9)])
def test_x109_a_flip_laid_last_from_the_hero_side(last_flip: str, bo: int, cy: int) -> None:
    """As a rule all is turned and the villain faces count; by option nothing is turned and the hero faces do."""
    hands = {"ana": "Rflip/P1", "bo": "Gskip/wild+colour", "cy": "hero/V9"}
    options = {"last_flip": last_flip}
    game = table("flip", hands, draw=DRAW, discard="R7/V8 G4/villain", options=options).play("ana: play Rflip")
    assert (game.phase, game.winner, game.waiting) == ("over", "ana", [])
    assert (game.caught, game.points) == ({"ana": 0, "bo": bo, "cy": cy}, {"ana": bo + cy})
    assert game.side == ("hero" if last_flip == "old" else "villain")


def test_x109_a_flip_that_is_not_carried_out_leaves_the_piles_alone() -> None:
    """The flip card lies on top where it was laid."""
    game = last("Rflip/P1", options={"last_flip": "old"}).play("ana: play Rflip")
    assert (game.discard, game.draw, game.side) == ("Rflip/P1 R7/P7", DRAW, "hero")


def test_x109_f021_as_a_rule_a_last_flip_turns_everything_over() -> None:
    """Piles and hands are turned, the flip lies under the pile, and the points are those of the new side."""
    game = last("Rflip/P1").play("ana: play Rflip")
    assert (game.phase, game.winner, game.side, game.colour) == ("over", "ana", "villain", "pink")
    assert game.discard == "R7/P7 Rflip/P1"
    assert game.draw == " ".join(reversed(DRAW.split()))
    assert [event.kind for event in game.events] == ["played", "flipped", "won"]


def test_x109_x67_a_wild_that_a_last_flip_turns_up_is_not_called() -> None:
    """The round is over: nobody is asked for a colour, and none is in force. It reads back as it is printed."""
    hands = {"ana": "Rflip/P1", "bo": "G1/Oskipall"}
    game = table("flip", hands, draw=DRAW, discard="R7/V8 G4/villain").play("ana: play Rflip")
    assert (game.phase, game.waiting, game.colour, game.points) == ("over", [], None, {"ana": 30})
    assert game.discard == "G4/villain R7/V8 Rflip/P1"
    assert Table(game.game.describe()).game.describe() == game.game.describe()


def test_x109_x54_a_last_flip_is_carried_out_only_when_it_stands() -> None:
    """While it may be objected to nothing is turned; a wrong one goes back, a right one turns the table and wins."""
    hands = {"ana": "Rflip/P1", "bo": "G1/O9"}
    options = {"wrong_card": "penalty"}
    wrong = table("flip", hands, draw=DRAW, discard="G7/O7", options=options).play("ana: play Rflip")
    assert (wrong.phase, wrong.side) == ("notice", "hero")
    wrong.play("bo: object")
    assert (wrong.side, wrong.turn, wrong.size("ana"), wrong.winner) == ("hero", "bo", 3, None)
    right = table("flip", hands, draw=DRAW, discard="R7/P7", options=options)
    right.play("ana: play Rflip", "bo: object")
    assert (right.phase, right.side, right.points) == ("over", "villain", {"ana": 9})


@pytest.mark.parametrize(("last_flip", "bo", "cy"), [("old", 60, 9), ("new", 20, 40)])
def test_x109_a_flip_laid_last_from_the_villain_side(last_flip: str, bo: int, cy: int) -> None:
    """The same the other way round."""
    hands = {"ana": "R1/Pflip", "bo": "Gskip/wild+colour", "cy": "hero/V9"}
    options = {"last_flip": last_flip}
    game = table("flip", hands, draw=DRAW, discard="R7/P8", side="villain", options=options).play("ana: play Pflip")
    assert (game.caught, game.points) == ({"ana": 0, "bo": bo, "cy": cy}, {"ana": bo + cy})
    assert game.side == ("villain" if last_flip == "old" else "hero")


@pytest.mark.parametrize("side", ["hero", "villain"])
def test_f077_the_discard_is_shuffled_when_a_card_is_needed(side: str) -> None:
    """An empty pile stays empty until somebody draws; the top of the discard stays."""
    hands = {"ana": "R5/P5 R6/P6 B4/V4", "bo": "G1/O1 G2/O2"}
    game = table("flip", hands, discard="R7/P7 Y9/T9", side=side)
    game.play("ana: play R5" if side == "hero" else "ana: play P5")
    assert (game.draw, game.discard, game.rules("reshuffled")) == ("", "R5/P5 R7/P7 Y9/T9", [])
    game.play("bo: draw")
    assert (game.discard, game.rules("reshuffled")) == ("R5/P5", ["F-077"])
    assert game.size("bo") + len(game.draw.split()) == 4
