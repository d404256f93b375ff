"""Two ways to play the same rounds: the rules interpreted, and the rules compiled."""

from importlib.util import find_spec
from queue import SimpleQueue
from typing import Protocol

from sabot.kernel.deal import deal
from sabot.kernel.policies import play_out
from sabot.kernel.rng import reseed
from sabot.kernel.table import Table
from sabot.lab.counts import Counts


class Runner(Protocol):
    """Plays rounds of a seed, each one always the same, and counts."""

    chunk: int
    """How many rounds at a time are worth handing over."""
    threads: int

    def warm_up(self) -> None:
        """Get ready, so that what follows is pure play."""

    def play(self, start: int, stop: int) -> Counts:
        """Play the rounds from start to stop."""


class Interpreted:
    """The rules as they stand in Python; without Numba, one thread only."""

    chunk = 50

    def __init__(self, table: Table, seed: int, policy: int) -> None:
        self.table = table
        self.seed = seed
        self.policy = policy
        self.threads = 1

    def warm_up(self) -> None:
        """Nothing to do."""

    def play(self, start: int, stop: int) -> Counts:
        """Play the rounds one by one."""
        counts = Counts()
        table = self.table
        for index in range(start, stop):
            reseed(table, self.seed, index)
            deal(table)
            counts.steps += play_out(table, self.policy)
            counts.wins[table.winner] += 1
            counts.endings[table.ending] += 1
            counts.lengths[table.turns] += 1
            counts.tally = [one + two for one, two in zip(counts.tally, table.tally, strict=True)]
        return counts


class Compiled:
    """The rules compiled; threads play side by side, each on a record of its own."""

    chunk = 2_000

    def __init__(self, table: Table, seed: int, policy: int, threads: int) -> None:
        from sabot.kernel.records import records_of

        self.seed = seed
        self.policy = policy
        self.threads = threads
        self.records = records_of(table, threads)
        self.free: SimpleQueue[int] = SimpleQueue()
        for index in range(threads):
            self.free.put(index)

    def warm_up(self) -> None:
        """Compile the rules, or load what was compiled before."""
        self.play(0, 0)

    def play(self, start: int, stop: int) -> Counts:
        """Play the rounds in one call."""
        import numpy as np

        from sabot.kernel.fast import play_rounds

        counts = Counts()
        results = np.zeros((stop - start, 4), np.int64)
        tally = np.zeros(len(counts.tally), np.int64)
        at = self.free.get()
        try:
            counts.steps = play_rounds(self.records, at, self.seed, start, stop, self.policy, results, tally)
        finally:
            self.free.put(at)
        winners, endings, turns, _ = results.T
        counts.wins = np.bincount(winners, minlength=len(counts.wins)).tolist()
        counts.endings = np.bincount(endings, minlength=len(counts.endings)).tolist()
        counts.lengths.update(
            dict(zip(*(column.tolist() for column in np.unique(turns, return_counts=True)), strict=True))
        )
        counts.tally = tally.tolist()
        return counts


def can_compile() -> bool:
    """Whether the compiled side is installed (the extra `fast`)."""
    return find_spec("numba") is not None


def needs_compiling() -> bool:
    """Whether the rules still have to be compiled, which takes a while."""
    if not can_compile():
        return False
    from sabot.kernel.cache import is_warm

    return not is_warm("play_rounds")


def choose_runner(table: Table, seed: int, policy: int, threads: int) -> Runner:
    """The fastest way there is."""
    if can_compile():
        return Compiled(table, seed, policy, threads)
    return Interpreted(table, seed, policy)
