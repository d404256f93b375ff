"""Line mode at a server's table: prints what happens there, and reads actions and commands line by line."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from threading import Thread
from typing import TypeVar

from sabot.errors import Unreadable
from sabot.plain.help_text import HELP, show_legend
from sabot.plain.score_lines import show_standing
from sabot.plain.table_lines import in_order, show_actions, show_all, show_debts, show_end, show_table
from sabot.plain.terminal import LEAVING, Terminal
from sabot.plain.typed_actions import read_answer
from sabot.tui.labels import hint_of, label_of, prompt_of
from sabot.tui.offers import command_offers
from sabot.tui.sources.remote_source import RemoteTable
from sabot.tui.sources.scene import BREAK, LOBBY, OVER, Scene
from sabot.tui.sources.table_link import find_table
from sabot.words.language import Language
from sabot.words.names import player_name

PROMPT = "> "
HERE_ONLY = {"chat TEXT": "help-chat", "more-time": "help-more-time"}
"""Inputs that only a server's table has, and the messages that explain them."""
NOT_HERE = ("ana: uno", "suggestion Bo")
"""Inputs that only people who share a keyboard have."""

Line = TypeVar("Line")


def play_in_lines(terminal: Terminal, link: str, name: str) -> None:
    """Play at a server's table, by its link or code, until the player leaves."""

    async def play() -> list[str]:
        url, key = await find_table(link)
        source = RemoteTable(url, key, name, terminal.language)
        await RemoteLines(terminal, source).run()
        return source.farewell()

    for line in asyncio.run(play()):
        print(line, file=terminal.sink)


