"""A table before the first deal: guests sit down, leave, are removed, and add salt."""

from typing import Any

import pytest
from msgspec.json import decode

from sabot.revision import REVISION
from sabot.server.tables.log.change_set import GAME, MATCH, SEATS
from sabot.server.tables.log.entries import (
    Acted,
    Changed,
    Chatted,
    Closed,
    Dealt,
    Left,
    Opened,
    Readied,
    Rematched,
    Removed,
    Returned,
    Sat,
    Started,
)
from sabot.server.tables.log.fold import apply
from sabot.server.tables.settings import Settings
from sabot.server.tables.state import OPEN, PLAYING, TableState
from tests.support.server.table_fixtures import HOST, SEED, STRANGER, Sitting, guest_of, hands, short, shown


def test_the_guest_who_opens_a_table_is_its_host_and_has_the_first_seat_for_a_person() -> None:
    table = Sitting(bots=("careful", "random")).table
    assert (table.status, table.version, table.host, table.created) == (OPEN, 1, HOST, 1_000_000)
    assert [seat.name for seat in table.seating] == ["ana", "", ""]
    assert table.is_known(HOST)
    assert not table.is_known(STRANGER)
    assert not table.is_known(None)


def test_the_promise_about_the_first_deal_is_there_before_anybody_can_stir_it() -> None:
    sitting = Sitting()
    promised = sitting.table.commitment
    sitting.start()
    assert sitting.table.commitment == promised == sitting.table.match.rounds[0].commitment  # type: ignore[union-attr]


def test_guests_sit_down_and_leave_again() -> None:
    sitting = Sitting(people=3, bots=())
    assert [seat.guest for seat in sitting.table.seating] == [guest_of(name) for name in ("ana", "bo", "cy")]
    sitting.enter(Left, "bo")
    assert sitting.table.seating[1].guest is None
    sitting.refuses("seat/not-yours", Left, "bo")
    sitting.refuses("seat/not-yours", Left, "zoe")


def test_a_seat_that_cannot_be_taken_is_refused() -> None:
    sitting = Sitting(people=2)
    sitting.refuses("seat/taken", Sat, "zoe", name="zoe", seat=1)
    sitting.refuses("seat/taken", Sat, "zoe", name="zoe", seat=2)
    sitting.refuses("seat/none", Sat, "zoe", name="zoe", seat=3)
    sitting.refuses("seat/none", Sat, "zoe", name="zoe", seat=-1)
    sitting.refuses("one-line", Sat, "bo", name="bo", seat=1, salt="two\nlines")


def test_the_host_gives_free_seats_to_bots_and_back() -> None:
    sitting = Sitting(people=2, bots=())
    sitting.enter(Left, "bo")
    sitting.enter(Changed, "ana", seat=1, to="random")
    sitting.refuses("seat/taken", Sat, "bo", name="bo", seat=1)
    sitting.enter(Changed, "ana", seat=1, to="person")
    sitting.enter(Sat, "bo", name="bo", seat=1)
    sitting.refuses("seat/taken", Changed, "ana", seat=1, to="random")
    sitting.refuses("no-bot", Changed, "ana", seat=1, to="nobody")
    sitting.refuses("seat/none", Changed, "ana", seat=2, to="random")
    sitting.refuses("table/host-only", Changed, "bo", seat=1, to="random")
    sitting.refuses("table/host-only", Changed, seat=1, to="random")


def test_when_the_host_leaves_the_next_person_is_the_host() -> None:
    sitting = Sitting(people=3, bots=())
    sitting.enter(Left, "ana")
    assert sitting.table.host == guest_of("bo")
    sitting.refuses("table/host-only", Started, "ana")
    sitting.enter(Left, "cy")
    sitting.enter(Started, "bo")


def test_when_nobody_is_left_the_next_guest_who_sits_down_is_the_host() -> None:
    """Otherwise nobody could ever start the match."""
    sitting = Sitting(people=2, bots=())
    sitting.enter(Left, "bo")
    sitting.enter(Left, "ana")
    assert sitting.table.host == HOST
    sitting.refuses("start/nobody", Started, "ana")
    sitting.enter(Sat, "bo", name="bo", seat=1)
    assert sitting.table.host == guest_of("bo")
    sitting.enter(Sat, "ana", name="ana", seat=0)
    assert sitting.table.host == guest_of("bo")


def test_a_removed_guest_loses_the_seat_and_cannot_come_back() -> None:
    sitting = Sitting(people=3, bots=())
    sitting.enter(Removed, "ana", guest=guest_of("bo"))
    assert sitting.table.seating[1].guest is None
    assert not sitting.table.may_watch(guest_of("bo"))
    sitting.refuses("seat/removed", Sat, "bo", name="bo", seat=1)
    sitting.refuses("table/none", Chatted, "bo", name="bo", text="why?")
    sitting.enter(Sat, "zoe", name="zoe", seat=1)


