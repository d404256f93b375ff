"""Rematches: another table for the same people."""

import asyncio
from pathlib import Path

import pytest

from sabot.client import Turned
from tests.support.server.awaited import awaited
from tests.support.server.server_parties import connected, party_in
from tests.support.server.serving import (
    SHORT,
    clocks,
    guest,
)


@awaited
async def test_a_rematch_leads_everybody_to_one_table(tmp_path: Path) -> None:
    async with party_in(tmp_path, "ana", "bo", public=True, **SHORT, **clocks(decision=0.01)) as table:
        with pytest.raises(Turned, match="409"):
            await table.host.ask("POST", f"/api/tables/{table.key}/rematch")
        await table.start()
        while (await table["ana"].hear("update")).get("status") != "over":
            pass
        path = f"/api/tables/{table.key}/rematch"
        answers = await asyncio.gather(*(api.ask("POST", path) for api in [*table.guests.values()] * 2))
        assert len({answer["table"] for answer in answers}) == 1
        (listed,) = (await table.host.ask("GET", "/api/tables"))["tables"]
        assert listed["table"] == answers[0]["table"]
        while "rematch" not in (update := await table["bo"].hear("update")):
            pass
        assert update["rematch"] == answers[0]["table"]
        shown = await table["ana"].ask("snapshot", watch=0)
        assert shown["rematch"] == answers[0]["table"]
        zoe = await guest(table.server.url, "zoe")
        with pytest.raises(Turned, match="403"):
            await zoe.ask("POST", path)
        async with connected(table.guests["bo"], answers[0]["table"]) as socket:
            shown = await socket.ask("snapshot", watch=0)
            assert shown["settings"]["format"] == {"target": 1}
