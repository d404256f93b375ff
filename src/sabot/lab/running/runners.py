"""The runners, which play the rounds or matches of a seed with a built-in policy: interpreted and compiled."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from importlib.util import find_spec
from typing import TYPE_CHECKING, ClassVar, NamedTuple, Protocol, Self

from sabot.kernel.match.playing import nth_match, nth_round
from sabot.kernel.match.sheet import Sheet
from sabot.kernel.primitives.flat import blank
from sabot.kernel.sums import Sums
from sabot.kernel.table import Table

if TYPE_CHECKING:
    from sabot.kernel.compiled.records import Records

ROUNDS_A_MATCH = 20
"""The assumed length of a match when work is divided into chunks."""


class RunResult(NamedTuple):
    """The sums over some rounds or matches, and the length of each."""

    sums: Sums
    lengths: list[int]


class Runner(Protocol):
    """Plays the rounds or matches of a seed, reproducibly. It can be sent to another process."""

    is_python: ClassVar[bool]
    """Whether it holds Python's global lock, so that threads do not help."""

    @property
    def chunk(self) -> int:
        """The number of rounds or matches per task of a worker."""

    def needs_compiling(self) -> bool:
        """Whether `warm_up` will have to compile."""

    def warm_up(self) -> None:
        """Prepare, so that `play` measures only playing time."""

    def play(self, start: int, stop: int) -> RunResult:
        """Play the rounds or matches from index `start` to `stop`."""


class PythonRunner(ABC):
    """A runner in Python, which plays one round or match after the other."""

    __slots__ = ()
    is_python: ClassVar[bool] = True
    rounds_at_once: ClassVar[int]
    sheet: Sheet | None

    @property
    def chunk(self) -> int:
        """The number of rounds or matches per task of a worker."""
        return chunk_of(self.rounds_at_once, self.sheet)

    def needs_compiling(self) -> bool:
        """Never."""
        return False

    @abstractmethod
    def warm_up(self) -> None:
        """Prepare for playing."""

    def play(self, start: int, stop: int) -> RunResult:
        """Play them one by one."""
        sums = blank(Sums)
        return RunResult(sums, [self.play_one(index, sums) for index in range(start, stop)])

    @abstractmethod
    def play_one(self, index: int, sums: Sums) -> int:
        """Play a round or match and count it; return its length."""


@dataclass(frozen=True, slots=True)
class InterpretedRunner(PythonRunner):
    """Plays with the interpreted rules, without Numba."""

    rounds_at_once: ClassVar[int] = 50
    """About half a second."""

    table: Table
    sheet: Sheet | None
    seed: int
    policy: int

    def warm_up(self) -> None:
        """Do nothing."""

    def play_one(self, index: int, sums: Sums) -> int:
        """Play a round or match with a built-in policy; return its length."""
        if self.sheet is None:
            return nth_round(self.table, self.seed, index, self.policy, sums)
        return nth_match(self.sheet, self.table, self.seed, index, self.policy, sums)


@dataclass(frozen=True, slots=True)
class CompiledRunner:
    """Plays with the compiled rules, in threads, each task on its own copy of the records."""

    is_python: ClassVar[bool] = False
    rounds_at_once: ClassVar[int] = 2_000

    entry_point: str
    records: "tuple[Records, ...]"
    """The arguments of the entry point. They are copied, never changed."""
    sums: "Records"
    seed: int
    policy: int
    chunk: int

    @classmethod
    def on(cls, table: Table, sheet: Sheet | None, seed: int, policy: int) -> Self:
        """The runner for a table, and for a score sheet if matches are played."""
        from sabot.kernel.compiled.records import records_of

        records = tuple(records_of(thing, 1) for thing in (sheet, table) if thing is not None)
        entry_point = "play_rounds" if sheet is None else "play_matches"
        chunk = chunk_of(cls.rounds_at_once, sheet)
        return cls(entry_point, records, records_of(blank(Sums), 1), seed, policy, chunk)

    def needs_compiling(self) -> bool:
        """Whether the entry point has not been compiled from the current rules yet."""
        from sabot.kernel.compiled.cache import is_warm

        return not is_warm(self.entry_point)

    def warm_up(self) -> None:
        """Compile the rules, or load them from the cache."""
        self.play(0, 0)

    def play(self, start: int, stop: int) -> RunResult:
        """Play them in one call."""
        import numpy as np

        from sabot.kernel.compiled import entry_points
        from sabot.kernel.compiled.records import load

        records, sums = [one.copy() for one in self.records], self.sums.copy()
        lengths = np.zeros(stop - start, np.int64)
        getattr(entry_points, self.entry_point)(*records, self.seed, start, self.policy, sums, lengths)
        return RunResult(load(sums, 0, Sums), lengths.tolist())


def chunk_of(rounds: int, sheet: Sheet | None) -> int:
    """The number of rounds, or the number of matches that take about as many rounds."""
    return rounds if sheet is None else max(1, rounds // ROUNDS_A_MATCH)


def can_compile() -> bool:
    """Whether the compiler is installed (the extra `fast`)."""
    return find_spec("numba") is not None


def choose_runner(table: Table, sheet: Sheet | None, seed: int, policy: int) -> Runner:
    """The fastest runner available."""
    return (CompiledRunner.on if can_compile() else InterpretedRunner)(table, sheet, seed, policy)
