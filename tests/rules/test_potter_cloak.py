"""The invisibility cloak as an answer and as a wild (P-058 to P-060, X-70, X-92 to X-98)."""

from typing import Any

import pytest

from tests.support.positions import Table, table

PILE = "B5 B6 B7 B8 B9 Y5 Y6"
HITS = ["Rskip", "R+3", "wild+4"]
HITS_OF_TWO = [*HITS, "Rrev"]


def hit(
    card: str, options: dict[str, Any] | None = None, *, rest: str = "G5 B4", seats: str = "", **keys: Any
) -> Table:
    """Ana lays a card on the next player; `seats` reads `bo=G1 cloak, cy=Y1`, the cloak with bo unless told."""
    others = dict(seat.split("=") for seat in (seats or "bo=G1 G2 cloak, cy=Y1 Y2 Y3").split(", "))
    hands = {"ana": f"{card} {rest}".strip(), **others}
    game = table("potter", hands, draw=keys.pop("draw", PILE), discard="R7", options=options, **keys)
    return game.play(f"ana: play {card}" + " blue" * (card == "wild+4"))


BETWEEN_TWO = "bo=G1 G2 cloak"
BYSTANDERS = "bo=G1 G2 G3, cy=Y1 Y2 cloak, dan=R1 R2 R3"


@pytest.mark.parametrize("card", HITS)
@pytest.mark.parametrize(
    ("direction", "victim", "after", "seats"),
    [("left", "bo", "cy", "bo=G1 G2 cloak, cy=Y1 Y2 Y3"), ("right", "cy", "bo", "bo=Y1 Y2 Y3, cy=G1 G2 cloak")],
)
def test_p058_p059_x93_x94_the_cloak_cancels_a_hit_and_is_the_turn(
    card: str, direction: str, victim: str, after: str, seats: str
) -> None:
    """The victim lays it, draws nothing, calls the colour, and the next player is on."""
    game = hit(card, seats=seats, direction=direction)
    assert (game.phase, game.turn, game.waiting) == ("answer", "ana", [victim])
    assert game.legal(victim) == ["accept", *["challenge"] * (card == "wild+4"), "play cloak"]
    game.play(f"{victim}: play cloak")
    assert (game.phase, game.turn, game.waiting, game.colour) == ("colour", victim, [victim], None)
    game.play(f"{victim}: colour green")
    assert (game.turn, game.phase, game.colour) == (after, "turn", "green")
    assert (game.hand(victim), game.discard, game.draw) == ("G1 G2", f"cloak {card} R7", PILE)
    assert (game.rules("cancelled"), game.turns) == (["P-058"], 2)
    assert game.rules("called_colour")[-1] == "P-059"


@pytest.mark.parametrize("card", HITS)
def test_p058_the_question_does_not_tell_who_holds_the_cloak(card: str) -> None:
    """Bo without the cloak is asked just the same, and cannot lay anything else."""
    game = hit(card, seats="bo=Gskip R+3 wild, cy=cloak Y2 Y3")
    assert (game.phase, game.waiting) == ("answer", ["bo"])
    assert game.legal("bo") == ["accept", *["challenge"] * (card == "wild+4")]
    game.refuses("bo: play wild")
    game.refuses("bo: play R+3")


def test_p058_among_ten_the_player_after_the_victim_is_next() -> None:
    """Against the clock the victim sits on the other side of ana, and play goes on from there."""
    names = ["bo", "cy", "dan", "eve", "fay", "gus", "hal", "ida"]
    seats = ", ".join(f"{name}=G{seat} Y{seat}" for seat, name in enumerate(names, 1))
    game = hit("Rskip", seats=f"{seats}, jo=cloak G9 Y9", direction="right")
    game.play("jo: play cloak yellow")
    assert (game.turn, game.colour, game.hand("jo")) == ("ida", "yellow", "Y9 G9")


@pytest.mark.parametrize("colour", ["red", "yellow", "green", "blue"])
def test_p059_p060_the_cloak_is_laid_in_turn_like_a_wild(colour: str) -> None:
    """On any card, with any colour, the one in force too; nobody is asked anything."""
    game = table("potter", {"ana": "cloak R5 B4", "bo": "G1", "cy": "Y1"}, draw=PILE, discard="R7")
    game.play(f"ana: play cloak {colour}")
    assert (game.turn, game.phase, game.colour, game.discard) == ("bo", "turn", colour, "cloak R7")
    assert game.rules("called_colour") == ["P-059"]


