"""Runs tests again and again on a busy or slow machine, to find those that fail by chance.

`python -m tests.support.stress --times 30 tests/e2e` keeps every core busy meanwhile, `--busy 0` none; `--share 0.25`
gives the tests a quarter of one core instead, by a control group, which takes root. All repetitions run in one process
with one browser, one server and one database. What failed is said at the end, with its output, and how often.
"""

import argparse
import os
import re
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import Process
from pathlib import Path

import pytest

GROUP = f"sabot-stress-{os.getpid()}"
"""The control group of this process: several may run beside each other, each with a share of its own."""

TIMEOUT = 1800
"""The seconds after which a test has hung. Slow ones take minutes in a share of a core."""

NUMBER = "repetition"
"""The parameter that numbers repetitions."""

PERIOD = 100_000
"""The period of the CPU quota, in microseconds."""


def spin() -> None:
    """Keep a core busy."""
    while True:
        pass


@contextmanager
def busy_cores(count: int) -> Iterator[None]:
    """Keep some cores busy."""
    spinning = [Process(target=spin, daemon=True) for _ in range(count)]
    for process in spinning:
        process.start()
    try:
        yield
    finally:
        for process in spinning:
            process.kill()


@contextmanager
def slow_core(share: float) -> Iterator[None]:
    """Limit this process and its children to a share of one core."""
    quota = round(PERIOD * share)
    if Path("/sys/fs/cgroup/cgroup.controllers").exists():
        group, settings = Path("/sys/fs/cgroup", GROUP), {"cpu.max": f"{quota} {PERIOD}"}
    else:
        group = Path("/sys/fs/cgroup/cpu", GROUP)
        settings = {"cpu.cfs_period_us": f"{PERIOD}", "cpu.cfs_quota_us": f"{quota}"}
    group.mkdir(exist_ok=True)
    for name, value in settings.items():
        (group / name).write_text(value)
    (group / "cgroup.procs").write_text(str(os.getpid()))
    try:
        yield
    finally:
        (group.parent / "cgroup.procs").write_text(str(os.getpid()))


class Repetition:
    """A plugin that repeats every test, and counts how often each has failed."""

    def __init__(self, times: int) -> None:
        self._times = times
        self._runs = Counter[str]()
        self._failures = Counter[str]()

    @pytest.hookimpl(trylast=True)
    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """Give a test a number as its last parameter."""
        metafunc.fixturenames.append(NUMBER)
        metafunc.parametrize(NUMBER, range(1, self._times + 1), ids=lambda number: f"run {number}")

    @pytest.fixture
    def repetition(self, request: pytest.FixtureRequest) -> int:
        """Which repetition it is."""
        return int(request.param)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Count."""
        if report.when == "call" or report.failed:
            self._runs[name_of(report)] += report.when == "call"
            self._failures[name_of(report)] += report.failed

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Report how often each test was run and has failed."""
        terminalreporter.section("repetitions")
        for name, runs in self._runs.items():
            terminalreporter.line(f"{runs:4} run, {self._failures[name]} failed: {name}")


def name_of(report: pytest.TestReport) -> str:
    """The name of a test without its repetition."""
    return re.sub(r"-?run \d+", "", report.nodeid).removesuffix("[]")


def main() -> int:
    """Run the tests a number of times; returns 1 if one failed once."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--times", type=int, default=30, help="how many times")
    parser.add_argument("--busy", type=int, default=os.cpu_count() or 1, help="how many cores are kept busy")
    parser.add_argument("--share", type=float, help="how much of one core the tests get, instead of busy cores")
    options, tests = parser.parse_known_args()
    arguments = ["-q", "-p", "no:cacheprovider", f"--timeout={TIMEOUT}", *tests]
    with busy_cores(options.busy) if options.share is None else slow_core(options.share):
        return int(pytest.main(arguments, [Repetition(options.times)]))


if __name__ == "__main__":
    sys.exit(main())
