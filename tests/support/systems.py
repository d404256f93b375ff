"""Tests that need POSIX: skipped on Windows, where files have no modes and processes no signals."""

import sys
from pathlib import Path

import pytest

from tests.support.paths import TESTS

IS_POSIX = sys.platform != "win32"
POSIX_ONLY = [
    TESTS / name
    for name in (
        "deploy",  # units of systemd, shell scripts, images of Linux
        "match/test_crash.py",  # kills processes
        "match/test_failing_disks.py",  # limits the size of files
        "server/network",  # network namespaces, pseudo-terminals
        "server/operations/test_systemd.py",
        "server/test_faults.py",  # kills processes, limits the size of files
    )
]
"""What cannot even be imported on Windows, or has no meaning there."""


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """Ignore the tests that Windows cannot import."""
    return None if IS_POSIX or not any(collection_path.is_relative_to(path) for path in POSIX_ONLY) else True


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Skip the tests that are marked."""
    if not IS_POSIX:
        for item in items:
            if item.get_closest_marker("posix"):
                item.add_marker(pytest.mark.skip(reason="needs POSIX"))
