"""Ways to play the rounds or matches of a seed by a built-in policy: the rules interpreted, and the rules compiled."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from importlib.util import find_spec
from typing import TYPE_CHECKING, ClassVar, NamedTuple, Protocol, Self

from sabot.kernel.flat import blank
from sabot.kernel.match.playing import nth_match, nth_round
from sabot.kernel.match.sheet import Sheet
from sabot.kernel.sums import Sums
from sabot.kernel.table import Table

if TYPE_CHECKING:
    from sabot.kernel.records import Records

ROUNDS_A_MATCH = 20
"""How many rounds a match is taken for when work is shared out."""


class Played(NamedTuple):
    """What some rounds or matches add up to, and how long each one was."""

    sums: Sums
    lengths: list[int]


class Runner(Protocol):
    """Plays the rounds of a seed, or its matches, each one always the same. It can be sent to another process."""

    is_python: ClassVar[bool]
    """Whether it is Python that plays, so that threads would wait for each other."""

    @property
    def chunk(self) -> int:
        """How many at a time are worth handing over."""

    def needs_compiling(self) -> bool:
        """Whether getting ready takes a while."""

    def warm_up(self) -> None:
        """Get ready, so that what follows is pure play."""

    def play(self, start: int, stop: int) -> Played:
        """Play those from start to stop."""


class PythonRunner(ABC):
    """Whoever plays one round or match after the other, and holds Python's lock meanwhile."""

    __slots__ = ()
    is_python: ClassVar[bool] = True
    rounds_at_once: ClassVar[int]
    sheet: Sheet | None

    @property
    def chunk(self) -> int:
        """How many are worth handing over."""
        return chunk_of(self.rounds_at_once, self.sheet)

    def needs_compiling(self) -> bool:
        """Never."""
        return False

    @abstractmethod
    def warm_up(self) -> None:
        """Get ready."""

    def play(self, start: int, stop: int) -> Played:
        """Play them one by one."""
        sums = blank(Sums)
        return Played(sums, [self.play_one(index, sums) for index in range(start, stop)])

    @abstractmethod
    def play_one(self, index: int, sums: Sums) -> int:
        """Play one of them, and count it; how long it was."""


@dataclass(frozen=True, slots=True)
class Interpreted(PythonRunner):
    """The rules as they stand in Python, without Numba."""

    rounds_at_once: ClassVar[int] = 50
    """About half a second."""

    table: Table
    sheet: Sheet | None
    seed: int
    policy: int

    def warm_up(self) -> None:
        """Nothing to do."""

    def play_one(self, index: int, sums: Sums) -> int:
        """Play one by a built-in policy."""
        if self.sheet is None:
            return nth_round(self.table, self.seed, index, self.policy, sums)
        return nth_match(self.sheet, self.table, self.seed, index, self.policy, sums)


@dataclass(frozen=True, slots=True)
class Compiled:
    """The rules compiled; threads play side by side, each share on records of its own."""

    is_python: ClassVar[bool] = False
    rounds_at_once: ClassVar[int] = 2_000

    entry_point: str
    records: "tuple[Records, ...]"
    """What the entry point plays on; never changed, only copied."""
    sums: "Records"
    seed: int
    policy: int
    chunk: int

    @classmethod
    def on(cls, table: Table, sheet: Sheet | None, seed: int, policy: int) -> Self:
        """Whoever plays on copies of a table, and of a sheet if there is one."""
        from sabot.kernel.records import records_of

        records = tuple(records_of(thing, 1) for thing in (sheet, table) if thing is not None)
        entry_point = "play_rounds" if sheet is None else "play_matches"
        chunk = chunk_of(cls.rounds_at_once, sheet)
        return cls(entry_point, records, records_of(blank(Sums), 1), seed, policy, chunk)

    def needs_compiling(self) -> bool:
        """Whether the entry point has not been compiled from the present rules yet."""
        from sabot.kernel.cache import is_warm

        return not is_warm(self.entry_point)

    def warm_up(self) -> None:
        """Compile the rules, or load what was compiled before."""
        self.play(0, 0)

    def play(self, start: int, stop: int) -> Played:
        """Play them in one call."""
        import numpy as np

        from sabot.kernel import fast
        from sabot.kernel.records import load

        records, sums = [one.copy() for one in self.records], self.sums.copy()
        lengths = np.zeros(stop - start, np.int64)
        getattr(fast, self.entry_point)(*records, self.seed, start, self.policy, sums, lengths)
        return Played(load(sums, 0, Sums), lengths.tolist())


def chunk_of(rounds: int, sheet: Sheet | None) -> int:
    """How many make about so many rounds: as many rounds, or fewer matches."""
    return rounds if sheet is None else max(1, rounds // ROUNDS_A_MATCH)


def can_compile() -> bool:
    """Whether the compiled side is installed (the extra `fast`)."""
    return find_spec("numba") is not None


def choose_runner(table: Table, sheet: Sheet | None, seed: int, policy: int) -> Runner:
    """The fastest way there is."""
    return (Compiled.on if can_compile() else Interpreted)(table, sheet, seed, policy)
