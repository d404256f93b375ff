"""Requests for seats: who must agree, and that nobody sees two hands by removing, leaving or coming back as another."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sabot.errors import Refused
from sabot.server.projection.parts import seats
from sabot.server.projection.viewers import Viewer, vantage_of
from sabot.server.tables.log.entries import (
    Answered,
    Asked,
    Changed,
    Closed,
    Left,
    Missed,
    Removed,
    Returned,
    Sat,
    Started,
)
from sabot.server.tables.seat_requests import ASK_AGAIN, MOST_REQUESTS
from sabot.server.tables.state import OPEN, PLAYING, TableState
from tests.support.server.table_fixtures import Sitting, everything, guest_of, short, shown

HOME, ELSEWHERE = "place-of-bo", "another-place"


def remove(sitting: Sitting, name: str, place: str = "") -> None:
    sitting.enter(Removed, sitting_host(sitting), guest=guest_of(name), place=place)


def sitting_host(sitting: Sitting) -> str:
    return sitting.table.host.removeprefix("guest-")


def ask(sitting: Sitting, name: str, seat: int, place: str = "") -> None:
    sitting.enter(Asked, name, name=name, seat=seat, place=place)


def answer(sitting: Sitting, name: str, asker: str, *, allowed: bool = True) -> None:
    sitting.enter(Answered, name, guest=guest_of(asker), allowed=allowed)


def seat_of(sitting: Sitting, name: str) -> int | None:
    return sitting.table.seating.number_of(guest_of(name))


def asked_for(sitting: Sitting, name: str) -> list[str]:
    """The names of those whom somebody has to answer, as they are shown to them."""
    viewer = Viewer(guest_of(name), None)
    return [
        request.name for request in seats(sitting.table, vantage_of(sitting.table, viewer))["asking"] if request.yours
    ]


def is_refused(code: str, table: TableState, name: str, seat: int, place: str = "") -> None:
    with pytest.raises(Refused) as caught:
        table.check_sit(guest_of(name), seat, place)
    assert caught.value.code == code


def test_a_host_who_removes_a_player_gets_no_seat_by_another_guest_of_their_own() -> None:
    """There is nobody else to agree: the bot plays until the round is over."""
    sitting = short(people=2, bots=("eager",), takeover="now").start()
    remove(sitting, "bo")
    is_refused("seat/ask-people", sitting.table, "zoe", 1)
    ask(sitting, "zoe", 1)
    assert '"waits":true' in shown(sitting.table, guest_of("zoe"))
    sitting.refuses("seat/no-request", Answered, "ana", guest=guest_of("zoe"), allowed=True)
    sitting.refuses("seat/no-request", Answered, "zoe", guest=guest_of("zoe"), allowed=True)
    assert vantage_of(sitting.table, Viewer(guest_of("zoe"), None)).seat is None
    sitting.finish_round()
    assert seat_of(sitting, "zoe") == 1


def test_every_other_person_must_agree_and_the_host_who_emptied_the_seat_does_not_count() -> None:
    sitting = Sitting(people=4, bots=(), takeover="now").start()
    remove(sitting, "bo")
    ask(sitting, "zoe", 1)
    assert [asked_for(sitting, name) for name in ("ana", "cy", "dan", "zoe")] == [[], ["zoe"], ["zoe"], []]
    sitting.refuses("seat/no-request", Answered, "ana", guest=guest_of("zoe"), allowed=True)
    answer(sitting, "cy", "zoe")
    sitting.refuses("seat/no-request", Answered, "cy", guest=guest_of("zoe"), allowed=False)
    assert (seat_of(sitting, "zoe"), asked_for(sitting, "cy")) == (None, [])
    answer(sitting, "dan", "zoe")
    assert (seat_of(sitting, "zoe"), sitting.table.seating[1].name, sitting.table.requests.pending) == (1, "bo", {})
    assert everything(sitting.again()) == everything(sitting.table)


def test_one_refusal_ends_a_request_and_it_can_be_repeated_after_a_while() -> None:
    sitting = Sitting(people=3, bots=(), takeover="now").start()
    sitting.enter(Left, "bo")
    ask(sitting, "zoe", 1)
    answer(sitting, "ana", "zoe")
    answer(sitting, "cy", "zoe", allowed=False)
    assert (seat_of(sitting, "zoe"), sitting.table.requests.pending) == (None, {})
    sitting.refuses("seat/refused", Asked, "zoe", name="zoe", seat=1)
    sitting.now += ASK_AGAIN
    ask(sitting, "zoe", 1)
    assert asked_for(sitting, "ana") == ["zoe"]


def test_a_seat_that_was_left_shows_its_cards_to_nobody_without_consent() -> None:
    """Another player could come as a second guest."""
    sitting = Sitting(people=2, bots=(), takeover="now").start()
    sitting.enter(Left, "bo")
    is_refused("seat/ask-people", sitting.table, "zoe", 1)
    ask(sitting, "zoe", 1)
    assert asked_for(sitting, "ana") == ["zoe"]
    answer(sitting, "ana", "zoe")
    assert seat_of(sitting, "zoe") == 1


def test_a_bot_plays_for_a_guest_who_was_given_a_seat_until_they_come() -> None:
    """They may have gone meanwhile."""
    sitting = Sitting(people=2, bots=(), takeover="now").start()
    sitting.enter(Left, "bo")
    ask(sitting, "zoe", 1)
    answer(sitting, "ana", "zoe")
    assert (sitting.table.seating[1].is_away, sitting.table.has_bots) == (True, True)
    sitting.enter(Returned, "zoe")
    assert sitting.table.seating[1].is_here


def test_a_guest_comes_back_without_asking_only_to_cards_that_it_knows() -> None:
    sitting = short(people=2, bots=("eager",), takeover="now").start()
    sitting.enter(Left, "bo")
    sitting.table.check_sit(guest_of("bo"), 1, "")
    sitting.finish_round()
    sitting.table.check_sit(guest_of("bo"), 1, "")
    sitting.fall_due()
    is_refused("seat/ask-people", sitting.table, "bo", 1)


def test_a_guest_who_left_before_the_deal_does_not_know_the_cards() -> None:
    sitting = short(people=2, bots=("eager",), takeover="now").start()
    sitting.finish_round()
    sitting.enter(Left, "bo")
    sitting.fall_due()
    assert not sitting.table.is_between_rounds
    is_refused("seat/ask-people", sitting.table, "bo", 1)


def test_nobody_who_had_a_seat_asks_for_another_one() -> None:
    sitting = Sitting(people=4, bots=(), takeover="now").start()
    sitting.enter(Left, "ana")
    sitting.enter(Left, "bo")
    assert sitting.table.host == guest_of("cy")
    sitting.refuses("seat/had-another", Asked, "ana", name="ana", seat=1)
    sitting.refuses("seat/have-one", Asked, "cy", name="cy", seat=1)
    sitting.refuses("seat/taken", Asked, "zoe", name="zoe", seat=2)
    sitting.refuses("seat/none", Asked, "zoe", name="zoe", seat=9)
    remove(sitting, "bo")
    sitting.refuses("seat/removed", Asked, "bo", name="bo", seat=1)


def test_a_host_cannot_remove_the_others_to_decide_alone() -> None:
    sitting = Sitting(people=4, bots=(), takeover="now").start()
    remove(sitting, "bo")
    ask(sitting, "zoe", 1)
    for name in ("cy", "dan"):
        remove(sitting, name)
    assert seat_of(sitting, "zoe") is None
    sitting.refuses("seat/no-request", Answered, "ana", guest=guest_of("zoe"), allowed=True)
    sitting.enter(Left, "ana")
    assert seat_of(sitting, "zoe") is None


def test_an_absent_player_is_asked_too() -> None:
    """Otherwise a host could wait until the others are away."""
    sitting = Sitting(people=3, bots=(), takeover="now").start()
    remove(sitting, "bo")
    sitting.enter(Missed, seat=2)
    ask(sitting, "zoe", 1)
    assert asked_for(sitting, "cy") == ["zoe"]


def test_who_leaves_is_not_asked_any_more() -> None:
    sitting = Sitting(people=4, bots=(), takeover="now").start()
    remove(sitting, "bo")
    ask(sitting, "zoe", 1)
    answer(sitting, "cy", "zoe")
    sitting.enter(Left, "dan")
    assert seat_of(sitting, "zoe") == 1


def test_two_ask_for_one_seat_and_the_first_gets_it() -> None:
    sitting = short(people=2, bots=("eager",), takeover="now").start()
    remove(sitting, "bo")
    ask(sitting, "zoe", 1)
    ask(sitting, "yan", 1)
    sitting.finish_round()
    assert (seat_of(sitting, "zoe"), seat_of(sitting, "yan"), sitting.table.requests.pending) == (1, None, {})


def test_a_request_can_be_withdrawn() -> None:
    sitting = Sitting(people=2, bots=(), takeover="now").start()
    sitting.enter(Left, "bo")
    ask(sitting, "zoe", 1)
    sitting.enter(Left, "zoe")
    assert sitting.table.requests.pending == {}
    sitting.refuses("seat/not-yours", Left, "zoe")
    sitting.refuses("seat/no-request", Answered, "ana", guest=guest_of("zoe"), allowed=True)


def test_so_many_may_ask_at_once() -> None:
    sitting = Sitting(people=2, bots=(), takeover="now").start()
    sitting.enter(Left, "bo")
    for number in range(MOST_REQUESTS):
        ask(sitting, f"g{number}", 1)
    sitting.refuses("seat/too-many-ask", Asked, "zoe", name="zoe", seat=1)
    ask(sitting, "g0", 1)


@pytest.mark.parametrize("name", ["yan", "bo-again"])
def test_a_new_guest_from_the_place_of_a_removed_one_asks_the_host(name: str) -> None:
    sitting = Sitting(people=3, bots=("person",))
    sitting.enter(Left, "bo")
    sitting.enter(Sat, "bo", name="bo", seat=1, place=HOME)
    remove(sitting, "bo", HOME)
    sitting.table.check_sit(guest_of(name), 1, ELSEWHERE)
    sitting.table.check_sit(guest_of(name), 1, "")
    is_refused("seat/ask-host", sitting.table, name, 1, HOME)
    ask(sitting, name, 1, HOME)
    assert [asked_for(sitting, other) for other in ("ana", "cy")] == [[name], []]
    assert '"suspect":true' in shown(sitting.table, guest_of("ana"))
    assert '"suspect":true' not in shown(sitting.table, guest_of("cy"))
    sitting.refuses("seat/no-request", Answered, "cy", guest=guest_of(name), allowed=True)
    answer(sitting, "ana", name)
    assert (sitting.table.status, seat_of(sitting, name), sitting.table.seating[1].is_away) == (OPEN, 1, False)
    assert everything(sitting.again()) == everything(sitting.table)


def test_who_waits_for_the_next_round_is_told_that_the_host_must_agree() -> None:
    sitting = Sitting(people=3, bots=()).start()
    remove(sitting, "bo", HOME)
    ask(sitting, "zoe", 1, HOME)
    own, others = ('"mine":true,"yours":false,"waits":true,"suspect":false,"host":true', '"host":true')
    assert own in shown(sitting.table, guest_of("zoe"))
    assert f'"suspect":false,{others}' not in shown(sitting.table, guest_of("cy"))
    answer(sitting, "ana", "zoe")
    assert '"mine":true,"yours":false,"waits":true,"suspect":false,"host":false' in shown(
        sitting.table, guest_of("zoe")
    )


def test_people_of_the_same_place_who_sat_before_stay_and_come_back() -> None:
    sitting = Sitting(people=1, bots=("person", "person"))
    sitting.enter(Sat, "bo", name="bo", seat=1, place=HOME)
    sitting.enter(Sat, "cy", name="cy", seat=2, place=HOME)
    remove(sitting, "bo", HOME)
    sitting.enter(Left, "cy")
    sitting.table.check_sit(guest_of("cy"), 1, HOME)


def test_the_salt_of_a_guest_who_had_to_ask_is_in_the_first_deal() -> None:
    """Otherwise their page would warn that the house has left it out."""
    sitting = Sitting(people=2, bots=("person",))
    remove(sitting, "bo", HOME)
    sitting.enter(Asked, "zoe", name="zoe", seat=1, place=HOME, salt="my own")
    answer(sitting, "ana", "zoe")
    sitting.start()
    for table in (sitting.table, sitting.again()):
        assert table.match is not None
        assert ("zoe", "my own") in table.match.rounds[0].salts


def test_a_place_asks_once_at_a_time_and_waits_after_a_refusal() -> None:
    """A removed guest can make as many new guests as they like."""
    sitting = Sitting(people=2, bots=("person",))
    remove(sitting, "bo", HOME)
    ask(sitting, "zoe", 1, HOME)
    sitting.refuses("seat/too-many-ask", Asked, "yan", name="yan", seat=2, place=HOME)
    answer(sitting, "ana", "zoe", allowed=False)
    sitting.refuses("seat/refused", Asked, "yan", name="yan", seat=2, place=HOME)
    ask(sitting, "far", 2, ELSEWHERE)
    sitting.now += ASK_AGAIN
    ask(sitting, "yan", 1, HOME)


def test_during_a_round_both_the_host_and_the_others_are_asked() -> None:
    sitting = Sitting(people=4, bots=(), takeover="now").start()
    remove(sitting, "bo", HOME)
    ask(sitting, "zoe", 1, HOME)
    for name in ("cy", "dan"):
        answer(sitting, name, "zoe")
    assert (seat_of(sitting, "zoe"), asked_for(sitting, "ana")) == (None, ["zoe"])
    answer(sitting, "ana", "zoe")
    assert seat_of(sitting, "zoe") == 1


def test_after_the_round_a_suspect_still_waits_for_the_host() -> None:
    sitting = short(people=2, bots=("eager",), takeover="now").start()
    remove(sitting, "bo", HOME)
    ask(sitting, "zoe", 1, HOME)
    sitting.finish_round()
    assert (seat_of(sitting, "zoe"), asked_for(sitting, "ana")) == (None, ["zoe"])
    answer(sitting, "ana", "zoe")
    assert seat_of(sitting, "zoe") == 1


def test_requests_end_with_the_seats_and_with_the_table() -> None:
    sitting = Sitting(people=2, bots=("person",), takeover="never")
    remove(sitting, "bo", HOME)
    ask(sitting, "zoe", 1, HOME)
    sitting.enter(Changed, "ana", seat=1, to="eager")
    assert sitting.table.requests.pending == {}
    ask(sitting, "zoe", 2, HOME)
    sitting.enter(Started, "ana")
    assert (sitting.table.status, sitting.table.requests.pending) == (PLAYING, {})
    other = Sitting(people=2, bots=(), takeover="now").start()
    other.enter(Left, "bo")
    ask(other, "zoe", 1)
    other.enter(Closed, "ana")
    assert other.table.requests.pending == {}


def test_a_request_of_the_waiting_room_goes_on_where_latecomers_may_take_over() -> None:
    sitting = short(people=2, bots=("person",))
    remove(sitting, "bo", HOME)
    ask(sitting, "zoe", 2, HOME)
    sitting.enter(Started, "ana")
    answer(sitting, "ana", "zoe")
    assert seat_of(sitting, "zoe") is None
    sitting.finish_round()
    assert seat_of(sitting, "zoe") == 2


def test_the_rematch_knows_who_was_removed_from_where_and_who_may_come() -> None:
    sitting = Sitting(people=1, bots=("person", "person"))
    sitting.enter(Sat, "bo", name="bo", seat=1, place=HOME)
    sitting.enter(Sat, "cy", name="cy", seat=2, place=HOME)
    remove(sitting, "bo", HOME)
    excluded = sitting.table.exclusions()
    assert (excluded["removed"], excluded["removed_places"]) == ((guest_of("bo"),), (HOME,))
    assert guest_of("cy") in excluded["admitted"]
    assert guest_of("bo") not in excluded["admitted"]


NAMES = ("ana", "bo", "cy", "dan", "zoe", "yan", "xia")
KINDS = (Asked, Asked, Sat, Sat, Answered, Answered, Answered, Answered, Left, Left, Removed, None)


def next_doing(sitting: Sitting, chance: Random) -> tuple[Any, ...] | None:
    """Something that a guest could try now: its kind, who, and what about. None lets the table go on."""
    table = sitting.table
    free = [number for number in range(4) if table.is_free(number)]
    seated = [str(seat.guest) for seat in table.seating.people]
    asking = [*table.requests.pending]
    kind = chance.choice(KINDS)
    if kind in (Asked, Sat) and free:
        return kind, guest_of(chance.choice(NAMES)), chance.choice(free)
    if kind is Answered and asking and seated:
        return kind, chance.choice(seated), chance.choice(asking), chance.random() < 0.9
    if kind is Left and seated:
        return kind, chance.choice(seated + asking)
    if kind is Removed and seated:
        return kind, table.host, chance.choice(seated)
    return None


def carry_out(sitting: Sitting, doing: tuple[Any, ...] | None, at_home: set[str]) -> None:
    """Do it as the server would: a seat is taken at once only if the table allows it. Or Refused."""
    if doing is None:
        sitting.fall_due()
        return
    kind, by, *rest = doing
    place = HOME if by.removeprefix("guest-") in at_home else ""
    if kind is Sat:
        sitting.table.check_sit(by, rest[0], place)
    fields: dict[Any, dict[str, Any]] = {
        Answered: {"guest": rest[0], "allowed": rest[-1]} if rest else {},
        Removed: {"guest": rest[0], "place": HOME if rest[0] in at_home else ""} if rest else {},
        Left: {},
    }
    seat = {"name": by, "seat": rest[0], "place": place} if rest else {}
    sitting.take(kind(at=sitting.now, by=by, **fields.get(kind, seat)))


@settings(max_examples=60)
@given(st.randoms(use_true_random=False), st.sets(st.sampled_from(NAMES)), st.sampled_from(["round", "now", "never"]))
def test_whatever_guests_do_nobody_sees_cards_of_a_round_without_the_others(
    chance: Random, at_home: set[str], takeover: str
) -> None:
    """A guest gets a seat in a round only if it knew its cards, or if all others but who emptied it have agreed.

    Where latecomers wait for the next round, nobody can agree. Where they never take over, a bot keeps its seat.
    """
    sitting = Sitting(people=3, bots=("eager",), takeover=takeover, options={"turn_cap": 20}).start()
    agreed: dict[str, set[str]] = {}
    known: dict[str, set[str]] = {seat.guest or "": {seat.name} for seat in sitting.table.seating}
    for _ in range(60):
        table = sitting.table
        if table.status != PLAYING:
            break
        number_of_round, was_between = table.round, table.is_between_rounds
        before = [(seat.guest, seat.emptied_by) for seat in table.seating]
        doing = next_doing(sitting, chance)
        try:
            carry_out(sitting, doing, at_home)
        except Refused:
            continue
        if doing is not None and doing[0] is Answered and doing[3]:
            agreed.setdefault(doing[2], set()).add(doing[1])
        elif doing is not None and doing[0] in (Asked, Left):
            agreed.pop(doing[1], None)
        if (table.round, table.is_between_rounds) != (number_of_round, was_between):
            known = {seat.guest or "": {seat.name} for seat in table.seating}
            agreed = {}
        if table.is_between_rounds or table.match is None or not table.match.games:
            continue
        for seat, (guest, emptied_by) in zip(table.seating, before, strict=True):
            if seat.guest is None or seat.guest == guest or number_of_round != table.round or was_between:
                continue
            if seat.name not in known.get(seat.guest, set()):
                others = {str(other.guest) for other in table.seating.people} - {seat.guest, emptied_by}
                assert others, "nobody was there to agree"
                assert takeover != "round", "somebody did not wait for the next round"
                assert others <= agreed.get(seat.guest, set())
            known.setdefault(seat.guest, set()).add(seat.name)
            assert len(known[seat.guest]) == 1, "one guest saw two hands"
    assert everything(sitting.again()) == everything(sitting.table)
    assert takeover != "never" or sitting.table.seating[3].wish == "eager"
