"""Two hosts in one network: network namespaces of the test's own, connected by a virtual cable."""

import asyncio
import ctypes
import os
import shutil
import subprocess
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any, TypeVar

import pytest

T = TypeVar("T")

NEW_NET = 0x40000000
"""CLONE_NEWNET of Linux."""
INTERFACE = "lan0"
SPACES = Path("/run/netns")
_numbers = count(1)


@dataclass(frozen=True, slots=True)
class Host:
    """A host: the name of its namespace, its addresses, and a thread that lives there."""

    name: str
    ipv4: str
    ipv6: str
    _threads: ThreadPoolExecutor = field(repr=False)

    @property
    def prefix(self) -> tuple[str, ...]:
        """What a command line begins with that is run on this host."""
        return ("ip", "netns", "exec", self.name)

    def run(self, *command: str) -> None:
        """Run a command of `ip` on this host."""
        wrong = _run("-n", self.name, *command)
        assert not wrong, wrong

    def begin(self, work: Callable[[], Coroutine[Any, Any, T]]) -> "Future[T]":
        """Begin a work whose sockets belong to this host."""
        return self._threads.submit(lambda: asyncio.run(work()))

    def do(self, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """The result of such a work."""
        return self.begin(work).result()


@contextmanager
def two_hosts() -> Iterator[tuple[Host, Host]]:
    """Two hosts that reach each other and nobody else. Where that is not possible, the test is skipped."""
    names = [f"sabot-{os.getpid()}-{next(_numbers)}" for _ in range(2)]
    with ExitStack() as until_end:
        for name in names:
            if trouble := _run("netns", "add", name):
                pytest.skip(f"there are no network namespaces for tests: {trouble}")
            until_end.callback(_run, "netns", "delete", name)
        wrong = _run("-n", names[0], "link", "add", INTERFACE, "type", "veth", "peer", INTERFACE, "netns", names[1])
        if wrong:
            pytest.skip(f"there are no virtual network devices for tests: {wrong}")
        yield _host(names[0], 1, until_end), _host(names[1], 2, until_end)


def _host(name: str, number: int, until_end: ExitStack) -> Host:
    """A host with its addresses."""
    threads = ThreadPoolExecutor(1, initializer=_enter, initargs=(SPACES / name,))
    until_end.enter_context(threads)
    host = Host(name, f"10.77.0.{number}", f"fd77::{number}", threads)
    for command in (
        ("link", "set", "lo", "up"),
        ("address", "add", f"{host.ipv4}/24", "dev", INTERFACE),
        ("address", "add", f"{host.ipv6}/64", "dev", INTERFACE, "nodad"),
        ("link", "set", INTERFACE, "up"),
    ):
        host.run(*command)
    return host


def _enter(space: Path) -> None:
    """Let this thread, and the threads that it starts, live in a namespace."""
    libc = ctypes.CDLL(None, use_errno=True)
    with space.open() as opened:
        if libc.setns(opened.fileno(), NEW_NET):
            raise OSError(ctypes.get_errno(), "setns")


def _run(*arguments: str) -> str:
    """What `ip` says if it fails; empty if it does not."""
    if shutil.which("ip") is None:
        return "the program ip is missing (iproute2)"
    done = subprocess.run(["ip", *arguments], capture_output=True, text=True, check=False)
    return done.stderr.strip() or "it failed" if done.returncode else ""
