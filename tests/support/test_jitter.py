"""Jitter makes what happens late, in a way that a seed repeats, and nothing on one connection overtakes anything."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support import jitter
from tests.support.jitter import LONGEST, Jitter
from tests.support.server.awaited import awaited
from tests.support.server.server_parties import party_in

MESSAGES = 20


@pytest.fixture
def late() -> Iterator[Jitter]:
    """Jitter that begins here."""
    found = Jitter(1)
    found.pytest_sessionstart()
    yield found
    found.pytest_sessionfinish()


@awaited
async def test_messages_on_one_connection_stay_in_order(late: Jitter, tmp_path: Path) -> None:
    async with party_in(tmp_path, "ana", "bo") as table:
        for number in range(MESSAGES):
            await table["ana"].say(back=True, id=str(number))
        versions = [*range(3, MESSAGES + 3)]
        for _ in versions:
            await table["bo"].hear("update")
        done = [await table["ana"].hear("done") for _ in versions]
        assert done == [{"id": str(number), "version": version} for number, version in enumerate(versions)]
        for socket in table.sockets.values():
            updates = [message["update"]["version"] for message in socket.heard if "update" in message]
            assert updates == versions


def test_each_test_is_late_in_a_way_of_its_own(request: pytest.FixtureRequest) -> None:
    delays = []
    for seed in (1, 1, 2):
        Jitter(seed).pytest_runtest_setup(request.node)
        delays.append([jitter._delay() for _ in range(1000)])
    assert delays[0] == delays[1] != delays[2]
    assert 50 < sum(delay > 0.02 for delay in delays[0]) < 200, "most are short"
    assert max(delays[0]) <= LONGEST
