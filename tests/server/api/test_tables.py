"""Opening, finding and looking at tables."""

from typing import Any

import pytest
from starlette.testclient import TestClient

from tests.support.server.table_fixtures import KEY, Sitting
from tests.support.server.visitors import TABLE, Visitor, bring, known, opened


def test_only_somebody_with_a_name_opens_a_table(stranger: Visitor) -> None:
    stranger.is_refused(409, "guest/no-name", "POST", "/api/tables", TABLE)


def test_the_host_of_a_new_table_has_its_first_free_seat(ana: Visitor) -> None:
    shown = ana.get(opened(ana, seats=["careful", "person", "person"]))
    assert (shown["version"], shown["status"], shown["host"], shown["you"]) == (1, "open", True, 1)
    assert [(seat["name"], seat["kind"], seat["taken"]) for seat in shown["seats"]] == [
        ("", "careful", False),
        ("Ana", "person", True),
        ("", "person", False),
    ]


def test_a_public_table_is_listed_and_a_private_one_is_not(ana: Visitor, stranger: Visitor) -> None:
    public = opened(ana, public=True, title="All welcome").rpartition("/")[2]
    opened(ana)
    (listed,) = stranger.get("/api/tables")["tables"]
    assert listed.pop("created") > 0
    assert listed == {
        "table": public,
        "edition": "deluxe",
        "scoring": "winner",
        "title": "All welcome",
        "status": "open",
        "seats": 3,
        "free": 1,
        "host": "Ana",
    }


def test_a_list_is_as_long_as_wanted(ana: Visitor) -> None:
    keys = [opened(ana, public=True).rpartition("/")[2] for _ in range(3)]
    found = {table["table"] for table in ana.get("/api/tables?limit=2")["tables"]}
    assert len(found) == 2
    assert found < set(keys)


def test_a_table_at_which_nobody_is_left_is_not_listed(ana: Visitor, bo: Visitor) -> None:
    table = opened(ana, public=True)
    ana.do("DELETE", f"{table}/seat")
    assert ana.get("/api/tables") == {"tables": []}
    bo.do("PUT", f"{table}/seats/any")
    assert [listed["host"] for listed in ana.get("/api/tables")["tables"]] == ["Bo"]


def test_a_table_that_is_over_is_not_listed(ana: Visitor) -> None:
    ana.do("POST", f"{opened(ana, public=True)}/close")
    assert ana.get("/api/tables") == {"tables": []}


@pytest.mark.parametrize(
    ("code", "settings"),
    [
        ("choice", {"edition": "chess"}),
        ("no-person", {"seats": ["careful", "careful"]}),
        ("no-bot", {"seats": ["person", "kasparov"]}),
        ("no-option", {"options": {"luck": 1}}),
        ("option-for", {"options": {"howlers": 4}}),
        ("option-choice", {"options": {"stacking": ["same"]}}),
        ("option-number", {"options": {"false_catch": 10**30}}),
        ("option-for", {"format": {"cycles": 2}}),
        ("scoring-for", {"format": {"scoring": "partners"}}),
        ("message", {"seats": ["person"]}),
        ("message", {"seats": ["person"] * 11}),
        ("message", {"clocks": {"window": 11}}),
        ("message", {"clocks": {"thinking": 3}}),
        ("message", {"public": "yes"}),
        ("one-line", {"title": "two\nlines"}),
    ],
)
def test_a_table_with_impossible_settings_is_not_opened(ana: Visitor, code: str, settings: dict[str, Any]) -> None:
    ana.is_refused(400, code, "POST", "/api/tables", {**TABLE, "public": True, **settings})
    assert ana.get("/api/tables") == {"tables": []}


def test_a_table_that_is_not_there_is_not_found(ana: Visitor) -> None:
    for path in ("/api/tables/there-is-none", "/api/standing/there-is-none"):
        ana.is_refused(404, "table/none", "GET", path)
    ana.is_refused(400, "message", "GET", "/api/tables/no%00key")


def test_a_spectator_sees_no_cards(ana: Visitor, stranger: Visitor) -> None:
    table = opened(ana)
    ana.do("POST", f"{table}/start")
    mine, theirs = ana.get(table), stranger.get(table)
    assert "??" not in mine["view"]["hands"]["Ana"]
    assert {card for hand in theirs["view"]["hands"].values() for card in hand} == {"??"}
    assert (theirs["you"], theirs["host"], theirs["legal"]) == (None, False, [])


