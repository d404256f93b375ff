"""The end of a round of potter: last cards, points, used-up piles (P-014, P-075 to P-082, X-68, X-70, X-98)."""

from typing import Any

import pytest

from tests.support.positions import Table, table

PILE = "B5 B6 B7 B8 B9"


def last(card: str, bo: str = "cloak G5", options: dict[str, Any] | None = None, **keys: Any) -> Table:
    """Ana lays her last card; cy holds a yellow one."""
    hands = {"ana": card, "bo": bo, "cy": keys.pop("cy", "Y1")}
    game = table("potter", hands, draw=keys.pop("draw", PILE), discard="R7", options=options, **keys)
    return game.play(f"ana: play {card}")


def test_p075_p079_the_round_is_over_once_a_hand_is_empty() -> None:
    """Ana is out at once and scores what the others hold; nobody acts any more."""
    game = last("R5", bo="G1 G2", cy="Y9")
    assert (game.phase, game.winner, game.turn, game.waiting) == ("over", "ana", None, [])
    assert game.caught == {"ana": 0, "bo": 3, "cy": 9}
    assert game.points == {"ana": 12}
    assert (game.rules("won"), game.turns) == (["P-075"], 1)
    assert [game.legal(player) for player in ("ana", "bo", "cy")] == [[], [], []]
    game.refuses("bo: play G1", "P-075")


def test_p014_p079_going_out_itself_brings_nothing() -> None:
    """With only zeros in the other hands the winner scores zero."""
    game = last("R5", bo="G0 B0", cy="Y0")
    assert (game.winner, game.points) == ("ana", {"ana": 0})


VALUES = [
    *((f"{colour}{number}", number) for colour, number in zip("RYGBRYGBRY", range(10), strict=True)),
    ("R+3", 20),
    ("Grev", 20),
    ("Bskip", 20),
    ("wild", 50),
    ("wild+4", 50),
    ("howler", 50),
    ("cloak", 50),
]


@pytest.mark.parametrize(("card", "points"), VALUES)
def test_p080_p081_p082_what_each_card_counts(card: str, points: int) -> None:
    """Numbers their number, coloured action cards twenty, wilds fifty."""
    game = last("R5", bo=card, cy="Y1")
    assert game.caught == {"ana": 0, "bo": points, "cy": 1}
    assert game.points == {"ana": points + 1}


def test_p014_p079_p080_p081_p082_all_kinds_in_one_count() -> None:
    """Every kind of card once, over two hands."""
    game = last("R5", bo="G0 G+3 Grev Gskip G7", cy="B9 wild wild+4 howler cloak")
    assert game.caught == {"ana": 0, "bo": 67, "cy": 209}
    assert game.points == {"ana": 276}


@pytest.mark.parametrize(
    ("card", "draw", "held", "caught"),
    [("R+3", "B9 Rskip wild B1", "Rskip G5 B9 wild", 84), ("wild+4", "B9 Rskip B1 B2 B3", "Rskip G5 B1 B2 B9", 37)],
)
def test_p076_p077_the_next_player_draws_for_a_last_draw_card_and_the_cards_count(
    card: str, draw: str, held: str, caught: int
) -> None:
    """Bo has to take three or four before the count, cloak or no cloak; no colour is asked of ana."""
    game = last(card, bo="G5", draw=draw)
    assert (game.phase, game.turn, game.waiting, game.winner) == ("answer", "ana", ["bo"], None)
    assert (game.hand("ana"), game.legal("bo"), game.legal("ana"), game.legal("cy")) == ("", ["accept"], [], [])
    game.play("bo: accept")
    assert (game.phase, game.winner, game.hand("bo")) == ("over", "ana", held)
    assert game.caught == {"ana": 0, "bo": caught, "cy": 1}
    assert game.points == {"ana": caught + 1}
    assert set(game.rules("drew")) == {"P-076"}


