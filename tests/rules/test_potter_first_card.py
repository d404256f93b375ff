"""The card turned up first in potter (P-019 to P-028, X-22)."""

from typing import Any

import pytest

from tests.support.positions import Table, start

TWO = {"ana": "G1 G2 G3", "bo": "Y1 Y2 Y3"}
THREE = {**TWO, "cy": "B1 B2 B3"}
TEN = {
    **THREE,
    "dan": "R1 G4",
    "eve": "R2 G5",
    "fay": "R3 G6",
    "gus": "R4 G7",
    "hal": "R5 G8",
    "ida": "R6 G9",
    "jo": "R8 G0",
}
TABLES = [TWO, THREE, TEN]
PILE = "B6 B7 B8 B9"


def turn_up(hands: dict[str, str], first: str, options: dict[str, Any] | None = None, **keys: Any) -> Table:
    """A round that begins with a certain card."""
    return start("potter", hands, f"{first} {PILE}", options, **keys)


def cloaked(hands: dict[str, str], player: str = "ana") -> dict[str, str]:
    """The same hands, with the cloak in one of them."""
    return {**hands, player: hands[player] + " cloak"}


@pytest.mark.parametrize("hands", TABLES)
def test_p018_p020_p028_a_number_has_no_effect_and_left_of_the_dealer_starts(hands: dict[str, str]) -> None:
    """The top of the draw pile is turned up; the player after the dealer takes a normal turn."""
    game = turn_up(hands, "R9")
    assert (game.dealer, game.turn, game.phase, game.waiting) == (list(hands)[-1], "ana", "turn", ["ana"])
    assert (game.discard, game.draw) == ("R9", PILE)
    assert (game.colour, game.direction) == ("red", "left")
    assert game.rules("turned_up") == ["P-020"]


@pytest.mark.parametrize(("dealer", "starter"), [("ana", "bo"), ("bo", "cy"), ("cy", "ana")])
def test_p028_the_dealer_decides_who_starts(dealer: str, starter: str) -> None:
    """Wherever the dealer sits, the seat to the left begins."""
    game = turn_up(THREE, "R9", dealer=dealer)
    assert game.turn == starter


@pytest.mark.parametrize(("hands", "after"), [(TWO, "bo"), (THREE, "bo"), (TEN, "bo")])
def test_p019_p021_x17_a_first_draw_three_costs_three_cards_and_the_turn(hands: dict[str, str], after: str) -> None:
    """Left of the dealer is asked, draws three and is passed over; with two players the dealer starts."""
    game = turn_up(hands, "R+3")
    assert (game.phase, game.turn, game.waiting) == ("answer", list(hands)[-1], ["ana"])
    assert game.legal("ana") == ["accept"]
    assert game.legal("bo") == []
    game.play("ana: accept")
    assert (game.turn, game.phase, game.colour, game.turns) == (after, "turn", "red", 0)
    assert game.hand("ana") == "G1 G2 G3 B6 B7 B8"
    assert game.draw == "B9"
    assert game.rules("turned_up") == ["P-021"]


PLAYS = {"first_draw_three": "plays"}


@pytest.mark.parametrize("hands", TABLES)
def test_x17_where_the_table_says_so_the_three_cards_cost_no_turn(hands: dict[str, str]) -> None:
    """Left of the dealer is asked, draws three and takes a normal turn; nobody is passed over."""
    game = turn_up(hands, "R+3", PLAYS)
    assert (game.phase, game.turn, game.waiting, game.legal("ana")) == ("answer", list(hands)[-1], ["ana"], ["accept"])
    game.play("ana: accept")
    assert (game.turn, game.phase, game.colour, game.turns) == ("ana", "turn", "red", 0)
    assert (game.hand("ana"), game.draw) == ("G1 G2 G3 B6 B7 B8", "B9")
    assert (game.rules("turned_up"), game.rules("skipped")) == (["P-021"], [])
    assert game.legal("ana") == ["draw"]
    game.play("ana: draw")
    assert (game.turn, game.turns) == ("bo", 1)


