"""The guaranteed time to call UNO, to catch and to object (X-42 to X-45, X-54), and stale actions."""

import pytest

from sabot.errors import Refused, Unreadable
from sabot.game import Game
from sabot.kernel.table import EVENT_WIDTH
from sabot.options import Icon
from sabot.server.tables.board import Board
from sabot.server.tables.log.entries import Chatted, Reported
from sabot.server.tables.settings import Clocks
from tests.support.server.table_fixtures import Sitting

NOW = 1_000_000
CLOCKS = Clocks(window=1.5, pace=0)
"""The guaranteed time is 1.5 seconds, and nothing takes time to be seen."""
END = NOW + 1500
DRAW = "Y1 Y2 Y3 Y4 Y5 Y6 Y8 Y9 B8 B9"
HANDS = {"ana": "R1 G2", "bo": "R3 G4 G5", "cy": "B3 B4 B5"}


TRADE = {icon: 0 for icon in Icon.names() if icon != "trade"}
"""A wheel that always stops at the trade."""


def seated(hands: dict[str, str], edition: str = "deluxe", discard: str = "R7", **options: object) -> Sitting:
    """Ana's turn among people."""
    sitting = Sitting(edition, len(hands), (), options=options, clocks=CLOCKS).start()
    return sitting.lay_out(hands, draw=DRAW, discard=discard)


def board_of(sitting: Sitting) -> Board:
    return sitting.table.boards[0]


def held(sitting: Sitting, player: str, action: str) -> int:
    """Until when an action must wait; 0 is not at all."""
    return sitting.table.held_until(player, action)


@pytest.mark.parametrize("action", ["draw", "play R3"])
def test_x43_the_next_seat_may_not_draw_or_lay_before_the_time_is_over(action: str) -> None:
    sitting = seated(HANDS)
    sitting.act("ana", "play R1")
    assert board_of(sitting).window == END
    assert held(sitting, "bo", action) == END


def test_x43_a_spin_waits_as_well() -> None:
    sitting = seated({"ana": "R3* R2", "bo": "G3 G4 G5", "cy": "B3 B4 B5"}, "wizz")
    sitting.act("ana", "play R3*")
    assert held(sitting, "bo", "spin") == END


def test_x45_between_two_the_layer_of_a_skip_waits_for_the_end_of_the_own_time() -> None:
    sitting = seated({"ana": "Rskip R2", "bo": "G3 G4 G5"})
    sitting.act("ana", "play Rskip")
    assert board_of(sitting).game.waiting == ["ana"]
    assert held(sitting, "ana", "play R2") == held(sitting, "ana", "draw") == END


def test_a_jump_in_waits_as_well() -> None:
    """Cy holds the same face, and jump-in is played: that would end the time too."""
    sitting = seated({"ana": "R1 G2", "bo": "R3 G4 G5", "cy": "R1 B4 B5"}, jump_in=True)
    sitting.act("ana", "play R1")
    assert held(sitting, "cy", "play R1") == END


@pytest.mark.parametrize(("player", "action"), [("ana", "uno"), ("bo", "catch ana"), ("cy", "catch ana")])
def test_calls_and_catches_are_never_held(player: str, action: str) -> None:
    sitting = seated(HANDS)
    sitting.act("ana", "play R1")
    assert held(sitting, player, action) == 0


@pytest.mark.parametrize(("player", "action"), [("ana", "uno"), ("cy", "catch ana")])
def test_after_the_call_or_the_catch_nothing_is_held_any_more(player: str, action: str) -> None:
    sitting = seated(HANDS)
    sitting.act("ana", "play R1")
    sitting.act(player, action)
    assert not board_of(sitting).is_window_open
    assert held(sitting, "bo", "draw") == 0


def test_nothing_is_held_when_nobody_owes_the_call() -> None:
    sitting = seated({"ana": "R1 G2 G3", "bo": "R3 G4 G5"})
    sitting.act("ana", "play R1")
    assert held(sitting, "bo", "play R3") == 0
    assert board_of(sitting).window == 0


def test_nothing_is_held_after_a_call_in_time() -> None:
    sitting = seated(HANDS)
    sitting.act("ana", "uno")
    sitting.act("ana", "play R1")
    assert (held(sitting, "bo", "draw"), board_of(sitting).window) == (0, 0)


