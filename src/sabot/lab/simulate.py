"""Play many rounds with the built-in policies. The same seed gives the same numbers, whatever the threads."""

from collections import deque
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from sabot.errors import Unreadable
from sabot.kernel.codes import Ending, Tally
from sabot.kernel.policies import Policy
from sabot.kernel.setup import set_table
from sabot.lab.counts import Counts, spread
from sabot.lab.runners import Runner, choose_runner
from sabot.round import check_options, check_seats, find_edition

LARGEST_SEED = (1 << 63) - 1
MOST_THREADS = 256
Progress = Callable[[int], None]
"""Hears how many more rounds have been played."""


@dataclass(frozen=True, slots=True)
class Study:
    """A question: which rounds to play."""

    edition: str = "deluxe"
    players: int = 4
    rounds: int = 10_000
    policy: str = "eager"
    seed: int = 0
    threads: int = 1
    options: Mapping[str, Any] | None = None
    """Only what differs; `uno_call` is `auto` unless said otherwise."""

    @property
    def chosen(self) -> dict[str, Any]:
        """The options that are played with, as far as they differ from the edition's defaults."""
        return {"uno_call": "auto", **(self.options or {})}

    def runner(self) -> Runner:
        """Whoever plays these rounds, or Unreadable."""
        edition = find_edition(self.edition)
        check_seats(self.players, "players")
        if self.rounds < 1:
            raise Unreadable("at least one must be played", "rounds")
        if not 1 <= self.threads <= MOST_THREADS:
            raise Unreadable(f"1 to {MOST_THREADS} can play side by side, not {self.threads}", "threads")
        if not 0 <= self.seed <= LARGEST_SEED:
            raise Unreadable(f"must be a whole number from 0 to {LARGEST_SEED}", "seed")
        policies = Policy.codes()
        if self.policy not in policies:
            raise Unreadable(f"must be {' or '.join(policies)}, not {self.policy!r}", "policy")
        options = check_options(edition, self.chosen)
        table = set_table(edition, options, self.players, edition.deck(options))
        return choose_runner(table, self.seed, policies[self.policy], self.threads)


@dataclass(frozen=True, slots=True)
class Summary:
    """The answer: what the rounds showed."""

    study: Study
    counts: Counts
    seconds: float
    """Of pure play."""

    def as_json(self) -> dict[str, Any]:
        """The summary as plain data."""
        length = spread(self.counts.lengths)
        return {
            "edition": self.study.edition,
            "players": self.study.players,
            "policy": self.study.policy,
            "seed": self.study.seed,
            "options": self.study.chosen,
            "rounds": self.counts.rounds,
            "steps": self.counts.steps,
            "seconds": self.seconds,
            "wins": self.counts.wins[: self.study.players],
            "length": {
                "mean": length.mean,
                "deviation": length.deviation,
                "least": length.least,
                "most": length.most,
                "percentiles": {str(share): turns for share, turns in length.percentiles.items()},
            },
            "penalties": dict(zip(Tally.names(), self.counts.tally, strict=True)),
            "endings": dict(zip(Ending.names(), self.counts.endings, strict=True)),
        }


def simulate(
    study: Study, on_progress: Progress = lambda rounds: None, on_ready: Callable[[], None] = lambda: None
) -> Summary:
    """Play the rounds of a study, or raise Unreadable; `on_ready` is called when all is compiled."""
    runner = study.runner()
    runner.warm_up()
    on_ready()
    counts = Counts()
    began = perf_counter()
    for rounds, more in _play_all(runner, study.rounds):
        counts.add(more)
        on_progress(rounds)
    return Summary(study, counts, perf_counter() - began)


def _play_all(runner: Runner, rounds: int) -> Iterator[tuple[int, Counts]]:
    """Play all rounds in chunks, side by side, and give what each chunk counted; never many of them at a time."""
    with ThreadPoolExecutor(runner.threads) as pool:
        under_way: deque[tuple[int, Future[Counts]]] = deque()
        for start in range(0, rounds, runner.chunk):
            stop = min(start + runner.chunk, rounds)
            under_way.append((stop - start, pool.submit(runner.play, start, stop)))
            if len(under_way) > 2 * runner.threads:
                size, done = under_way.popleft()
                yield size, done.result()
        for size, done in under_way:
            yield size, done.result()