@pytest.mark.parametrize("card", ["Rrev", "R5", "wild"])
def test_x93_cards_that_aim_at_nobody_are_not_answered(card: str) -> None:
    """Among three a reverse, a number and a wild hit nobody; the cloak waits for its turn."""
    game = hit(card, seats="bo=G1 G2 Y9, cy=Y1 Y2 Y3, dan=cloak R1 R2", options={"cloak_scope": "anyone"})
    if card == "wild":
        game.play("ana: colour green")
    assert (game.phase, game.turn) == ("turn", "dan" if card == "Rrev" else "bo")
    assert game.legal("cy") == []
    assert game.rules("cancelled") == []


def test_x93_the_cloak_does_not_stop_the_penalty_for_a_bluff() -> None:
    """Ana is found out with the cloak in hand and takes the four cards unasked."""
    game = hit("wild+4", rest="R5 cloak", seats="bo=G1 G2 G3, cy=Y1 Y2 Y3").play("bo: challenge")
    assert (game.turn, game.phase) == ("bo", "turn")
    assert game.hand("ana") == "R5 B5 B6 B7 B8 cloak"


def test_x93_the_cloak_does_not_stop_the_penalty_for_a_forgotten_call() -> None:
    """Ana is caught with the cloak as her one card and takes two."""
    game = hit("R5", rest="cloak", seats="bo=G1 G2, cy=Y1 Y2").play("bo: catch ana")
    assert (game.turn, game.phase, game.hand("ana")) == ("bo", "turn", "B5 B6 cloak")


@pytest.mark.parametrize("card", HITS_OF_TWO)
def test_x93_x97_between_two_the_layer_plays_again_after_the_cloak(card: str) -> None:
    """A reverse can be answered here as well; ana is on again, in the colour bo called."""
    game = hit(card, seats=BETWEEN_TWO)
    assert "play cloak" in game.legal("bo")
    game.play("bo: play cloak green")
    assert (game.turn, game.phase, game.colour, game.direction) == ("ana", "turn", "green", "left")
    assert game.legal("ana") == ["draw", "play G5", "uno"]
    assert (game.hand("bo"), game.draw, game.discard) == ("G1 G2", PILE, f"cloak {card} R7")


def test_x97_a_reverse_taken_literally_between_two_is_not_answered() -> None:
    """It hits nobody: bo takes his turn and may lay the cloak as a wild."""
    game = hit("Rrev", {"two_player_reverse": "literal"}, seats=BETWEEN_TWO)
    assert (game.phase, game.turn, game.direction) == ("turn", "bo", "right")
    assert game.legal("bo") == ["draw", "play cloak"]


@pytest.mark.parametrize(
    ("card", "seats", "after"),
    [
        *((card, BETWEEN_TWO, "ana") for card in HITS_OF_TWO),
        *((card, "bo=G1 G2 cloak, cy=Y1 Y2 Y3", "cy") for card in HITS),
    ],
)
def test_x94_where_the_cloak_is_no_turn_the_victim_takes_one_besides(card: str, seats: str, after: str) -> None:
    """Bo cancels, calls green and then lays or draws as always; only then is the next player on."""
    game = hit(card, {"cloak_is_turn": False}, seats=seats).play("bo: play cloak green")
    assert (game.turn, game.phase, game.turns, game.hand("bo")) == ("bo", "turn", 1, "G1 G2")
    assert game.legal("bo") == ["draw", "play G1", "play G2", "uno"]
    assert game.play("bo: play G1").turn == after


@pytest.mark.parametrize("card", HITS)
def test_x92_a_bystander_can_not_cancel(card: str) -> None:
    """By default only the player who is hit may answer."""
    game = hit(card, seats=BYSTANDERS)
    assert game.legal("cy") == []
    game.refuses("cy: play cloak yellow")


