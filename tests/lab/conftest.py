"""Fixtures of the simulation tests."""

import pytest

from sabot.lab.running import runners


@pytest.fixture
def without_numba(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pretend that the extra `fast` is not installed."""
    monkeypatch.setattr(runners, "find_spec", lambda name: None)
