"""The turn cap: which turns count, and who wins when it is reached (X-64)."""

from typing import Any

import pytest

from sabot.game import Unreadable
from tests.support.positions import Table, start, table


def seated(ana: str, cap: int, edition: str = "deluxe", **keys: Any) -> Table:
    """Ana's turn on a red 9; the round is over after so many turns."""
    hands = {"ana": ana, "bo": "G3 G4 G5", "cy": "B3 B4 B5"}
    options = {"turn_cap": cap, **keys.pop("options", {})}
    return table(edition, hands, draw="Y8 Y7 B8 B7 G8 G1 Y6", discard="R9", options=options, **keys)


@pytest.mark.parametrize("edition", ["deluxe", "potter", "wizz"])
def test_x64_after_the_last_turn_the_lowest_hand_wins(edition: str) -> None:
    """Third turn over: bo has 12 + 7, cy 12 + 8, ana 1 + 2 + 8; ana wins with what the others hold."""
    game = seated("Y1 Y2", 3, edition).play("ana: draw", "bo: draw")
    assert (game.phase, game.turns) == ("turn", 2)
    game.play("cy: draw")
    assert (game.phase, game.turn, game.winner, game.turns) == ("over", None, "ana", 3)
    assert game.caught == {"ana": 11, "bo": 19, "cy": 20}
    assert game.points == {"ana": 39}
    assert game.rules("capped") == ["X-64"]
    assert game.game.outcome is not None
    assert game.game.outcome.ending == "capped"


@pytest.mark.parametrize("cap", [0, -1, True, "5"])
def test_x64_the_cap_is_a_number_of_turns(cap: object) -> None:
    """At least one turn is played, and nothing but a number is read."""
    with pytest.raises(Unreadable, match="turn_cap"):
        table("deluxe", {"ana": "R1", "bo": "G1"}, discard="R9", options={"turn_cap": cap})


def test_x64_two_sided_cards_are_counted_on_the_side_in_play() -> None:
    """Turned to the villain side, the cheap hero faces of bo count as much as their backs."""
    hands = {"ana": "Rflip/Pflip R2/P9", "bo": "G1/O+5", "cy": "wild+2/V1 B9/V2"}
    game = table("flip", hands, draw="Y8/T8", discard="R9/P7", options={"turn_cap": 1}).play("ana: play Rflip")
    assert (game.side, game.winner) == ("villain", "cy")
    assert game.caught == {"ana": 9, "bo": 20, "cy": 3}
    assert game.points == {"cy": 29}


@pytest.mark.parametrize(
    ("bo", "cy", "dealer", "winner"),
    [
        ("G6", "B4 B3", "cy", "ana"),
        ("G4 G0", "B6", "cy", "bo"),
        ("G3 G2", "B6", "ana", "ana"),
        ("G3 G2 G0", "B3 B2", "ana", "ana"),
        ("G5", "B5", "cy", "ana"),
        ("G5", "B5", "ana", "bo"),
        ("G5", "B5", "bo", "cy"),
        ("G3", "B3", "bo", "cy"),
    ],
)
def test_x64_equal_hands_go_to_fewer_cards_then_to_the_left_of_the_dealer(
    bo: str, cy: str, dealer: str, winner: str
) -> None:
    """Less in hand wins (ana keeps a 5); of equal hands the one with fewer cards; then the first after the dealer."""
    hands = {"ana": "R6 Y5", "bo": bo, "cy": cy}
    keys: dict[str, Any] = {"dealer": dealer, "turn": "ana", "options": {"turn_cap": 1}}
    game = table("deluxe", hands, draw="Y8", discard="R9", **keys).play("ana: play R6")
    assert (game.phase, game.winner) == ("over", winner)


