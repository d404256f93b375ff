"""Fixtures for the tests of the full screen."""

import pytest

from tests.tui.stage import settled


@pytest.fixture(autouse=True)
def _wait_until_idle(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pressing a key waits until the event loop is idle; Textual would guess by how busy the process is."""
    for module in ("app", "pilot"):
        monkeypatch.setattr(f"textual.{module}.wait_for_idle", settled)
