"""Calling UNO and being caught: when a call counts, what it costs (X-41, X-46, X-50 to X-52)."""

from typing import Any

import pytest

from sabot.game import Unreadable
from tests.support.editions import mirrored
from tests.support.positions import Table, start, table

EDITIONS = ("deluxe", "potter", "flip", "wizz")
UNO = dict(zip(EDITIONS, ("D-048", "P-061", "F-073", "W-054"), strict=True))
CATCH = dict(zip(EDITIONS, ("D-049", "P-062", "F-074", "W-055"), strict=True))
editions = pytest.mark.parametrize("edition", EDITIONS)


def seated(edition: str, ana: str = "R1 R2", draw: str = "Y8 Y9 B8 B9", **keys: Any) -> Table:
    """Ana's turn on a red 7; bo and cy have nothing that fits."""
    hands = {"ana": ana, "bo": "G3 G4 G5", "cy": "B3 B4 B5"}
    hands = {player: mirrored(edition, hand) for player, hand in hands.items()}
    return table(edition, hands, draw=mirrored(edition, draw), discard=mirrored(edition, "R7"), **keys)


@editions
def test_x41_a_call_counts_before_laying(edition: str) -> None:
    """With two cards on her turn ana may call first; then nobody can catch her."""
    game = seated(edition)
    assert game.legal("ana") == ["draw", "play R1", "play R2", "uno"]
    game.play("ana: uno", "ana: play R1")
    assert (game.called_uno, game.owes_uno) == (["ana"], [])
    assert game.rules("called_uno") == [UNO[edition]]
    assert game.legal("cy") == []
    game.refuses("cy: catch ana")


@editions
def test_x41_a_call_counts_after_laying_until_the_player_is_caught(edition: str) -> None:
    """Ana lays her last but one and calls late: she is safe."""
    game = seated(edition).play("ana: play R1")
    assert (game.called_uno, game.owes_uno) == ([], ["ana"])
    assert game.legal("ana") == ["uno"]
    assert game.legal("cy") == ["catch ana"]
    game.play("ana: uno")
    assert (game.called_uno, game.owes_uno) == (["ana"], [])
    game.refuses("bo: catch ana")
    assert game.size("ana") == 1


@editions
def test_x41_a_call_is_void_when_its_player_draws_instead(edition: str) -> None:
    """Ana calls with two cards, then draws: when she comes down to one again she owes the call again."""
    game = seated(edition, draw="R8 Y9 B6 B9").play("ana: uno", "ana: draw")
    assert (game.phase, game.called_uno) == ("drawn", [])
    game.play("ana: play R8")
    assert (game.size("ana"), game.called_uno, game.owes_uno) == (2, [], [])
    game.play("bo: draw", "cy: draw", "ana: play R1")
    assert game.owes_uno == ["ana"]


@editions
def test_x41_a_call_is_void_when_the_turn_ends_without_a_lay(edition: str) -> None:
    """Ana passes with nothing to draw, or keeps the card she drew: her call is forgotten."""
    game = seated(edition, "G8 G9", draw="")
    assert game.legal("ana") == ["draw", "uno"]
    game.play("ana: uno", "ana: draw")
    assert (game.turn, game.size("ana"), game.called_uno) == ("bo", 2, [])
    kept = seated(edition, "G8", draw="R8 Y9").play("ana: draw", "ana: uno")
    assert (kept.phase, kept.called_uno) == ("drawn", ["ana"])
    kept.play("ana: keep")
    assert (kept.turn, kept.size("ana"), kept.called_uno) == ("bo", 2, [])


@editions
def test_x41_who_has_nothing_to_announce_can_not_call(edition: str) -> None:
    """Not with three cards, not with two out of turn, not twice, not when the window is closed, even in turn."""
    seated(edition, "R1 R2 R3").refuses("ana: uno")
    seated(edition, "G8 G9", turn="bo").refuses("ana: uno")
    game = seated(edition).play("ana: uno")
    assert game.legal("ana") == ["draw", "play R1", "play R2"]
    game.refuses("ana: uno")
    game.play("ana: play R1").refuses("ana: uno")
    late = seated(edition).play("ana: play R1", "bo: draw")
    late.refuses("ana: uno")
    assert late.legal("ana") == []
    late.play("cy: draw").refuses("ana: uno")
    assert late.legal("ana") == ["draw", "play R2"]


