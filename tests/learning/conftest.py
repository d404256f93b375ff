"""Skips these tests if the extra `envs` is not installed, and says so in the summary."""

from importlib.util import find_spec

import pytest

MISSING = [name for name in ("gymnasium", "numba") if find_spec(name) is None]
collect_ignore_glob = ["test_*.py"] if MISSING else []


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Name the missing packages."""
    if MISSING:
        left_out = f"{', '.join(MISSING)} not installed (the extras `envs` and `fast`)"
        terminalreporter.write_line(f"tests/learning was left out: {left_out}")
