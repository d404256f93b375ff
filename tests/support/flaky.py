"""In CI a failed browser test is run once more, and reported as flaky if it passes then.

Nothing else is ever retried. What fails again fails.
"""

import os
from pathlib import Path

import pytest

BROWSER = "e2e"
"""The folder whose tests may be run once more."""
ONCE_MORE = pytest.mark.flaky(reruns=1)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Let browser tests be run once more, in CI only."""
    if os.environ.get("CI"):
        for item in items:
            if BROWSER in Path(item.path).relative_to(config.rootpath).parts:
                item.add_marker(ONCE_MORE)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Report the tests that passed only the second time, and why they failed first."""
    failed = {report.nodeid for kind in ("failed", "error") for report in terminalreporter.getreports(kind)}
    flaky = [report for report in terminalreporter.getreports("rerun") if report.nodeid not in failed]
    if not flaky:
        return
    terminalreporter.section("FLAKY: failed, and passed when run once more", yellow=True)
    for report in flaky:
        terminalreporter.line(f"FLAKY {report.nodeid}", yellow=True, bold=True)
        terminalreporter.line(report.longreprtext)
        for title, text in report.sections:
            terminalreporter.line(f"--- {title}")
            terminalreporter.line(text)