@pytest.mark.parametrize("card", HITS)
@pytest.mark.parametrize("cloak_is_turn", [True, False])
def test_x92_where_anyone_may_cancel_the_spared_victim_takes_a_normal_turn(card: str, cloak_is_turn: bool) -> None:
    """Cy cancels and calls; bo draws nothing and plays; cy has his own turn after that."""
    game = hit(card, {"cloak_scope": "anyone", "cloak_is_turn": cloak_is_turn}, seats=BYSTANDERS)
    assert (game.waiting, game.legal("cy"), game.legal("dan")) == (["bo"], ["play cloak"], [])
    game.play("cy: play cloak")
    assert (game.phase, game.turn, game.waiting) == ("colour", "cy", ["cy"])
    game.refuses("bo: colour green")
    game.play("cy: colour green")
    assert (game.turn, game.phase, game.colour) == ("bo", "turn", "green")
    assert (game.hand("bo"), game.hand("cy"), game.draw) == ("G1 G2 G3", "Y1 Y2", PILE)
    game.play("bo: play G1")
    assert game.turn == "cy"


def test_x92_where_anyone_may_cancel_the_victim_still_does_so_as_a_turn() -> None:
    """Bo's own cloak is his turn; ana's own cloak does not help against her own card."""
    game = hit("Rskip", {"cloak_scope": "anyone"}).play("bo: play cloak yellow")
    assert game.turn == "cy"
    game = hit("Rskip", {"cloak_scope": "anyone"}, rest="R5 cloak", seats="bo=G1 G2, cy=Y1 Y2")
    assert game.legal("ana") == []
    game.refuses("ana: play cloak green")


@pytest.mark.parametrize("answer", ["accept", "challenge"])
def test_x92_x96_once_the_victim_has_answered_nobody_cancels(answer: str) -> None:
    """Bo has chosen; dan's cloak comes too late."""
    game = hit("wild+4", {"cloak_scope": "anyone"}, seats="bo=G1 G2, cy=Y1 Y2, dan=cloak R1")
    assert game.legal("dan") == ["play cloak"]
    game.play(f"bo: {answer}")
    assert (game.turn, game.size("bo")) == ("cy", 6 if answer == "accept" else 8)
    game.refuses("dan: play cloak red")


def test_x96_after_a_lost_challenge_there_is_no_cloak() -> None:
    """Bo challenged in vain and takes six, the cloak stays in his hand."""
    game = hit("wild+4").play("bo: challenge")
    assert (game.turn, game.phase, game.hand("bo")) == ("cy", "turn", "Y5 G1 G2 B5 B6 B7 B8 B9 cloak")


def test_x96_after_the_cloak_there_is_no_challenge() -> None:
    """Ana did bluff, but nobody can challenge any more."""
    game = hit("wild+4", rest="R5 B4").play("bo: play cloak")
    game.refuses("bo: challenge")
    game.play("bo: colour green")
    game.refuses("bo: challenge")
    assert (game.turn, game.hand("ana")) == ("cy", "R5 B4")


@pytest.mark.parametrize("card", ["R+3", "wild+4"])
def test_x96_a_cloak_among_the_cards_drawn_comes_too_late(card: str) -> None:
    """Bo draws it while paying; the rest is drawn and the turn lost all the same."""
    game = hit(card, seats="bo=G1 G2, cy=Y1 Y2", draw="cloak B5 B6 B7 B8").play("bo: accept")
    assert (game.turn, game.phase) == ("cy", "turn")
    assert game.hand("bo") == ("G1 G2 B5 B6 cloak" if card == "R+3" else "G1 G2 B5 B6 B7 cloak")


@pytest.mark.parametrize("card", HITS)
def test_x44_x94_the_cloak_as_a_turn_closes_the_window_of_the_attacker(card: str) -> None:
    """Ana forgot to call; as soon as the cloak lies nobody can catch her."""
    game = hit(card, rest="G5")
    assert game.owes_uno == ["ana"]
    game.play("bo: play cloak")
    assert game.owes_uno == []
    assert game.refuses("cy: catch ana", "P-065").code == "catch/too-late"
    game.refuses("ana: uno")


@pytest.mark.parametrize("card", HITS)
@pytest.mark.parametrize(
    ("options", "seats", "canceller"),
    [
        ({"cloak_is_turn": False}, "bo=G1 G2 cloak, cy=Y1 Y2 Y3", "bo"),
        ({"cloak_scope": "anyone"}, "bo=G1 G2 G3, cy=Y1 Y2 cloak", "cy"),
    ],
)
def test_x44_x92_x94_a_cloak_that_is_no_turn_leaves_the_window_open(
    card: str, options: dict[str, Any], seats: str, canceller: str
) -> None:
    """Ana can still be caught, until bo begins the turn that follows."""
    game = hit(card, options, rest="G5", seats=seats).play(f"{canceller}: play cloak green")
    assert game.owes_uno == ["ana"]
    assert "catch ana" in game.legal("cy")
    game.play("bo: draw")
    assert game.owes_uno == []