@pytest.mark.parametrize(("direction", "victim"), [("left", "bo"), ("right", "cy")])
def test_p076_the_next_player_is_next_in_the_direction_of_play(direction: str, victim: str) -> None:
    """Against the clock cy pays for ana's last card."""
    game = last("R+3", bo="G5", direction=direction).play(f"{victim}: accept")
    assert {player: game.size(player) for player in ("bo", "cy")} == {"bo": 1, "cy": 1} | {victim: 4}


def test_p076_x40_a_last_wild_draw_four_can_not_be_challenged() -> None:
    """An empty hand holds no colour; a colour named with the card is not heard."""
    game = table("potter", {"ana": "wild+4", "bo": "G5", "cy": "Y1"}, draw=PILE, discard="R7")
    game.play("ana: play wild+4 blue")
    assert game.legal("bo") == ["accept"]
    game.refuses("bo: challenge", "X-40")


def test_p076_x61_x72_a_last_draw_card_with_too_few_cards_left() -> None:
    """One card to draw and one under the top: bo takes both, and the count is made."""
    game = last("R+3", bo="G5", draw="B9").play("bo: accept")
    assert (game.winner, game.hand("bo"), game.draw, game.discard) == ("ana", "R7 G5 B9", "", "R+3")
    assert game.points == {"ana": 22}


NO_EFFECT = ["Rskip", "Rrev", "wild", "howler", "cloak"]


@pytest.mark.parametrize("card", NO_EFFECT)
def test_p075_x66_x98_other_cards_do_nothing_when_laid_last(card: str) -> None:
    """No question, no shout, no colour: the round is over, though bo holds a cloak against it."""
    game = last(card, bo="G5 Y6" if card == "cloak" else "cloak G5")
    assert (game.phase, game.winner) == ("over", "ana")
    assert game.points == {"ana": 12 if card == "cloak" else 56}
    assert game.rules("called_colour") == []


@pytest.mark.parametrize("card", NO_EFFECT)
def test_p075_x66_between_two_other_cards_do_nothing_when_laid_last(card: str) -> None:
    """Not even the reverse that would be a skip."""
    game = table("potter", {"ana": card, "bo": "G5 G6"}, draw=PILE, discard="R7").play(f"ana: play {card}")
    assert (game.phase, game.winner, game.points) == ("over", "ana", {"ana": 11})


@pytest.mark.parametrize(("card", "taken"), [("R+3", "B5 B6 B7"), ("wild+4", "B5 B6 B7 B8")])
def test_x68_the_cloak_answers_the_last_draw_card_of_the_winner(card: str, taken: str) -> None:
    """With it bo draws nothing and has fifty points less; without it he takes the cards. Ana wins either way."""
    game = last(card)
    assert game.legal("bo") == ["accept", "play cloak"]
    paid = Table(game.game.describe()).play("bo: accept")
    assert (paid.phase, paid.winner, paid.hand("bo")) == ("over", "ana", f"G5 {taken} cloak")
    game.play("bo: play cloak")
    assert (game.phase, game.winner, game.waiting, game.owes_uno) == ("over", "ana", [], [])
    assert (game.hand("bo"), game.draw, game.discard) == ("G5", PILE, f"cloak {card} R7")
    assert game.caught == {"ana": 0, "bo": 5, "cy": 1}
    assert game.points == {"ana": 6}
    assert game.rules("called_colour") == []


@pytest.mark.parametrize(("card", "count"), [("R+3", 3), ("wild+4", 4)])
@pytest.mark.parametrize("cloak_scope", ["victim", "anyone"])
def test_x68_where_the_cloak_comes_too_late_the_cards_are_drawn_at_once(
    card: str, count: int, cloak_scope: str
) -> None:
    """Nobody is asked any more."""
    game = last(card, options={"cloak_after_out": False, "cloak_scope": cloak_scope})
    assert (game.phase, game.winner, game.size("bo")) == ("over", "ana", 2 + count)


