"""Language models at the table: the SDK's own client plays whole rounds."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from mcp import Client

from sabot.cli import main
from sabot.editions import EDITIONS
from sabot.model_context import mcp_command
from sabot.model_context.mcp_command import LocalFlags, local_starter, local_table
from sabot.model_context.seat import Seat
from sabot.model_context.seat_server import seat_server
from sabot.tui.sources.remote_source import RemoteTable
from sabot.words.language import speak
from tests.support.server.awaited import awaited
from tests.support.server.server_parties import party_in
from tests.tui.stage import PATIENCE

MOST_CALLS = 2000


@pytest.fixture(autouse=True)
def own_records(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


@asynccontextmanager
async def at_local_table(edition: str, *, hints: bool = False, seed: int = 3) -> AsyncIterator[tuple[Client, Seat]]:
    """A client of the SDK, and the seat behind its server."""
    seats: list[Seat] = []
    flags = LocalFlags(edition=edition, players=3, policy="eager", seed=seed, hints=hints)
    with local_starter(flags, "ada") as (starter, choices):

        @asynccontextmanager
        async def open_seat() -> AsyncIterator[Seat]:
            async with Seat(local_table(starter, choices, speak("en"))).running() as seat:
                seats.append(seat)
                yield seat

        async with Client(seat_server(open_seat, has_hints=hints)) as client:
            yield client, seats[0]


async def call(client: Client, tool: str, **arguments: str) -> Any:
    """The answer of a tool that succeeds."""
    answer = await client.call_tool(tool, dict(arguments))
    assert not answer.is_error, answer.content
    assert answer.structured_content is not None
    told = answer.structured_content
    return told["result"] if set(told) == {"result"} else told


async def until(is_so: Callable[[], bool]) -> None:
    deadline = asyncio.get_running_loop().time() + PATIENCE
    while not is_so():
        assert asyncio.get_running_loop().time() < deadline
        await asyncio.sleep(0.01)


@pytest.mark.parametrize("edition", EDITIONS)
@awaited
async def test_a_whole_round_is_played_and_nothing_hidden_is_told(edition: str) -> None:
    async with at_local_table(edition) as (client, seat):
        state = await call(client, "next_round")
        for _ in range(MOST_CALLS):
            if state["stage"] != "round":
                break
            table = seat._source.local_match.match.games[0]  # type: ignore[attr-defined]
            shown = (await call(client, "view"))["view"]
            assert shown == table.view("ada").as_json()
            assert await call(client, "legal_actions") == table.legal("ada") == state["legal"]
            wanted = [action for action in state["legal"] if action.startswith("play")] or state["legal"]
            state = await call(client, "act", action=wanted[0]) if wanted else await call(client, "wait")
        assert state["stage"] in ("break", "over")
        assert any("won" in line or "wins" in line for line in (await call(client, "view"))["log"])
        again = await call(client, "next_round")
        assert (again["stage"], again["round"]) == ("round", 2)


@awaited
async def test_refusals_rules_and_reasons() -> None:
    async with at_local_table("deluxe") as (client, seat):
        state = await call(client, "next_round")
        refused = await client.call_tool("act", {"action": "challenge"})
        assert refused.is_error
        assert await call(client, "legal_actions") == state["legal"]
        unreadable = await client.call_tool("act", {"action": "play R99"})
        assert unreadable.is_error
        assert "D-024" in await call(client, "rules", query="D-024")
        assert (await call(client, "rules", query="qwertz")) != ""
        hand = seat._source.scene.view.hands["ada"]  # type: ignore[union-attr]
        blocked = [card for card in hand if f"play {card}" not in state["legal"] and "wild" not in card]
        assert "(D-" in await call(client, "why_not", card=blocked[0])
        assert (await client.call_tool("why_not", {"card": "nonsense"})).is_error


@awaited
async def test_hints_are_there_only_if_the_table_allows_them() -> None:
    async with at_local_table("wizz") as (client, _):
        assert "hint" not in {tool.name for tool in (await client.list_tools()).tools}
    async with at_local_table("wizz", hints=True) as (client, _):
        state = await call(client, "next_round")
        assert (await call(client, "hint"))["action"] in state["legal"]


@awaited
async def test_a_seat_at_a_servers_table(tmp_path: Path) -> None:
    """The server deals, refuses, explains, and allows no hints at this table."""
    async with party_in(tmp_path, "ana", bots=("person",)) as party:
        source = RemoteTable(party.server.url, party.key, "zoe", speak("en"), longest=0.05)

        @asynccontextmanager
        async def open_seat() -> AsyncIterator[Seat]:
            async with Seat(source).running() as seat:
                yield seat

        async with Client(seat_server(open_seat, has_hints=True)) as client:
            dealt = asyncio.create_task(call(client, "next_round"))
            await until(lambda: any(seat.is_mine for seat in source.scene.seats))
            await party.start()
            await party.lay_out({"ana": "R1 R2 B3", "zoe": "R4 Y5 G6"})
            await party["ana"].ask("done", act="play R1")
            await dealt
            while len((shown := await call(client, "view"))["view"]["hands"]["ana"]) != 2:
                await call(client, "wait")  # the cards of the deal may be shown first
            assert shown["asked"]
            assert (await client.call_tool("act", {"action": "play Y5"})).is_error
            assert "(D-024)" in await call(client, "why_not", card="G6")
            assert (await call(client, "hint"))["action"] == ""
            played = asyncio.create_task(call(client, "act", action="play R4"))
            await until(lambda: not source.scene.is_asked)
            await party["ana"].ask("done", act="play R2")
            assert (await played)["asked"]


def test_a_missing_extra_is_named_with_the_command(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(mcp_command, "find_spec", lambda name: None)
    assert main(["mcp"]) == 2
    assert "make setup" in capsys.readouterr().err


@pytest.mark.parametrize("arguments", [["--policy", "nobody"], ["--players", "1"], ["KTRB", "--seed", "3"]])
def test_an_error_is_one_line(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["mcp", *arguments]) == 2
    output = capsys.readouterr()
    assert (output.out, output.err.count("\n")) == ("", 1)
