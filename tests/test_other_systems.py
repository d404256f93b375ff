"""What Windows lacks is imported only where it is used, and files are locked there in another way."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from sabot.file_locks import try_lock
from tests.support.paths import ROOT

POSIX_MODULES = {"crypt", "fcntl", "grp", "posix", "pty", "pwd", "resource", "syslog", "termios", "tty"}
SOURCES = sorted((ROOT / "src").rglob("*.py"))
WINDOWS_LOCKS = """
import fcntl, os, sys, time, types

def locking(file, mode, length):
    fcntl.lockf(file, mode, length, 0, os.SEEK_CUR)

sys.modules["msvcrt"] = types.SimpleNamespace(LK_NBLCK=fcntl.LOCK_EX | fcntl.LOCK_NB, locking=locking)
sys.platform = "win32"
from sabot.file_locks import try_lock, wait_for_lock
file = os.open(sys.argv[1], os.O_RDWR | os.O_APPEND)
if sys.argv[2] == "wait":
    wait_for_lock(file)
print(try_lock(file), flush=True)
sys.stdin.readline()
os.write(file, b"more")
"""
"""A process with the branch for Windows, on the locks of POSIX for parts of files."""


def unguarded_imports(nodes: list[ast.stmt]) -> Iterator[str]:
    """The modules that are imported whenever a module is, except below a condition."""
    for node in nodes:
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""
        elif isinstance(node, ast.ClassDef):
            yield from unguarded_imports(node.body)


def test_no_module_needs_posix_to_be_imported() -> None:
    assert len(SOURCES) > 400
    found = {
        path.relative_to(ROOT).as_posix(): wrong
        for path in SOURCES
        if (wrong := POSIX_MODULES.intersection(unguarded_imports(ast.parse(path.read_bytes()).body)))
    }
    assert found == {}


@pytest.mark.posix
def test_the_branch_for_windows_locks_files(tmp_path: Path) -> None:
    """A second process does not get the lock, waits for it, and both can read and append meanwhile."""
    path = tmp_path / "record"
    path.write_text("line\n")

    def start(how: str) -> "subprocess.Popen[str]":
        command = [sys.executable, "-c", WINDOWS_LOCKS, str(path), how]
        return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    with start("try") as first, start("wait") as third:
        assert first.stdout is not None
        assert third.stdout is not None
        with start("try") as second:
            answers = {first.stdout.readline(), second.communicate("\n")[0]}
        first.communicate("\n")
        assert third.stdout.readline() == "True\n"
        third.communicate("\n")
    assert answers <= {"True\n", "False\n"}
    assert path.read_text().startswith("line\nmore")


def test_only_one_gets_a_lock(tmp_path: Path) -> None:
    with (tmp_path / "file").open("w") as one, (tmp_path / "file").open("w") as other:
        assert try_lock(one.fileno())
        assert not try_lock(other.fileno())
    with (tmp_path / "file").open("w") as another:
        assert try_lock(another.fileno())