def test_x17_a_card_just_drawn_may_be_laid_in_that_turn() -> None:
    """The three cards are the hand of a normal turn: any of them that fits may be laid."""
    game = start("potter", TWO, "R+3 R6 B7 G+3 B9 B8 B5", PLAYS).play("ana: accept")
    assert game.legal("ana") == ["draw", "play G+3", "play R6"]
    game.play("ana: play G+3")
    assert (game.phase, game.waiting) == ("answer", ["bo"])
    game.play("bo: accept")
    assert (game.turn, game.size("bo"), game.rules("skipped")) == ("ana", 6, ["P-038"])


@pytest.mark.parametrize("options", [{}, PLAYS])
@pytest.mark.parametrize("hands", TABLES)
def test_x17_x22_x94_the_cloak_answers_a_first_draw_three_either_way(
    hands: dict[str, str], options: dict[str, Any]
) -> None:
    """Nothing is drawn, the cloak is ana's turn, and the next player is to lay green."""
    game = turn_up(cloaked(hands), "R+3", options)
    assert game.legal("ana") == ["accept", "play cloak"]
    game.play("ana: play cloak green")
    assert (game.turn, game.phase, game.colour, game.size("ana")) == ("bo", "turn", "green", 3)


def test_x17_x94_where_the_cloak_is_no_turn_a_normal_turn_follows_it() -> None:
    """With either option ana plays after her cloak."""
    for first in ("lost", "plays"):
        game = turn_up(cloaked(THREE), "R+3", {"cloak_is_turn": False, "first_draw_three": first})
        game.play("ana: play cloak green")
        assert (game.turn, game.phase, game.size("ana")) == ("ana", "turn", 3)


def test_x17_x92_a_bystander_cancels_the_cards_and_ana_plays() -> None:
    """Cy answers where anybody may: ana draws nothing and takes her turn."""
    game = turn_up(cloaked(THREE, "cy"), "R+3", {**PLAYS, "cloak_scope": "anyone"})
    game.play("cy: play cloak green")
    assert (game.turn, game.phase, game.colour, game.size("ana")) == ("ana", "turn", "green", 3)


@pytest.mark.parametrize("stacking", ["same", "any"])
def test_x17_x25_stacked_on_the_first_draw_three_costs_the_turn(stacking: str) -> None:
    """Ana passes the three on with three more: bo draws six and loses his turn, for ana's card was laid."""
    hands = {**THREE, "ana": "G+3 G2 G3"}
    game = start("potter", hands, "R+3 B4 B5 B6 B7 B8 B9 Y9", {**PLAYS, "stacking": stacking})
    assert game.legal("ana") == ["accept", "play G+3"]
    taken = Table(game.game.describe()).play("ana: accept")
    assert (taken.turn, taken.size("ana")) == ("ana", 6)
    game.play("ana: play G+3", "bo: accept")
    assert (game.turn, game.size("bo"), game.rules("skipped")) == ("cy", 9, ["P-038"])


@pytest.mark.parametrize("first", ["Rskip", "Rrev"])
def test_x17_the_option_changes_no_other_first_card(first: str) -> None:
    """A skip costs the turn, and between two so does the reverse."""
    game = turn_up(TWO, first, PLAYS).play("ana: accept")
    assert (game.turn, game.size("ana")) == ("bo", 3)


def test_x17_a_draw_three_that_is_laid_costs_the_turn_all_the_same() -> None:
    """The option is about the card turned up."""
    game = turn_up({**THREE, "ana": "R+3 G2 G3"}, "R9", PLAYS).play("ana: play R+3", "bo: accept")
    assert (game.turn, game.size("bo")) == ("cy", 6)


@pytest.mark.parametrize("hands", [THREE, TEN])
def test_p019_p022_a_first_reverse_lets_the_dealer_start_and_go_right(hands: dict[str, str]) -> None:
    """The dealer plays first and the player on the dealer's right second; nobody is asked."""
    game = turn_up(hands, "Rrev")
    dealer, second = list(hands)[-1], list(hands)[-2]
    assert (game.turn, game.phase, game.direction) == (dealer, "turn", "right")
    assert game.rules("turned_up") == ["P-022"]
    game.play(f"{dealer}: draw")
    if game.phase == "drawn":
        game.play(f"{dealer}: keep")
    assert game.turn == second
    assert game.direction == "right"


