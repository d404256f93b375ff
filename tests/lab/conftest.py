"""What the tests of simulations share."""

import pytest

from sabot.lab.running import runners


@pytest.fixture
def without_numba(monkeypatch: pytest.MonkeyPatch) -> None:
    """The machine of somebody who did not install the extra `fast`."""
    monkeypatch.setattr(runners, "find_spec", lambda name: None)
