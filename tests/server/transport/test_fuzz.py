"""Bad input over sockets is refused or disconnected, and another table goes on unharmed."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from sabot.server.protocol.client_messages import WISHES
from tests.support.server.awaited import awaited
from tests.support.server.quiet_table import KEY, UNREADABLE, quiet_table
from tests.support.server.server_parties import Socket, bare, party

words = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-(2**70), 2**70),
    st.floats(allow_nan=False),
    st.text(max_size=30),
    st.sampled_from(["draw", "play R7", "uno", "catch ana", "referee: suggestion ana", "spin war", "play R7/P2"]),
    st.lists(st.integers(), max_size=3),
)
messages = st.dictionaries(
    st.sampled_from([*WISHES, "table", "id", "version", "lang", "salt", "guest", "seat"]), words, max_size=5
)


@awaited
async def test_an_unreadable_message_is_refused_and_the_connection_stays_open(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with quiet_table(tmp_path, caplog) as (_, eve), bare(eve, KEY) as socket:
        for name, message in UNREADABLE.items():
            await socket.connection.send(message)
            refused = await socket.hear("refused")
            assert (refused["rule"], bool(refused["code"]), bool(refused["message"])) == ("", True, True), name
            assert len(refused["message"]) < 1000, name
        await socket.is_refused("one-wish")


@awaited
async def test_tables_that_are_not_there_and_seats_that_are_not_ones_own(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with quiet_table(tmp_path, caplog, messages_per_second=1000) as (table, eve), bare(eve, KEY) as socket:
        for wish in WISHES:
            value: Any = {"watch": 0, "report": 1, "abuse": 1}.get(wish, "draw")
            value = True if wish in ("ready", "back", "more_time", "hint", "odds") else value
            if wish != "unwatch":
                await socket.is_refused("table/none", **{wish: value})
        socket.key = table.key
        for action in ("draw", "uno", "catch ana", "suggestion ana", "object", "play R7", "accept", ""):
            await socket.is_refused("seat/not-yours", act=action)
            await socket.is_refused("seat/not-yours", why=action)
        for wish in ("ready", "back", "more_time", "hint", "odds"):
            await socket.is_refused("seat/not-yours", **{wish: True})
        await socket.is_refused("seat/not-yours", report=1)


@awaited
async def test_a_player_need_not_watch_and_a_watcher_may_stop_twice(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with quiet_table(tmp_path, caplog) as (table, _), party(table.server, "cy", "dan") as other:
        await other.start()
        await other.lay_out({"cy": "R1 R2 B3", "dan": "R4 Y5 G6"})
        async with bare(other.host, other.key) as socket:
            await socket.say(unwatch=True)
            assert (await socket.ask("done", act="play R1"))["version"] == 4
            await socket.ask("snapshot", watch=10**30)
            await socket.ask("snapshot", watch=-1)
            await socket.say(unwatch=True)
            await socket.say(unwatch=True)
            await socket.is_refused("act/stale", act="draw", version=-(10**30))
            await socket.is_refused("play/not-asked", act="play R2", version=10**30)


@awaited
async def test_any_message_at_all_gets_an_answer(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Eve has a table of her own, at which she may do anything."""
    async with (
        quiet_table(tmp_path, caplog, messages_per_second=100_000) as (quiet, _),
        party(quiet.server, "eve", "zoe", bots=("random",), hints=True) as table,
    ):
        loop = asyncio.get_running_loop()
        await table.start()

        async def ask(message: dict[str, Any], socket: Socket) -> None:
            before = len(socket.heard)
            await socket.connection.send(json.dumps(message))
            await socket.say(id="marker")
            while (await socket.next()).get("refused", {}).get("id") != "marker":
                pass
            assert message.get("unwatch") is not None or len(socket.heard) > before + 1
            assert not any(answer.get("refused", {}).get("code") == "message/failed" for answer in socket.heard)

        @settings(max_examples=200, suppress_health_check=list(HealthCheck))
        @given(messages, st.sampled_from([table.key, quiet.key, KEY, None]))
        def say(message: dict[str, Any], key: str | None) -> None:
            known = (
                {"table": key} if key and not (key == quiet.key and {"chat", "phrase", "react"} & {*message}) else {}
            )
            asyncio.run_coroutine_threadsafe(ask(message | known, table["eve"]), loop).result(30)

        await asyncio.to_thread(say)
