"""The end of a table, and its whole log: the same entries always make the same table."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from msgspec.json import decode

from sabot.match.proof import Proof
from sabot.match.record import format_record
from sabot.server.tables.log import entries as log
from sabot.server.tables.log.entries import (
    Acted,
    Branched,
    Changed,
    Chatted,
    Closed,
    Dealt,
    Left,
    Missed,
    Readied,
    Rematched,
    Returned,
    Sat,
    Started,
)
from sabot.server.tables.log.idempotency import REMEMBERED
from sabot.server.tables.settings import Clocks
from sabot.server.tables.state import OVER
from tests.support.server.table_fixtures import (
    FORMATS,
    HOST,
    KEY,
    SHORT,
    Sitting,
    everything,
    guest_of,
    hands,
    seats_for,
    short,
    shown,
)

EDITIONS = ("deluxe", "potter", "flip", "wizz")


def test_the_last_action_ends_the_match_and_the_table() -> None:
    sitting = short(1, ("careful",), format={"target": 1}).start().play_on()
    assert sitting.table.status == OVER
    assert sitting.table.match is not None
    assert sitting.table.match.is_over


OVER_AND_DONE: tuple[tuple[Callable[..., Any], dict[str, Any]], ...] = (
    (Sat, {"name": "ana", "seat": 0}),
    (Left, {}),
    (Changed, {"seat": 0, "to": "random"}),
    (Started, {}),
    (Readied, {}),
    (Dealt, {}),
    (Acted, {"seat": 0, "action": "draw"}),
    (Missed, {"seat": 0}),
    (Returned, {}),
    (log.Reported, {"line": 1}),
    (Branched, {"record": ""}),
    (Closed, {}),
)


@pytest.mark.parametrize(("kind", "fields"), OVER_AND_DONE, ids=lambda value: getattr(value, "__name__", ""))
def test_when_it_is_over_nothing_more_happens(kind: Callable[..., Any], fields: dict[str, Any]) -> None:
    sitting = short(1, ("careful",), format={"target": 1}).start().play_on()
    sitting.refuses("table/over", kind, "ana", **fields)


def test_there_is_one_rematch() -> None:
    sitting = short(2, format={"target": 1}).start().play_on()
    sitting.enter(Rematched, "bo", table="another")
    assert decode(shown(sitting.table, None))["snapshot"]["rematch"] == "another"
    sitting.refuses("rematch/too-early", Rematched, "ana", table="a third")


@pytest.mark.parametrize("starts", [False, True])
def test_the_host_closes_a_table_at_any_time(starts: bool) -> None:
    sitting = Sitting(people=2, bots=())
    if starts:
        sitting.start()
    sitting.refuses("table/host-only", Closed, "bo")
    sitting.enter(Closed, "ana")
    assert sitting.table.status == OVER
    assert [decode(shown(sitting.table, guest_of(name)))["snapshot"]["legal"] for name in sitting.people] == [[], []]
    sitting.refuses("table/over", Closed, "ana")
    sitting.enter(Chatted, "bo", name="bo", text="why?")


def test_a_table_that_was_closed_in_a_round_still_shows_nobody_elses_cards() -> None:
    sitting = Sitting(people=2, bots=()).start()
    sitting.enter(Closed, "ana")
    view = decode(shown(sitting.table, HOST))["snapshot"]["view"]
    assert (set(view["hands"]["bo"]), len(view["hands"]["bo"])) == ({"??"}, 7)
    assert sitting.table.match is not None
    assert sitting.table.match.rounds[0].secret not in shown(sitting.table, HOST)


# Branches of another match


def branch(record: str) -> Sitting:
    sitting = Sitting(people=1, bots=("careful",), options=SHORT, seed="other")
    sitting.enter(Branched, "ana", record=record)
    return sitting


def test_a_table_goes_on_from_a_moment_of_another_match() -> None:
    """Cards, events and the bots for absent players are the same."""
    played = short(2).start().play_on(5)
    assert played.table.match is not None
    sitting = branch(format_record(played.table.match))
    assert hands(sitting) == hands(played)
    assert sitting.table.boards[0].heard == played.table.boards[0].heard
    assert [seat.name for seat in sitting.table.seating] == ["ana", "bo"]
    sitting.play_on(20)
    assert everything(sitting.again()) == everything(sitting.table)


def test_a_table_goes_on_from_between_two_rounds() -> None:
    played = short(2).start().finish_round()
    assert played.table.match is not None
    sitting = branch(format_record(played.table.match))
    assert (sitting.table.is_between_rounds, sitting.table.boards) == (True, [])
    sitting.fall_due()
    assert len(sitting.table.boards) == 1


def test_what_is_no_record_and_what_is_not_the_hosts_business_is_refused() -> None:
    played = short(2).start()
    assert played.table.match is not None
    record = format_record(played.table.match)
    sitting = short(2)
    sitting.refuses("table/host-only", Branched, "bo", record=record)
    sitting.refuses("otherwise", Branched, "ana", record=record.replace("commitment: ", "commitment: 0"))
    sitting.refuses("keys", Branched, "ana", record="")
    sitting.start()
    sitting.refuses("table/started", Branched, "ana", record=record)


# Retries


def test_what_a_guest_has_done_before_is_known_by_its_name_also_after_a_reload() -> None:
    sitting = Sitting(people=2, bots=()).start()
    player = sitting.game_of("ana").waiting[0]
    sitting.enter(Acted, player, id="c-1", seat=sitting.people.index(player), action="draw")
    done = sitting.table.version
    sitting.enter(Chatted, player, id="c-2", name=player, text="hm")
    other = next(name for name in sitting.people if name != player)
    for table in (sitting.table, sitting.again()):
        assert table.idempotency_keys.version_of(guest_of(player), "c-1") == done
        assert table.idempotency_keys.version_of(guest_of(player), "c-2") == done + 1
        assert table.idempotency_keys.version_of(guest_of(player), "c-3") is None
        assert table.idempotency_keys.version_of(guest_of(other), "c-1") is None
        assert (
            table.idempotency_keys.version_of(None, "c-1")
            is table.idempotency_keys.version_of(guest_of(player), None)
            is None
        )


def test_what_was_refused_is_not_known_and_can_be_tried_again() -> None:
    sitting = Sitting(people=2, bots=())
    sitting.refuses("table/not-started", Acted, "ana", id="c-1", seat=0, action="draw")
    assert sitting.table.idempotency_keys.version_of(HOST, "c-1") is None


def test_of_each_guest_the_last_names_are_known() -> None:
    sitting = Sitting(people=2)
    sitting.enter(Chatted, "bo", id="his", name="bo", text="hello")
    for number in range(REMEMBERED + 1):
        sitting.enter(Chatted, "ana", id=f"c-{number}", name="ana", text="hello")
    answered = [
        sitting.table.idempotency_keys.version_of(HOST, f"c-{number}") is not None for number in range(REMEMBERED + 1)
    ]
    assert answered == [False] + REMEMBERED * [True]
    assert sitting.table.idempotency_keys.version_of(guest_of("bo"), "his") is not None


# The whole log


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("name", FORMATS)
def test_the_same_log_makes_the_same_table_for_everybody(edition: str, name: str) -> None:
    """People at half of the seats act or miss their time; now and then the table is rebuilt from its log."""
    seats, format_ = FORMATS[name]
    people = seats // 2
    clocks = Clocks(decision=5, pause=3)
    options = {"turn_cap": 20} if seats == 8 else {}
    sitting = Sitting(edition, people, seats_for(people, seats), clocks=clocks, format=format_, options=options)
    sitting.enter(Chatted, "zoe", id="c-1", name="zoe", text="good luck")
    sitting.start()
    chance = Random(f"{edition} {name}")
    while sitting.table.status != OVER:
        for _ in range(400):
            sitting.go_on(chance)
        assert everything(sitting.again()) == everything(sitting.table)
    assert sitting.table.match is not None
    assert sitting.table.match.is_over
    proof = Proof(format_record(sitting.table.match))
    assert (proof.ok, len(proof.rounds)) == (True, len(sitting.table.match.rounds))


def test_every_entry_is_one_version() -> None:
    sitting = short(2, ("careful",)).start().play_on(30)
    assert sitting.table.version == len(sitting.log)
    assert (sitting.table.key, sitting.table.at) == (KEY, sitting.log[-1].at)
