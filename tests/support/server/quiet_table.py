"""A quiet table that must go on unharmed beside a hostile client, and examples of bad input."""

import asyncio
import json
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from sabot.client import Api
from sabot.server.operations import metrics
from tests.support.server.server_parties import Party, party
from tests.support.server.serving import config_in, guest, served

KEY = "A" * 22
"""A valid key of no table."""
LONGEST = 64 * 1024
"""The longest message that the protocol takes."""
UNREADABLE: dict[str, str | bytes] = {
    "nothing": "",
    "no JSON": "draw!",
    "half of it": '{"table": "x", "act": ',
    "a list": "[1, 2, 3]",
    "a number": "7",
    "null": "null",
    "no table": '{"act": "draw"}',
    "no wish": json.dumps({"table": KEY}),
    "two wishes": json.dumps({"table": KEY, "act": "draw", "ready": True}),
    "an unknown field": json.dumps({"table": KEY, "act": "draw", "cheat": True}),
    "a field in the wrong case": json.dumps({"table": KEY, "Act": "draw"}),
    "an action that is a number": json.dumps({"table": KEY, "act": 7}),
    "an action that is null": json.dumps({"table": KEY, "act": None}),
    "a table that is a list": json.dumps({"table": [KEY], "act": "draw"}),
    "a version that is a text": json.dumps({"table": KEY, "act": "draw", "version": "4"}),
    "a huge number": '{"table": "x", "report": ' + "9" * 300 + "}",
    "an id that is too long": json.dumps({"table": KEY, "act": "draw", "id": "x" * 65}),
    "an action that is too long": json.dumps({"table": KEY, "act": "play " + "R" * 300}),
    "deep lists": "[" * 2000,
    "very deep lists": "[" * 60_000,
    "deep lists in a field": '{"table": ' + "[" * 1000 + "]" * 1000 + "}",
    "deep objects in a field that is not there": '{"x": ' * 1000 + "1" + "}" * 1000,
    "too long": json.dumps({"table": KEY, "chat": "x" * 5000}),
    "as long as can be": "x" * LONGEST,
    "a lone surrogate": '{"table": "x", "act": "\\ud800"}',
    "bytes that are no text": b"\xff\xfe\x00\x80",
    "a NUL": '{"table": "a\\u0000b", "act": "draw"}',
    "an unknown language": json.dumps({"table": KEY, "watch": 0, "lang": "xx"}),
}
"""Texts that are not valid messages."""


class Quiet:
    """Two people who play at a table."""

    def __init__(self, table: Party) -> None:
        self.table = table
        self.acted: list[tuple[str, str]] = []
        self._playing = asyncio.create_task(self._play())

    async def _play(self) -> None:
        """Act forever; nothing may be refused."""
        for number in count():
            shown = await self.table["ana"].ask("snapshot", watch=0)
            (name,) = shown["view"]["waiting"]
            legal = (await self.table[name].ask("snapshot", watch=0))["legal"]
            action = next(action for action in legal if not action.startswith(("uno", "catch")))
            await self.table[name].say(act=action, id=str(number))
            while "done" not in (answer := await self.table[name].next()):
                assert "refused" not in answer
            self.acted.append((str(number), action))
            await asyncio.sleep(0.1)

    async def end(self) -> None:
        """Check that they have played on, and that the log holds what they did and nothing else."""
        before = len(self.acted)
        async with asyncio.timeout(30):
            while len(self.acted) < before + 3 and not self._playing.done():
                await asyncio.sleep(0.01)
        self._playing.cancel()
        (fate,) = await asyncio.gather(self._playing, return_exceptions=True)
        assert isinstance(fate, asyncio.CancelledError), fate
        log = await self.table.log()
        done = [(entry.id, getattr(entry, "action", None)) for entry in log[3:]]
        assert done[: len(self.acted)] == self.acted
        assert len(done) - len(self.acted) <= 1, "only the last action, which was cut off, may be done as well"


@asynccontextmanager
async def quiet_table(
    directory: Path, caplog: pytest.LogCaptureFixture, **limits: int
) -> AsyncIterator[tuple[Party, Api]]:
    """A table that must go on unharmed, and a hostile guest. Afterwards no error is logged and no task is left."""
    with capture_logs() as logs, caplog.at_level(logging.WARNING):
        async with served(config_in(directory, **limits)) as server, party(server, "ana", "bo") as table:
            eve = await guest(server.url, "eve")
            await table.start()
            quiet = Quiet(table)
            yield table, eve
            await quiet.end()
        assert [line for line in logs if line["log_level"] == "error"] == []
        assert [record for record in caplog.records if record.levelno >= logging.ERROR and not is_no_text(record)] == []
    assert metrics.SOCKETS._value.get() == 0
    assert len(asyncio.all_tasks()) == 1


def is_no_text(record: logging.LogRecord) -> bool:
    """Whether `sabot serve` would leave out a record that its libraries log."""
    return record.getMessage().startswith("Invalid UTF-8")