def test_x64_a_lost_turn_does_not_count() -> None:
    """Bo is skipped: one turn has been played, and cy has the second."""
    game = seated("Rskip Y2 Y3", 2).play("ana: play Rskip")
    assert (game.phase, game.turn, game.turns) == ("turn", "cy", 1)
    assert game.play("cy: draw").phase == "over"
    game = seated("R+2 Y2 Y3", 2).play("ana: play R+2")
    assert (game.turn, game.turns, game.size("bo")) == ("cy", 1, 5)


@pytest.mark.parametrize("first", ["R1", "Rskip", "Rrev", "R+2"])
def test_x64_a_card_turned_up_is_nobodys_turn(first: str) -> None:
    """Whatever it does, the count begins with the first turn played."""
    hands = {"ana": "Y1 Y2", "bo": "G3 G4", "cy": "B3 B4"}
    game = start("deluxe", hands, draw=f"{first} Y8 Y7 Y6", options={"turn_cap": 1})
    assert (game.phase, game.turns) == ("turn", 0)
    assert game.play(f"{game.turn}: draw").phase == "over"


@pytest.mark.parametrize(("answer", "turns"), [("accept", 1), ("challenge", 1)])
def test_x64_a_turn_ends_when_all_that_it_brought_is_settled(answer: str, turns: int) -> None:
    """A wild draw as the last turn of the round: the colour, the answer and the cards still belong to it."""
    game = seated("wild+4 Y2 Y3", 1).play("ana: play wild+4")
    assert (game.phase, game.turns) == ("colour", 0)
    game.play("ana: colour green")
    assert (game.phase, game.turns) == ("answer", 0)
    game.play(f"bo: {answer}")
    assert (game.phase, game.turns, game.winner) == ("over", turns, "ana")
    assert game.size("bo") == {"accept": 7, "challenge": 9}[answer]


def test_x64_a_drawn_card_that_may_be_laid_belongs_to_the_turn() -> None:
    """The turn ends with the card laid or kept, not with the draw."""
    hands = {"ana": "Y2 Y3", "bo": "G3 G4", "cy": "B3 B4"}
    for line, size in (("ana: keep", 3), ("ana: play R1", 2)):
        game = table("deluxe", hands, draw="R1 Y8", discard="R9", options={"turn_cap": 1}).play("ana: draw")
        assert (game.phase, game.turns) == ("drawn", 0)
        game.play(line)
        assert (game.phase, game.turns, game.size("ana")) == ("over", 1, size)


@pytest.mark.parametrize("edition", ["deluxe", "potter", "wizz"])
def test_x64_x54_a_turn_lost_by_a_wrong_card_counts(edition: str) -> None:
    """Ana takes the wrong card back and draws two: her turn is over, and bo's is the second."""
    options = {"wrong_card": "penalty"}
    game = seated("Y1 Y2 Y3", 2, edition, options=options).play("ana: play Y1", "cy: object")
    assert (game.phase, game.turn, game.turns, game.size("ana")) == ("turn", "bo", 1, 5)
    game.play("bo: draw")
    assert (game.phase, game.turns) == ("over", 2)


def test_x64_x54_a_wrong_card_in_the_last_turn_ends_the_round() -> None:
    """With the two cards drawn ana holds 21 points, bo and cy 12 each: bo is the first from the dealer's left."""
    game = seated("Y1 Y2 Y3", 1, options={"wrong_card": "penalty"}).play("ana: play Y1", "cy: object")
    assert (game.phase, game.turns, game.winner, game.discard) == ("over", 1, "bo", "R9")
    assert (game.caught, game.points) == ({"ana": 21, "bo": 12, "cy": 12}, {"bo": 33})
    assert game.rules("capped") == ["X-64"]


def test_x64_x55_a_hand_card_laid_after_drawing_and_taken_back_is_one_turn() -> None:
    """The draw and the wrong card belong to the same turn."""
    hands = {"ana": "Y2 R3", "bo": "G3 G4", "cy": "B3 B4"}
    options = {"wrong_card": "penalty", "turn_cap": 3}
    game = table("deluxe", hands, draw="R1 Y8 Y7", discard="R9", options=options)
    game.play("ana: draw", "ana: play Y2", "bo: object")
    assert (game.phase, game.turn, game.turns, game.size("ana")) == ("turn", "bo", 1, 5)


