"""Environments are an extra of their own: without it these tests are left out, and the summary says so."""

from importlib.util import find_spec

import pytest

MISSING = [name for name in ("gymnasium", "pettingzoo") if find_spec(name) is None]
collect_ignore_glob = ["test_*.py", "*/test_*.py"] if MISSING else []


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say what was left out."""
    if MISSING:
        terminalreporter.write_line(f"tests/envs was left out: {', '.join(MISSING)} not installed (the extra `envs`)")