class RemoteLines:
    """A server's table in line mode, for one guest."""

    def __init__(self, terminal: Terminal, source: RemoteTable) -> None:
        self.terminal = terminal
        self.source = source
        self._log: list[str] = []
        """The sentences that have been printed."""
        self._chat: list[tuple[str, str]] = []
        self._banner = ""
        self._situation: object = None
        """The situation in which the player was last asked."""
        self._scored = 0
        """The last round whose end was printed."""
        self._changed = asyncio.Event()

    async def run(self) -> None:
        """Print and read until the player leaves, or the input ends."""
        self.source.on_change = self._changed.set
        running = asyncio.create_task(self.source.run())
        reader = LineReader(self.terminal)
        try:
            while not running.done():
                is_asked = self.print_changes()
                if is_asked or self.terminal.is_live:
                    reader.read_one()
                changed = asyncio.create_task(self._changed.wait())
                coming: set[asyncio.Future[object]] = {reader.line, changed, running}  # type: ignore[arg-type]
                await asyncio.wait(coming, return_when=asyncio.FIRST_COMPLETED)
                changed.cancel()
                self._changed.clear()
                if reader.line.done() and not await self.answer(reader.take()):
                    return
            await running
        finally:
            running.cancel()
            with suppress(asyncio.CancelledError):
                await running

    @property
    def language(self) -> Language:
        """The language of the reader."""
        return self.terminal.language

    def print_changes(self) -> bool:
        """Print what is new at the table; whether the player can now do something."""
        scene = self.source.scene
        lines = [sentence.text for sentence in scene.sentences]
        for text in added(self._log, lines):
            self.terminal.say(text, "  ")
        for name, text in added(self._chat, list(scene.chat)):
            self.terminal.tell("at-place", "  ", place=player_name(name), text=text)
        self._log, self._chat = lines, list(scene.chat)
        if scene.banner and scene.banner != self._banner:
            self.terminal.say(scene.banner)
        self._banner = scene.banner
        self.print_end(scene)
        return self.print_question(scene)

    def print_end(self, scene: Scene) -> None:
        """Print the open hands and the standing, once a round."""
        if scene.stage not in (BREAK, OVER) or scene.round == self._scored:
            return
        self._scored = scene.round
        if scene.view is not None and scene.view.phase == "over":
            self.terminal.say()
            show_end(self.terminal, scene.view)
        if scene.score is not None and scene.score.standing:
            show_standing(self.terminal, scene.score.standing, scene.me)

    def print_question(self, scene: Scene) -> bool:
        """Ask the player in each new situation; whether there is anything to answer."""
        actions = self.actions_in(scene)
        news = tuple(scene.seats) if scene.stage == LOBBY else len(self._log)
        situation = (scene.stage, scene.round, actions, scene.commands, scene.is_asked, news)
        if situation != self._situation:
            self._situation = situation
            if scene.stage == LOBBY:
                self.print_seats(scene)
            if actions:
                self.print_actions(scene, actions)
            for offer in command_offers(scene.commands):
                self.terminal.lay_out(
                    [label_of(offer, None, self.language)], f"  {self.terminal.style.strong(offer.action)}  "
                )
        return bool(actions or scene.commands)

    @staticmethod
    def actions_in(scene: Scene) -> list[str]:
        """The actions that the player can choose among."""
        return [] if scene.view is None or scene.me is None else in_order(scene.view)

    def print_seats(self, scene: Scene) -> None:
        """Print who sits at the table before the match."""
        names = [player_name(seat.name) if seat.name else self.language.say("page-room-free") for seat in scene.seats]
        self.terminal.lay_out(names, "  ", " · ")

    def print_actions(self, scene: Scene, actions: list[str]) -> None:
        """Print the table and the question, or what the player may do out of turn."""
        assert scene.view is not None
        if scene.is_asked:
            self.terminal.say()
            show_table(self.terminal, scene.view)
        else:
            show_debts(self.terminal, scene.view)
        self.terminal.say(prompt_of(scene, self.language))
        show_actions(self.terminal, actions, may_pass=False)

    async def answer(self, text: str | None) -> bool:
        """Carry out what was typed, or print an answer; False if the player leaves."""
        if text is None or text.lower() in LEAVING:
            return False
        scene = self.source.scene
        if not text:
            text = next(iter(scene.commands), "")  # Enter does the first thing that waits for the player
        word, _, rest = text.partition(" ")
        if text and not await self.answer_question(word.lower(), rest, scene):
            self.print_refusal(await self.carry_out(text, word.lower(), rest, scene))
        return True

    async def answer_question(self, word: str, rest: str, scene: Scene) -> bool:
        """Answer help, hand, look, why and hint; whether it was one of them."""
        view = scene.view
        if word in ("?", "help"):
            messages = {typed: message for typed, message in HELP.items() if typed not in NOT_HERE}
            show_legend(self.terminal, {self.language.say("a-number"): "help-number"} | HERE_ONLY | messages)
        elif word in ("hand", "table") and view is not None:
            show_table(self.terminal, view)
        elif word == "look" and view is not None:
            show_all(self.terminal, view)
        elif word == "why":
            self.terminal.say(await self.source.why(rest) if rest else self.language.say("why-what"), "  ")
        elif word == "hint":
            action, why = await self.source.hint()
            self.terminal.say(hint_of(action, why, self.language) if action else why, "  ")
        else:
            return False
        return True

    async def carry_out(self, text: str, word: str, rest: str, scene: Scene) -> str:
        """Carry out a command or an action; why it is refused, or nothing."""
        if word in {"chat", "more-time", *scene.commands}:
            return await self.source.do(word, rest)
        try:
            action = read_answer(text, self.actions_in(scene), scene.view.phase if scene.view is not None else "")
        except Unreadable as error:
            return self.language.say("what", error=error.say(self.language))
        return await self.source.act(action)

    def print_refusal(self, text: str) -> None:
        """Print why something is not possible, if it is not, and what is."""
        if text:
            self.terminal.say(text, "  ")
            show_actions(self.terminal, self.actions_in(self.source.scene), may_pass=False)


class LineReader:
    """Reads lines in a thread, each only when it is wanted, so that what happens meanwhile can be printed.

    The thread is a daemon: a person who leaves does not have to type another line.
    """

    def __init__(self, terminal: Terminal) -> None:
        self._terminal = terminal
        self._loop = asyncio.get_running_loop()
        self._is_reading = False
        self.line: asyncio.Future[str | None] = self._loop.create_future()

    def read_one(self) -> None:
        """Begin to read the next line, unless one is being read."""
        if not self._is_reading:
            self._is_reading = True
            Thread(target=self._read, daemon=True).start()

    def take(self) -> str | None:
        """The line that was read; None at the end of the input."""
        line = self.line.result()
        self.line = self._loop.create_future()
        self._is_reading = False
        return line

    def _read(self) -> None:
        line = self._terminal.ask(PROMPT)
        with suppress(RuntimeError):  # the player has left meanwhile
            self._loop.call_soon_threadsafe(self.line.set_result, line)


def added(before: Sequence[Line], now: Sequence[Line]) -> Sequence[Line]:
    """What has come after the lines before, of which the list may have lost the first ones.

    >>> added(["a", "b"], ["a", "b", "c"]), added(["a", "b"], ["b", "c"]), added(["a", "b"], ["d"])
    (['c'], ['c'], ['d'])
    """
    longest = min(len(before), len(now))
    known = next(n for n in range(longest, -1, -1) if before[len(before) - n :] == now[:n])
    return now[known:]
