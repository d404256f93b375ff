"""Play many rounds or matches by a built-in policy. The same seed gives the same numbers, whatever the threads."""

from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from sabot.kernel.codes import Ending, Tally
from sabot.lab.counts import Counts, spread
from sabot.lab.runners import Runner
from sabot.lab.study import Study

Progress = Callable[[int], None]
"""Hears how many more rounds or matches have been played."""


@dataclass(frozen=True, slots=True)
class Summary:
    """The answer: what the rounds or matches showed."""

    study: Study
    counts: Counts
    seconds: float
    """Of pure play."""

    def as_json(self) -> dict[str, Any]:
        """The summary as plain data."""
        study, counts, sums = self.study, self.counts, self.counts.sums
        length = spread(counts.lengths)
        of_matches = {"format": study.format, "matches": counts.played, "shared": sums.shared}
        return {
            "edition": study.edition,
            "players": study.players,
            "policy": study.policy,
            "seed": study.seed,
            "options": study.chosen,
            **(of_matches if study.matches else {}),
            "rounds": counts.rounds,
            "steps": sums.moves,
            "seconds": self.seconds,
            "wins": sums.wins[: study.players],
            "length": {
                "mean": length.mean,
                "deviation": length.deviation,
                "least": length.least,
                "most": length.most,
                "percentiles": {str(share): number for share, number in length.percentiles.items()},
                "histogram": {str(number): times for number, times in sorted(counts.lengths.items())},
            },
            "penalties": dict(zip(Tally.names(), sums.tally, strict=True)),
            "endings": dict(zip(Ending.names(), sums.endings, strict=True)),
        }


def simulate(
    study: Study, on_progress: Progress = lambda played: None, on_ready: Callable[[], None] = lambda: None
) -> Summary:
    """Play the rounds or matches of a study, or raise Unreadable; `on_ready` is called when all is compiled."""
    runner = study.runner()
    runner.warm_up()
    on_ready()
    counts = Counts()
    began = perf_counter()
    for more in _play_all(runner, study.count):
        counts.add(more)
        on_progress(more.played)
    return Summary(study, counts, perf_counter() - began)


def _play_all(runner: Runner, count: int) -> Iterator[Counts]:
    """Play them all in chunks, side by side, and give what each chunk counted; never many of them at a time."""
    with ThreadPoolExecutor(runner.threads) as pool:
        under_way: deque[Future[Counts]] = deque()
        for start in range(0, count, runner.chunk):
            under_way.append(pool.submit(runner.play, start, min(start + runner.chunk, count)))
            if len(under_way) > 2 * runner.threads:
                yield under_way.popleft().result()
        for done in under_way:
            yield done.result()
