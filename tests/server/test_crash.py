"""Crashes lose nothing: processes are killed again and again while people and bots play, and every table goes on.

Every acknowledged action must be in the log at its version, nothing may be done twice, and clients reconnect by
themselves.
"""

from pathlib import Path
from random import Random

import pytest

from tests.support.server.awaited import awaited
from tests.support.server.killable import killables
from tests.support.server.serving import database_in
from tests.support.server.survival import survive

RESTARTS = (1, pytest.param(10, marks=pytest.mark.soak))
"""How many rolling restarts there are."""

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("restarts", RESTARTS)
@awaited
async def test_nothing_is_lost_on_sqlite(tmp_path: Path, restarts: int) -> None:
    database = database_in(tmp_path)
    async with killables(tmp_path, 1, "--database", database) as processes:
        assert (await survive(database, processes, restarts, Random(1))).actions > 0


@pytest.mark.parametrize("restarts", RESTARTS)
@awaited
async def test_nothing_is_lost_by_two_processes_on_postgresql_and_redis(
    tmp_path: Path, postgresql: str, redis: str, restarts: int
) -> None:
    async with killables(tmp_path, 2, "--database", postgresql, "--bus", redis) as processes:
        assert (await survive(postgresql, processes, restarts, Random(2))).actions > 0
