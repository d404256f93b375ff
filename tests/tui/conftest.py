"""What the tests of the screen share."""

import pytest

from tests.tui.stage import settled


@pytest.fixture(autouse=True)
def _waits_for_what_is_left_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever presses a key waits until nothing follows from it; Textual would guess by how busy the process is."""
    for module in ("app", "pilot"):
        monkeypatch.setattr(f"textual.{module}.wait_for_idle", settled)