def test_x64_a_wrong_card_that_stands_is_a_turn() -> None:
    """Nobody objects: the turn has been played."""
    game = seated("Y1 Y2 Y3", 1, options={"wrong_card": "penalty"}).play("ana: play Y1")
    assert (game.phase, game.turns) == ("notice", 0)
    game.play("bo: accept")
    assert (game.phase, game.turns, game.winner) == ("over", 1, "ana")


def test_x64_a_spin_is_a_turn() -> None:
    """Ana's whirl card is the first turn, bo's spin the second."""
    game = seated("R3* Y2 Y1", 2, "wizz").play("ana: play R3*")
    assert (game.phase, game.turns) == ("spin", 1)
    game.play("bo: spin red")
    assert (game.phase, game.turns) == ("over", 2)


def test_x64_every_extra_turn_counts() -> None:
    """Skip Everyone: ana's next turn is her second."""
    hands = {"ana": "R1/Pskipall R2/P2 R3/P3", "bo": "G3/O3 G4/O4", "cy": "B3/V3 B4/V4"}
    game = table("flip", hands, draw="Y8/T8", discard="R9/P9", side="villain", options={"turn_cap": 2})
    game.play("ana: play Pskipall")
    assert (game.phase, game.turn, game.turns) == ("turn", "ana", 1)
    game.play("ana: play P2")
    assert (game.phase, game.turns, game.winner) == ("over", 2, "ana")
    assert game.points == {"ana": 14}


def test_x64_a_pass_with_nothing_to_draw_is_a_turn() -> None:
    """Full circles of passes cannot go on for ever."""
    hands = {"ana": "Y1", "bo": "G3", "cy": "B3"}
    game = table("deluxe", hands, discard="R9", options={"turn_cap": 4}).play("ana: draw", "bo: draw", "cy: draw")
    assert (game.phase, game.turn, game.turns) == ("turn", "ana", 3)
    game.play("ana: draw")
    assert (game.phase, game.winner, game.points) == ("over", "ana", {"ana": 6})


def test_x64_going_out_with_the_last_turn_is_an_ordinary_win() -> None:
    """The hand that is empty wins, whatever the cap."""
    game = seated("R1", 1).play("ana: play R1")
    assert (game.winner, game.points, game.rules("capped")) == ("ana", {"ana": 24}, [])
    assert game.game.outcome is not None
    assert game.game.outcome.ending == "laid"


def test_x64_a_cloak_that_is_a_turn_counts_as_one() -> None:
    """Ana's +3 and bo's cloak are two turns; without the cloak bo's was lost and only one counts."""
    hands = {"ana": "R+3 R2 R1", "bo": "cloak G3 G4", "cy": "B3 B4 B5"}
    game = table("potter", hands, draw="Y8 Y9 Y7", discard="R9").play("ana: play R+3", "bo: play cloak green")
    assert (game.turn, game.turns) == ("cy", 2)
    game = table("potter", hands, draw="Y8 Y9 Y7", discard="R9").play("ana: play R+3", "bo: accept")
    assert (game.turn, game.turns) == ("cy", 1)


def test_x64_the_cap_is_five_thousand_turns_unless_told_otherwise() -> None:
    """Two players who only ever pass are stopped after the five thousandth turn."""
    game = table("deluxe", {"ana": "Y1", "bo": "G3"}, discard="R9").game
    for turn in range(5000):
        assert not game.is_over
        game.act(("ana", "bo")[turn % 2], "draw")
    assert game.is_over
    assert game.describe()["turns"] == 5000
    assert game.describe()["winner"] == "ana"
