"""House rules that no sheet knows: sevens and zeros, jumping in; and what everybody may count (X-148, X-149)."""

from typing import Any

import pytest

from tests.support.positions import Table, start, table

EDITIONS = ("deluxe", "potter", "flip", "wizz")
editions = pytest.mark.parametrize("edition", EDITIONS)
SWAP = {"seven_zero": True}
JUMP = {"jump_in": True}


def faces(edition: str, text: str) -> str:
    """The same cards in any edition; a flip card has the villain face that mirrors it."""
    if edition != "flip":
        return text
    mirror = str.maketrans("RYGB", "PTOV")
    return " ".join(
        f"{word}/{word.translate(mirror).replace('+1', '+5').replace('skip', 'skipall')}" for word in text.split()
    )


def seated(edition: str, ana: str, bo: str = "G3 G4 G5", cy: str = "B3 B4 B5", **keys: Any) -> Table:
    """Ana's turn on a red 9."""
    hands = {"ana": faces(edition, ana), "bo": faces(edition, bo), "cy": faces(edition, cy)}
    draw, discard = faces(edition, keys.pop("draw", "Y8 Y6 Y5 Y4")), faces(edition, keys.pop("discard", "R9"))
    return table(edition, hands, draw=draw, discard=discard, **keys)


@editions
def test_x148_no_house_rule_holds_unless_chosen(edition: str) -> None:
    """A seven is a number, nobody jumps in, a draw takes one card."""
    game = seated(edition, "R7 R1 R2", cy="R7 B4").play("ana: play R7")
    assert (game.phase, game.turn, game.hand("ana")) == ("turn", "bo", faces(edition, "R1 R2"))
    game.refuses("cy: play R7")
    assert game.legal("cy") == []
    game.play("bo: draw")
    assert (game.size("bo"), game.turn) == (4, "cy")
    if edition != "flip":
        zero = seated(edition, "R0 R1 R2").play("ana: play R0")
        assert (zero.turn, zero.hand("bo")) == ("bo", "G3 G4 G5")


@editions
def test_x148_a_seven_swaps_hands_with_a_player_of_choice(edition: str) -> None:
    """Ana names cy: they swap hands, and bo plays."""
    game = seated(edition, "R7 R1 R2", options=SWAP).play("ana: play R7")
    assert (game.phase, game.turn, game.waiting) == ("target", "ana", ["ana"])
    assert game.legal("ana") == ["target bo", "target cy"]
    game.refuses("ana: target ana")
    game.play("ana: target cy")
    hands = [game.hand(player) for player in ("ana", "bo", "cy")]
    assert hands == [faces(edition, hand) for hand in ("B3 B4 B5", "G3 G4 G5", "R1 R2")]
    assert (game.phase, game.turn, game.owes_uno) == ("turn", "bo", [])
    assert set(game.rules("gave_hand")) == {"X-148"}


def test_x148_a_seven_of_the_villain_side_swaps_too() -> None:
    """The active face decides."""
    game = seated("flip", "R7 R1 R2", side="villain", options=SWAP).play("ana: play P7", "ana: target bo")
    assert (game.hand("ana"), game.hand("bo")) == ("G3/O3 G4/O4 G5/O5", "R1/P1 R2/P2")


@pytest.mark.parametrize("edition", ["deluxe", "potter", "wizz"])
@pytest.mark.parametrize(
    ("direction", "after"),
    [("left", ["B3 B4 B5", "R1 R2", "G3 G4 G5"]), ("right", ["G3 G4 G5", "B3 B4 B5", "R1 R2"])],
)
def test_x148_a_zero_passes_all_hands_on(edition: str, direction: str, after: list[str]) -> None:
    """Every hand moves one seat in the direction of play; then the next player plays."""
    game = seated(edition, "R0 R1 R2", direction=direction, options=SWAP).play("ana: play R0")
    assert [game.hand(player) for player in ("ana", "bo", "cy")] == after
    assert (game.phase, game.turn) == ("turn", "bo" if direction == "left" else "cy")


def test_x148_a_zero_goes_round_ten_players() -> None:
    """Each of ten hands moves one seat to the right."""
    players = [f"p{number}" for number in range(10)]
    hands = {player: f"B{number} Y{number}" for number, player in enumerate(players)} | {"p0": "R0 R1 R2"}
    game = table("deluxe", hands, draw="Y8", discard="R9", direction="right", options=SWAP).play("p0: play R0")
    assert game.hand("p9") == "R1 R2"
    assert [game.hand(player) for player in players[:9]] == [f"Y{number} B{number}" for number in range(1, 10)]


@pytest.mark.parametrize("card", ["R7", "R0"])
def test_x148_with_two_players_seven_and_zero_swap_the_two_hands(card: str) -> None:
    """A seven still asks; there is only one to name."""
    hands = {"ana": f"{card} R1 R2", "bo": "G3 G4 G5"}
    game = table("deluxe", hands, draw="Y8", discard="R9", options=SWAP).play(f"ana: play {card}")
    if card == "R7":
        assert game.legal("ana") == ["target bo"]
        game.play("ana: target bo")
    assert (game.hand("ana"), game.hand("bo"), game.turn) == ("G3 G4 G5", "R1 R2", "bo")


