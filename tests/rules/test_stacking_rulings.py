"""Draw cards are not passed on, unless the house stacks (X-25)."""

from typing import Any

import pytest

from tests.support.positions import Table, start, table

SAME = {"stacking": "same"}
ANY = {"stacking": "any"}


def four(options: dict[str, Any], ana: str, bo: str, cy: str = "Y1 Y2 Y3", dan: str = "Y+2 Y4 Y5") -> Table:
    """A deluxe table of four on a red 7."""
    hands = {"ana": ana, "bo": bo, "cy": cy, "dan": dan}
    return table("deluxe", hands, draw="B1 B2 B3 B4 B5 B6 B7 B8 B9 Y6 Y7", discard="R7", options=options)


@pytest.mark.parametrize(
    ("edition", "symbol", "bo"),
    [
        ("deluxe", "+2", "G1 G+2 wild+4"),
        ("potter", "+3", "G1 G+3 wild+4"),
        ("wizz", "+2", "G1 G+2 wild+4"),
    ],
)
@pytest.mark.parametrize("options", [{}, {"stacking": "off"}, {"stacking": False}])
def test_x25_a_draw_card_is_not_answered_with_another(
    edition: str, symbol: str, bo: str, options: dict[str, Any]
) -> None:
    """Bo holds draw cards and takes the cards all the same; cy, whose turn it is, may lay one as a match."""
    hands = {"ana": f"R{symbol} B1 B2", "bo": bo, "cy": f"Y{symbol} Y1 Y2"}
    game = table(edition, hands, draw="B8 B9 B7 B6 B5 B4 B3", discard="R7", options=options)
    game.play(f"ana: play R{symbol}")
    if edition == "potter":
        assert game.legal("bo") == ["accept"]
        game.refuses("bo: play G+3")
        game.refuses("bo: play wild+4")
        game.play("bo: accept")
    assert (game.turn, game.phase, game.size("bo"), game.size("ana")) == ("cy", "turn", 3 + int(symbol), 2)
    assert game.legal("cy") == ["draw", f"play Y{symbol}"]


def test_x25_a_draw_one_of_flip_is_not_answered_either() -> None:
    """Bo takes the card and loses the turn."""
    hands = {"ana": "R+1/P1 B1/P2 B2/P3", "bo": "G+1/P4 wild+2/P5", "cy": "Y1/P6"}
    game = table("flip", hands, draw="B8/T1 B9/T2", discard="R7/T3").play("ana: play R+1")
    assert (game.size("bo"), game.turn, game.phase) == (3, "cy", "turn")


def test_x25_same_passes_on_the_same_symbol_and_the_sum_is_taken() -> None:
    """Bo adds a +2 of any colour, not a wild +4; cy has none and takes four; then the count starts again."""
    game = four(SAME, "R+2 B2 B3", "G1 G+2 wild+4").play("ana: play R+2")
    assert (game.phase, game.waiting, game.turn, game.size("bo")) == ("answer", ["bo"], "ana", 3)
    assert game.legal("bo") == ["accept", "play G+2"]
    game.refuses("bo: play wild+4")
    game.refuses("bo: play G1")
    game.play("bo: play G+2")
    assert (game.waiting, game.turn, game.colour, game.legal("cy")) == (["cy"], "bo", "green", ["accept"])
    game.play("cy: accept")
    assert (game.hand("cy"), game.size("bo"), game.turn) == ("Y1 Y2 Y3 B1 B2 B3 B4", 2, "dan")
    game.play("dan: play Y+2", "ana: accept")
    assert (game.hand("ana"), game.turn, game.discard) == ("B2 B3 B5 B6", "bo", "Y+2 G+2 R+2 R7")


def test_x25_who_could_pass_it_on_may_take_it_instead() -> None:
    """Bo accepts two and keeps the +2."""
    game = four(SAME, "R+2 B2 B3", "G1 G+2").play("ana: play R+2", "bo: accept")
    assert (game.hand("bo"), game.turn) == ("G1 G+2 B1 B2", "cy")


def test_x25_between_two_the_sum_comes_back() -> None:
    """Ana's +2 is answered; ana takes four and loses the turn to bo."""
    hands = {"ana": "R+2 B2 B3", "bo": "G+2 G1 G2"}
    game = table("deluxe", hands, draw="Y1 Y2 Y3 Y4 Y5", discard="R7", options=SAME)
    game.play("ana: play R+2", "bo: play G+2")
    assert (game.waiting, game.legal("ana")) == (["ana"], ["accept"])
    game.play("ana: accept")
    assert (game.hand("ana"), game.turn, game.colour) == ("Y1 Y2 Y3 Y4 B2 B3", "bo", "green")


def test_x25_a_sum_is_taken_as_far_as_there_are_cards() -> None:
    """Four are due and three exist: the rest lapses, the turn is lost."""
    hands = {"ana": "R+2 B2 B3", "bo": "G+2 G1 G2", "cy": "Y1"}
    game = table("deluxe", hands, draw="B9", discard="R7", options=SAME)
    game.play("ana: play R+2", "bo: play G+2", "cy: accept")
    assert (game.hand("cy"), game.turn, game.draw, game.discard) == ("R7 R+2 Y1 B9", "ana", "", "G+2")


def test_x25_a_first_draw_two_may_be_passed_on() -> None:
    """Ana is asked about the card turned up and adds her own; bo takes four."""
    hands = {"ana": "G+2 G1 G2", "bo": "Y1 Y2", "cy": "Y3"}
    game = start("deluxe", hands, "R+2 B1 B2 B3 B4 B5", SAME)
    assert (game.phase, game.legal("ana")) == ("answer", ["accept", "play G+2"])
    game.play("ana: play G+2", "bo: accept")
    assert (game.hand("bo"), game.turn) == ("Y1 Y2 B1 B2 B3 B4", "cy")