def test_x44_what_does_not_begin_a_turn_is_not_held() -> None:
    """Ana's colour and bo's forced cards do not end the time, so they need not wait; cy's turn does."""
    sitting = seated({"ana": "wild G2", "bo": "R3 G4 G5", "cy": "B3 B4 B5"})
    sitting.act("ana", "play wild")
    assert held(sitting, "ana", "colour blue") == 0
    sitting = seated({"ana": "R+3 G2", "bo": "G3 G4 G5", "cy": "B3 B4 B5"}, "potter")
    sitting.act("ana", "play R+3")
    assert held(sitting, "bo", "accept") == 0
    sitting.act("bo", "accept")
    assert held(sitting, "cy", "draw") == END


@pytest.mark.parametrize("last", ["G2", "R2"])
def test_a_challenge_is_held_whether_it_is_right_or_not(last: str) -> None:
    """If ana bluffed, she draws and owes nothing. If only that challenge waited, bo would know in advance."""
    sitting = seated({"ana": f"wild+4 {last}", "bo": "R3 G4 G5", "cy": "B3 B4 B5"})
    sitting.act("ana", "play wild+4 blue")
    assert held(sitting, "bo", "challenge") == END
    assert held(sitting, "bo", "accept") == 0


def test_the_time_counts_from_the_lay_and_not_from_what_follows() -> None:
    sitting = seated({"ana": "wild G2", "bo": "R3 G4 G5", "cy": "B3 B4 B5"})
    sitting.act("ana", "play wild")
    sitting.now += 400
    sitting.act("ana", "colour blue")
    assert held(sitting, "bo", "draw") == END


def test_the_next_player_who_owes_the_call_has_the_whole_time() -> None:
    sitting = seated({"ana": "R1 G2", "bo": "R3 G4", "cy": "B3 B4 B5"})
    sitting.act("ana", "play R1")
    sitting.now = END
    sitting.act("bo", "play R3")
    assert (board_of(sitting).owing, board_of(sitting).window) == (frozenset({"bo"}), END + 1500)


def test_x129_a_player_who_owes_again_after_a_trade_has_the_whole_time() -> None:
    """Ana owed for her card; bo's spin passes all hands to the left, and she owes for the one she gets from cy."""
    sitting = seated({"ana": "R3* R2", "bo": "G3 G4 G5", "cy": "B3"}, "wizz", wheel=TRADE)
    sitting.act("ana", "play R3*")
    sitting.now = END
    sitting.act("bo", "spin")
    assert sitting.game_of("ana").describe()["hands"] == {"ana": ["B3"], "bo": ["R2"], "cy": ["G3", "G4", "G5"]}
    assert (board_of(sitting).owing, board_of(sitting).window) == (frozenset({"ana", "bo"}), END + 1500)


def test_x129_also_if_the_same_owe_as_before() -> None:
    """Ana and bo both owe, and trade their only cards."""
    sitting = Sitting("wizz", 2, (), options={"wheel": TRADE}, clocks=CLOCKS).start()
    hands = {"ana": "R2", "bo": "G3"}
    sitting.lay_out(hands, draw=DRAW, discard="R3*", phase="spin", turn="bo", owes_uno=["ana", "bo"])
    sitting.act("bo", "spin")
    assert sitting.game_of("ana").describe()["hands"] == {"ana": ["G3"], "bo": ["R2"]}
    assert (board_of(sitting).owing, board_of(sitting).window) == (frozenset({"ana", "bo"}), END)


def test_a_trade_opens_the_time_for_a_player_who_gets_a_single_card() -> None:
    """Ana plays a seven with three cards and takes the only card of bo, who gets her two."""
    sitting = seated({"ana": "R7 G2 G3", "bo": "R3", "cy": "B3 B4 B5"}, seven_zero=True, discard="R8")
    sitting.act("ana", "play R7")
    assert board_of(sitting).window == 0
    sitting.act("ana", "target bo")
    assert (board_of(sitting).owing, held(sitting, "bo", "draw")) == (frozenset({"ana"}), END)


def test_x54_a_card_that_may_be_wrong_is_not_accepted_before_the_time_is_over() -> None:
    sitting = seated({"ana": "G1 G2 G3", "bo": "R3 G4 G5", "cy": "B3 B4 B5"}, "potter", wrong_card="penalty")
    sitting.act("ana", "play G1")
    assert board_of(sitting).game.phase == "notice"
    assert held(sitting, "bo", "accept") == END
    assert held(sitting, "bo", "object") == held(sitting, "cy", "object") == 0


def test_x54_an_objection_in_vain_does_not_prolong_the_time() -> None:
    sitting = seated({"ana": "R1 G2 G3", "bo": "R3 G4 G5", "cy": "B3 B4 B5"}, "potter", wrong_card="penalty")
    sitting.act("ana", "play R1")
    sitting.now += 400
    sitting.act("cy", "object")
    assert held(sitting, "bo", "accept") == END