def test_p022_x19_x22_a_first_reverse_with_two_players_asks_like_a_skip() -> None:
    """Ana is asked and loses the turn; the dealer starts and the direction stays as it was."""
    game = turn_up(TWO, "Rrev")
    assert (game.phase, game.turn, game.waiting) == ("answer", "bo", ["ana"])
    game.play("ana: accept")
    assert (game.turn, game.phase, game.direction) == ("bo", "turn", "left")
    assert game.hand("ana") == "G1 G2 G3"


def test_p022_a_first_reverse_with_two_players_taken_literally_asks_nobody() -> None:
    """The direction changes and the dealer starts at once, cloak or no cloak."""
    game = turn_up(cloaked(TWO), "Rrev", {"two_player_reverse": "literal"})
    assert (game.turn, game.phase, game.direction) == ("bo", "turn", "right")


@pytest.mark.parametrize("hands", TABLES)
def test_p019_p023_a_first_skip_passes_over_left_of_the_dealer(hands: dict[str, str]) -> None:
    """Ana loses the turn without drawing; bo begins, who is the dealer when only two sit there."""
    game = turn_up(hands, "Rskip")
    assert (game.phase, game.waiting, game.legal("ana")) == ("answer", ["ana"], ["accept"])
    game.play("ana: accept")
    assert (game.turn, game.phase, game.direction) == ("bo", "turn", "left")
    assert (game.hand("ana"), game.draw) == ("G1 G2 G3", PILE)
    assert game.rules("turned_up") == ["P-023"]


@pytest.mark.parametrize("hands", TABLES)
def test_p019_p024_x18_a_first_wild_gets_its_colour_from_left_of_the_dealer(hands: dict[str, str]) -> None:
    """Ana calls the colour and then takes a turn like any other: she may lay or draw."""
    game = turn_up(hands, "wild")
    assert (game.phase, game.turn, game.waiting, game.colour) == ("colour", list(hands)[-1], ["ana"], None)
    assert game.legal("ana") == ["colour blue", "colour green", "colour red", "colour yellow"]
    game.play("ana: colour green")
    assert (game.turn, game.phase, game.colour) == ("ana", "turn", "green")
    assert game.legal("ana") == ["draw", "play G1", "play G2", "play G3"]
    assert game.rules("turned_up") == ["P-024"]


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize(("card", "rule"), [("wild+4", "P-025"), ("howler", "P-026"), ("cloak", "P-027")])
def test_p025_p026_p027_x12_a_card_that_can_not_start_goes_back(card: str, rule: str, seed: int) -> None:
    """It goes somewhere below the next card, which is turned up instead and takes effect as always."""
    game = start("potter", THREE, f"{card} R9 {PILE}", seed=seed)
    assert (game.turn, game.phase, game.discard, game.colour) == ("ana", "turn", "R9", "red")
    assert [held for held in game.draw.split() if held != card] == PILE.split()
    assert game.draw.split().count(card) == 1
    assert game.rules("put_back") == [rule]
    assert game.rules("turned_up")[-1] == "P-020"


def test_p025_p026_p027_the_place_of_a_card_put_back_is_left_to_chance() -> None:
    """With many seeds it is found in more than one place, also with one card below the next."""
    places = {start("potter", THREE, f"howler R9 {PILE}", seed=seed).draw.split().index("howler") for seed in range(40)}
    assert len(places) > 1
    assert places <= set(range(5))
    assert start("potter", THREE, "howler R9").draw == "howler"


@pytest.mark.parametrize("seed", range(8))
def test_p019_p025_p026_p027_several_cards_are_put_back_and_the_rule_of_the_last_one_holds(seed: int) -> None:
    """Wild draw four, howler and cloak go back in any order; the skip below them hits ana."""
    game = start("potter", THREE, "wild+4 howler cloak Rskip Gskip", seed=seed)
    assert game.discard == "Rskip"
    assert sorted(game.draw.split()) == ["Gskip", "cloak", "howler", "wild+4"]
    assert (game.phase, game.waiting) == ("answer", ["ana"])
    assert set(game.rules("put_back")) == {"P-025", "P-026", "P-027"}


