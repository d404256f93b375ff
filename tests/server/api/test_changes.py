"""Seats, and the changes that only the host may make."""

import pytest
from starlette.testclient import TestClient

from sabot.server.tables.log.entries import Chatted
from tests.support.server.table_fixtures import KEY, Sitting
from tests.support.server.visitors import Visitor, bring, known, opened, visitor


def names(looking: Visitor, table: str) -> list[str]:
    """The names at the seats."""
    return [seat["name"] for seat in looking.get(table)["seats"]]


def test_somebody_takes_a_seat_and_leaves_it(ana: Visitor, bo: Visitor) -> None:
    table = opened(ana)
    assert bo.do("PUT", f"{table}/seats/1", {"salt": "pepper"}) == {"version": 2}
    assert names(bo, table) == ["Ana", "Bo", ""]
    assert bo.do("DELETE", f"{table}/seat") == {"version": 3}
    assert names(bo, table) == ["Ana", "", ""]


def test_any_seat_is_the_first_that_is_free(ana: Visitor, bo: Visitor, client: TestClient) -> None:
    table = opened(ana)
    bo.do("PUT", f"{table}/seats/any")
    assert names(bo, table) == ["Ana", "Bo", ""]
    visitor(client, "Cy").is_refused(409, "seat/none-free", "PUT", f"{table}/seats/any")


def test_a_seat_is_taken_under_a_name(ana: Visitor, stranger: Visitor) -> None:
    stranger.is_refused(409, "guest/no-name", "PUT", f"{opened(ana)}/seats/1")


@pytest.mark.parametrize(
    ("status", "code", "seat"),
    [(409, "seat/taken", "0"), (409, "seat/taken", "2"), (409, "seat/none", "9")]
    + [(400, "message", seat) for seat in ("10", "-1", "first", "1.5", "%00")],
)
def test_a_seat_that_is_not_free_is_not_taken(ana: Visitor, bo: Visitor, status: int, code: str, seat: str) -> None:
    table = opened(ana)
    bo.is_refused(status, code, "PUT", f"{table}/seats/{seat}")
    assert ana.get(table)["version"] == 1


def test_salt_is_one_line(ana: Visitor, bo: Visitor) -> None:
    table = opened(ana)
    bo.is_refused(400, "one-line", "PUT", f"{table}/seats/1", {"salt": "two\nlines"})
    bo.is_refused(400, "message", "PUT", f"{table}/seats/1", {"salt": "x" * 201})


def test_a_guest_without_a_seat_cannot_leave_one(ana: Visitor, bo: Visitor) -> None:
    bo.is_refused(403, "seat/not-yours", "DELETE", f"{opened(ana)}/seat")


def test_the_host_gives_a_seat_to_a_bot_and_back(ana: Visitor) -> None:
    table = opened(ana)
    ana.do("PATCH", f"{table}/seats/1", {"to": "eager"})
    assert [seat["kind"] for seat in ana.get(table)["seats"]] == ["person", "eager", "careful"]
    ana.do("PATCH", f"{table}/seats/1", {"to": "person"})
    assert [seat["kind"] for seat in ana.get(table)["seats"]] == ["person", "person", "careful"]
    ana.is_refused(400, "no-bot", "PATCH", f"{table}/seats/1", {"to": "kasparov"})
    ana.is_refused(409, "seat/taken", "PATCH", f"{table}/seats/0", {"to": "eager"})


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("PATCH", "seats/2", {"to": "eager"}),
        ("POST", "start", None),
        ("POST", "close", None),
        ("POST", "removals", {"seat": 0}),
    ],
)
def test_only_the_host_may(ana: Visitor, bo: Visitor, method: str, path: str, body: object) -> None:
    table = opened(ana)
    bo.do("PUT", f"{table}/seats/any")
    bo.is_refused(403, "table/host-only", method, f"{table}/{path}", body)
    assert ana.get(table)["version"] == 2


def test_the_host_starts_the_match_once(ana: Visitor, bo: Visitor) -> None:
    table = opened(ana)
    assert ana.do("POST", f"{table}/start") == {"version": 2}
    shown = bo.get(table)
    assert (shown["status"], shown["match"]["round"]) == ("playing", 1)
    assert all(seat["name"] for seat in shown["seats"])
    ana.is_refused(409, "table/started", "POST", f"{table}/start")


def test_the_one_who_opens_a_table_sees_the_commitment_before_adding_salt(ana: Visitor) -> None:
    """So that one click can deal: the server has committed itself before it gets the salt."""
    answer = ana.do("POST", "/api/tables", {"edition": "deluxe", "seats": ["person", "eager"]})
    table = f"/api/tables/{answer['table']}"
    ana.do("PUT", f"{table}/seats/0", {"salt": "of the seat"})
    ana.is_refused(400, "one-line", "POST", f"{table}/start", {"salt": "two\nlines"})
    assert ana.ask("POST", f"{table}/start", {"salt": "x" * 201}).status_code == 400
    ana.do("POST", f"{table}/start", {"salt": "pepper"})
    match = ana.get(table)["match"]
    assert match["commitment"] == answer["commitment"]
    assert match["salts"] == {"Ana": ["pepper"]}