def test_after_a_wrong_card_went_back_nothing_is_held() -> None:
    sitting = seated({"ana": "G1 G2 G3", "bo": "R3 G4 G5", "cy": "B3 B4 B5"}, "potter", wrong_card="penalty")
    sitting.act("ana", "play G1")
    sitting.act("cy", "object")
    assert not board_of(sitting).is_window_open
    assert held(sitting, "bo", "draw") == 0


def test_what_is_not_allowed_is_refused_at_once_and_not_held() -> None:
    sitting = seated(HANDS)
    sitting.act("ana", "play R1")
    with pytest.raises(Refused, match="Green 4 matches neither red nor 1"):
        held(sitting, "bo", "play G4")
    with pytest.raises(Unreadable):
        held(sitting, "bo", "jump")


def test_x54_also_while_objections_are_awaited() -> None:
    sitting = seated({"ana": "R1 G2 G3", "bo": "R3 G4 G5"}, "potter", wrong_card="penalty")
    sitting.act("ana", "play R1")
    with pytest.raises(Refused):
        held(sitting, "bo", "play R3")


@pytest.mark.parametrize("back", ["T3", "P4"])
def test_x117_the_back_of_a_card_cannot_be_found_out_by_an_action_that_would_be_held(back: str) -> None:
    """Bo's red 3 has one of these backs, which he may not know."""
    hands = {"ana": "R1/T1 G2/T2", "bo": "R3/T3 G4/T4 G5/T5"}
    sitting = Sitting("flip", 2, (), clocks=CLOCKS).start().lay_out(hands, draw="Y1/P1 Y2/P2 Y3/P3", discard="R7/P7")
    sitting.act("ana", "play R1")
    with pytest.raises(Unreadable) as caught:
        held(sitting, "bo", f"play R3/{back}")
    assert caught.value.code == "one-face"
    assert held(sitting, "bo", "play R3") == END


def test_trying_what_would_be_held_changes_nothing() -> None:
    sitting = seated(HANDS)
    sitting.act("ana", "play R1")
    before = board_of(sitting).game.position()
    held(sitting, "bo", "play R3")
    assert board_of(sitting).game.position() == before


def test_an_action_for_an_earlier_moment_is_stale() -> None:
    """Bo saw the table before ana played."""
    sitting = seated(HANDS)
    seen = sitting.table.version
    sitting.act("ana", "play R1")
    board = board_of(sitting)
    assert board.is_stale("draw", seen)
    assert not board.is_stale("draw", sitting.table.version)


@pytest.mark.parametrize("action", ["uno", "catch ana", "wizz", "object", "CATCH  ana"])
def test_what_is_said_into_a_turn_is_never_stale(action: str) -> None:
    sitting = seated(HANDS)
    sitting.act("ana", "play R1")
    assert not board_of(sitting).is_stale(action, 0)


def test_a_call_in_between_makes_no_action_stale_and_gives_nobody_more_time_to_think() -> None:
    sitting = seated(HANDS)
    sitting.act("ana", "play R1")
    seen = sitting.table.version
    sitting.now += 500
    sitting.act("cy", "catch ana")
    board = board_of(sitting)
    assert (board.is_stale("draw", seen), board.since, board.version) == (False, NOW, seen + 1)


def test_x57_a_suggestion_that_is_punished_makes_no_action_stale_either() -> None:
    sitting = seated(HANDS, "potter", suggestions="referee")
    sitting.act("ana", "play R1")
    seen = sitting.table.version
    sitting.now += 500
    sitting.enter(Chatted, "cy", name="cy", text="play green!")
    line = sitting.table.version
    sitting.enter(Reported, "ana", line=line)
    sitting.enter(Reported, "bo", line=line)
    board = board_of(sitting)
    assert len(board.game.describe()["hands"]["cy"]) == 5
    assert (board.is_stale("draw", seen), board.since) == (False, NOW)


def test_an_action_on_one_board_makes_none_on_the_other_stale() -> None:
    sitting = Sitting(people=8, bots=(), format={"scoring": "rotation"}).start()
    seen = sitting.table.version
    one, other = sitting.table.boards
    player = one.game.waiting[0]
    sitting.act(player, one.game.legal(player)[0])
    assert (one.asked, other.asked) == (seen + 1, seen)


def test_a_game_takes_no_more_room_for_events_than_it_has_needed() -> None:
    """Room for all that one move can cause would be five of eight kB of a table."""
    game = Game.deal("deluxe", ["ana", "bo"], seed=7)
    most = len(game.start)
    for _ in range(20):
        player = game.waiting[0]
        most = max(most, len(game.act(player, game.legal(player)[0])))
        assert len(game._round.table.events) == most * EVENT_WIDTH