@editions
def test_x41_uno_call_before_takes_no_late_call(edition: str) -> None:
    """The call has to come with two cards; once the card lies only the catch is left."""
    game = seated(edition, options={"uno_call": "before"}).play("ana: play R1")
    assert (game.owes_uno, game.legal("ana"), game.legal("bo")) == (["ana"], [], ["catch ana", "draw"])
    game.refuses("ana: uno")
    game.play("bo: catch ana")
    assert game.hand("ana") == mirrored(edition, "R2 Y8 Y9")
    early = seated(edition, options={"uno_call": "before"}).play("ana: uno", "ana: play R1")
    assert (early.owes_uno, early.called_uno) == ([], ["ana"])


def test_x41_x47_uno_call_before_forgives_a_card_that_was_not_laid_in_turn() -> None:
    """A cloak that answers, a discard and a trade leave no moment to call before: the late call is heard."""
    before = {"uno_call": "before"}
    hands = {"ana": "howler R1 R2 R3", "bo": "cloak G1", "cy": "G4 G5 G6"}
    cloak = table("potter", hands, draw="B8 B9", discard="R7", options=before)
    cloak.play("ana: play howler", "ana: target bo", "bo: play cloak green", "bo: uno")
    assert (cloak.called_uno, cloak.owes_uno) == (["bo"], [])
    hands = {"ana": "R3* R2 R1", "bo": "G1 G6 Y6", "cy": "B4"}
    wheel = table("wizz", hands, draw="B8 B9", discard="R7", options=before)
    wheel.play("ana: play R3*", "bo: spin number", "bo: discard G6", "bo: discard Y6")
    assert wheel.owes_uno == ["bo"]
    assert wheel.play("bo: uno").called_uno == ["bo"]
    trade = table("wizz", hands, draw="B8 B9", discard="R7", options=before)
    trade.play("ana: play R3*", "bo: spin trade")
    assert (trade.hand("ana"), trade.owes_uno) == ("B4", ["ana"])
    assert trade.play("ana: uno").called_uno == ["ana"]


@editions
def test_x41_uno_call_auto_calls_by_itself(edition: str) -> None:
    """Nobody owes a call: it is made the moment the card lies."""
    game = seated(edition, options={"uno_call": "auto"})
    assert game.legal("ana") == ["draw", "play R1", "play R2"]
    game.play("ana: play R1")
    assert (game.owes_uno, game.legal("bo"), game.legal("cy")) == ([], ["draw"], [])
    game.refuses("cy: catch ana")


@editions
def test_x46_one_card_again_is_a_new_obligation(edition: str) -> None:
    """Ana called with one card left, draws another and lays it: the old call does not cover the new single card."""
    game = seated(edition, draw="Y8 Y9 R8 B8 B9").play("ana: uno", "ana: play R1", "bo: draw", "cy: draw")
    game.play("ana: draw")
    assert (game.phase, game.called_uno, game.owes_uno) == ("drawn", [], [])
    assert game.legal("ana") == ["keep", "play R8", "uno"]
    kept = seated(edition, draw="Y8 Y9 R8 B8 B9")
    kept.play("ana: uno", "ana: play R1", "bo: draw", "cy: draw", "ana: draw", "ana: keep")
    assert (kept.size("ana"), kept.called_uno, kept.owes_uno) == (2, [], [])
    game.play("ana: play R8")
    assert (game.size("ana"), game.owes_uno) == (1, ["ana"])
    game.play("bo: catch ana")
    assert game.hand("ana") == mirrored(edition, "R2 B8 B9")


def test_x46_a_forced_draw_clears_a_call() -> None:
    """Ana announced her single card; a +2 makes it three, and nothing of the call is left."""
    hands = {"ana": "R1 R2", "bo": "G1 G2 G3", "cy": "R+2 G5 G6"}
    game = table("deluxe", hands, draw="Y8 Y9 B8 B9", discard="R7")
    game.play("ana: uno", "ana: play R1", "bo: draw", "cy: play R+2")
    assert (game.hand("ana"), game.called_uno, game.turn) == ("R2 Y9 B8", [], "bo")


def test_x46_a_call_survives_a_flip() -> None:
    """A flip changes no number of cards: ana stays announced on the villain side."""
    hands = {"ana": "Rflip/Pflip R2/P2", "bo": "G1/O1 G2/O2", "cy": "G4/O4 G5/O5"}
    game = table("flip", hands, draw="Y8/T8 Y9/T9", discard="R7/P7 G9/O9")
    game.play("ana: uno", "ana: play Rflip")
    assert (game.side, game.called_uno, game.owes_uno) == ("villain", ["ana"], [])
    forgot = table("flip", hands, draw="Y8/T8 Y9/T9", discard="R7/P7 G9/O9").play("ana: play Rflip", "cy: catch ana")
    assert forgot.hand("ana") == "R2/P2 Y8/T8 Y9/T9"


