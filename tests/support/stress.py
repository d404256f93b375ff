"""Runs tests again and again on a busy or slow machine, to find those that fail by chance.

`python -m tests.support.stress --times 30 tests/e2e` keeps every core busy meanwhile; `--share 0.25` gives the tests a
quarter of one core instead, by a control group, which takes root. What failed is said at the end, with its output.
"""

import argparse
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import Process
from pathlib import Path

GROUP = f"sabot-stress-{os.getpid()}"
"""The control group of this process: several may run beside each other, each with a share of its own."""

TIMEOUT = 1800
"""The seconds after which a test has hung. Slow ones take minutes in a share of a core."""

PERIOD = 100_000
"""The period of the CPU quota, in microseconds."""


def spin() -> None:
    """Keep a core busy."""
    while True:
        pass


@contextmanager
def busy_cores() -> Iterator[None]:
    """Keep every core busy."""
    spinning = [Process(target=spin, daemon=True) for _ in range(os.cpu_count() or 1)]
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


def main() -> int:
    """Run the tests a number of times; returns 1 if they failed once."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--times", type=int, default=30, help="how many times")
    parser.add_argument("--share", type=float, help="how much of one core the tests get; every core is busy otherwise")
    options, tests = parser.parse_known_args()
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", f"--timeout={TIMEOUT}", *tests]
    failures: list[tuple[int, str]] = []
    with busy_cores() if options.share is None else slow_core(options.share):
        for number in range(1, options.times + 1):
            done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
            print(f"{number}/{options.times}: {done.stdout.strip().splitlines()[-1]}", flush=True)
            if done.returncode:
                failures.append((number, done.stdout))
    for number, output in failures:
        print(f"\n=== run {number} ===\n{output}")
    return bool(failures)


if __name__ == "__main__":
    sys.exit(main())
