"""A share of a study: the rounds or matches that a worker plays at a time, here or on another machine."""

from collections import Counter
from dataclasses import dataclass, field
from typing import NamedTuple

from sabot import __version__
from sabot.errors import Unreadable
from sabot.lab.measures.counts import Counts
from sabot.lab.running.rows import Row, row_of
from sabot.lab.running.runners import Runner, RunResult
from sabot.revision import REVISION


def identity() -> str:
    """The version of Sabot, as far as the numbers can depend on it."""
    return f"sabot {__version__}, rules {REVISION}"


class ShareResult(NamedTuple):
    """What a share adds, for each runner."""

    start: int
    """The index of the first round or match."""
    counts: list[Counts]
    rows: list[list[Row]]
    """A row for each round or match; empty if no rows are asked for."""


@dataclass(frozen=True, slots=True)
class Share:
    """Plays the same deals with each of several runners."""

    runners: tuple[Runner, ...]
    rows_of: str | None = None
    """The unit of the rows that are asked for: `rounds` or `matches`."""
    made_by: str = field(default_factory=identity)

    def play(self, start: int, stop: int) -> ShareResult:
        """Play the deals from index `start` to `stop`; raise Unreadable in a worker with another version of Sabot."""
        check_identity(identity(), self.made_by)
        if self.rows_of is None:
            played = [runner.play(start, stop) for runner in self.runners]
            return ShareResult(start, [_count(one, played[0]) for one in played], [])
        return self._play_rows(start, stop, is_match=self.rows_of == "matches")

    def _play_rows(self, start: int, stop: int, *, is_match: bool) -> ShareResult:
        """Play the deals one by one, with a row for each."""
        counts, rows = [Counts() for _ in self.runners], [list[Row]() for _ in self.runners]
        for index in range(start, stop):
            played = [runner.play(index, index + 1) for runner in self.runners]
            for one, total, written in zip(played, counts, rows, strict=True):
                total.add(_count(one, played[0]))
                written.append(row_of(index, one, is_match=is_match))
        return ShareResult(start, counts, rows)


def check_identity(theirs: str, ours: str) -> None:
    """Raise Unreadable if a worker has another version of Sabot."""
    if theirs != ours:
        raise Unreadable("other-sabot", "--dask", theirs=theirs, ours=ours)


def _count(played: RunResult, first: RunResult) -> Counts:
    """The counts of a runner, with the differences in length to the first."""
    gaps = [one - other for one, other in zip(played.lengths, first.lengths, strict=True)]
    return Counts(played.sums, Counter(played.lengths), sum(gaps), sum(gap * gap for gap in gaps))