@editions
def test_x50_whichever_comes_first_counts(edition: str) -> None:
    """A call before the catch saves; after the catch there is nothing to call, and no second penalty."""
    game = seated(edition).play("ana: play R1", "cy: catch ana")
    assert game.hand("ana") == mirrored(edition, "R2 Y8 Y9")
    assert game.rules("caught") == [CATCH[edition]]
    assert (game.owes_uno, game.turn, game.phase) == ([], "bo", "turn")
    game.refuses("ana: uno")
    game.refuses("bo: catch ana")
    assert game.draw == mirrored(edition, "B8 B9")


@editions
def test_x51_catching_nobody_is_refused_and_costs_nothing(edition: str) -> None:
    """Without the option a catch of one who owes nothing is no action at all."""
    game = seated(edition).play("ana: uno", "ana: play R1")
    for line in ("cy: catch ana", "cy: catch bo", "ana: catch cy", "cy: catch cy"):
        game.refuses(line)


@editions
def test_x51_false_catch_costs_the_catcher_cards(edition: str) -> None:
    """It is never listed, costs no turn, leaves the debts of others alone and takes no more than there is."""
    game = seated(edition, draw="Y8 Y9 B6 B8 B9", options={"false_catch": 3}).play("ana: play R1")
    assert game.legal("bo") == ["catch ana", "draw"]
    game.play("bo: catch cy")
    assert game.hand("bo") == mirrored(edition, "Y8 Y9 G3 G4 G5 B6")
    assert game.rules("miscaught") == ["X-51"]
    assert (game.turn, game.phase, game.owes_uno) == ("bo", "turn", ["ana"])
    game.play("cy: catch ana", "cy: catch ana")
    assert (game.size("ana"), game.size("cy")) == (3, 4)
    assert (game.draw, game.discard) == ("", mirrored(edition, "R1"))


@pytest.mark.parametrize("cards", [-1, True, "2"])
def test_x51_false_catch_is_a_number_of_cards(cards: object) -> None:
    """Nothing else is read."""
    with pytest.raises(Unreadable, match="false_catch"):
        seated("deluxe", options={"false_catch": cards})


@editions
def test_x52_who_is_not_caught_may_go_out(edition: str) -> None:
    """Ana never says a word and wins."""
    game = seated(edition).play("ana: play R1", "bo: draw", "cy: draw", "ana: play R2")
    assert (game.phase, game.winner, game.rules("called_uno")) == ("over", "ana", [])
    assert game.points == {"ana": 3 + 4 + 5 + 8 + 3 + 4 + 5 + 9}


@editions
@pytest.mark.parametrize("catcher", ["bo", "cy"])
def test_x52_any_other_player_may_catch(edition: str, catcher: str) -> None:
    """The next player or any other, but not the forgetful one."""
    game = seated(edition).play("ana: play R1")
    game.refuses("ana: catch ana")
    game.play(f"{catcher}: catch ana")
    assert (game.size("ana"), game.turn) == (3, "bo")


def test_x52_in_a_round_of_ten_the_farthest_seat_may_catch() -> None:
    """Nine players are listed with the catch after a penultimate card."""
    players = [f"p{number}" for number in range(10)]
    hands = {player: f"G{number} Y{number}" for number, player in enumerate(players)}
    game = start("potter", hands | {"p0": "R1 R2"}, draw="R7 B1 B2 B3").play("p0: play R1")
    assert [player for player in players if "catch p0" in game.legal(player)] == players[1:]
    assert game.play("p5: catch p0").hand("p0") == "R2 B1 B2"


def test_x50_x61_who_is_caught_with_nothing_left_to_draw_owes_nothing_any_more() -> None:
    """Ana and bo swap single cards and owe the call. For bo there is one card to draw, for ana none."""
    hands = {"ana": "R7 G4", "bo": "B5", "cy": "Y1 Y2"}
    game = table("deluxe", hands, discard="R9", options={"seven_zero": True, "uno_call": "before"})
    game.play("ana: play R7", "ana: target bo")
    assert game.owes_uno == ["ana", "bo"]
    game.play("cy: catch bo", "cy: catch ana")
    assert (game.hand("ana"), game.hand("bo"), game.owes_uno) == ("B5", "R9 G4", [])
    game.refuses("cy: catch ana")
    game.refuses("ana: uno")
    assert Table(game.game.describe()).game.describe() == game.game.describe()
