"""Seats that have to be asked for, over HTTP and the socket, from the same and from other addresses."""

from typing import Any

import pytest
from starlette.testclient import TestClient

from sabot.server.app import Config, create_app
from tests.support.server.visitors import Visitor, answers, opened, visitor

THREE = ["person", "person", "person"]


def at(client: TestClient, address: str) -> TestClient:
    """A client of the same server at another address."""
    other = TestClient(client.app, client=(address, 50000))
    other.portal = client.portal
    return other


def sat(client: TestClient, table: str, name: str, seat: int, address: str) -> Visitor:
    """A guest at an address who has taken a seat."""
    guest = visitor(at(client, address), name)
    guest.do("PUT", f"{table}/seats/{seat}")
    return guest


def asking(guest: Visitor, table: str) -> list[dict[str, Any]]:
    shown = guest.get(table)["asking"]
    assert isinstance(shown, list)
    return shown


def hand(guest: Visitor, table: str) -> list[str]:
    """The cards that a guest sees in a hand: all hands but hidden cards."""
    return [card for cards in guest.get(table)["view"]["hands"].values() for card in cards if card != "??"]


def test_a_host_does_not_see_the_hand_of_a_player_whom_they_removed(ana: Visitor, client: TestClient) -> None:
    """The host sits down with another cookie, from another address, in the middle of the round."""
    table = opened(ana, seats=THREE, takeover="now")
    sat(client, table, "Bo", 1, "192.0.2.1")
    cy = sat(client, table, "Cy", 2, "192.0.2.2")
    ana.do("POST", f"{table}/start")
    ana.do("POST", f"{table}/removals", {"seat": 1})
    second = visitor(at(client, "192.0.2.9"), "Ann")
    second.is_refused(409, "seat/ask-people", "PUT", f"{table}/seats/1")
    second.is_refused(409, "seat/ask-people", "PUT", f"{table}/seats/any")
    second.do("PUT", f"{table}/seats/1", {"ask": True})
    assert (second.get(table)["you"], hand(second, table)) == (None, [])
    (request,) = asking(cy, table)
    assert (request["name"], request["seat"], request["yours"], request["suspect"]) == ("Ann", 1, True, False)
    assert answers(ana, table, "allow", request["author"])["refused"]["code"] == "seat/no-request"
    assert answers(cy, table, "allow", "nobody")["refused"]["code"] == "seat/no-request"
    assert "done" in answers(cy, table, "allow", request["author"])
    assert (second.get(table)["you"], len(hand(second, table))) == (1, 7)


def test_a_request_is_refused_or_withdrawn(ana: Visitor, client: TestClient) -> None:
    table = opened(ana, seats=THREE, takeover="now")
    bo = sat(client, table, "Bo", 1, "192.0.2.1")
    ana.do("POST", f"{table}/start")
    bo.do("DELETE", f"{table}/seat")
    zoe = visitor(client, "Zoe")
    zoe.do("PUT", f"{table}/seats/any", {"ask": True})
    assert "done" in answers(ana, table, "refuse", asking(ana, table)[0]["author"])
    zoe.is_refused(409, "seat/refused", "PUT", f"{table}/seats/any", {"ask": True})
    yan = visitor(client, "Yan")
    yan.do("PUT", f"{table}/seats/any", {"ask": True})
    yan.do("DELETE", f"{table}/seat")
    assert asking(ana, table) == []
    bo.do("PUT", f"{table}/seats/any")
    assert bo.get(table)["you"] == 1


def test_a_latecomer_waits_for_the_end_of_the_round_and_sees_no_card(ana: Visitor, client: TestClient) -> None:
    table = opened(ana, seats=["person", "eager", "person"])
    bo = sat(client, table, "Bo", 2, "192.0.2.1")
    ana.do("POST", f"{table}/start")
    zoe, yan = visitor(client, "Zoe"), visitor(client, "Yan")
    zoe.is_refused(409, "seat/ask-round", "PUT", f"{table}/seats/any")
    zoe.do("PUT", f"{table}/seats/any", {"ask": True})
    bo.do("DELETE", f"{table}/seat")
    yan.do("PUT", f"{table}/seats/any", {"ask": True})
    assert [(one["name"], one["seat"], one["waits"], one["yours"]) for one in asking(ana, table)] == [
        ("Zoe", 1, True, False),
        ("Yan", 2, True, False),
    ]
    assert [(guest.get(table)["you"], hand(guest, table)) for guest in (zoe, yan)] == [(None, []), (None, [])]


