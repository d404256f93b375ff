"""Latecomers take over from bots: with the next round, if the others agree, or never, as the table allows."""

from typing import Any

import pytest

from sabot.errors import Refused
from sabot.server.projection.snapshot import snapshot
from sabot.server.projection.viewers import Viewer
from sabot.server.tables.log.change_set import SETTINGS
from sabot.server.tables.log.entries import Answered, Asked, Dealt, Left, Removed, Returned, Sat
from sabot.server.tables.settings import PERSON
from sabot.server.tables.state import TableState
from tests.support.server.table_fixtures import SHORT, Sitting, everything, guest_of

ZOE = guest_of("zoe")


def running(people: int = 1, **settings: Any) -> Sitting:
    """A match of some people and two bots."""
    return Sitting(people=people, bots=("careful", "eager"), options=SHORT, **settings).start()


def takeovers(table: TableState) -> list[str]:
    return [table.takeover_of(number) for number, _ in enumerate(table.seating)]


def shown_to(sitting: Sitting, name: str) -> Any:
    return snapshot(sitting.table, Viewer(guest_of(name), None), sitting.now)


def ask(sitting: Sitting, name: str, seat: int, place: str = "") -> Any:
    return sitting.enter(Asked, name, name=name, seat=seat, place=place)


def is_refused(code: str, table: TableState, name: str, seat: int) -> None:
    with pytest.raises(Refused) as caught:
        table.check_sit(guest_of(name), seat, "")
    assert caught.value.code == code


def test_a_latecomer_plays_with_the_next_round_and_sees_no_card_before() -> None:
    sitting = running()
    assert takeovers(sitting.table) == ["", "round", "round"]
    is_refused("seat/ask-round", sitting.table, "zoe", 1)
    ask(sitting, "zoe", 1)
    shown = shown_to(sitting, "zoe")
    assert (shown.you, [(request.seat, request.waits) for request in shown.asking]) == (None, [(1, True)])
    assert b'"viewer":null' in bytes(shown.view)
    assert not shown_to(sitting, "ana").asking[0].yours, "nobody needs to agree"
    sitting.refuses("seat/no-request", Answered, "ana", guest=ZOE, allowed=False)
    assert sitting.table.seating[1].bot == "careful"
    sitting.finish_round().enter(Returned, "zoe")
    sitting.enter(Dealt)
    shown = shown_to(sitting, "zoe")
    assert (shown.you, shown.asking, shown.seats[1].kind) == (1, [], PERSON)
    assert sitting.table.seating[1].bot is None
    assert sitting.table.settings.seats == (PERSON, PERSON, "eager"), "the rematch is for two people"
    assert everything(sitting.again()) == everything(sitting.table)


def test_a_seat_that_was_left_is_taken_over_with_the_next_round_too() -> None:
    sitting = running(people=2)
    sitting.enter(Left, "bo")
    assert takeovers(sitting.table) == ["", "round", "round", "round"]
    is_refused("seat/ask-round", sitting.table, "zoe", 1)
    sitting.table.check_sit(guest_of("bo"), 1, "")
    ask(sitting, "zoe", 1)
    assert sitting.table.seating.number_of(ZOE) is None
    sitting.finish_round()
    assert sitting.table.seating.number_of(ZOE) == 1


def test_between_rounds_a_latecomer_sits_down_at_once() -> None:
    sitting = running().finish_round()
    assert takeovers(sitting.table) == ["", "now", "now"]
    sitting.table.check_sit(ZOE, 2, "")
    changes = sitting.enter(Sat, "zoe", name="zoe", seat=2)
    assert (sitting.table.seating.number_of(ZOE), SETTINGS in changes.parts) == (2, True)


def test_during_a_round_the_others_must_agree_to_a_latecomer() -> None:
    sitting = running(people=2, takeover="now")
    assert takeovers(sitting.table) == ["", "", "ask", "ask"]
    is_refused("seat/ask-people", sitting.table, "zoe", 2)
    ask(sitting, "zoe", 2)
    sitting.enter(Answered, "ana", guest=ZOE, allowed=True)
    assert sitting.table.player_of(ZOE) is None
    changes = sitting.enter(Answered, "bo", guest=ZOE, allowed=True)
    assert (sitting.table.player_of(ZOE), SETTINGS in changes.parts) == (sitting.table.seating[2].name, True)
    assert everything(sitting.again()) == everything(sitting.table)


def test_who_was_let_in_has_the_whole_time_to_decide() -> None:
    sitting = running(takeover="now")
    board = sitting.table.boards[0]
    while not (waiting := [n for n in (1, 2) if sitting.table.seating[n].name in board.game.waiting]):
        sitting.fall_due()
    ask(sitting, "zoe", waiting[0])
    sitting.enter(Answered, "ana", guest=ZOE, allowed=True)
    sitting.now += 50_000
    sitting.enter(Returned, "zoe")
    assert board.since == sitting.now


def test_where_nobody_can_agree_a_latecomer_waits_for_the_end_of_the_round() -> None:
    sitting = running(takeover="now")
    sitting.enter(Left, "ana")
    ask(sitting, "zoe", 1)
    assert shown_to(sitting, "zoe").asking[0].waits
    sitting.finish_round()
    assert sitting.table.seating.number_of(ZOE) == 1


