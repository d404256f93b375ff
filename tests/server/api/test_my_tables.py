"""The tables of a guest: those at which they have, or had, a seat, and nobody else's."""

from typing import Any

from starlette.testclient import TestClient

from tests.support.server.table_fixtures import KEY, Sitting, is_over
from tests.support.server.visitors import Visitor, answers, bring, known, opened


def mine(who: Visitor) -> list[dict[str, Any]]:
    return list(who.get("/api/me/tables")["tables"])


def keys(who: Visitor) -> list[str]:
    return [table["table"] for table in mine(who)]


def key_of(table: str) -> str:
    return table.rpartition("/")[2]


def test_a_stranger_has_no_tables_and_gets_no_cookie_for_asking(stranger: Visitor) -> None:
    assert mine(stranger) == []
    assert stranger.cookie == ""


def test_a_table_says_who_is_there_and_whose_turn_it_is(ana: Visitor, bo: Visitor) -> None:
    table = opened(ana, title="Friday", seats=["person", "person"], clocks={"decision": 0})
    bo.do("PUT", f"{table}/seats/any")
    assert mine(bo) == [
        {
            "table": key_of(table),
            "edition": "deluxe",
            "scoring": "winner",
            "title": "Friday",
            "status": "open",
            "host": "Ana",
            "others": ["Ana"],
            "seated": True,
            "away": False,
            "round": 0,
            "turns": [],
            "yours": False,
        }
    ]
    ana.do("POST", f"{table}/start")
    waiting = ana.get(table)["view"]["waiting"]
    assert waiting
    for who, name in ((ana, "Ana"), (bo, "Bo")):
        (found,) = mine(who)
        assert (found["status"], found["round"], found["turns"]) == ("playing", 1, waiting)
        assert found["yours"] == (name in waiting)


def test_between_rounds_a_table_waits_for_who_is_not_ready(client: TestClient) -> None:
    sitting = Sitting(people=2, bots=(), options={"turn_cap": 3}).start().finish_round()
    bring(client, sitting.table, sitting.log)
    (found,) = mine(known(client, "guest-ana", "ana"))
    assert (found["turns"], found["yours"], found["round"]) == ([], True, 2)


def test_running_tables_are_first_and_those_that_are_over_are_gone(ana: Visitor) -> None:
    tables = [opened(ana, seats=["person", "careful"]) for _ in range(3)]
    ana.do("POST", f"{tables[1]}/start")
    ana.do("POST", f"{tables[0]}/close")
    assert keys(ana) == [key_of(tables[1]), key_of(tables[2])]


def test_a_finished_match_is_among_the_matches_and_not_among_the_tables(client: TestClient) -> None:
    sitting = Sitting(people=1, bots=("eager",), format={"scoring": "none"}).start().play_on()
    assert is_over(sitting)
    ana = known(client, "guest-ana", "ana")
    bring(client, sitting.table, sitting.log)
    rows = ana.get("/api/statistics")["matches"]
    assert [row["table"] for row in rows] == [KEY]
    assert mine(ana) == []


def test_a_table_that_was_left_is_still_there(ana: Visitor, bo: Visitor) -> None:
    table = opened(ana)
    bo.do("PUT", f"{table}/seats/any")
    ana.do("POST", f"{table}/start")
    bo.do("DELETE", f"{table}/seat")
    (found,) = mine(bo)
    assert (found["seated"], found["yours"], found["others"]) == (False, False, ["Ana"])
    bo.do("PUT", f"{table}/seats/1")
    assert mine(bo)[0]["seated"]


def test_nobody_sees_the_tables_of_others(ana: Visitor, bo: Visitor) -> None:
    opened(ana, public=True)
    opened(ana, title="secret")
    assert keys(bo) == []


def test_who_was_removed_or_may_not_watch_does_not_see_the_table(ana: Visitor, bo: Visitor) -> None:
    table, closed = opened(ana), opened(ana, spectators=False, takeover="now", seats=["person"] * 3)
    for path in (table, closed):
        bo.do("PUT", f"{path}/seats/1")
    assert len(keys(bo)) == 2
    ana.do("POST", f"{table}/removals", {"seat": 1})
    assert keys(bo) == [key_of(closed)]
    cy = Visitor(bo.client)
    cy.do("PUT", "/api/me", {"name": "Cy"})
    ana.do("POST", f"{closed}/start")
    bo.do("DELETE", f"{closed}/seat")
    cy.do("PUT", f"{closed}/seats/1", {"ask": True})
    assert "done" in answers(ana, closed, "allow", ana.get(closed)["asking"][0]["author"])
    assert keys(bo) == []
    assert keys(cy) == [key_of(closed)]


def test_the_list_shows_no_card(ana: Visitor) -> None:
    table = opened(ana)
    ana.do("POST", f"{table}/start")
    hand = ana.get(table)["view"]["hands"]["Ana"]
    listed = ana.ask("GET", "/api/me/tables").text
    assert not [card for card in hand if f'"{card}"' in listed]


def test_a_list_has_a_limit(ana: Visitor) -> None:
    for _ in range(14):
        opened(ana)
    assert len(keys(ana)) == 12