@pytest.mark.parametrize("card", ["R7", "R0"])
def test_x148_a_last_seven_or_zero_wins_and_swaps_nothing(card: str) -> None:
    """Ana is out; the others are counted with what they hold."""
    game = seated("deluxe", card, options=SWAP).play(f"ana: play {card}")
    assert (game.phase, game.winner, game.points) == ("over", "ana", {"ana": 24})


@pytest.mark.parametrize("card", ["R7", "R0"])
def test_x148_a_turned_up_seven_or_zero_has_no_layer(card: str) -> None:
    """It is an ordinary number: ana starts, and all keep their hands."""
    hands = {"ana": "R1 R2", "bo": "G3 G4", "cy": "B3 B4"}
    game = start("deluxe", hands, draw=f"{card} Y8", options=SWAP)
    assert (game.phase, game.turn, game.hand("bo")) == ("turn", "ana", "G3 G4")


def test_x148_x122_a_seven_put_down_by_the_wheel_swaps_nothing() -> None:
    """It was discarded, not laid; a drawn one that is laid does swap."""
    game = seated("wizz", "R3* R1 R2", bo="G7 G4 G5", options=SWAP)
    game.play("ana: play R3*", "bo: spin number", "bo: discard G7")
    assert (game.phase, game.turn, game.hand("bo")) == ("turn", "cy", "G4 G5")
    drawn = seated("wizz", "G1 G2", draw="R7 Y8", options=SWAP).play("ana: draw", "ana: play R7", "ana: target bo")
    assert (drawn.hand("ana"), drawn.hand("bo"), drawn.turn) == ("G3 G4 G5", "G1 G2", "bo")


@editions
def test_x148_x129_after_a_seven_the_single_card_is_announced_by_its_new_owner(edition: str) -> None:
    """Ana owes the call while she chooses; after the swap bo holds the single card and owes it, even if she called."""
    for call in ([], ["ana: uno"]):
        game = seated(edition, "R7 R1", options=SWAP).play("ana: play R7")
        assert (game.phase, game.owes_uno) == ("target", ["ana"])
        game.play(*call, "ana: target bo")
        assert (game.owes_uno, game.called_uno) == (["bo"], [])
        assert "uno" in game.legal("bo")
        game.play("cy: catch bo")
        assert game.hand("bo") == faces(edition, "R1 Y6 Y8")


def test_x148_x129_who_gives_a_single_card_away_owes_nothing() -> None:
    """Cy announced his only card before; ana takes it by a seven and has to announce it herself."""
    game = seated("deluxe", "R7 R1 R2", cy="B3", called_uno=["cy"], options=SWAP)
    game.play("ana: play R7", "ana: target cy")
    assert (game.hand("ana"), game.owes_uno, game.called_uno) == ("B3", ["ana"], [])
    game.play("ana: uno")
    assert (game.owes_uno, game.called_uno) == ([], ["ana"])


def test_x148_x129_after_a_zero_several_may_owe_the_call() -> None:
    """Two single cards have moved on; the call may come late even where it is due before laying."""
    for call in ("flexible", "before"):
        game = seated("deluxe", "R0 R1", bo="G3", cy="B3 B4", options={**SWAP, "uno_call": call})
        game.play("ana: play R0")
        assert (game.owes_uno, game.turn) == (["bo", "cy"], "bo")
        game.play("bo: uno", "ana: catch cy")
        assert (game.called_uno, game.size("cy"), game.owes_uno) == (["bo"], 3, [])
    silent = seated("deluxe", "R0 R1", bo="G3", cy="B3 B4", options={**SWAP, "uno_call": "auto"})
    assert silent.play("ana: play R0").owes_uno == []


@editions
def test_x148_jump_in_lays_the_very_face_on_top_and_play_goes_on_from_there(edition: str) -> None:
    """Cy lays the second red 8 on bo's turn; ana is next, and bo has missed nothing but the moment."""
    game = seated(edition, "R8 R1 R2", cy="R8 G8 R6 B4", options=JUMP).play("ana: play R8")
    assert (game.turn, game.waiting, game.legal("cy")) == ("bo", ["bo"], ["play R8"])
    for card in ("G8", "R6"):
        game.refuses(f"cy: play {card}")
    game.play("cy: play R8")
    assert (game.turn, game.discard) == ("ana", faces(edition, "R8 R8 R9"))
    assert game.hand("cy") == faces(edition, "R6 G8 B4")


def test_x148_jump_in_compares_the_active_faces() -> None:
    """On the villain side only the villain face counts, whatever is on the other side."""
    hands = {"ana": "R8/P8 R1/P1 R2/P2", "bo": "G3/O3 G4/O4", "cy": "Y5/P8 R8/V4 B4/V5"}
    game = table("flip", hands, draw="Y8/T8", discard="R9/P9", side="villain", options=JUMP).play("ana: play P8")
    assert game.legal("cy") == ["play P8"]
    assert game.play("cy: play P8").turn == "ana"


