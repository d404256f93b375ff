"""The statistics of guests."""

from starlette.testclient import TestClient

from sabot.match.playback import Playback
from sabot.match.record import format_record
from sabot.match.replay import Replay
from sabot.server.hosting.listing import result_rows
from sabot.server.tables.log.entries import Branched
from tests.support.server.table_fixtures import KEY, Sitting, is_over
from tests.support.server.visitors import Visitor, bring, known, opened


def test_a_newcomer_has_played_nothing(stranger: Visitor) -> None:
    assert stranger.get("/api/statistics") == {
        "total": {"matches": 0, "won": 0, "place": None, "points": 0, "rounds": 0},
        "editions": {},
        "matches": [],
    }


def test_matches_are_counted_by_edition_for_those_who_played(client: TestClient, stranger: Visitor) -> None:
    expected = []
    for number, edition in enumerate(("deluxe", "deluxe", "wizz")):
        sitting = Sitting(edition, people=1, bots=("eager",), seed=f"seed {number}", format={"target": 60})
        sitting.start().play_on()
        sitting.table.key = f"{KEY}-{number}"
        bring(client, sitting.table, sitting.log)
        match = sitting.table.match
        assert match is not None
        expected.append((edition, "ana" in match.winners, match.totals["ana"], len(match.rounds)))
    found = known(client, "guest-ana", "another name").get("/api/statistics")
    won = sum(is_won for _, is_won, _, _ in expected)
    assert found["total"] == {
        "matches": 3,
        "won": won,
        "place": (won + 2 * (3 - won)) / 3,
        "points": sum(points for _, _, points, _ in expected),
        "rounds": sum(rounds for _, _, _, rounds in expected),
    }
    assert {edition: counts["matches"] for edition, counts in found["editions"].items()} == {"deluxe": 2, "wizz": 1}
    assert {match["name"] for match in found["matches"]} == {"ana"}
    for match in found["matches"]:
        assert match["record"] == f"/api/tables/{match['table']}/record"
        assert stranger.ask("GET", match["record"]).is_success
    assert stranger.get("/api/statistics")["total"]["matches"] == 0


def test_what_might_have_been_does_not_count(played: Sitting) -> None:
    assert played.table.match is not None
    assert result_rows(played.table, 1)
    playback = Playback(Replay(format_record(played.table.match)))
    playback.go(20)
    branch = Sitting("flip", people=1, bots=("careful", "eager"), format={"target": 100})
    branch.enter(Branched, "ana", record=format_record(playback.match))
    branch.play_on()
    assert is_over(branch)
    assert result_rows(branch.table, 1) == []


def test_a_match_that_was_broken_off_does_not_count(ana: Visitor) -> None:
    table = opened(ana)
    ana.do("POST", f"{table}/start")
    ana.do("POST", f"{table}/close")
    assert ana.get("/api/statistics")["total"]["matches"] == 0