def test_a_removed_guest_cannot_see_the_table(ana: Visitor, bo: Visitor) -> None:
    table = opened(ana)
    bo.do("PUT", f"{table}/seats/1")
    ana.do("POST", f"{table}/removals", {"seat": 1})
    assert names(ana, table) == ["Ana", "", ""]
    bo.is_refused(404, "table/none", "GET", table)
    bo.is_refused(403, "seat/removed", "PUT", f"{table}/seats/1")


def test_the_host_removes_the_author_of_a_chat_line(client: TestClient) -> None:
    sitting = Sitting(people=1)
    sitting.enter(Chatted, "zoe", name="zoe", text="spam")
    bring(client, sitting.table, sitting.log)
    table, ana, zoe = f"/api/tables/{KEY}", known(client, "guest-ana", "ana"), known(client, "guest-zoe", "zoe")
    (line,) = zoe.get(table)["chat"]
    ana.is_refused(409, "remove/nobody", "POST", f"{table}/removals", {"line": line["number"] + 1})
    ana.do("POST", f"{table}/removals", {"line": line["number"]})
    zoe.is_refused(404, "table/none", "GET", table)


def test_a_removal_names_one_guest(ana: Visitor) -> None:
    removals = f"{opened(ana)}/removals"
    ana.is_refused(400, "one-wish", "POST", removals, {})
    ana.is_refused(400, "one-wish", "POST", removals, {"seat": 1, "line": 2})
    ana.is_refused(409, "remove/nobody", "POST", removals, {"seat": 1})
    ana.is_refused(409, "remove/host", "POST", removals, {"seat": 0})


def test_what_is_asked_for_again_by_the_same_name_is_done_once(ana: Visitor, bo: Visitor) -> None:
    table = opened(ana)
    named = {"Idempotency-Key": "c-17"}
    for _ in range(3):
        assert bo.ask("PUT", f"{table}/seats/1", **named).json() == {"version": 2}
    assert bo.ask("DELETE", f"{table}/seat", **named).json() == {"version": 2}
    assert names(ana, table) == ["Ana", "Bo", ""]
    assert ana.ask("PATCH", f"{table}/seats/2", {"to": "eager"}, **named).json() == {"version": 3}


@pytest.mark.parametrize("name", ["", "x" * 65])
def test_a_retry_has_a_short_name(ana: Visitor, name: str) -> None:
    assert ana.ask("POST", f"{opened(ana)}/start", **{"Idempotency-Key": name}).status_code == 400


def test_a_table_that_is_closed_stays_closed(ana: Visitor, bo: Visitor) -> None:
    table = opened(ana)
    ana.do("POST", f"{table}/close")
    assert bo.get(table)["status"] == "over"
    ana.is_refused(409, "table/over", "POST", f"{table}/start")
    bo.is_refused(409, "table/over", "PUT", f"{table}/seats/1")


def test_players_ask_for_one_rematch(ana: Visitor, bo: Visitor, client: TestClient) -> None:
    table = opened(ana)
    bo.do("PUT", f"{table}/seats/1")
    bo.is_refused(409, "rematch/too-early", "POST", f"{table}/rematch")
    ana.do("POST", f"{table}/close")
    visitor(client, "Cy").is_refused(403, "seat/not-yours", "POST", f"{table}/rematch")
    other = bo.do("POST", f"{table}/rematch")
    assert ana.do("POST", f"{table}/rematch") == other
    assert ana.get(table)["rematch"] == other["table"]
    assert names(ana, f"/api/tables/{other['table']}") == ["Bo", "", ""]


def test_a_rematch_that_was_closed_before_it_began_is_not_the_last(ana: Visitor, bo: Visitor) -> None:
    table = opened(ana)
    bo.do("PUT", f"{table}/seats/1")
    ana.do("POST", f"{table}/close")
    closed = bo.do("POST", f"{table}/rematch")["table"]
    bo.do("POST", f"/api/tables/{closed}/close")
    other = ana.do("POST", f"{table}/rematch")["table"]
    assert other != closed
    assert bo.do("POST", f"{table}/rematch")["table"] == other == ana.get(table)["rematch"]


def test_a_removed_guest_is_not_admitted_to_the_rematch(ana: Visitor, bo: Visitor) -> None:
    table = opened(ana)
    bo.do("PUT", f"{table}/seats/1")
    ana.do("POST", f"{table}/removals", {"seat": 1})
    ana.do("POST", f"{table}/close")
    other = f"/api/tables/{ana.do('POST', f'{table}/rematch')['table']}"
    bo.is_refused(404, "table/none", "GET", other)
    bo.is_refused(403, "seat/removed", "PUT", f"{other}/seats/any")