@pytest.mark.parametrize("card", HITS)
def test_x98_the_cloak_as_penultimate_card_makes_uno_due(card: str) -> None:
    """From the moment it lies bo owes the call; he can make it or be caught until cy begins."""
    game = hit(card, seats="bo=cloak G2, cy=Y1 Y2 Y3").play("bo: play cloak")
    assert (game.phase, game.owes_uno) == ("colour", ["bo"])
    game.play("bo: colour green")
    assert "catch bo" in game.legal("ana")
    caught = Table(game.game.describe()).play("ana: catch bo")
    assert (caught.hand("bo"), caught.owes_uno, caught.turn) == ("G2 B5 B6", [], "cy")
    late = Table(game.game.describe()).play("cy: draw")
    late.refuses("ana: catch bo", "P-065")
    game.play("bo: uno")
    assert (game.owes_uno, game.called_uno) == ([], ["bo"])
    game.refuses("ana: catch bo", "X-51")


@pytest.mark.parametrize("card", [*HITS, "howler"])
def test_x98_a_cloak_answered_may_be_followed_by_a_late_call_even_where_calls_come_before(card: str) -> None:
    """Bo could not call in advance, so his late call saves him; ana, who could, is too late."""
    game = hit(card, {"uno_call": "before"}, rest="G5", seats="bo=cloak G2, cy=Y1 Y2 Y3")
    game.refuses("ana: uno", "X-41")
    if card == "howler":
        game.play("ana: target bo")
    game.play("bo: play cloak green", "bo: uno")
    assert "bo" in game.called_uno
    assert "bo" not in game.owes_uno


def test_x98_a_bystander_with_one_card_left_owes_the_call_too() -> None:
    """Cy cancels out of turn with his penultimate card and is caught."""
    game = hit("R+3", {"cloak_scope": "anyone"}, seats="bo=G1 G2 G3, cy=Y1 cloak").play("cy: play cloak red")
    assert (game.turn, game.owes_uno) == ("bo", ["cy"])
    assert game.play("ana: catch cy").hand("cy") == "Y1 B5 B6"


@pytest.mark.parametrize("card", [*HITS, "howler"])
@pytest.mark.parametrize("cloak_is_turn", [True, False])
def test_x70_x98_the_cloak_as_last_card_wins_out_of_turn(card: str, cloak_is_turn: bool) -> None:
    """Bo answers with his only card: no colour, no draw, the round is his."""
    game = hit(card, {"cloak_is_turn": cloak_is_turn}, seats="bo=cloak, cy=Y1 Y2 Y3")
    if card == "howler":
        game.play("ana: target bo")
    game.play("bo: play cloak")
    assert (game.phase, game.winner, game.turn, game.waiting) == ("over", "bo", None, [])
    assert game.caught == {"ana": 9, "bo": 0, "cy": 6}
    assert game.points == {"bo": 15}
    assert game.game.outcome is not None
    assert game.game.outcome.ending == "answered"


@pytest.mark.parametrize("card", [*HITS_OF_TWO, "howler"])
def test_x70_x97_between_two_the_cloak_as_last_card_wins(card: str) -> None:
    """Also against a reverse; a colour named with it is not heard."""
    game = hit(card, seats="bo=cloak")
    if card == "howler":
        game.play("ana: target bo")
    game.play("bo: play cloak green")
    assert (game.phase, game.winner, game.points) == ("over", "bo", {"bo": 9})


@pytest.mark.parametrize("card", HITS)
def test_x70_x92_a_bystander_wins_with_the_cloak_as_last_card(card: str) -> None:
    """Cy cancels what hit bo and is out."""
    game = hit(card, {"cloak_scope": "anyone"}, seats="bo=G1 G2 G3, cy=cloak").play("cy: play cloak")
    assert (game.phase, game.winner, game.points) == ("over", "cy", {"cy": 15})
    assert game.hand("bo") == "G1 G2 G3"