@pytest.mark.parametrize(
    ("removed", "newcomer", "must_ask"),
    [
        ("192.0.2.1", "192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
    ],
)
def test_a_new_guest_from_the_address_of_a_removed_one_asks_the_host(
    ana: Visitor, client: TestClient, removed: str, newcomer: str, must_ask: bool
) -> None:
    table = opened(ana, seats=THREE)
    sat(client, table, "Bo", 1, removed)
    cy = sat(client, table, "Cy", 2, newcomer)
    ana.do("POST", f"{table}/removals", {"seat": 1})
    cy.do("PUT", f"{table}/seats/1")
    again = visitor(at(client, newcomer), "Bob")
    if must_ask:
        again.is_refused(409, "seat/ask-host", "PUT", f"{table}/seats/2")
        again.do("PUT", f"{table}/seats/2", {"ask": True})
        (request,) = asking(ana, table)
        assert (request["yours"], request["suspect"]) == (True, True)
        assert not asking(cy, table)[0]["suspect"]
        assert "done" in answers(ana, table, "allow", request["author"])
    else:
        again.do("PUT", f"{table}/seats/2", {"ask": True})
    assert again.get(table)["you"] == 2


def test_a_removed_author_of_chat_is_known_by_address_too(ana: Visitor, client: TestClient) -> None:
    table = opened(ana, seats=THREE)
    rude = visitor(at(client, "192.0.2.7"), "Rude")
    line = answers(rude, table, "chat", "hello")["done"]["line"]
    ana.do("POST", f"{table}/removals", {"line": line})
    visitor(at(client, "192.0.2.7"), "Nice").is_refused(409, "seat/ask-host", "PUT", f"{table}/seats/1")


def test_requests_and_removals_survive_a_restart(config: Config) -> None:
    with TestClient(create_app(config)) as client:
        ana = visitor(client, "Ana")
        table = opened(ana, seats=THREE)
        sat(client, table, "Bo", 1, "192.0.2.1")
        ana.do("POST", f"{table}/removals", {"seat": 1})
        bob = visitor(at(client, "192.0.2.1"), "Bob")
        bob.do("PUT", f"{table}/seats/1", {"ask": True})
    with TestClient(create_app(config)) as client:
        ana = Visitor(client, ana.cookie)
        bob = Visitor(at(client, "192.0.2.1"), bob.cookie)
        (request,) = asking(ana, table)
        assert (request["name"], request["suspect"]) == ("Bob", True)
        visitor(at(client, "192.0.2.1"), "Rob").is_refused(409, "seat/ask-host", "PUT", f"{table}/seats/2")
        assert "done" in answers(ana, table, "refuse", request["author"])
        assert bob.get(table)["you"] is None


def test_a_request_goes_with_the_guest_and_an_erased_guest_leaves_a_log_that_loads(config: Config) -> None:
    """Who had to agree must not change when a guest is erased from the log."""
    with TestClient(create_app(config)) as client:
        ana = visitor(client, "Ana")
        table = opened(ana, seats=THREE)
        sat(client, table, "Bo", 1, "192.0.2.1")
        ana.do("POST", f"{table}/removals", {"seat": 1})
        bob, rob = (visitor(at(client, "192.0.2.1"), name) for name in ("Bob", "Rob"))
        bob.do("PUT", f"{table}/seats/1", {"ask": True})
        assert "done" in answers(ana, table, "allow", asking(ana, table)[0]["author"])
        rob.do("PUT", f"{table}/seats/2", {"ask": True})
        rob.do("POST", "/api/me/leave")
        assert asking(ana, table) == []
        bob.do("DELETE", "/api/me/data")
    with TestClient(create_app(config)) as client:
        assert [seat["name"] for seat in Visitor(client, ana.cookie).get(table)["seats"]] == ["Ana", "", ""]
        visitor(at(client, "192.0.2.1"), "Tim").is_refused(409, "seat/ask-host", "PUT", f"{table}/seats/1")


def test_a_rematch_asks_the_same(ana: Visitor, client: TestClient) -> None:
    table = opened(ana, seats=THREE)
    sat(client, table, "Bo", 1, "192.0.2.1")
    cy = sat(client, table, "Cy", 2, "192.0.2.1")
    ana.do("POST", f"{table}/removals", {"seat": 1})
    ana.do("POST", f"{table}/close")
    again = f"/api/tables/{ana.do('POST', f'{table}/rematch')['table']}"
    visitor(at(client, "192.0.2.1"), "Bob").is_refused(409, "seat/ask-host", "PUT", f"{again}/seats/1")
    cy.do("PUT", f"{again}/seats/1")


def test_look_alike_names_of_one_table_are_told_apart(ana: Visitor, client: TestClient) -> None:
    cyrillic = "\N{CYRILLIC CAPITAL LETTER A}na"
    table = opened(ana, seats=[*THREE, "careful"])
    twin, third, bo = (visitor(client, name) for name in (cyrillic, "ANA", "\N{CYRILLIC CAPITAL LETTER VE}o"))
    twin.do("PUT", f"{table}/seats/1")
    assert answers(third, table, "chat", "hello")["done"]["line"]
    assert [line["name"] for line in lines(ana, table)] == ["ANA 3"]
    fourth = visitor(client, "\uff21na")
    answers(fourth, table, "phrase", "hello")
    answers(third, table, "phrase", "luck")
    assert [line["name"] for line in lines(ana, table)] == ["ANA 3", "\uff21na 4", "ANA 3"]
    bo.do("PUT", f"{table}/seats/2")
    ana.do("POST", f"{table}/start")
    names = [seat["name"] for seat in ana.get(table)["seats"]]
    assert names == ["Ana", f"{cyrillic} 2", "\N{CYRILLIC CAPITAL LETTER VE}o", "Cy"]


def lines(guest: Visitor, table: str) -> list[dict[str, Any]]:
    """The chat as a guest sees it who begins to watch."""
    headers = {"Cookie": f"sabot_guest={guest.cookie}"}
    with guest.client.websocket_connect("/socket", headers=headers) as socket:
        socket.receive_json()
        socket.send_json({"table": table.removeprefix("/api/tables/"), "watch": 0})
        found = socket.receive_json()["snapshot"]["chat"]
    assert isinstance(found, list)
    return found
