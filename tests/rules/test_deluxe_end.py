"""UNO, the end of a round, the exhausted pile and the points of deluxe (D-010, D-048 to D-060)."""

from typing import Any

import pytest

from tests.support.positions import Table, table


def endgame(hand: str = "R5 B2", **keys: Any) -> Table:
    """Ana has two cards, bo and cy have three."""
    hands = {"ana": hand, "bo": "G1 G2 R3", "cy": "Y1 Y2 Y3"}
    return table("deluxe", hands, draw="B8 B9 B7 B6 B5", discard="R7", **keys)


def test_d048_uno_is_called_on_laying_the_last_card_but_one() -> None:
    """Before the card is laid or right after it; then nobody can catch."""
    before = endgame()
    assert before.legal("ana") == ["draw", "play R5", "uno"]
    before.play("ana: uno", "ana: play R5")
    after = endgame().play("ana: play R5")
    assert (after.owes_uno, after.legal("ana")) == (["ana"], ["uno"])
    assert after.legal("cy") == ["catch ana"]
    after.play("ana: uno")
    for game in (before, after):
        assert (game.owes_uno, game.called_uno, game.turn) == ([], ["ana"], "bo")
        assert game.rules("called_uno") == ["D-048"]
        game.refuses("bo: catch ana")
        game.refuses("ana: uno")


def test_d048_nobody_calls_with_three_cards() -> None:
    """With three cards, or when it is not one's turn, there is nothing to call."""
    game = endgame("R5 B2 B3")
    game.refuses("ana: uno")
    game.refuses("bo: uno")
    assert game.play("ana: play R5").owes_uno == []


@pytest.mark.parametrize("catcher", ["bo", "cy"])
def test_d049_who_forgets_and_is_caught_draws_two(catcher: str) -> None:
    """Any opponent may say so; it costs two cards once, and the turn is where it was."""
    game = endgame().play("ana: play R5", f"{catcher}: catch ana")
    assert (game.hand("ana"), game.turn, game.phase, game.owes_uno) == ("B2 B8 B9", "bo", "turn", [])
    assert game.rules("caught") == ["D-049"]
    assert game.rules("drew") == ["D-049", "D-049"]
    game.refuses("bo: catch ana")
    game.refuses("cy: catch ana")
    game.refuses("ana: uno")


@pytest.mark.parametrize("begins", ["bo: play R3", "bo: draw"])
def test_d049_it_is_too_late_once_the_next_player_has_begun(begins: str) -> None:
    """A card laid or drawn in turn closes the window for all."""
    game = endgame().play("ana: play R5", begins)
    assert (game.owes_uno, game.hand("ana")) == ([], "B2")
    game.refuses("cy: catch ana")
    game.refuses("ana: uno")


@pytest.mark.parametrize(("card", "then"), [("R+2", []), ("wild+4", ["ana: colour green", "bo: accept"])])
def test_d049_x44_drawing_as_a_victim_does_not_close_the_window(card: str, then: list[str]) -> None:
    """Bo took cards without a turn: cy may still catch ana."""
    game = endgame(f"{card} B2").play(f"ana: play {card}", *then)
    assert (game.turn, game.owes_uno) == ("cy", ["ana"])
    assert game.play("cy: catch ana").size("ana") == 3


def test_d010_d050_the_round_ends_with_the_last_card() -> None:
    """The first player without cards wins; nobody can act any more."""
    game = endgame("R5").play("ana: play R5")
    assert (game.phase, game.winner, game.turn, game.waiting) == ("over", "ana", None, [])
    assert (game.hand("ana"), game.discard) == ("", "R5 R7")
    assert [game.legal(player) for player in ("ana", "bo", "cy")] == [[], [], []]
    game.refuses("bo: draw")
    game.refuses("cy: catch ana")
    assert game.rules("won") == ["D-050"]


def test_d050_a_drawn_card_is_never_the_last() -> None:
    """With one card ana draws and lays what came: one card is left, UNO is due again."""
    game = table("deluxe", {"ana": "B2", "bo": "G1"}, draw="R9 B1", discard="R7")
    game.play("ana: draw", "ana: play R9")
    assert (game.phase, game.winner, game.owes_uno, game.hand("ana")) == ("turn", None, ["ana"], "B2")


@pytest.mark.parametrize(
    ("direction", "card", "victim", "taken", "points"),
    [
        ("left", "R+2", "bo", "B8 B9", {"ana": 0, "bo": 1 + 2 + 3 + 17, "cy": 6}),
        ("right", "R+2", "cy", "B8 B9", {"ana": 0, "bo": 6, "cy": 6 + 17}),
        ("left", "wild+4", "bo", "B8 B9 B7 B6", {"ana": 0, "bo": 6 + 30, "cy": 6}),
        ("right", "wild+4", "cy", "B8 B9 B7 B6", {"ana": 0, "bo": 6, "cy": 6 + 30}),
    ],
)
def test_d051_d052_a_last_draw_card_still_hits_and_counts(
    direction: str, card: str, victim: str, taken: str, points: dict[str, int]
) -> None:
    """The next player takes two or four without being asked; no colour is called; the cards count."""
    game = endgame(card, direction=direction).play(f"ana: play {card}")
    assert (game.phase, game.winner) == ("over", "ana")
    assert sorted(game.hands[victim]) == sorted([*endgame().hands[victim], *taken.split()])
    assert game.caught == points
    assert game.points == {"ana": sum(points.values())}
    assert set(game.rules("drew")) == {"D-051"}
    game.refuses(f"{victim}: challenge")


