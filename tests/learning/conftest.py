"""The learner needs what environments need: without it these tests are left out, and the summary says so."""

from importlib.util import find_spec

import pytest

MISSING = [name for name in ("gymnasium", "numba") if find_spec(name) is None]
collect_ignore_glob = ["test_*.py"] if MISSING else []


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say what was left out."""
    if MISSING:
        left_out = f"{', '.join(MISSING)} not installed (the extras `envs` and `fast`)"
        terminalreporter.write_line(f"tests/learning was left out: {left_out}")
