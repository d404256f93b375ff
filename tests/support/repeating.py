"""Prints commands that repeat failed tests."""

import os
import shlex

import pytest


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print a command for each failed test. Hypothesis is deterministic in CI, so the command sets CI too."""
    reports = [report for kind in ("failed", "error") for report in terminalreporter.getreports(kind)]
    names = dict.fromkeys(report.nodeid for report in reports)
    if not names:
        return
    terminalreporter.section("to repeat what failed")
    setting = "CI=true " if os.environ.get("CI") else ""
    for name in names:
        terminalreporter.line(f"{setting}.venv/bin/pytest {shlex.quote(name)}")
