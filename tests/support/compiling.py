"""Compiles every variant of the rules once, ahead of the tests that play by them.

`python -m tests.support.compiling DIRECTORY` fills a cache that all workers and processes of a run then read. A run
with such a cache fails if something is compiled all the same: a variant that is missing here would be compiled again
by every process that needs it.
"""

import os
import sys
from pathlib import Path
from typing import Any

import pytest

CACHE = "NUMBA_CACHE_DIR"
AHEAD = "compiled-ahead.txt"
"""The file in the cache that lists what was compiled ahead."""


def compile_simulations() -> None:
    """Whole rounds and whole matches."""
    from sabot.lab.study import Study

    for study in (Study(rounds=1), Study(matches=1)):
        study.runner().warm_up()


def compile_search() -> None:
    """The playouts of the search bot."""
    from sabot.bots import BOTS

    BOTS["search"].prepare()


def compile_environments() -> None:
    """Many tables at once, a table with its agents one by one, and a table in a game tree."""
    import numpy as np

    from sabot.envs.rules.stepping import DEAL
    from sabot.envs.runtimes.compiled_table import CompiledTable
    from sabot.envs.runtimes.interpreted_table import InterpretedTable, RoundKit
    from sabot.envs.vector import Tables

    tables = Tables(1)
    seen, _ = tables.reset(seed=1)
    tables.step(seen["action_mask"].argmax(axis=1))
    kit = RoundKit.of("deluxe", {})
    table = CompiledTable(InterpretedTable.deal(kit, kit.new_round(["ana", "bo"])))
    table._step(DEAL)
    for seat in range(2):  # the observation of the seat that is asked was written by the step
        table.observe(seat)
    size = kit.layout.size
    table.show_tensor(0, np.empty(size, np.uint8), np.empty(size, np.float32))
    table.attempt(table.legal()[0])
    table.deal_stacked(0, bytes(range(20)))
    table.reward(0)


def compile_batches() -> None:
    """The entry points of the kernel that only benchmarks and tests call."""
    import numpy as np

    from sabot.kernel.compiled.entry_points import playouts, step

    records, none = _records(), np.zeros(0, np.int64)
    playouts(records, 0, 0, 0, none)
    step(records, 0, 0, none, none, np.zeros((4, 0), np.int64))


def compile_single_moves() -> None:
    """One move of a policy at a time."""
    from sabot.kernel.compiled.entry_points import advance_all

    advance_all(_records(), 0, 0, 0, 0)


def _records() -> Any:
    from sabot.kernel.compiled.records import records_of
    from sabot.kernel.table import new_table

    return records_of(new_table(), 2)


def compile_everything() -> None:
    """Compile everything; the first calls compile the rules that later ones share."""
    compile_simulations()
    compile_search()
    compile_environments()
    compile_batches()
    compile_single_moves()


def compiled_in(cache: Path) -> set[str]:
    """The files of machine code in a cache."""
    return {str(path.relative_to(cache)) for path in cache.rglob("*.nbc")}


def main(directory: str) -> None:
    """Fill a cache."""
    cache = Path(directory).absolute()
    cache.mkdir(parents=True)
    os.environ[CACHE] = str(cache)
    compile_everything()
    (cache / AHEAD).write_text("\n".join(sorted(compiled_in(cache))), "utf-8")


def is_ahead() -> bool:
    """Whether this run reads a cache that was filled ahead."""
    return CACHE in os.environ and Path(os.environ[CACHE], AHEAD).is_file()


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Fail a run in which something was compiled that should have been ahead of it."""
    if hasattr(session.config, "workerinput"):
        return
    cache = Path(os.environ[CACHE])
    late = compiled_in(cache) - set((cache / AHEAD).read_text("utf-8").splitlines())
    if late:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
        session.config.stash[LATE] = sorted(late)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Report what was compiled during the tests."""
    for name in config.stash.get(LATE, []):
        terminalreporter.write_line(f"compiled during the tests, see {__file__}: {name}", red=True)


LATE = pytest.StashKey[list[str]]()


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(f"usage: python -m {__spec__.name} DIRECTORY")
    main(sys.argv[1])