@pytest.mark.parametrize("settings", [{"takeover": "never"}, {"spectators": False}])
def test_where_the_table_does_not_allow_it_nobody_takes_over_from_a_bot(settings: dict[str, Any]) -> None:
    sitting = running(**settings)
    for _ in range(2):
        assert takeovers(sitting.table) == ["", "", ""]
        assert not sitting.table.can_be_joined
        is_refused("seat/taken", sitting.table, "zoe", 1)
        sitting.refuses("seat/taken", Asked, "zoe", name="zoe", seat=1)
        sitting.refuses("seat/taken", Sat, "zoe", name="zoe", seat=1)
        sitting.finish_round()


def test_where_latecomers_never_take_over_from_a_bot_the_others_decide_about_a_seat_that_was_left() -> None:
    sitting = running(people=2, takeover="never")
    sitting.enter(Left, "bo")
    assert takeovers(sitting.table) == ["", "ask", "", ""]
    is_refused("seat/ask-people", sitting.table, "zoe", 1)
    ask(sitting, "zoe", 1)
    sitting.enter(Answered, "ana", guest=ZOE, allowed=True)
    assert sitting.table.seating.number_of(ZOE) == 1


def test_who_had_a_seat_in_the_match_gets_no_bots_seat() -> None:
    sitting = running(people=2)
    sitting.enter(Left, "bo")
    sitting.refuses("seat/had-another", Asked, "bo", name="bo", seat=2)
    sitting.refuses("seat/have-one", Asked, "ana", name="ana", seat=2)


def test_a_guest_asks_for_one_seat_and_any_is_one_that_nobody_asks_for() -> None:
    sitting = running()
    assert sitting.table.free_seat_for(ZOE) == 1
    ask(sitting, "zoe", 1)
    assert sitting.table.free_seat_for(guest_of("bo")) == 2
    ask(sitting, "zoe", 2)
    assert [request.seat for request in sitting.table.requests.pending.values()] == [2]
    assert sitting.table.free_seat_for(guest_of("bo")) == 1


def test_any_seat_is_the_one_that_the_guest_has_left() -> None:
    sitting = running(people=3)
    for name in ("bo", "cy"):
        sitting.enter(Left, name)
    assert [sitting.table.free_seat_for(guest_of(name)) for name in ("bo", "cy", "zoe")] == [1, 2, 1]


@pytest.mark.parametrize("how", [("zoe", Left, {}), ("ana", Removed, {"guest": ZOE})])
def test_who_gives_up_the_wish_or_is_removed_takes_over_nothing(how: tuple[str, Any, dict[str, Any]]) -> None:
    who, kind, fields = how
    sitting = running()
    ask(sitting, "zoe", 1)
    sitting.enter(kind, who, **fields)
    sitting.finish_round().enter(Dealt)
    assert sitting.table.seating[1].bot == "careful"
    sitting.refuses("seat/removed" if kind is Removed else "seat/not-yours", *_again(kind))


def _again(kind: Any) -> tuple[Any, ...]:
    """The entry that is refused afterwards."""
    return (lambda **fields: Asked(name="zoe", seat=1, **fields), "zoe") if kind is Removed else (Left, "zoe")


def test_the_host_decides_about_a_latecomer_from_the_place_of_a_removed_guest() -> None:
    """The host can answer during the round, and the guest still waits for its end."""
    sitting = running(people=2)
    sitting.enter(Removed, "ana", guest=guest_of("bo"), place="home")
    ask(sitting, "zoe", 2, "home")
    sitting.finish_round()
    assert sitting.table.seating.number_of(ZOE) is None
    sitting.enter(Dealt)
    sitting.enter(Answered, "ana", guest=ZOE, allowed=True)
    assert sitting.table.seating.number_of(ZOE) is None
    sitting.finish_round()
    assert sitting.table.seating.number_of(ZOE) == 2


def test_a_latecomer_at_a_table_that_all_have_left_is_its_host() -> None:
    sitting = running()
    ask(sitting, "zoe", 1)
    sitting.enter(Left, "ana")
    sitting.finish_round()
    assert sitting.table.host == ZOE


def test_who_waits_for_a_seat_is_known_to_the_table() -> None:
    sitting = running()
    ask(sitting, "zoe", 1)
    assert sitting.table.is_known(ZOE)
    assert not sitting.table.is_known(guest_of("bo"))


def test_a_rematch_keeps_the_seats_that_stayed_free_for_people() -> None:
    sitting = Sitting(people=1, bots=(PERSON, "eager"), options=SHORT).start().finish_round()
    sitting.enter(Sat, "zoe", name="zoe", seat=2)
    assert sitting.table.settings.seats == (PERSON, PERSON, PERSON)


def test_an_eliminated_bots_seat_is_not_offered() -> None:
    bots = ("eager",) * 5
    sitting = Sitting(people=1, bots=bots, format={"scoring": "elimination", "target": 80}).start()
    match = sitting.table.match
    assert match is not None
    while len(match.playing) == len(match.players):
        sitting.fall_due()
    out = [seat.name not in match.playing for seat in sitting.table.seating]
    assert any(out[1:])
    assert [bool(when) for when in takeovers(sitting.table)] == [False, *(not is_out for is_out in out[1:])]
    sitting.refuses("seat/taken", Sat, "zoe", name="zoe", seat=out.index(True, 1))
