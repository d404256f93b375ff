"""Two ways to play the same rounds or matches: the rules interpreted, and the rules compiled."""

from collections import Counter
from importlib.util import find_spec
from queue import SimpleQueue
from typing import Protocol

from sabot.kernel.flat import blank
from sabot.kernel.match.playing import nth_match, nth_round
from sabot.kernel.match.sheet import Sheet
from sabot.kernel.sums import Sums
from sabot.kernel.table import Table
from sabot.lab.counts import Counts

ROUNDS_A_MATCH = 20
"""How many rounds a match is taken for when work is shared out."""


class Runner(Protocol):
    """Plays the rounds of a seed, or its matches where there is a sheet, each one always the same, and counts."""

    chunk: int
    """How many at a time are worth handing over."""
    threads: int

    def needs_compiling(self) -> bool:
        """Whether getting ready takes a while."""

    def warm_up(self) -> None:
        """Get ready, so that what follows is pure play."""

    def play(self, start: int, stop: int) -> Counts:
        """Play those from start to stop."""


class Interpreted:
    """The rules as they stand in Python; without Numba, one thread only."""

    rounds_at_once = 50

    def __init__(self, table: Table, sheet: Sheet | None, seed: int, policy: int) -> None:
        self.table = table
        self.sheet = sheet
        self.seed = seed
        self.policy = policy
        self.threads = 1
        self.chunk = chunk_of(self.rounds_at_once, sheet)

    def needs_compiling(self) -> bool:
        """Never."""
        return False

    def warm_up(self) -> None:
        """Nothing to do."""

    def play(self, start: int, stop: int) -> Counts:
        """Play them one by one."""
        sums = blank(Sums)
        return Counts(sums, Counter(self._play_one(index, sums) for index in range(start, stop)))

    def _play_one(self, index: int, sums: Sums) -> int:
        if self.sheet is None:
            return nth_round(self.table, self.seed, index, self.policy, sums)
        return nth_match(self.sheet, self.table, self.seed, index, self.policy, sums)


class Compiled:
    """The rules compiled; threads play side by side, each on records of its own."""

    rounds_at_once = 2_000

    def __init__(self, table: Table, sheet: Sheet | None, seed: int, policy: int, threads: int) -> None:
        from sabot.kernel.records import Records, record_of, records_of

        self.seed = seed
        self.policy = policy
        self.threads = threads
        self.chunk = chunk_of(self.rounds_at_once, sheet)
        self.entry_point = "play_rounds" if sheet is None else "play_matches"
        self.sums = record_of(Sums)
        self.free: SimpleQueue[tuple[Records, ...]] = SimpleQueue()
        for _ in range(threads):
            self.free.put(tuple(records_of(thing, 1) for thing in (sheet, table) if thing is not None))

    def needs_compiling(self) -> bool:
        """Whether the entry point has not been compiled from the present rules yet."""
        from sabot.kernel.cache import is_warm

        return not is_warm(self.entry_point)

    def warm_up(self) -> None:
        """Compile the rules, or load what was compiled before."""
        self.play(0, 0)

    def play(self, start: int, stop: int) -> Counts:
        """Play them in one call."""
        import numpy as np

        from sabot.kernel import fast
        from sabot.kernel.records import load

        sums = np.zeros(1, self.sums)
        lengths = np.zeros(stop - start, np.int64)
        records = self.free.get()
        try:
            getattr(fast, self.entry_point)(*records, self.seed, start, self.policy, sums, lengths)
        finally:
            self.free.put(records)
        return Counts(load(sums, 0, Sums), Counter(lengths.tolist()))


def chunk_of(rounds: int, sheet: Sheet | None) -> int:
    """How many make about so many rounds: as many rounds, or fewer matches."""
    return rounds if sheet is None else max(1, rounds // ROUNDS_A_MATCH)


def can_compile() -> bool:
    """Whether the compiled side is installed (the extra `fast`)."""
    return find_spec("numba") is not None


def choose_runner(table: Table, sheet: Sheet | None, seed: int, policy: int, threads: int) -> Runner:
    """The fastest way there is."""
    if can_compile():
        return Compiled(table, sheet, seed, policy, threads)
    return Interpreted(table, sheet, seed, policy)