def test_x25_same_passes_a_wild_draw_four_on_with_another() -> None:
    """Bo may accept, challenge or add; cy takes eight in the colour bo called."""
    game = four(SAME, "wild+4 B2 B3", "wild+4 G+2 G1").play("ana: play wild+4 green")
    assert game.legal("bo") == ["accept", "challenge", "play wild+4"]
    game.play("bo: play wild+4 yellow")
    assert (game.waiting, game.legal("cy"), game.colour) == (["cy"], ["accept", "challenge"], "yellow")
    game.play("cy: accept")
    assert (game.size("cy"), game.turn) == (11, "dan")


@pytest.mark.parametrize(("held", "bo", "cy", "turn"), [("R1", 8, 3, "cy"), ("Y9", 2, 11, "dan")])
def test_x25_any_mixes_and_a_challenge_is_about_the_sum(held: str, bo: int, cy: int, turn: str) -> None:
    """On a red +2 bo's wild +4 is a bluff with red in hand: bo draws six; without red cy draws eight."""
    game = four(ANY, "R+2 B2 B3", f"G+2 wild+4 {held}").play("ana: play R+2")
    assert game.legal("bo") == ["accept", "play G+2", "play wild+4"]
    game.play("bo: play wild+4 blue")
    assert (game.waiting, game.colour, game.legal("cy")) == (["cy"], "blue", ["accept", "challenge"])
    game.play("cy: challenge")
    assert (game.size("bo"), game.size("cy"), game.turn) == (bo, cy, turn)


def test_x25_any_puts_a_draw_two_of_any_colour_on_a_wild_draw_four() -> None:
    """The colour called does not bind the player who passes it on; cy takes six."""
    game = four(ANY, "wild+4 B2 B3", "R+2 G1 G2").play("ana: play wild+4 green")
    assert game.legal("bo") == ["accept", "challenge", "play R+2"]
    game.play("bo: play R+2", "cy: accept")
    assert (game.size("cy"), game.turn, game.colour) == (9, "dan", "red")


def test_x25_potter_adds_threes_and_fours() -> None:
    """Three and four make seven; the cloak may still be the answer to it."""
    hands = {"ana": "R+3 B2 B3", "bo": "wild+4 G1 G2", "cy": "cloak Y1"}
    game = table("potter", hands, draw="B1 B4 B5 B6 B7 B8 B9 Y6", discard="R7", options=ANY)
    game.play("ana: play R+3", "bo: play wild+4 green")
    assert game.legal("cy") == ["accept", "challenge", "play cloak"]
    game.play("cy: accept")
    assert (game.size("cy"), game.turn, game.draw) == (9, "ana", "Y6")


def test_x25_flip_adds_counted_draw_cards_only() -> None:
    """One and two make three; on the villain side five and five make ten, and draw-until-colour is no answer."""
    hero = table(
        "flip",
        {"ana": "R+1/P1 B1/P2 B2/P3", "bo": "wild+2/P4 G1/P5 G2/P6", "cy": "Y1/P7"},
        draw="B8/T1 B9/T2 B7/T3 B6/T4",
        discard="R7/T5",
        options=ANY,
    ).play("ana: play R+1")
    assert hero.legal("bo") == ["accept", "play wild+2"]
    hero.play("bo: play wild+2 green", "cy: accept")
    assert (hero.size("cy"), hero.turn) == (4, "ana")
    villain = table(
        "flip",
        {"ana": "R1/P+5 R2/P2 R3/P3", "bo": "G1/T+5 G2/wild+colour G3/T3", "cy": "Y1/O1"},
        draw=" ".join(f"B{number}/V{number}" for number in range(1, 10)) + " Y9/V9 Y8/V8",
        discard="R9/P9",
        side="villain",
        options=ANY,
    ).play("ana: play P+5")
    assert villain.legal("bo") == ["accept", "play T+5"]
    villain.refuses("bo: play wild+colour")
    villain.play("bo: play T+5", "cy: accept")
    assert (villain.size("cy"), villain.turn) == (11, "ana")


@pytest.mark.parametrize(
    ("held", "legal"), [("R1", ["accept", "play G+2"]), ("Y9", ["accept", "play G+2", "play wild+4"])]
)
def test_x25_in_wizz_a_wild_draw_four_must_be_honest_to_be_added(held: str, legal: list[str]) -> None:
    """With the colour in hand it is refused there as everywhere."""
    hands = {"ana": "R+2 B2 B3", "bo": f"G+2 wild+4 {held}", "cy": "Y1 Y2"}
    game = table("wizz", hands, draw="B6 B7 B8 B9", discard="R7", options=ANY).play("ana: play R+2")
    assert game.legal("bo") == legal


def test_x25_d051_a_last_draw_card_is_not_passed_on() -> None:
    """The round is won, so nobody answers: the next player takes what is due, the sum if there is one."""
    won = four(SAME, "R+2", "G+2 G1").play("ana: play R+2")
    assert (won.phase, won.winner, won.hand("bo")) == ("over", "ana", "G1 G+2 B1 B2")
    passed_on = four(SAME, "R+2 B9", "G+2", "Rskip Y+2").play("ana: play R+2", "bo: play G+2")
    assert (passed_on.phase, passed_on.winner) == ("over", "bo")
    assert passed_on.hand("cy") == "Rskip Y+2 B1 B2 B3 B4"