def test_a_spectator_can_be_removed_too() -> None:
    sitting = Sitting(people=2)
    assert sitting.table.may_watch(STRANGER)
    sitting.enter(Removed, "ana", guest=STRANGER)
    assert not sitting.table.may_watch(STRANGER)
    assert sitting.table.may_watch(None)


def test_only_the_host_sends_away_and_not_the_host() -> None:
    sitting = Sitting(people=2)
    sitting.refuses("table/host-only", Removed, "bo", guest=HOST)
    sitting.refuses("table/host-only", Removed, "zoe", guest=guest_of("bo"))
    sitting.refuses("remove/host", Removed, "ana", guest=HOST)


def test_without_spectators_others_look_only_while_there_is_room_for_them() -> None:
    sitting = Sitting(people=2, spectators=False)

    def look() -> list[bool]:
        return [sitting.table.may_watch(guest) for guest in (HOST, guest_of("bo"), STRANGER, None)]

    assert look() == [True, True, True, True]
    sitting.start()
    assert look() == [True, True, False, False]
    sitting.enter(Left, "bo")
    assert look() == [True, True, True, True]
    sitting.enter(Sat, "zoe", name="zoe", seat=1)
    assert look() == [True, False, True, False]
    sitting.enter(Left, "zoe")
    sitting.enter(Closed, "ana")
    assert look() == [True, False, False, False]


def test_a_removed_guest_cannot_join_the_rematch() -> None:
    sitting = Sitting()
    sitting.enter(Removed, "ana", guest=STRANGER)
    rematch = TableState("another-key", SEED)
    settings, removed = sitting.table.settings, tuple(sitting.table.removed)
    apply(rematch, Opened(at=1, by=HOST, name="ana", settings=settings, removed=removed))
    assert not rematch.may_watch(STRANGER)


def test_a_table_of_an_older_revision_keeps_the_defaults_that_its_settings_meant() -> None:
    """The log says nothing about the options whose defaults revision 2 changed; what was chosen stays."""
    table = TableState("a-key", SEED)
    settings = Settings(edition="flip", seats=("person", "person"), options={"last_flip": "new"})
    apply(table, Opened(at=1, by=HOST, name="ana", settings=settings))
    assert table.settings.options == {"uno_window": "begun", "last_flip": "new"}
    table = TableState("a-key", SEED)
    apply(table, Opened(at=1, by=HOST, name="ana", settings=settings, rules=REVISION))
    assert table.settings.options == {"last_flip": "new"}


def test_when_the_match_is_over_the_host_still_sends_away() -> None:
    sitting = short().start().play_on()
    names = [seat.name for seat in sitting.table.seating]
    sitting.enter(Removed, "ana", guest=guest_of("bo"))
    sitting.refuses("table/none", Chatted, "bo", name="bo", text="well played")
    assert [seat.name for seat in sitting.table.seating] == names
    assert sitting.table.match is not None
    assert sitting.table.match.players == tuple(names)


def two_of_three_are_ready() -> Sitting:
    """A table between rounds that waits for nobody but cy."""
    sitting = short(people=3).start().finish_round()
    for name in sitting.people:
        sitting.enter(Returned, name)
    for name in ("ana", "bo"):
        sitting.enter(Readied, name)
    return sitting


def test_a_player_stirs_each_deal_once() -> None:
    sitting = two_of_three_are_ready()
    sitting.enter(Readied, "bo", salt="of bo")
    sitting.refuses("salt/twice", Readied, "bo", salt="of bo, again")
    sitting.enter(Readied, "bo")
    sitting.enter(Readied, "ana", salt="of ana")
    assert sitting.table.match is not None
    assert sitting.table.match.rounds[-1].salts == [("bo", "of bo"), ("ana", "of ana")]


def test_at_a_table_that_was_closed_between_rounds_nothing_is_dealt_when_somebody_is_sent_away() -> None:
    sitting = two_of_three_are_ready()
    sitting.enter(Closed, "ana")
    sitting.enter(Removed, "ana", guest=guest_of("cy"))
    assert sitting.table.match is not None
    assert not sitting.table.match.games


@pytest.mark.parametrize("leave", [(Left, "cy", {}), (Removed, "ana", {"guest": guest_of("cy")})])
def test_when_the_last_who_is_not_ready_goes_the_next_round_is_dealt(leave: tuple[Any, str, dict[str, str]]) -> None:
    sitting = two_of_three_are_ready()
    kind, who, fields = leave
    changes = sitting.enter(kind, who, **fields)
    assert {SEATS, MATCH, GAME} <= changes.parts
    assert not sitting.table.is_between_rounds
    assert not sitting.table.ready