def test_without_spectators_only_those_who_play_see_what_is_played(
    ana: Visitor, bo: Visitor, stranger: Visitor
) -> None:
    table = opened(ana, spectators=False)
    assert bo.get(table)["you"] is None
    bo.do("PUT", f"{table}/seats/any")
    ana.do("POST", f"{table}/start")
    standing = table.replace("tables", "standing")
    for path in (table, standing, f"{table}/record", f"{table}/verification", f"{table}/replay"):
        stranger.is_refused(404, "table/none", "GET", path)
    assert bo.get(table)["you"] == 1
    assert bo.get(standing)["status"] == "playing"


def test_nobody_is_told_who_guests_are_nor_what_cards_are_made_of(client: TestClient, stranger: Visitor) -> None:
    sitting = Sitting(people=2, bots=("careful",), seed="0123456789abcdef").start().play_on(20)
    bring(client, sitting.table, sitting.log)
    ana = known(client, "guest-ana", "ana")
    for who in (ana, stranger):
        for path in (f"/api/tables/{KEY}", f"/api/standing/{KEY}"):
            told = who.ask("GET", path).text
            assert "guest-" not in told
            assert "0123456789abcdef" not in told


def test_sentences_are_in_the_language_of_the_viewer(ana: Visitor) -> None:
    table = opened(ana)
    ana.do("POST", f"{table}/start")
    english, french = (ana.get(f"{table}?lang={lang}") for lang in ("en", "fr"))
    assert [told["rule"] for told in english["told"]] == [told["rule"] for told in french["told"]]
    assert english["told"][0]["text"].startswith("Drawing for dealer")
    assert french["told"][0]["text"].startswith("Tirage pour la donne")


def test_a_spectator_chooses_the_board(client: TestClient, stranger: Visitor) -> None:
    settings = {"scoring": "rotation", "hands_per_partner": 1}
    sitting = Sitting(people=1, bots=("careful",) * 7, format=settings).start()
    bring(client, sitting.table, sitting.log)
    boards = [stranger.get(f"/api/tables/{KEY}?board={number}")["view"]["players"] for number in (0, 1)]
    assert boards == stranger.get(f"/api/tables/{KEY}")["match"]["boards"]


def test_the_standing_of_a_rotation_tells_who_plays_with_whom(client: TestClient, stranger: Visitor) -> None:
    sitting = Sitting(people=2, bots=("careful", "careful"), format={"scoring": "rotation", "cycles": 2}).start()
    bring(client, sitting.table, sitting.log)
    one, two, three, four = sitting.table.match.players if sitting.table.match else ()
    standing = stranger.get(f"/api/standing/{KEY}")
    assert standing["rotation"] == {
        "seatings": [[[one, two, three, four]], [[two, three, one, four]], [[three, one, two, four]]],
        "each": 4,
        "rounds": 24,
    }
    assert standing["match"]["boards"] == [[one, two, three, four]]
    assert [rank["place"] for rank in standing["match"]["standing"]] == [1, 1, 1, 1]


def test_the_standing_of_an_elimination_tells_who_is_still_in(client: TestClient, stranger: Visitor) -> None:
    sitting = Sitting(people=1, bots=("eager",) * 3, format={"scoring": "elimination", "target": 50})
    table = sitting.start().table
    while table.match is None or len(table.match.playing) == 4:
        sitting.fall_due()
    bring(client, table, sitting.log)
    standing = stranger.get(f"/api/standing/{KEY}")
    assert standing["rotation"] is None
    assert set(standing["match"]["playing"]) < set(table.match.players)
    last = standing["match"]["standing"][-1]["players"]
    assert last[0] not in standing["match"]["playing"]


def test_before_the_start_nobody_stands_anywhere(ana: Visitor) -> None:
    standing = ana.get(opened(ana).replace("tables", "standing"))
    assert (standing["status"], standing["version"], standing["match"]["standing"]) == ("open", 1, [])


def test_people_on_one_device_have_names_that_look_different(ana: Visitor) -> None:
    twin = "\N{CYRILLIC CAPITAL LETTER A}na"
    table = opened(ana, seats=["person"] * 4, device=[twin, "Bo", "B0"])
    assert [seat["name"] for seat in ana.get(table)["seats"]] == ["Ana", f"{twin} 2", "Bo", "B0 2"]


def test_a_long_name_on_a_device_is_shortened_for_its_number_and_kept_for_a_rematch(ana: Visitor) -> None:
    long = "A" * 30
    table = opened(ana, seats=["person"] * 3, device=[long, long.lower()])
    _, first, second = (seat["name"] for seat in ana.get(table)["seats"])
    assert (first, second) == (long, "a" * 27)
    ana.do("POST", f"{table}/close")
    again = ana.do("POST", f"{table}/rematch")["table"]
    assert [seat["name"] for seat in ana.get(f"/api/tables/{again}")["seats"]] == ["Ana", first, second]
