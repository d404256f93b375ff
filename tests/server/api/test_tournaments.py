"""Tournaments by link: everybody takes part, the seats are drawn, and the standing is there for all."""

from typing import Any

from starlette.testclient import TestClient

from tests.support.server.visitors import Visitor, opened, visitor

PLACES = ["person"] * 8
ROTATION = {"scoring": "rotation", "hands_per_partner": 1}


def tournament(host: Visitor, **settings: Any) -> str:
    """The path of a tournament that somebody has opened for up to eight people."""
    return opened(host, seats=PLACES, format=ROTATION, draw_seats=True, **settings)


def test_everybody_with_the_code_takes_part_and_gets_a_seat_by_lot(ana: Visitor, client: TestClient) -> None:
    table = tournament(ana)
    code = ana.do("POST", f"{table}/code")["code"]
    guests = [visitor(client, name) for name in ("Bo", "Cy", "Dee", "Eli")]
    for guest in guests:
        found = f"/api/tables/{guest.get(f'/api/codes/{code}')['table']}"
        assert found == table
        guest.do("PUT", f"{found}/seats/any")
    ana.do("POST", f"{table}/start")
    seen = [guest.get(table) for guest in (ana, *guests)]
    names = [shown["seats"][shown["you"]]["name"] for shown in seen]
    assert names == ["Ana", "Bo", "Cy", "Dee", "Eli"]
    assert len(seen[0]["seats"]) == 8
    assert len(seen[0]["match"]["boards"]) == 2
    for shown, name in zip(seen, names, strict=True):
        assert name in shown["view"]["players"]
        assert shown["view"]["viewer"] == name


def test_for_four_one_table_is_enough(ana: Visitor, bo: Visitor) -> None:
    table = tournament(ana)
    bo.do("PUT", f"{table}/seats/any")
    ana.do("POST", f"{table}/start")
    shown = bo.get(table)
    assert (len(shown["seats"]), len(shown["match"]["boards"])) == (4, 1)
    assert len(shown["settings"]["seats"]) == 8
    standing = bo.get(table.replace("tables", "standing"))
    assert standing["rotation"]["rounds"] == 3


def test_a_full_tournament_says_so(ana: Visitor, client: TestClient) -> None:
    table = tournament(ana)
    for number in range(7):
        visitor(client, f"Guest {number}").do("PUT", f"{table}/seats/any")
    visitor(client, "Late").is_refused(409, "seat/none-free", "PUT", f"{table}/seats/any")


def test_who_comes_late_takes_over_from_a_bot_after_the_round(ana: Visitor, bo: Visitor) -> None:
    table = tournament(ana)
    ana.do("POST", f"{table}/start")
    bo.is_refused(409, "seat/ask-round", "PUT", f"{table}/seats/any")
    bo.do("PUT", f"{table}/seats/any", {"ask": True})
    assert bo.get(table)["asking"][0]["waits"]


def test_a_tournament_is_found_again_under_its_guests_tables(ana: Visitor, bo: Visitor) -> None:
    table = tournament(ana, title="Cup")
    bo.do("PUT", f"{table}/seats/any")
    (before,) = bo.get("/api/me/tables")["tables"]
    assert (before["scoring"], before["title"], before["seated"]) == ("rotation", "Cup", True)
    ana.do("POST", f"{table}/start")
    (after,) = bo.get("/api/me/tables")["tables"]
    assert (after["status"], after["seated"], after["others"]) == ("playing", True, ["Ana"])


def test_seats_of_a_shared_device_are_not_drawn(ana: Visitor) -> None:
    settings = {"edition": "deluxe", "seats": PLACES, "device": ["Bo"], "draw_seats": True}
    response = ana.ask("POST", "/api/tables", settings)
    assert response.status_code == 400
    assert "draw" in response.text
