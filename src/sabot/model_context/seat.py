"""What a model learns about its seat, and does there. All of it comes from the scenes that a person would see."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

from sabot.errors import Unreadable
from sabot.rulebook.queries import NotFound, look_up
from sabot.tui.sources.scene import BREAK, LOBBY, OVER, ROUND, PlayableSource

LONGEST_WAIT = 60.0
"""How many seconds a model waits for the others before it is told how things are."""
MOST_RULES = 8
"""How many rules an answer quotes."""
DEALS = ("ready", "start", "sit")
"""The commands that bring a seat to its next deal, the first that is possible."""


class Declined(Exception):
    """Something that the table did not accept; the text says why, with the rule."""


class Seat:
    """A seat at a local table or at a server's."""

    def __init__(self, source: PlayableSource, *, patience: float = LONGEST_WAIT) -> None:
        self._source = source
        self._patience = patience
        self._changed = asyncio.Event()
        self._told: list[str] = []
        """The sentences that the model has read."""
        source.on_change = self._changed.set

    @asynccontextmanager
    async def running(self) -> AsyncIterator["Seat"]:
        """Run the table meanwhile."""
        self._running = asyncio.create_task(self._source.run())
        self._running.add_done_callback(lambda _: self._changed.set())
        try:
            yield self
        finally:
            self._running.cancel()
            with suppress(asyncio.CancelledError, Unreadable):
                await self._running

    def rules(self, query: str) -> str:
        """The rules about an id, a card or some words; of the edition that is played, if it has any."""
        language, edition = self._source.language, self._source.scene.edition or None
        words = tuple(query.split())
        found = look_up(words, language.code, edition)
        if not found.rules:
            found = look_up(words, language.code)
        if found.rules:
            return "\n\n".join(f"{rule.id} {rule.wordings[language.code].rule}" for rule in found.rules[:MOST_RULES])
        near = found.near if isinstance(found, NotFound) else ()
        if near:
            return language.say("rules-near", what=query, near=", ".join(near))
        return language.say("rules-nothing", what=query)

    def view(self) -> dict[str, Any]:
        """The table as the seat sees it, and all sentences of the round."""
        scene = self._source.scene
        score = scene.score
        return {
            **self.state(),
            "view": None if scene.view is None else scene.view.as_json(),
            "log": [sentence.text for sentence in scene.sentences],
            "standing": [] if score is None else [rank.as_json() for rank in score.standing],
            "winners": [] if score is None else list(score.winners),
        }

    def state(self) -> dict[str, Any]:
        """Whether the seat is asked, and what it may do."""
        if self._running.done():
            self._running.result()  # raises what ended it
        scene = self._source.scene
        return {
            "stage": scene.stage,
            "round": scene.round,
            "asked": scene.stage == ROUND and scene.is_asked,
            "legal": self.legal(),
            "note": scene.banner,
        }

    def legal(self) -> list[str]:
        """The legal actions of the seat."""
        view = self._source.scene.view
        return [] if view is None or self._source.scene.stage != ROUND else list(view.legal)

    async def act(self, action: str) -> dict[str, Any]:
        """Carry out an action, and say what followed at once; raise Declined with the reason if it is refused."""
        refusal = await self._source.act(action)
        if refusal:
            raise Declined(refusal)
        return await self.wait(must_pass=False)

    async def wait(self, *, must_pass: bool = True) -> dict[str, Any]:
        """Pass, and wait until the seat can do something, the round is over, or the patience is."""
        before = self._source.scene
        with suppress(TimeoutError):
            async with asyncio.timeout(self._patience):
                is_first = must_pass
                while not self._running.done():
                    scene = self._source.scene
                    may_act = bool(self.legal()) and not (is_first and not scene.is_asked)
                    if scene.stage in (BREAK, OVER) or (scene.stage == ROUND and may_act):
                        break
                    if scene.stage == LOBBY and before.stage != LOBBY:
                        break
                    self._changed.clear()
                    if "go-on" in scene.commands:
                        await self._source.do("go-on")
                    await self._changed.wait()
                    is_first = False
        return {**self.state(), "happened": self._news()}

    async def next_round(self) -> dict[str, Any]:
        """Be ready for the next deal, and wait for it; raise Declined if the server refuses."""
        scene = self._source.scene
        command = next((known for known in DEALS if known in scene.commands), None)
        refusal = "" if command is None else await self._source.do(command)
        if refusal:
            raise Declined(refusal)
        self._told = []
        with suppress(TimeoutError):
            async with asyncio.timeout(self._patience):
                while self._source.scene.stage not in (ROUND, OVER) and not self._running.done():
                    self._changed.clear()
                    await self._changed.wait()
        return await self.wait(must_pass=False)

    async def why_not(self, card: str) -> str:
        """Why a card cannot be played now, with the rule."""
        if self._source.scene.me is None:
            return self._source.language.say("page-looking-on")
        return await self._source.why(card)

    async def hint(self) -> dict[str, str]:
        """What a bot would do in this seat, and why; or why there is no hint."""
        action, reason = await self._source.hint()
        return {"action": action, "reason": reason}

    def _news(self) -> list[str]:
        """The sentences since the last time."""
        lines = [sentence.text for sentence in self._source.scene.sentences]
        known = len(self._told) if lines[: len(self._told)] == self._told else 0
        self._told = lines
        return lines[known:]
