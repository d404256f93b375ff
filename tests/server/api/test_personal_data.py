"""Guests leave for good, download what is kept of them, and delete it."""

from collections.abc import Callable
from typing import Any

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from sabot.server.access.identity import COOKIE
from sabot.server.app import Config, create_app
from sabot.server.hosting.guests.admission import LEFT_FOR_GOOD
from sabot.server.hosting.guests.personal_data import BLOT
from sabot.server.hosting.registry import TableRegistry
from sabot.server.storage import schema
from sabot.server.storage.guest_store import OF_GUEST
from sabot.server.storage.store import OF_TABLE
from sabot.server.tables.log.entries import parse_entry
from sabot.server.tables.log.fold import apply
from sabot.server.tables.state import TableState
from tests.support.server.table_fixtures import Sitting, is_over
from tests.support.server.visitors import Visitor, bring, known, opened, refusal, visitor


def registry_of(client: TestClient) -> TableRegistry:
    """The tables of a server."""
    assert isinstance(client.app, Starlette)
    registry: TableRegistry = client.app.state.registry
    return registry


def run(client: TestClient, work: Callable[..., Any], *arguments: Any) -> Any:
    """The result of a coroutine in the event loop of the server."""
    assert client.portal is not None
    return client.portal.call(work, *arguments)


def guest_of(client: TestClient, who: Visitor) -> str:
    """The id of a guest."""
    assert isinstance(client.app, Starlette)
    return str(client.app.state.identities.read(who.cookie).guest)


def log_of(client: TestClient, path: str) -> tuple[str, list[str]] | None:
    """The seed and the log of a table."""
    found: tuple[str, list[str]] | None = run(client, registry_of(client).store.load, path.rpartition("/")[2])
    return found


def test_a_guest_leaves_for_good_on_every_device(client: TestClient, ana: Visitor) -> None:
    phone = Visitor(client, ana.cookie)
    before = guest_of(client, ana)
    assert ana.do("POST", "/api/me/leave")["name"] == ""
    assert guest_of(client, ana) != before, "the browser has a new guest"
    assert ana.get("/api/me")["name"] == ""
    old = phone.cookie
    assert phone.get("/api/me")["name"] == ""
    assert phone.cookie != old


def test_leaving_for_good_holds_after_a_restart(config: Config) -> None:
    with TestClient(create_app(config)) as client:
        ana = visitor(client, "Ana")
        old = ana.cookie
        ana.do("POST", "/api/me/leave")
    with TestClient(create_app(config)) as client:
        assert Visitor(client, old).get("/api/me")["name"] == ""


def test_leaving_for_good_closes_the_sockets_of_the_guest_alone(client: TestClient, ana: Visitor, bo: Visitor) -> None:
    def socket(who: Visitor) -> Any:
        return client.websocket_connect("/socket", headers={"Cookie": f"{COOKIE}={who.cookie}"})

    with socket(ana) as first, socket(ana) as second, socket(bo) as other:
        for each in (first, second, other):
            assert "welcome" in each.receive_json()
        ana.do("POST", "/api/me/leave")
        for each in (first, second):
            with pytest.raises(WebSocketDisconnect) as closed:
                each.receive_json()
            assert closed.value.code == LEFT_FOR_GOOD
        other.send_json({"table": "A" * 22, "watch": 0})
        assert other.receive_json()["refused"]["code"] == "table/none"


def test_who_leaves_for_good_gives_up_their_seats(client: TestClient, ana: Visitor, bo: Visitor) -> None:
    table = opened(ana)
    bo.do("PUT", f"{table}/seats/any", {})
    ana.do("POST", "/api/me/leave")
    shown = bo.get(table)
    assert [seat["name"] for seat in shown["seats"]] == ["", "Bo", ""]
    assert shown["host"] == 1


def test_the_download_holds_what_the_guest_did_and_nothing_of_others(
    client: TestClient, ana: Visitor, bo: Visitor, stranger: Visitor
) -> None:
    table = opened(ana, title="At home")
    bo.do("PUT", f"{table}/seats/any", {"salt": "pepper"})
    bo.do("DELETE", f"{table}/seat")
    ana.do("POST", f"{table}/start", {"salt": "of ana"})
    kept = bo.ask("GET", "/api/me/data")
    assert kept.headers["content-disposition"] == 'attachment; filename="sabot-data.json"'
    assert kept.json()["name"] == "Bo"
    (at_table,) = kept.json()["tables"]
    assert (at_table["table"], at_table["title"]) == (table.rpartition("/")[2], "At home")
    assert [(doing["kind"], doing["text"]) for doing in at_table["doings"]] == [("sat", "Bo"), ("left", "")]
    (own,) = ana.get("/api/me/data")["tables"]
    doings = [(doing["kind"], doing["text"]) for doing in own["doings"]]
    assert doings == [("opened", "Ana"), ("started", "of ana")]
    assert guest_of(client, bo) not in ana.ask("GET", "/api/me/data").text
    assert stranger.get("/api/me/data")["tables"] == []


