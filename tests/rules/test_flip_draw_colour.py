"""The wild draw cards of flip: wild draw two and draw colour (F-048 to F-051, F-069 to F-072, X-114, X-115)."""

from typing import Any

import pytest

from tests.support.positions import Table, table

TWO = "B5/V5 B6/V6 B7/V7 B8/V8 B9/V9"
UNTIL = "B5/V5 B6/villain G8/O8 Y4/T4 B8/V8 B9/V9 R9/T9"
OTHERS = {"bo": "G1/O1 G2/O2", "cy": "Y1/O3 Y2/O4"}


def wild_two(held: str, *, top: str = "R7/P7", seats: int = 3, **keys: Any) -> Table:
    """Ana is to lay a wild draw two on a red seven, holding other cards too."""
    hands = {"ana": f"wild+2/P1 {held}", **dict(list(OTHERS.items())[: seats - 1])}
    return table("flip", hands, draw=TWO, discard=top, **keys)


def draw_colour(held: str, *, draw: str = UNTIL, top: str = "R7/P7", seats: int = 3, **keys: Any) -> Table:
    """Ana is to lay a draw colour on a pink seven, holding other cards too."""
    hands = {"ana": f"R1/wild+colour {held}", **dict(list(OTHERS.items())[: seats - 1])}
    return table("flip", hands, draw=draw, discard=top, side="villain", **keys)


INNOCENT, GUILTY = "G5/O5 B4/V4", "R2/P2 B4/V4"


def test_f048_a_wild_draw_two_names_a_colour_and_costs_two_cards_and_the_turn() -> None:
    """The colour is called first, then bo answers."""
    game = wild_two(INNOCENT).play("ana: play wild+2")
    assert (game.phase, game.waiting, game.colour) == ("colour", ["ana"], None)
    game.refuses("ana: colour pink")
    game.play("ana: colour blue")
    assert (game.phase, game.waiting, game.turn, game.colour) == ("answer", ["bo"], "ana", "blue")
    assert game.legal("bo") == ["accept", "challenge"]
    game.play("bo: accept")
    assert (game.turn, game.phase, game.hand("bo")) == ("cy", "turn", "G1/O1 G2/O2 B5/V5 B6/V6")
    assert (game.rules("drew"), game.draw) == (["F-048"] * 2, "B7/V7 B8/V8 B9/V9")


@pytest.mark.parametrize(("seats", "after"), [(2, "ana"), (3, "cy")])
def test_f050_f051_an_innocent_layer_costs_the_challenger_four(seats: int, after: str) -> None:
    """Two and two more, and the turn is lost; between two ana plays again."""
    game = wild_two(INNOCENT, seats=seats).play("ana: play wild+2 green", "bo: challenge")
    assert (game.turn, game.phase, game.colour) == (after, "turn", "green")
    assert (game.hand("bo"), game.size("ana")) == ("G1/O1 G2/O2 B5/V5 B6/V6 B7/V7 B8/V8", 2)
    assert (game.rules("innocent"), set(game.rules("drew"))) == (["F-051"], {"F-051"})


@pytest.mark.parametrize("seats", [2, 3])
def test_f050_f051_a_guilty_layer_draws_the_two_and_the_victim_plays(seats: int) -> None:
    """Bo sees the hand, draws nothing and has a normal turn in the called colour."""
    game = wild_two(GUILTY, seats=seats).play("ana: play wild+2 green", "bo: challenge")
    assert (game.turn, game.phase, game.colour) == ("bo", "turn", "green")
    assert (game.hand("ana"), game.hand("bo")) == ("R2/P2 B4/V4 B5/V5 B6/V6", "G1/O1 G2/O2")
    assert game.discard == "wild+2/P1 R7/P7"
    assert (game.rules("guilty"), game.rules("drew")) == (["F-051"], ["F-051"] * 2)
    shown = [(event.seat, event.to, event.card) for event in game.events if event.kind == "showed"]
    assert shown == [("ana", "bo", "R2/P2"), ("ana", "bo", "B4/V4")]
    assert set(game.rules("showed")) == {"F-050"}


def test_f050_only_the_victim_may_challenge_and_only_before_drawing() -> None:
    """Cy may not; bo may not after accepting, nor may a draw one be challenged."""
    game = wild_two(GUILTY).play("ana: play wild+2 green")
    game.refuses("cy: challenge")
    game.refuses("ana: challenge")
    game.refuses("bo: play G1")
    game.play("bo: accept")
    game.refuses("bo: challenge")