def test_d051_d053_a_last_draw_card_takes_what_there_is() -> None:
    """One card in the pile and one under the top: bo gets both of four, the others do not exist."""
    game = table("deluxe", {"ana": "wild+4", "bo": "G1", "cy": "Y1"}, draw="B8", discard="R7")
    game.play("ana: play wild+4")
    assert (game.hand("bo"), game.draw, game.discard) == ("R7 G1 B8", "", "wild+4")
    assert game.points == {"ana": 16 + 1}


@pytest.mark.parametrize(("card", "said"), [("Rskip", ""), ("Rrev", ""), ("wild", ""), ("wild", " blue")])
def test_d050_x66_other_last_cards_do_nothing(card: str, said: str) -> None:
    """No skip, no turned direction, no colour asked for; a colour said with it is not heard."""
    game = endgame(card).play(f"ana: play {card}{said}")
    assert (game.phase, game.winner, game.direction) == ("over", "ana", "left")
    assert (game.hand("bo"), game.hand("cy")) == ("R3 G1 G2", "Y1 Y2 Y3")


def test_d053_an_empty_pile_is_made_of_the_discard_but_its_top() -> None:
    """The top stays; the wild that comes back has no colour any more and is laid like any wild."""
    drawn = set()
    for seed in range(40):
        game = table("deluxe", {"ana": "G1 B2 Y3", "bo": "G2"}, discard="R7 wild G5 B4", seed=seed).play("ana: draw")
        assert game.discard == "R7"
        assert game.rules("reshuffled") == ["D-053"]
        (card,) = [card for card in ("G5", "B4", "wild") if card not in game.draw.split()]
        assert sorted(game.hands["ana"]) == sorted(["G1", "B2", "Y3", card])
        assert game.phase == ("drawn" if card == "wild" else "turn")
        assert game.colour == "red"
        drawn.add(card)
    assert drawn == {"G5", "B4", "wild"}


def test_d053_x60_the_discard_is_turned_only_when_a_card_is_needed() -> None:
    """The last card of the pile is drawn and the discard lies still; the next draw shuffles."""
    game = table("deluxe", {"ana": "G1 B2 Y3", "bo": "G2 G3"}, draw="B9", discard="R7 Y5 Y6").play("ana: draw")
    assert (game.draw, game.discard, game.rules("reshuffled")) == ("", "R7 Y5 Y6", [])
    game.play("bo: draw")
    assert (game.discard, len(game.draw.split()), game.size("bo")) == ("R7", 1, 3)


def test_d053_x60_in_the_middle_of_a_draw_two() -> None:
    """Bo takes the last card, then one of those that lay under the +2."""
    game = table("deluxe", {"ana": "R+2 B2 Y3", "bo": "G2", "cy": "Y1"}, draw="B8", discard="R7 R6")
    game.play("ana: play R+2")
    assert (game.discard, game.turn, game.size("bo")) == ("R+2", "cy", 3)
    assert game.hand("bo") in ("R6 G2 B8", "R7 G2 B8")
    assert game.draw in ("R6", "R7")
    assert game.draw not in game.hand("bo")


@pytest.mark.parametrize(
    ("hand", "points"),
    [
        ("R0 Y0", 0),
        ("R1 Y2 G3 B4 R5 Y6 G7 B8 R9", 45),
        ("R+2", 20),
        ("Yrev", 20),
        ("Gskip", 20),
        ("wild", 50),
        ("wild+4", 50),
        ("R0 Y5 G9 B+2 Rskip Grev wild wild+4", 174),
    ],
)
def test_d054_d055_d056_d057_what_the_cards_of_the_others_count(hand: str, points: int) -> None:
    """Numbers at face value, actions twenty, wilds fifty; the winner gets all that the others hold."""
    game = table("deluxe", {"ana": "B1", "bo": hand, "cy": "Y1 Y3"}, draw="B9", discard="B7").play("ana: play B1")
    assert game.caught == {"ana": 0, "bo": points, "cy": 4}
    assert game.points == {"ana": points + 4}


def test_d054_d060_at_a_table_of_ten_every_hand_is_counted() -> None:
    """The winner scores the sum; the event also has the points of each hand, for other formats."""
    hands = {f"p{number}": f"Y{number} G{number}" for number in range(1, 10)}
    game = table("deluxe", {"p0": "R1", **hands}, draw="B9", discard="R7").play("p0: play R1")
    assert game.caught == {"p0": 0, **{f"p{number}": 2 * number for number in range(1, 10)}}
    assert game.points == {"p0": 90}
    assert game.game.outcome is not None
    assert (game.game.outcome.winner, game.game.outcome.points, game.game.outcome.ending) == ("p0", 90, "laid")
