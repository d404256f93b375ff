"""The statistics of a guest: results of finished matches."""

from collections.abc import Sequence

from msgspec import Struct, convert
from msgspec.structs import asdict

from sabot.editions import EDITIONS
from sabot.server.api.endpoint import endpoint
from sabot.server.api.request import ApiRequest
from sabot.server.storage.store import ResultRow

MOST = 1000
"""How many of the last matches count."""


class Played(Struct, frozen=True):
    """A match that was played to its end."""

    table: str
    record: str
    """The path of its record."""
    name: str
    """The name that the guest had."""
    edition: str
    scoring: str
    players: int
    place: int
    points: int
    rounds: int
    won: bool
    at: int
    """When it ended, in milliseconds."""


class Counts(Struct, frozen=True):
    """Totals of some matches."""

    matches: int
    won: int
    place: float | None
    """The mean place; null without matches."""
    points: int
    rounds: int

    @classmethod
    def of(cls, results: Sequence[ResultRow]) -> "Counts":
        """The totals of some results."""
        number = len(results)
        return cls(
            number,
            sum(result.won for result in results),
            sum(result.place for result in results) / number if number else None,
            sum(result.points for result in results),
            sum(result.rounds for result in results),
        )


class Statistics(Struct, frozen=True):
    """The last matches of a guest."""

    total: Counts
    editions: dict[str, Counts]
    """The totals for each edition that was played."""
    matches: list[Played]
    """The last ones first."""


@endpoint("GET", "/api/statistics")
async def read_statistics(request: ApiRequest) -> Statistics:
    """Your results in matches that were played to their end."""
    results = await request.registry.store.matches_of(request.me.guest, MOST)
    by_edition = {edition: [result for result in results if result.edition == edition] for edition in EDITIONS}
    return Statistics(
        Counts.of(results),
        {edition: Counts.of(played) for edition, played in by_edition.items() if played},
        [played(result) for result in results],
    )


def played(result: ResultRow) -> Played:
    """A result as guests are shown it."""
    return convert({"table": result.key, "record": f"/api/tables/{result.key}/record", **asdict(result)}, Played)