def test_x68_the_option_matters_only_after_somebody_is_out() -> None:
    """An ordinary +3 is answered with the cloak as ever."""
    hands = {"ana": "R+3 R5 R6", "bo": "cloak G5 G6", "cy": "Y1"}
    game = table("potter", hands, draw=PILE, discard="R7", options={"cloak_after_out": False})
    game.play("ana: play R+3", "bo: play cloak green")
    assert (game.turn, game.hand("bo")) == ("cy", "G5 G6")


def test_x68_x69_the_first_one_out_wins_alone() -> None:
    """Bo answers with his only card: his hand is empty too and counts nothing, the round is ana's."""
    game = last("R+3", bo="cloak").play("bo: play cloak")
    assert (game.phase, game.winner) == ("over", "ana")
    assert game.caught == {"ana": 0, "bo": 0, "cy": 1}
    assert game.points == {"ana": 1}


def test_x68_between_two_the_cloak_answers_the_last_card() -> None:
    """The only opponent keeps his hand small; a colour named with the cloak is not heard."""
    game = table("potter", {"ana": "R+3", "bo": "cloak G5"}, draw=PILE, discard="R7")
    game.play("ana: play R+3", "bo: play cloak green")
    assert (game.phase, game.winner, game.points) == ("over", "ana", {"ana": 5})


def test_x68_x92_a_bystander_may_spare_the_victim_of_a_last_card() -> None:
    """Where anyone may cancel, cy does: bo draws nothing, and cy has a card less."""
    options = {"cloak_scope": "anyone"}
    game = last("wild+4", bo="G5", cy="Y1 cloak", options=options)
    assert (game.waiting, game.legal("bo"), game.legal("cy")) == (["bo"], ["accept"], ["play cloak"])
    game.play("cy: play cloak")
    assert (game.phase, game.winner, game.points) == ("over", "ana", {"ana": 6})
    emptied = last("wild+4", bo="G5", cy="cloak", options=options).play("cy: play cloak")
    assert (emptied.winner, emptied.points) == ("ana", {"ana": 5})


def test_x70_a_round_won_by_an_answer_is_counted_like_any_other() -> None:
    """Bo goes out on ana's +3: she keeps her hand, draws nothing, and pays for it."""
    hands = {"ana": "R+3 wild R5", "bo": "cloak", "cy": "Y1 Yskip"}
    game = table("potter", hands, draw=PILE, discard="R7").play("ana: play R+3", "bo: play cloak")
    assert (game.phase, game.winner, game.discard) == ("over", "bo", "cloak R+3 R7")
    assert game.caught == {"ana": 55, "bo": 0, "cy": 21}
    assert game.points == {"bo": 76}
    assert game.draw == PILE


def test_p078_the_discard_is_shuffled_when_a_card_is_needed_and_the_top_stays() -> None:
    """Not when the last card is taken but when the next one is wanted; play goes on."""
    hands = {"ana": "G4 Y4", "bo": "G1 Y2", "cy": "Y1 Y3"}
    game = table("potter", hands, draw="B5", discard="R7 wild G8 B9", colour="red").play("ana: draw")
    assert (game.draw, game.discard) == ("", "R7 wild G8 B9")
    game.play("bo: draw")
    assert game.discard == "R7"
    assert sorted([*game.draw.split(), *game.hand("bo").split()]) == ["B9", "G1", "G8", "Y2", "wild"]
    assert game.rules("reshuffled") == ["P-078"]
    assert game.winner is None


def test_p078_the_discard_is_shuffled_in_the_middle_of_a_draw_three() -> None:
    """Bo takes the last card, the rest comes from the shuffled discard; the +3 stays on top."""
    hands = {"ana": "R+3 Y4 Y6", "bo": "G1", "cy": "Y1 Y3"}
    game = table("potter", hands, draw="B5", discard="R7 G8 B9").play("ana: play R+3", "bo: accept")
    assert (game.size("bo"), game.discard, game.turn) == (4, "R+3", "cy")
    assert set(game.hand("bo").split()) | set(game.draw.split()) == {"G1", "B5", "R7", "G8", "B9"}
    assert len(game.draw.split()) == 1
