"""Prepares the bots before the first question, so that their answers are reproducible."""

import pytest

from tests.bots.kinds import KINDS


@pytest.fixture(scope="session", autouse=True)
def prepared() -> None:
    """Compile everything that bots need."""
    for bot in KINDS.values():
        bot.prepare()
