"""Branches: tables that continue a finished match from any step."""

from tests.support.server.table_fixtures import KEY, Sitting
from tests.support.server.visitors import Visitor

TABLE = f"/api/tables/{KEY}"


def branch(reader: Visitor, step: int, player: str) -> str:
    """The path of a table that continues from a step."""
    response = reader.ask("POST", f"{TABLE}/branch", {"step": step, "player": player})
    assert response.status_code == 201, response.text
    return f"/api/tables/{response.json()['table']}"


def test_a_branch_shows_what_its_player_saw_at_that_step(played: Sitting, reader: Visitor) -> None:
    assert played.table.match is not None
    for player in played.table.match.players:
        step = reader.get(f"{TABLE}/replay?viewer={player}&from=20&to=20")["steps"][0]
        shown = reader.get(branch(reader, 20, player))
        view = step["view"] | {"legal": shown["legal"]}
        assert shown["view"] | {"legal": shown["legal"]} == view
        assert shown["seats"][shown["you"]]["name"] == player
        assert [seat["kind"] == "person" for seat in shown["seats"]].count(True) == 1
        assert shown["match"]["commitment"] == played.table.match.rounds[shown["match"]["round"] - 1].commitment


def test_a_branch_has_its_own_course(played: Sitting, reader: Visitor) -> None:
    first, second = branch(reader, 20, "ana"), branch(reader, 20, "ana")
    assert first != second
    reader.do("POST", f"{first}/close")
    assert (reader.get(first)["status"], reader.get(second)["status"]) == ("over", "playing")


def test_there_is_nothing_after_the_end(reader: Visitor) -> None:
    total = reader.get(f"{TABLE}/replay")["total"]
    reader.is_refused(409, "match/over", "POST", f"{TABLE}/branch", {"step": total, "player": "ana"})
    reader.is_refused(400, "last-one", "POST", f"{TABLE}/branch", {"step": total + 1, "player": "ana"})


def test_only_a_player_of_the_match_can_be_played_on(reader: Visitor) -> None:
    reader.is_refused(400, "not-a-player", "POST", f"{TABLE}/branch", {"step": 5, "player": "zoe"})