GUILT = pytest.mark.parametrize(("held", "top", "colour", "guilty"), [
    ("R9/P9", "R7/P7", None, True),
    ("R+1/P+5", "R7/P7", None, True),
    ("Rflip/Pflip", "R7/P7", None, True),
    ("Rrev/Prev", "R7/P7", None, True),
    ("G7/O7", "R7/P7", None, False),
    ("Grev/Orev", "Rrev/Prev", None, False),
    ("hero/villain", "R7/P7", None, False),
    ("wild+2/wild+colour", "R7/P7", None, False),
    ("B3/V3", "hero/villain", "blue violet", True),
    ("R3/P3", "hero/villain", "blue violet", False),
    ("wild+2/villain", "wild+2/wild+colour", "blue violet", False),
])  # fmt: skip


@GUILT
def test_f049_f051_a_card_of_the_colour_in_force_makes_a_wild_draw_two_a_bluff(
    held: str, top: str, colour: str | None, guilty: bool
) -> None:
    """A number or an action of that colour does; the same number or symbol and wilds do not; a called colour counts."""
    keys: dict[str, Any] = {"colour": colour.split()[0]} if colour else {}
    game = wild_two(f"{held} G8/O9", top=top, **keys).play("ana: play wild+2 yellow", "bo: challenge")
    assert (game.size("ana"), game.size("bo"), game.turn) == ((4, 2, "bo") if guilty else (2, 6, "cy"))


@GUILT
def test_f070_f071_f072_x115_draw_colour_is_judged_by_the_same_test(
    held: str, top: str, colour: str | None, guilty: bool
) -> None:
    """On the villain faces: the first turquoise card comes fourth, a lost challenge costs two more."""
    keys: dict[str, Any] = {"colour": colour.split()[1]} if colour else {}
    game = draw_colour(f"{held} G8/O9", top=top, **keys).play("ana: play wild+colour turquoise", "bo: challenge")
    assert (game.size("ana"), game.size("bo"), game.turn) == ((6, 2, "bo") if guilty else (2, 8, "cy"))


@pytest.mark.parametrize(("held", "legal"), [("R2/P2", False), ("Rskip/P2", False), ("G7/O7", True), ("hero/P2", True)])
def test_f049_strictly_a_wild_draw_two_is_refused_while_the_colour_is_held(held: str, legal: bool) -> None:
    """Where it is legal nobody is asked: bo draws at once."""
    game = wild_two(f"{held} B4/V4", options={"wild_draw": "strict"})
    assert ("play wild+2" in game.legal("ana")) is legal
    if not legal:
        game.refuses("ana: play wild+2 green", "F-049")
        return
    game.play("ana: play wild+2 green")
    assert (game.turn, game.phase, game.size("bo")) == ("cy", "turn", 4)


@pytest.mark.parametrize(
    ("held", "legal"), [("R2/P2", False), ("B2/Pskipall", False), ("G7/O7", True), ("R3/villain", True)]
)
def test_f070_strictly_draw_colour_is_refused_while_the_colour_is_held(held: str, legal: bool) -> None:
    """Where it is legal bo draws until the colour as soon as it is called."""
    game = draw_colour(f"{held} B4/V4", options={"wild_draw": "strict"})
    assert ("play wild+colour" in game.legal("ana")) is legal
    if not legal:
        game.refuses("ana: play wild+colour violet", "F-070")
        return
    game.play("ana: play wild+colour turquoise")
    assert (game.turn, game.phase, game.size("bo")) == ("cy", "turn", 6)


def test_f069_x114_the_layer_names_the_colour_and_the_next_player_draws_until_it_comes() -> None:
    """A wild on the way does not end it, the turquoise card does; it is also the colour in force."""
    game = draw_colour(INNOCENT).play("ana: play wild+colour")
    assert (game.phase, game.waiting) == ("colour", ["ana"])
    assert game.legal("ana") == ["colour orange", "colour pink", "colour turquoise", "colour violet"]
    game.refuses("ana: colour red")
    game.play("ana: colour turquoise")
    assert (game.phase, game.waiting, game.legal("bo")) == ("answer", ["bo"], ["accept", "challenge"])
    game.play("bo: accept")
    assert game.hand("bo") == "Y4/T4 G1/O1 G2/O2 G8/O8 B5/V5 B6/villain"
    assert (game.turn, game.phase, game.colour) == ("cy", "turn", "turquoise")
    assert (game.draw, game.rules("drew")) == ("B8/V8 B9/V9 R9/T9", ["F-069"] * 4)
    assert game.rules("called_colour") == ["X-114"]


def test_f069_the_first_card_may_be_the_colour() -> None:
    """One card and the turn, in either direction."""
    game = draw_colour(INNOCENT, direction="right").play("ana: play wild+colour violet", "cy: accept")
    assert (game.size("cy"), game.turn, game.colour) == (3, "bo", "violet")