def test_x148_any_seat_may_jump_in_even_the_one_that_has_just_played() -> None:
    """Ana lays both her red 8s; bo is next all the same."""
    game = seated("deluxe", "R8 R8 R1 R2", options=JUMP).play("ana: play R8")
    assert game.legal("ana") == ["play R8"]
    game.play("ana: play R8")
    assert (game.turn, game.hand("ana")) == ("bo", "R1 R2")


def test_x148_jump_in_is_for_the_phase_of_the_turn_only() -> None:
    """Not while bo decides about a drawn card, not on a wild, not while a spin is due; plain is not whirl."""
    game = seated("deluxe", "R8 R1 R2", cy="R8 B4", draw="R6 Y6", options=JUMP).play("ana: play R8", "bo: draw")
    assert game.phase == "drawn"
    game.refuses("cy: play R8")
    wild = seated("deluxe", "wild R1 R2", cy="wild B4", options=JUMP).play("ana: play wild green")
    wild.refuses("cy: play wild")
    assert wild.legal("cy") == []
    whirl = seated("wizz", "R3* R3 R2", options=JUMP).play("ana: play R3*")
    whirl.refuses("ana: play R3")
    whirl.play("bo: spin show").refuses("ana: play R3")
    assert (whirl.turn, whirl.discard, whirl.legal("ana")) == ("cy", "R3* R9", [])
    plain = seated("wizz", "R3 R1 R2", cy="R3* B4", options=JUMP).play("ana: play R3")
    plain.refuses("cy: play R3*")


def test_x148_an_action_that_jumps_in_acts_from_its_layer() -> None:
    """Cy jumps in with the second skip or +2: the player after cy is hit."""
    hands = {"bo": "G3 G4", "cy": "Rskip R+2 B4", "dee": "Y1 Y2"}
    skip = table("deluxe", {"ana": "Rskip R1 R2", **hands}, draw="Y8 Y6 Y5 Y4", discard="R9", options=JUMP)
    skip.play("ana: play Rskip")
    assert skip.turn == "cy"
    skip = table("deluxe", {"ana": "R1 R2", **hands}, draw="Y8 Y6", discard="Rskip", options=JUMP, turn="bo")
    assert skip.play("cy: play Rskip").turn == "ana"
    plus = table("deluxe", {"ana": "R1 R2", **hands}, draw="Y8 Y6", discard="R+2", options=JUMP, turn="ana")
    plus.play("cy: play R+2")
    assert (plus.hand("dee"), plus.turn) == ("Y1 Y2 Y6 Y8", "ana")


def test_x148_x43_jumping_in_closes_the_window_and_opens_its_own() -> None:
    """Ana forgot UNO and is saved by cy's lay; cy is down to one card and owes the call now."""
    game = seated("deluxe", "R8 R1", cy="R8 B4", options=JUMP).play("ana: play R8")
    assert game.owes_uno == ["ana"]
    game.play("cy: play R8")
    assert game.owes_uno == ["cy"]
    game.refuses("bo: catch ana")
    assert game.play("bo: catch cy").hand("cy") == "Y6 Y8 B4"


def test_x148_x41_whoever_is_jumped_over_has_called_in_vain() -> None:
    """Bo announced two cards on his turn; cy jumped in and the turn was gone without a lay."""
    game = seated("deluxe", "R8 R1 R2", bo="R3 G4", cy="R8 B4 B5", options=JUMP)
    game.play("ana: play R8", "bo: uno")
    assert game.called_uno == ["bo"]
    game.play("cy: play R8")
    assert (game.turn, game.called_uno) == ("ana", [])


def test_x148_one_may_go_out_by_jumping_in() -> None:
    """Cy's last card is the face on top: the round is his."""
    game = seated("deluxe", "R8 R1 R2", cy="R8", options=JUMP).play("ana: play R8", "cy: play R8")
    assert (game.phase, game.winner, game.points) == ("over", "cy", {"cy": 3 + 12})


@editions
@pytest.mark.parametrize("viewer", ["ana", "bo", "cy", None])
def test_x149_everybody_may_count_the_cards_of_everybody(edition: str, viewer: str | None) -> None:
    """How many cards each player and the draw pile have is no secret, to a spectator neither."""
    game = seated(edition, "R1 R2", cy="B3 B4 B5 B6 B7", draw="Y8 Y6 Y5").play("ana: draw")
    view = game.game.view(viewer)
    assert {player: len(hand) for player, hand in view.hands.items()} == {"ana": 3, "bo": 3, "cy": 5}
    assert view.draw == 2
    shown = view.hands["bo"] == ["G3", "G4", "G5"] or view.hands["bo"] == ["G3/??", "G4/??", "G5/??"]
    assert shown == (viewer == "bo")
