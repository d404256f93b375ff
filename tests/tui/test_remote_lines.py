"""A server's table in line mode: joining by link, playing by typed lines, questions, chat, rounds and leaving."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from io import StringIO
from pathlib import Path
from queue import SimpleQueue
from typing import Any

import pytest

from sabot.errors import Unreadable
from sabot.plain.terminal import Terminal
from sabot.tui.remote_lines import RemoteLines, play_in_lines
from sabot.tui.sources.remote_source import RemoteTable
from sabot.words.terminal_style import TerminalStyle
from tests.support.server.awaited import awaited
from tests.support.server.server_parties import Party, party_in
from tests.tui.stage import PATIENCE

QUICKLY = 0.05
"""The longest wait before a connection is retried, in seconds."""


class Keyboard(StringIO):
    """A source of lines that come when the test types them."""

    def __init__(self) -> None:
        super().__init__()
        self.typed: SimpleQueue[str] = SimpleQueue()

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]  # of two base classes, one returns bytes
        return self.typed.get()


class Writer:
    """A guest who plays by typing lines."""

    def __init__(self, party: Party) -> None:
        self.keyboard, self.paper = Keyboard(), StringIO()
        self.terminal = Terminal(self.keyboard, self.paper, TerminalStyle(), pace=0)
        source = RemoteTable(party.server.url, party.key, "zoe", self.terminal.language, longest=QUICKLY)
        self.source = source
        self.lines = RemoteLines(self.terminal, source)
        self.playing: asyncio.Task[None] | None = None

    def type(self, *lines: str) -> None:
        for line in lines:
            self.keyboard.typed.put(f"{line}\n")

    async def sees(self, hand: str) -> None:
        """Wait until these cards are shown: before that, zoe may be asked about others."""
        await self.until(lambda: (view := self.source.scene.view) is not None and view.hands["zoe"] == hand.split())

    async def reads(self, text: str) -> None:
        await self.until(lambda: text in " ".join(self.paper.getvalue().split()))

    async def until(self, is_so: Callable[[], bool]) -> None:
        deadline = asyncio.get_running_loop().time() + PATIENCE
        while not is_so():
            assert asyncio.get_running_loop().time() < deadline, self.paper.getvalue()
            await asyncio.sleep(0.01)


@asynccontextmanager
async def at_table(
    directory: Path, monkeypatch: pytest.MonkeyPatch, **settings: Any
) -> AsyncIterator[tuple[Party, Writer]]:
    """A table opened by ana, who does nothing more, and zoe, who joins it in line mode."""
    monkeypatch.setenv("XDG_DATA_HOME", str(directory / "data"))
    async with party_in(directory, "ana", bots=("person",), hints=True, **settings) as party:
        zoe = Writer(party)
        playing = zoe.playing = asyncio.create_task(zoe.lines.run())
        await zoe.reads("Zoe")
        yield party, zoe
        zoe.type("quit")  # read only while the table waits for zoe
        playing.cancel()
        with suppress(asyncio.CancelledError):
            await playing


@awaited
async def test_cards_are_played_refused_and_explained(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with at_table(tmp_path, monkeypatch) as (party, zoe):
        await party.start()
        await party.lay_out({"ana": "R1 R2 B3", "zoe": "R4 Y5 G6"})
        await zoe.sees("R4 Y5 G6")
        await party["ana"].ask("done", act="play R1")
        await zoe.reads("Ana played a red 1.")
        await zoe.reads("1 play ")
        zoe.type("Y5")
        await zoe.reads("Yellow 5 matches neither red nor 1.")
        zoe.type("why G6", "hint", "hand", "nonsense")
        await zoe.reads("(D-024)")
        await zoe.reads("A bot would choose: a red 4.")
        await zoe.reads("“nonsense”")
        zoe.type("R4")
        await zoe.reads("You played a red 4.")
        await zoe.until(lambda: not zoe.source.scene.is_asked)


@awaited
async def test_people_talk_ask_for_more_time_and_leave(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with at_table(tmp_path, monkeypatch) as (party, zoe):
        await party.start()
        await party.lay_out({"ana": "R1 R2 B3", "zoe": "R4 Y5 G6"})
        await zoe.sees("R4 Y5 G6")
        await party["ana"].ask("done", act="play R1")
        zoe.type("chat hello there", "more-time")
        await zoe.reads("Zoe: hello there")
        await zoe.until(lambda: any(seat.has_more_time for seat in zoe.source.scene.seats))
        await party["ana"].ask("done", chat="hi")
        await zoe.reads("Ana: hi")
        zoe.type("help", "quit")
        await zoe.reads("say something to the others at the table")
        await zoe.until(lambda: zoe.playing is not None and zoe.playing.done())


@awaited
async def test_a_round_ends_with_open_hands_and_enter_opens_the_next_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with at_table(tmp_path, monkeypatch, format={"scoring": "none"}) as (party, zoe):
        await party.start()
        await party.lay_out({"zoe": "R4", "ana": "R2 B3"})
        await zoe.sees("R4")
        await zoe.reads("1 play ●R4")
        zoe.type("1")
        await zoe.reads("You won the round")
        await zoe.reads("Ana 5 ●R2 ◆B3")
        await zoe.reads("rematch")
        before = zoe.source.link
        zoe.type("")
        await zoe.until(lambda: zoe.source.link != before)


def test_a_server_that_cannot_be_reached_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    with pytest.raises(Unreadable, match="cannot be reached"):
        play_in_lines(Terminal(StringIO(), StringIO(), TerminalStyle()), "http://localhost:1/ABCD", "zoe")