@pytest.mark.parametrize("first", ["R+3", "Rskip"])
@pytest.mark.parametrize("hands", TABLES)
def test_x22_the_cloak_answers_a_card_turned_up_first(hands: dict[str, str], first: str) -> None:
    """Ana lays the cloak as her turn, draws nothing and calls the colour; bo is next."""
    game = turn_up(cloaked(hands), first)
    assert game.legal("ana") == ["accept", "play cloak"]
    game.play("ana: play cloak blue")
    assert (game.turn, game.phase, game.colour, game.turns) == ("bo", "turn", "blue", 1)
    assert (game.hand("ana"), game.discard, game.draw) == ("G1 G2 G3", f"cloak {first}", PILE)


def test_x22_x97_the_cloak_answers_a_first_reverse_between_two() -> None:
    """It is ana's turn all the same: the dealer plays next, in the colour she called."""
    game = turn_up(cloaked(TWO), "Rrev").play("ana: play cloak green")
    assert (game.turn, game.phase, game.colour, game.direction) == ("bo", "turn", "green", "left")
    assert (game.hand("ana"), game.discard) == ("G1 G2 G3", "cloak Rrev")


@pytest.mark.parametrize("hands", [THREE, TEN])
def test_x22_x93_a_first_reverse_with_three_or_more_is_not_answered(hands: dict[str, str]) -> None:
    """It aims at nobody, so the cloak has nothing to cancel."""
    game = turn_up(cloaked(hands), "Rrev")
    assert (game.phase, game.turn) == ("turn", list(hands)[-1])
    game.refuses("ana: play cloak")


@pytest.mark.parametrize(("first", "hands"), [("R+3", THREE), ("Rskip", TWO), ("Rrev", TWO)])
def test_x22_x94_a_first_card_cancelled_where_the_cloak_is_no_turn(first: str, hands: dict[str, str]) -> None:
    """Ana cancels and then takes the turn she has kept, in the colour she called."""
    game = turn_up(cloaked(hands), first, {"cloak_is_turn": False}).play("ana: play cloak green")
    assert (game.turn, game.phase, game.colour) == ("ana", "turn", "green")
    assert game.legal("ana") == ["draw", "play G1", "play G2", "play G3"]


@pytest.mark.parametrize("first", ["R+3", "Rskip"])
def test_x22_x92_anybody_may_cancel_the_first_card_where_the_table_says_so(first: str) -> None:
    """Bo spares ana, who takes a normal turn in bo's colour; bo loses none."""
    game = turn_up(cloaked(THREE, "bo"), first, {"cloak_scope": "anyone"})
    assert (game.waiting, game.legal("ana"), game.legal("bo")) == (["ana"], ["accept"], ["play cloak"])
    game.play("bo: play cloak green")
    assert (game.turn, game.phase, game.colour) == ("ana", "turn", "green")
    assert (game.hand("ana"), game.draw) == ("G1 G2 G3", PILE)
    game.play("ana: play G1")
    assert game.turn == "bo"


@pytest.mark.parametrize("hands", [TWO, THREE])
def test_x22_x92_the_dealer_did_not_lay_the_first_card_and_may_cancel_it(hands: dict[str, str]) -> None:
    """Where anyone may cancel the dealer is like the others; ana then takes the first turn."""
    dealer = list(hands)[-1]
    game = turn_up(cloaked(hands, dealer), "Rskip", {"cloak_scope": "anyone"})
    game.play(f"{dealer}: play cloak blue")
    assert (game.turn, game.phase, game.colour) == ("ana", "turn", "blue")


@pytest.mark.parametrize("first", ["R+3", "Rskip"])
def test_x22_x70_a_cloak_as_only_card_wins_before_the_first_turn(first: str) -> None:
    """Ana answers with her only card and is out, without a colour."""
    game = turn_up({**THREE, "ana": "cloak"}, first).play("ana: play cloak")
    assert (game.phase, game.winner, game.points) == ("over", "ana", {"ana": 12})
