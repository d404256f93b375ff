"""Starts a server in a process of its own, and measures its CPU time and memory on Linux."""

import os
import resource
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

ENOUGH_FILES = 10_000
PATIENCE = 20
"""How many seconds a server has to stop."""


class Process(NamedTuple):
    """A running server."""

    pid: int
    port: int

    @property
    def cpu(self) -> float:
        """CPU seconds so far."""
        fields = self._read("stat").rpartition(")")[2].split()  # the name of the program may contain blanks
        return sum(int(ticks) for ticks in fields[11:13]) / os.sysconf("SC_CLK_TCK")

    @property
    def memory(self) -> float:
        """Resident memory in kB."""
        return int(self._read("statm").split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1024

    def _read(self, what: str) -> str:
        return Path(f"/proc/{self.pid}/{what}").read_text("ascii")


@contextmanager
def start(*arguments: str) -> Iterator[Process]:
    """A server of `benchmarks.load.server`. It never outlives the process that started it."""
    allow_many_files()
    command = [sys.executable, "-m", "benchmarks.load.server", *arguments]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, start_new_session=True) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            url = process.stdout.readline()
            if not url:
                raise ChildProcessError("the server did not start")
            yield Process(process.pid, int(url.rpartition(":")[2]))
        finally:
            process.stdin.close()
            try:
                process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                process.kill()


def allow_many_files() -> None:
    """Allow this process and its children thousands of sockets."""
    few, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = ENOUGH_FILES if most == resource.RLIM_INFINITY else min(ENOUGH_FILES, most)
    if few != resource.RLIM_INFINITY and few < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
