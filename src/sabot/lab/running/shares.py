"""A share of a study: the rounds or matches that a worker plays at a time, here or on another machine."""

from collections import Counter
from dataclasses import dataclass, field

from sabot import __version__
from sabot.errors import Unreadable
from sabot.lab.measures.counts import Counts
from sabot.lab.running.runners import Runner, RunResult
from sabot.revision import REVISION


def identity() -> str:
    """The version of Sabot, as far as the numbers can depend on it."""
    return f"sabot {__version__}, rules {REVISION}"


@dataclass(frozen=True, slots=True)
class Share:
    """Plays the same deals with each of several runners."""

    runners: tuple[Runner, ...]
    made_by: str = field(default_factory=identity)

    def play(self, start: int, stop: int) -> list[Counts]:
        """Play the deals from index `start` to `stop`; raise Unreadable in a worker with another version of Sabot."""
        check_identity(identity(), self.made_by)
        played = [runner.play(start, stop) for runner in self.runners]
        return [_count(one, played[0]) for one in played]


def check_identity(theirs: str, ours: str) -> None:
    """Raise Unreadable if a worker has another version of Sabot."""
    if theirs != ours:
        raise Unreadable("other-sabot", "--dask", theirs=theirs, ours=ours)


def _count(played: RunResult, first: RunResult) -> Counts:
    """The counts of a runner, with the differences in length to the first."""
    gaps = [one - other for one, other in zip(played.lengths, first.lengths, strict=True)]
    return Counts(played.sums, Counter(played.lengths), sum(gaps), sum(gap * gap for gap in gaps))