@pytest.fixture
def two() -> Sitting:
    """A finished match of ana, bo and a bot, at a table that bo left a word at."""
    sitting = Sitting("deluxe", people=2, bots=("careful",), format={"target": 60}).start().play_on()
    assert is_over(sitting)
    return sitting


def test_the_download_holds_the_results(client: TestClient, two: Sitting) -> None:
    bring(client, two.table, two.log)
    seat = two.table.seating[0]
    (match,) = known(client, str(seat.guest), seat.name).get("/api/me/data")["matches"]
    assert (match["table"], match["name"]) == (two.table.key, seat.name)


def folded(key: str, log: tuple[str, list[str]] | None) -> TableState:
    """A table from its log."""
    assert log is not None
    table = TableState(key, log[0])
    for text in log[1]:
        apply(table, parse_entry(text))
    return table


def test_who_deletes_what_is_kept_leaves_a_record_that_still_proves_the_match(client: TestClient, two: Sitting) -> None:
    bring(client, two.table, two.log)
    ana, bo = (known(client, str(seat.guest), seat.name) for seat in two.table.seating.seats[:2])
    path, guest = f"/api/tables/{two.table.key}", guest_of(client, ana)
    record = bo.ask("GET", f"{path}/record").text
    assert ana.do("DELETE", "/api/me/data")["name"] == ""
    log = log_of(client, path)
    assert guest not in str(log)
    assert folded(two.table.key, log).status == "over"
    assert bo.ask("GET", f"{path}/record").text == record
    assert bo.get(f"{path}/verification")["ok"]
    assert bo.get("/api/statistics")["total"]["matches"] == 1
    again = known(client, guest, "Ana")
    assert again.get("/api/statistics")["total"]["matches"] == 0, "the old id counts for nobody"


def test_what_a_guest_said_is_blotted_out(client: TestClient, ana: Visitor, bo: Visitor) -> None:
    table = opened(ana)
    with client.websocket_connect("/socket", headers={"Cookie": f"{COOKIE}={bo.cookie}"}) as socket:
        socket.receive_json()
        socket.send_json({"table": table.rpartition("/")[2], "chat": "I live in Elm Street"})
        assert "done" in socket.receive_json()
    (said,) = bo.get("/api/me/data")["chat"]
    assert (said["table"], said["text"]) == (table.rpartition("/")[2], "I live in Elm Street")
    bo.do("DELETE", "/api/me/data")
    shown = ana.get(table)
    assert [(line["name"], line["text"]) for line in shown["chat"]] == [(BLOT, BLOT)]
    assert "Elm" not in str(log_of(client, table))


def test_a_table_without_other_guests_is_deleted(client: TestClient, ana: Visitor, bo: Visitor) -> None:
    table = opened(ana)
    ana.do("POST", f"{table}/start")
    ana.do("DELETE", "/api/me/data")
    assert log_of(client, table) is None
    bo.is_refused(404, "table/none", "GET", table)


def test_the_name_goes_too_where_no_match_was_started(client: TestClient, ana: Visitor, bo: Visitor) -> None:
    table = opened(ana)
    bo.do("PUT", f"{table}/seats/any", {})
    assert '"Bo"' in str(log_of(client, table))
    bo.do("DELETE", "/api/me/data")
    assert '"Bo"' not in str(log_of(client, table))
    assert [seat["name"] for seat in ana.get(table)["seats"]] == ["Ana", "", ""]


def test_rare_requests_have_a_low_limit(client: TestClient, ana: Visitor) -> None:
    answers = [ana.ask("GET", "/api/me/data") for _ in range(11)]
    assert [answer.status_code for answer in answers] == [200] * 10 + [429]
    assert refusal(answers[-1])["code"] == "request/too-fast"


def test_every_table_of_the_database_is_swept_or_has_a_reason() -> None:
    with_guest = {table.name for table in schema.metadata.sorted_tables if "guest" in table.c}
    assert with_guest == {table.name for table in OF_GUEST} | {"chat", "revoked"}, "lines are blotted, revocations stay"
    assert {table.name for table in OF_TABLE} == {"chat", "codes", "entries", "leases", "results", "visits"}
