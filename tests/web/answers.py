"""Records the answers of the server about replays, rules, statistics and standings, for the tests of the page.

`python -m tests.web.answers` writes them to the fixtures of the page.
"""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from tempfile import TemporaryDirectory
from typing import Any

from msgspec.json import encode
from starlette.testclient import TestClient

from sabot.match.rotation import rotation_schedule
from sabot.server.access.limits import Limits
from sabot.server.api.endpoints.tables import Rotation, Standing
from sabot.server.app import Config, create_app
from sabot.server.projection.snapshot import snapshot
from sabot.server.projection.viewers import Viewer
from sabot.server.protocol.server_messages import MatchShown
from sabot.server.tables.log.change_set import ChangeSet
from sabot.server.tables.log.entries import AnyEntry
from tests.support.paths import WEB
from tests.support.server.table_fixtures import FORMATS, STRANGER, Sitting, guest_of
from tests.support.server.visitors import HOST, Visitor, bring, known

FIXTURES = WEB / "tests" / "answers"

STEPS = "from=1&to=40"
"""The steps that the page requests first."""
RECORD = "/api/tables/two-rounds/record"
"""The path of a record, which is text."""
PATHS: Mapping[str, tuple[str, ...]] = {
    "replay": (
        f"/api/tables/two-rounds/replay?viewer=ana&{STEPS}",
        f"/api/tables/flip/replay?viewer=open&{STEPS}",
        "/api/tables/two-rounds/verification",
        RECORD,
        "/api/cards?edition=deluxe",
        "/api/cards?edition=flip",
    ),
    "rules": (
        "/api/editions",
        "/api/options",
        "/api/rules?q=suggestion&edition=&limit=20",
        "/api/rules?q=chalenge&edition=&limit=20",
        "/api/rules?edition=deluxe&limit=40",
        "/api/rules/D-024",
        "/api/rules/D-032",
        "/api/rules/X-12",
        "/api/rules?q=D-051+X-25+X-29",
        "/api/cards?edition=deluxe",
    ),
    "matches": ("/api/statistics",),
}
"""The paths whose answers are recorded, by the name of the fixture."""
TOURNAMENT = "tournament"
"""The fixture with the matches in progress."""


def played() -> Iterator[Sitting]:
    """Finished matches of ana, each at a table with its own key."""
    yield _sitting("two-rounds", "deluxe", "seed 56", format={"target": 60}).play_on()
    yield _sitting("flip", "flip", "seed 52", format={"scoring": "none"}).play_on()
    yield _sitting("lost", "deluxe", "seed 1", format={"target": 60}).play_on()


class LeftToBots(Sitting):
    """A table where a bot plays for the person from the first turn on, as if no time had run out in it."""

    def take(self, entry: AnyEntry) -> ChangeSet:
        """Apply an entry, and log it."""
        changes = super().take(entry)
        for seat in self.table.seating:
            seat.is_overdue = False
        return changes


def _sitting(key: str, edition: str, seed: str, *, seats: int = 2, **settings: Any) -> Sitting:
    sitting = LeftToBots(edition, people=1, bots=("eager",) * (seats - 1), seed=seed, **settings)
    sitting.table.key = key
    return sitting.start()


@contextmanager
def served() -> Iterator[Visitor]:
    """Ana, at a server that has her matches."""
    with TemporaryDirectory() as directory:
        config = Config(
            database=f"sqlite:///{directory}/tables.sqlite",
            origins=frozenset({HOST}),
            limits=Limits(requests_per_second=1000),
        )
        with TestClient(create_app(config)) as client:
            for sitting in played():
                bring(client, sitting.table, sitting.log)
            yield known(client, guest_of("ana"), "ana")


def fixture(ana: Visitor, name: str) -> str:
    """The answers of a fixture by path, one per line."""
    return _lines({path: ana.ask("GET", path).text if path == RECORD else ana.get(path) for path in PATHS[name]})


def _lines(answers: Mapping[str, Any]) -> str:
    lines = (f"{encode(path).decode()}:{encode(answer).decode()}" for path, answer in answers.items())
    return "{\n" + ",\n".join(lines) + "\n}\n"


def tournament() -> str:
    """Snapshots of matches in progress for ana and a stranger, and the answer about the standing of a rotation."""
    eight = _sitting("eight", "deluxe", "seed", seats=8, format=FORMATS["rotation of 8"][1]).play_on(400)
    knock_out = _sitting("knock-out", "deluxe", "seed", seats=4, format=FORMATS["elimination"][1]).play_on(60)
    ana, stranger = Viewer(guest_of("ana"), None), Viewer(STRANGER, None)
    return _lines(
        {
            "eight": snapshot(eight.table, ana, eight.now),
            "eight, looked at": snapshot(eight.table, stranger, eight.now),
            "knock-out": snapshot(knock_out.table, ana, knock_out.now),
            "/api/standing/eight": _standing(eight),
        }
    )


def _standing(sitting: Sitting) -> Standing:
    table = sitting.table
    shown = snapshot(table, Viewer(None, None), sitting.now)
    assert isinstance(shown.match, MatchShown)
    assert table.match is not None
    planned = rotation_schedule(table.match)
    assert planned is not None
    return Standing(table.key, table.version, table.status, shown.match, Rotation(*planned))


if __name__ == "__main__":
    FIXTURES.mkdir(parents=True, exist_ok=True)
    (FIXTURES / f"{TOURNAMENT}.json").write_text(tournament())
    with served() as ana:
        for name in PATHS:
            (FIXTURES / f"{name}.json").write_text(fixture(ana, name))
