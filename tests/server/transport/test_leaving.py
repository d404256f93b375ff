"""A server that is told to stop disconnects its clients quietly, whatever they are waiting for."""

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path

from httpx2 import AsyncClient

from sabot.server.serve_command import LEAVING
from tests.support.server.awaited import awaited
from tests.support.server.serving import PATIENCE, Process, database_in, guest, open_table, soon, start
from tests.support.server.wire import Wire, frame

SERVICE_RESTART = 1012
CLIENTS = 20


async def told(url: str, figure: str) -> None:
    """Wait until a server tells its operator a figure."""
    async with AsyncClient() as client:
        while f"\n{figure}\n" not in (await client.get(f"{url}/metrics")).text:
            await asyncio.sleep(0.05)


@awaited
async def test_clients_that_wait_for_the_database_cost_no_line_each(tmp_path: Path) -> None:
    process = Process("--database", database_in(tmp_path), log=tmp_path / "log")
    process.start()
    try:
        ana = await guest(process.url, "ana")
        key = await open_table(ana, clocks={"decision": 0}, seats=["person", "careful"])
        await start(ana, key)
        wires = [await Wire.open(ana.url, ana.cookie) for _ in range(CLIENTS)]
        watching = frame(json.dumps({"table": key, "watch": 0}))
        with closing(sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)) as blocker:
            blocker.execute("BEGIN IMMEDIATE")
            for wire in wires:
                await wire.send(watching + 5 * frame(json.dumps({"table": key, "back": True})))
            await soon(told(process.url, f"sabot_messages_total {CLIENTS}.0"))  # and wait for the lease on the table
            stopping = asyncio.create_task(asyncio.to_thread(process.stop))
            assert await asyncio.gather(*(wire.hung_up() for wire in wires)) == [SERVICE_RESTART] * CLIENTS
            async with asyncio.timeout(LEAVING + PATIENCE):
                while "graceful" not in process.log.read_text():
                    await asyncio.sleep(0.05)
        await stopping
    finally:
        process.kill()
    events = [json.loads(line)["event"] for line in process.log.read_text().splitlines()]
    assert events[:2] == ["table opened", "shutting down"]
    assert len(events) == 3
    assert events[2].startswith("Cancel ")


@awaited
async def test_clients_that_chat_too_fast_do_not_hold_up_the_end(tmp_path: Path) -> None:
    process = Process("--database", database_in(tmp_path), log=tmp_path / "log")
    process.start()
    try:
        ana = await guest(process.url, "ana")
        key = await open_table(ana, clocks={"decision": 0}, seats=["person", "careful"])
        wires = [await Wire.open(ana.url, ana.cookie) for _ in range(CLIENTS)]
        flood = frame(json.dumps({"table": key, "watch": 0})) + 2000 * frame(json.dumps({"table": key, "chat": "hey"}))
        for wire in wires:
            await wire.send(flood)
        for wire in wires:
            while b"snapshot" not in (await soon(wire.next()))[1]:
                continue
        for wire in wires[::2]:
            wire.cut()
        await soon(told(process.url, f"sabot_sockets {CLIENTS // 2}.0"))
        stopping = asyncio.create_task(asyncio.to_thread(process.stop))
        codes = await asyncio.gather(*(wire.hung_up() for wire in wires[1::2]))
        assert set(codes) <= {SERVICE_RESTART, 0}, "a client that still sends may miss the close frame"
        await stopping
    finally:
        process.kill()
    events = [json.loads(line)["event"] for line in process.log.read_text().splitlines()]
    assert events == ["table opened", "shutting down"], "no task had to be cancelled"
