"""What `make security` counts by the million is tried here by the hundred, so that it keeps working."""

from pathlib import Path

import pytest

from tests.support.security.frames import fuzz
from tests.support.security.guests import refuse
from tests.support.security.progress import Progress
from tests.support.server.awaited import awaited

KINDS = 7
"""How many kinds of attempts there are."""

pytestmark = pytest.mark.slow


@awaited
async def test_random_frames_crash_nothing_and_players_beside_lose_nothing(tmp_path: Path) -> None:
    fuzzed = await fuzz(tmp_path, 2000, "test", Progress("frames", 2000))
    assert fuzzed.frames == 2000
    assert fuzzed.messages > 2000, "the frames have not reached the tables"
    assert fuzzed.actions > 0


@awaited
async def test_guests_are_refused_what_only_others_may_do(tmp_path: Path) -> None:
    refused = await refuse(tmp_path, 200, "test")
    assert refused.total() == 200
    assert min(refused.values()) > 0
    assert len(refused) == KINDS