@pytest.mark.parametrize(("answer", "bo"), [("accept", 4), ("challenge", 6)])
def test_x114_by_option_a_wild_ends_the_draw(answer: str, bo: int) -> None:
    """With `wild_stops_draw` the villain that comes second is enough; two more after a lost challenge."""
    game = draw_colour(INNOCENT, options={"wild_stops_draw": True})
    game.play("ana: play wild+colour turquoise", f"bo: {answer}")
    assert (game.size("bo"), game.turn) == (bo, "cy")


@pytest.mark.parametrize(("stops", "bo"), [(True, 4), (False, 6)])
def test_f076_x114_a_wild_ends_the_draw_for_a_last_card_only_by_option(stops: bool, bo: int) -> None:
    """Ana went out with draw colour; bo stops at the villain, or draws on to turquoise."""
    game = draw_colour("", options={"wild_stops_draw": stops}).play("ana: play wild+colour turquoise")
    assert (game.phase, game.winner, game.size("bo")) == ("over", "ana", bo)


@pytest.mark.parametrize("seats", [2, 3])
def test_f071_a_guilty_layer_draws_until_the_colour(seats: int) -> None:
    """Four cards for ana; bo plays on the called colour."""
    game = draw_colour(GUILTY, seats=seats).play("ana: play wild+colour turquoise", "bo: challenge")
    assert game.hand("ana") == "R2/P2 Y4/T4 G8/O8 B4/V4 B5/V5 B6/villain"
    assert (game.hand("bo"), game.turn, game.colour) == ("G1/O1 G2/O2", "bo", "turquoise")
    assert (game.rules("guilty"), game.rules("drew")) == (["F-071"], ["F-071"] * 4)
    assert [event.to for event in game.events if event.kind == "showed"] == ["bo", "bo"]


@pytest.mark.parametrize(("seats", "after"), [(2, "ana"), (3, "cy")])
def test_f072_an_innocent_layer_costs_the_challenger_two_more(seats: int, after: str) -> None:
    """Four cards until turquoise comes, then two, whatever they show."""
    game = draw_colour(INNOCENT, seats=seats).play("ana: play wild+colour turquoise", "bo: challenge")
    assert game.hand("bo") == "Y4/T4 G1/O1 G2/O2 G8/O8 B5/V5 B8/V8 B9/V9 B6/villain"
    assert (game.turn, game.draw, game.size("ana")) == (after, "R9/T9", 2)
    assert (game.rules("innocent"), set(game.rules("drew"))) == (["F-072"], {"F-072"})


@pytest.mark.parametrize(("after_guilty", "turn"), [("plays", "bo"), ("skipped", "cy")])
def test_f051_f071_who_plays_after_a_bluff_was_found_out(after_guilty: str, turn: str) -> None:
    """The victim, or by option the one after."""
    options = {"after_guilty": after_guilty}
    game = wild_two(GUILTY, options=options).play("ana: play wild+2 blue", "bo: challenge")
    assert (game.turn, game.size("bo")) == (turn, 2)
    game = draw_colour(GUILTY, options=options).play("ana: play wild+colour pink", "bo: challenge")
    assert (game.turn, game.size("bo")) == (turn, 2)


@pytest.mark.parametrize("answer", ["accept", "challenge"])
@pytest.mark.parametrize(("seats", "after"), [(2, "ana"), (3, "cy")])
def test_f069_f072_a_colour_that_never_comes_empties_both_piles_but_the_top(
    answer: str, seats: int, after: str
) -> None:
    """All turquoise cards are elsewhere: bo takes the pile and the reshuffled discard; two more do not exist."""
    game = draw_colour(INNOCENT, draw="B5/V5 B6/villain", top="R7/P7 Y9/O9 hero/wild+colour", seats=seats)
    game.play("ana: play wild+colour turquoise", f"bo: {answer}")
    assert game.size("bo") == 2 + 5
    assert (game.draw, game.discard) == ("", "R1/wild+colour")
    assert (game.turn, game.phase, game.colour) == (after, "turn", "turquoise")
    assert game.rules("reshuffled") == ["F-077"]


def test_f071_a_colour_that_never_comes_for_the_guilty_layer() -> None:
    """Ana takes all there is and bo plays."""
    game = draw_colour(GUILTY, draw="B5/V5", top="R7/P7 Y9/O9").play("ana: play wild+colour turquoise", "bo: challenge")
    assert (game.size("ana"), game.draw, game.discard, game.turn) == (5, "", "R1/wild+colour", "bo")


def test_f072_of_the_two_more_only_those_are_drawn_that_exist() -> None:
    """Turquoise comes at once; of the two more only the former top is left."""
    game = draw_colour(INNOCENT, draw="Y4/T4").play("ana: play wild+colour turquoise", "bo: challenge")
    assert (game.hand("bo"), game.draw, game.turn) == ("R7/P7 Y4/T4 G1/O1 G2/O2", "", "cy")