def test_a_seat_that_was_changed_stays_so_for_the_rematch() -> None:
    sitting = Sitting(people=1, bots=("careful", "eager"))
    sitting.enter(Changed, "ana", seat=1, to="person")
    assert sitting.table.settings.seats == ("person", "person", "eager")
    sitting.start()
    assert sitting.table.settings.seats == ("person", "person", "eager")


def test_a_rematch_takes_the_place_of_one_that_came_to_nothing() -> None:
    sitting = short().start().play_on()
    sitting.enter(Rematched, "ana", table="first")
    sitting.refuses("rematch/too-early", Rematched, "bo", table="second")
    sitting.refuses("rematch/too-early", Rematched, "bo", table="second", instead_of="another")
    sitting.enter(Rematched, "bo", table="second", instead_of="first")
    assert sitting.table.rematch == "second"


# Starting, and the deal


def test_the_host_starts_once_and_bots_take_the_free_seats() -> None:
    sitting = Sitting(people=3, bots=("random",))
    sitting.enter(Left, "bo")
    sitting.refuses("table/host-only", Started, "cy")
    sitting.refuses("table/host-only", Started, "zoe")
    sitting.refuses("table/host-only", Started)
    sitting.start()
    match = sitting.table.match
    assert match is not None
    assert match.players == ("ana", "Bo", "cy", "Dee")
    assert match.bots == {"Bo": "fair", "Dee": "random"}
    assert (sitting.table.status, len(sitting.table.boards)) == (PLAYING, 1)
    sitting.refuses("table/started", Started, "ana")
    sitting.refuses("table/started", Changed, "ana", seat=1, to="person")


def test_salt_is_stirred_into_the_first_deal_and_on_record() -> None:
    dealt = []
    for salt in ("", "tuna", "sel"):
        sitting = Sitting(people=2, bots=())
        sitting.enter(Left, "bo")
        sitting.enter(Sat, "bo", name="bo", seat=1, salt=salt)
        sitting.start()
        dealt.append(hands(sitting))
        assert sitting.table.match is not None
        assert sitting.table.match.rounds[0].salts == ([("bo", salt)] if salt else [])
    assert dealt[0] != dealt[1] != dealt[2] != dealt[0]


def test_a_player_adds_salt_by_taking_the_own_seat_again_until_the_start() -> None:
    sitting = Sitting(people=2, bots=())
    sitting.enter(Sat, "ana", name="somebody else", seat=0, salt="tuna")
    sitting.enter(Sat, "ana", name="ana", seat=0, salt="sel")
    assert [seat.name for seat in sitting.table.seating] == ["ana", "bo"]
    sitting.start()
    assert sitting.table.match is not None
    assert sitting.table.match.rounds[0].salts == [("ana", "sel")]
    sitting.refuses("seat/taken", Sat, "ana", name="ana", seat=0, salt="more")


def test_salt_is_stirred_into_the_next_deal_and_shown_before_it() -> None:
    dealt = []
    for salt in ("", "tuna"):
        sitting = short().start().finish_round()
        promised = sitting.table.commitment
        sitting.enter(Returned, "bo")
        sitting.enter(Readied, "ana", salt=salt)
        told = decode(shown(sitting.table, None))["snapshot"]["match"]
        assert (told["salts"], told["commitment"], told["dealt"]) == ({"ana": [salt]} if salt else {}, promised, False)
        sitting.enter(Readied, "bo")
        assert sitting.table.match is not None
        assert sitting.table.match.rounds[1].salts == ([("ana", salt)] if salt else [])
        assert sitting.table.commitment == promised
        dealt.append(hands(sitting))
    assert dealt[0] != dealt[1]


def test_salt_that_is_no_line_and_salt_after_the_deal_are_refused() -> None:
    sitting = short().start()
    sitting.refuses("deal/too-early", Readied, "ana", salt="late")
    sitting.finish_round()
    sitting.refuses("one-line", Readied, "ana", salt="two\nlines")


def test_the_seed_of_the_table_is_the_seed_of_the_match() -> None:
    one, same, other = (Sitting(seed=seed).start() for seed in (SEED, SEED, "another"))
    assert hands(one) == hands(same) != hands(other)


def test_before_the_start_nothing_can_be_done_that_belongs_to_a_match() -> None:
    sitting = Sitting(people=2)
    sitting.refuses("table/not-started", Acted, "ana", seat=0, action="draw")
    sitting.refuses("table/not-started", Readied, "ana")
    sitting.refuses("table/not-started", Dealt)
    sitting.refuses("rematch/too-early", Rematched, "ana", table="other")
