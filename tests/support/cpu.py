"""Reports how much CPU time the tests of each file took, with all processes that they started: `pytest --cpu`.

On a machine where others work too, seconds on the clock say little. Linux only.
"""

import os
from collections import Counter
from collections.abc import Generator
from pathlib import Path

import pytest

PROCESSES = Path("/proc")
TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100
TIMES = slice(11, 15)
"""The fields of a process with its time and that of children that have ended, counted from its state."""
PARENT = 1
SPENT = "cpu"
"""The property of a report with the seconds that its test took."""
LISTED = 60
"""How many files and how many tests are listed."""


def add_option(parser: pytest.Parser) -> None:
    """Add the option that asks for the report."""
    parser.addoption("--cpu", action="store_true", help="report the CPU seconds of each file")


class Meter:
    """The CPU seconds of this process and of all below it. They never become less."""

    def __init__(self) -> None:
        self._last = self._lost = 0.0

    def read(self) -> float:
        """The seconds so far. What browsers took is lost with them: nobody waits for their processes."""
        now = running()
        self._lost += max(self._last - now, 0)
        self._last = now
        return now + self._lost


meter = Meter()


def running() -> float:
    """The CPU seconds of this process and of all below it, with their children that have ended."""
    if not has_children():
        return sum(os.times()[:4])
    times: dict[int, int] = {}
    children: dict[int, list[int]] = {}
    for entry in os.scandir(PROCESSES):
        if not entry.name.isdigit():
            continue
        try:
            fields = Path(entry, "stat").read_text("utf-8", "replace").rpartition(")")[2].split()
        except OSError:  # it has ended meanwhile
            continue
        times[int(entry.name)] = sum(map(int, fields[TIMES]))
        children.setdefault(int(fields[PARENT]), []).append(int(entry.name))
    below = [os.getpid()]
    for process in below:
        below.extend(children.get(process, ()))
    return sum(times[process] for process in below) / TICKS


def has_children() -> bool:
    """Whether a process that this one has started still runs. To look at all processes takes long."""
    try:
        os.waitid(os.P_ALL, 0, os.WEXITED | os.WNOHANG | os.WNOWAIT)
    except ChildProcessError:
        return False
    return True


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Begin to count."""
    item.stash[BEFORE] = meter.read()
    return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Add to the last report of a test what it took."""
    report = yield
    now = meter.read()
    if call.when == "teardown":
        report.user_properties.append((SPENT, now - item.stash[BEFORE]))
    return report


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """List the most expensive files and tests."""
    tests = Counter[str]()
    files = Counter[str]()
    for reports in list(terminalreporter.stats.values()):
        for report in reports:
            for name, seconds in getattr(report, "user_properties", ()):
                if name == SPENT and report.when == "teardown":
                    tests[report.nodeid] += seconds
                    files[report.nodeid.partition("::")[0]] += seconds
    terminalreporter.section("CPU seconds")
    terminalreporter.line(f"{tests.total():8.1f} in all")
    for counted in (files, tests):
        terminalreporter.line("")
        for name, seconds in counted.most_common(LISTED):
            terminalreporter.line(f"{seconds:8.1f} {name}")


BEFORE = pytest.StashKey[float]()
