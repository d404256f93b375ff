"""Codes to say aloud: they lead to a table as its link does, and guests go on at another device."""

from pathlib import Path

import pytest
from starlette.testclient import TestClient

from sabot.server.access.limits import Limits
from sabot.server.access.quotas import FAMILY
from sabot.server.app import Config, create_app
from sabot.server.clock import wall_time
from sabot.server.hosting.guests import codes
from tests.support.server.visitors import HOST, Visitor, opened, refusal, visitor


def code_of(table: str, who: Visitor) -> str:
    """The code of the table at a path."""
    return str(who.do("POST", f"{table}/code")["code"])


def key_of(table: str) -> str:
    return table.rpartition("/")[2]


def test_a_code_leads_to_its_table_however_it_is_typed(ana: Visitor, stranger: Visitor) -> None:
    table = opened(ana)
    code = code_of(table, ana)
    assert len(code) == 4
    for typed in (code, code.lower(), f" {code[:2]} {code[2:]} ", "-".join(code)):
        assert stranger.get(f"/api/codes/{typed}") == {"table": key_of(table)}
    assert code_of(table, stranger) == code, "who has the link may read out the code as well"


def test_a_code_gives_no_more_than_the_link(ana: Visitor, bo: Visitor) -> None:
    table = opened(ana, spectators=False)
    code = code_of(table, ana)
    bo.do("PUT", f"{table}/seats/any")
    ana.do("POST", f"{table}/removals", {"seat": 1})
    bo.is_refused(404, "code/none", "GET", f"/api/codes/{code}")
    bo.is_refused(404, "table/none", "POST", f"{table}/code")


def test_a_code_ends_when_nobody_can_join_any_more(ana: Visitor, bo: Visitor) -> None:
    table = opened(ana, seats=["person", "person"])
    code = code_of(table, ana)
    bo.do("PUT", f"{table}/seats/any")
    assert bo.get(f"/api/codes/{code}") == {"table": key_of(table)}, "a full table still gathers"
    ana.do("POST", f"{table}/start")
    bo.is_refused(404, "code/none", "GET", f"/api/codes/{code}")
    ana.is_refused(409, "code/closed", "POST", f"{table}/code")
    bo.do("DELETE", f"{table}/seat")
    assert ana.get(f"/api/codes/{code}") == {"table": key_of(table)}, "there is a seat again"
    ana.do("POST", f"{table}/close")
    bo.is_refused(404, "code/none", "GET", f"/api/codes/{code}")


@pytest.mark.parametrize("typed", ["KTR", "KTRA", "1234", "KTRBKTRBKTRB"])
def test_what_is_no_code_is_unreadable(stranger: Visitor, typed: str) -> None:
    stranger.is_refused(400, "code", "GET", f"/api/codes/{typed}")
    stranger.is_refused(400, "code", "POST", "/api/passes", {"code": typed})


def test_guesses_are_limited_for_a_guest_and_for_an_address(config: Config) -> None:
    limits = Limits(codes_per_ten_minutes=1)
    with TestClient(create_app(Config(database=config.database, origins=config.origins, limits=limits))) as client:
        ana = visitor(client, "Ana")
        code = code_of(opened(ana), ana)
        for _ in range(2):
            ana.is_refused(404, "code/none", "GET", "/api/codes/ZZZZ")
        refused = ana.ask("GET", f"/api/codes/{code}")
        assert (refused.status_code, refusal(refused)["code"]) == (429, "request/too-fast")
        assert 0 < int(refused.headers["Retry-After"]) <= 600
        for _ in range(2 * FAMILY - 2):
            Visitor(client).is_refused(404, "pass/none", "POST", "/api/passes", {"code": "KTRBKTRB"})
        Visitor(client).is_refused(429, "request/too-fast", "GET", f"/api/codes/{code}")
        assert ana.get("/api/me")["name"] == "Ana", "only codes are limited"


def test_a_guest_goes_on_at_another_device_once(ana: Visitor, stranger: Visitor, bo: Visitor) -> None:
    table = opened(ana)
    issued = ana.do("POST", "/api/me/pass")
    assert (len(issued["code"]), issued["seconds"]) == (8, 300)
    typed = f"{issued['code'][:4]} {issued['code'][4:]}".lower()
    assert stranger.do("POST", "/api/passes", {"code": typed})["name"] == "Ana"
    assert stranger.get(table)["you"] == ana.get(table)["you"] == 0
    bo.is_refused(404, "pass/none", "POST", "/api/passes", {"code": typed})
    assert bo.get("/api/me")["name"] == "Bo", "nobody becomes another guest by a code that does not work"


def test_a_pass_ends_after_some_minutes(ana: Visitor, bo: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    code = ana.do("POST", "/api/me/pass")["code"]
    monkeypatch.setattr(codes, "wall_time", lambda: wall_time() + codes.PASS_LIFE)
    bo.is_refused(404, "pass/none", "POST", "/api/passes", {"code": code})


@pytest.mark.parametrize(("method", "path"), [("POST", "/api/me/leave"), ("DELETE", "/api/me/data")])
def test_leaving_for_good_ends_the_pass(ana: Visitor, bo: Visitor, method: str, path: str) -> None:
    code = ana.do("POST", "/api/me/pass")["code"]
    ana.do(method, path)
    bo.is_refused(404, "pass/none", "POST", "/api/passes", {"code": code})


def test_the_code_of_a_pass_is_not_in_the_database(config: Config, ana: Visitor) -> None:
    code = ana.do("POST", "/api/me/pass")["code"]
    path = config.database.removeprefix("sqlite:///")
    stored = b"".join(Path(f"{path}{end}").read_bytes() for end in ("", "-wal"))
    assert b"guest" in stored
    assert code.encode() not in stored
    assert code.lower().encode() not in stored


def test_a_page_of_another_site_cannot_make_somebody_another_guest(ana: Visitor, bo: Visitor) -> None:
    code = ana.do("POST", "/api/me/pass")["code"]
    foreign = bo.ask("POST", "/api/passes", {"code": code}, Origin="https://evil.example")
    assert (foreign.status_code, refusal(foreign)["code"]) == (403, "origin/foreign")


def test_the_page_is_at_the_path_of_a_code(client: TestClient) -> None:
    for path, status in (("/KTRB", 200), ("/ktrb", 200), ("/kt%20rb", 200), ("/device", 200), ("/KTRA", 404)):
        assert client.get(path, headers={"Host": HOST}).status_code == status, path
