"""Bots that are ready before the first question, so that they always answer alike."""

import pytest

from tests.bots.kinds import KINDS


@pytest.fixture(scope="session", autouse=True)
def prepared() -> None:
    """All that bots need is compiled."""
    for bot in KINDS.values():
        bot.prepare()
