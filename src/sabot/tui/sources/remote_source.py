"""A server's table as a source of scenes: joins by link, and survives lost connections."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import suppress
from typing import Any

from sabot.client import Api, Line, Refusal, Turned
from sabot.client.cookies import keep_cookie, read_cookie
from sabot.client.seen_deals import SeenDeals, round_of
from sabot.client.updates import Shown, hear, merge
from sabot.errors import Unreadable
from sabot.local.salts import new_salt
from sabot.notation.actions import card_verb
from sabot.notation.events import Event
from sabot.rulebook import quoted
from sabot.tui.sources.deal_check import check_record, fault_texts
from sabot.tui.sources.remote_scene import (
    commands_of,
    mine_of,
    reportable_lines,
    request_for,
    request_text,
    score_of,
    seats_of,
    stage_of,
    time_of,
)
from sabot.tui.sources.scene import BREAK, LOBBY, Scene
from sabot.views import View
from sabot.words.language import Language
from sabot.words.names import player_name
from sabot.words.sentences import Sentence

CHECK_INTERVAL = 0.2
"""Seconds between two checks of the connection."""
HAS_SEAT = "seat/have-one"


class RemoteTable:
    """A table on a server, as its guest sees it."""

    def __init__(self, url: str, key: str, name: str, language: Language, *, longest: float = 5) -> None:
        self.language = language
        self.on_change: Callable[[], None] = lambda: None
        self._name = name
        self._longest = longest
        self._api = Api(url, read_cookie(url))
        self._moved = asyncio.Event()
        self._is_lost = False
        self._clock_skew = 0.0
        """How far the local clock is ahead of the server's, in seconds."""
        self._phrases: list[tuple[str, str]] = []
        """The names and texts of quick phrases."""
        self._hint: asyncio.Future[tuple[str, str]] | None = None
        self._open_table(key)

    def _open_table(self, key: str) -> None:
        """Switch to a table."""
        self._key = key
        self.link = f"{self._api.url}/t/{key}"
        self._code = ""
        """The code by which others join, once it is known."""
        self._line = Line(self._api, key, self.language.code, longest=self._longest)
        self._shown: Shown = {}
        """The table after the last message processed; the connection may have received more."""
        self._sentences: list[Sentence] = []
        self._events: list[list[Event]] = []
        self._salts: dict[int, str] = {}
        """The salt for the deal of each round."""
        self._deals = SeenDeals(self._api.url, key)
        self._sitting = asyncio.Lock()
        """Held until the server has answered for a seat, so that the last salt is also the last to be remembered."""
        self._proof = ""
        """What the check of the record has found, once the match is over."""
        self._note = ""
        """A note until the next event: why nothing is shown, or that an action waits."""
        self._moved.set()

    async def run(self) -> None:
        """Connect, take a free seat, and process messages, until cancelled."""
        await self._introduce()
        while True:
            self._moved.clear()
            async with self._line as line, asyncio.TaskGroup() as tasks:
                parts = (
                    self._follow(line.news()),
                    self._watch_connection(line),
                    self._sit_down(),
                    self._check_record(),
                )
                running = [tasks.create_task(part) for part in parts]
                await self._moved.wait()
                for task in running:
                    task.cancel()

    async def _introduce(self) -> None:
        """Send the name to the server; retry until it can be reached."""
        while True:
            try:
                await self._api.ask("PUT", "/api/me", {"name": self._name, "lang": self.language.code})
            except Turned as turned:
                raise Unreadable("server-says", self._api.url, reason=turned.refused["message"]) from None
            except OSError:
                await asyncio.sleep(CHECK_INTERVAL)
            else:
                keep_cookie(self._api.url, self._api.cookie)
                await self._learn_phrases()
                return

    async def _learn_phrases(self) -> None:
        """Ask for the quick phrases. Without them, the chat still works."""
        with suppress(Turned, OSError):
            told = await self._api.ask("GET", f"/api/phrases?lang={self.language.code}")
            self._phrases = [(phrase["phrase"], phrase["text"]) for phrase in told["phrases"]]

    async def _sit_down(self) -> None:
        """Before the match, take a free seat, or keep the seat that the guest has, and add salt to the first deal."""
        with suppress(Refusal):
            shown = await self._line.until(bool)
            if shown["status"] != "open":
                return
            await self._sit("any" if shown["you"] is None else shown["you"])
            await self._learn_code()

    async def _sit(self, seat: int | str) -> str:
        async with self._sitting:
            return await self._refusal_to(self._take_seat(seat, self._salt(1)))

    async def _take_seat(self, seat: int | str, salt: str) -> None:
        """Take a seat, or ask for it, and remember the salt if the server has taken it with the seat."""
        before = self._deals[1].salt
        self._deals.note_salt(1, "")  # until it answers, nobody knows which one it has
        try:
            version = (await self._api.sit(self._key, seat, salt, asks=True))["version"]
        except Turned:
            self._deals.note_salt(1, before)
            raise
        shown = await self._line.until(lambda shown: bool(shown) and shown["version"] >= version)
        if shown["you"] is not None:
            self._deals.note_salt(1, salt)

    async def _be_ready(self, salt: str) -> None:
        """Be ready for the next deal, and remember the salt if the server has taken it."""
        number = round_of(self._shown)
        await self._line.ready(salt)
        self._deals.note_salt(number, salt)

    async def _check_record(self) -> None:
        """When the match is over, check its record, and compare it with what was seen."""
        await self._line.until(lambda shown: bool(shown) and shown["status"] == "over")
        with suppress(Turned, OSError):
            text = await self._api.ask("GET", f"/api/tables/{self._key}/record")
            self._proof = await asyncio.to_thread(check_record, text, self._deals, self.language)
            self.on_change()

    def _salt(self, number: int) -> str:
        """The salt for the deal of a round: random, unless the player has chosen another."""
        return self._salts.setdefault(number, new_salt())

    def _next_salt(self) -> str:
        """The player's salt for the next deal; empty while no deal is next, or they do not play."""
        stage = stage_of(self._shown)
        is_next = stage in (LOBBY, BREAK) and mine_of(self._shown) is not None
        return self._salt(max(1, self._shown["match"]["round"])) if is_next else ""

    async def _learn_code(self) -> None:
        """Ask for the code by which others join."""
        with suppress(Turned, OSError):
            self._code = str((await self._api.ask("POST", f"/api/tables/{self._key}/code"))["code"])
            self.on_change()

    async def _follow(self, messages: AsyncIterator[Shown]) -> None:
        """Process all messages of the server."""
        async for message in messages:
            if "snapshot" in message:
                self._shown = message["snapshot"]
                self._sentences, self._events = [], []
                self._add_events(message["snapshot"])
            elif "update" in message:
                self._update(message["update"])
            elif "said" in message:
                self._shown = hear(self._shown, [*self._shown.get("chat", ()), *message["said"]["lines"]])
            elif "reacted" in message:
                self._sentences.append(self._reaction(message["reacted"]))
            elif "held" in message:
                self._note = self.language.say("page-held")
            elif "hint" in message and self._hint is not None and not self._hint.done():
                self._hint.set_result((message["hint"]["action"], message["hint"]["reason"]))
            elif "refused" in message and not self._shown:
                self._note = message["refused"]["message"]
            elif "gone" in message:
                self._note = self.language.say("page-room-gone", code=message["gone"]["code"].partition("/")[2])
            if self._shown:
                self._deals.note_table(self._shown)
            self.on_change()

    def _update(self, update: Shown) -> None:
        merged = merge(self._shown, update)
        if merged is None:
            return  # an update was missed: the connection requests a snapshot
        self._shown = merged
        is_dealt = any(event["kind"] == "turned_up" for event in update.get("events", ()))
        if is_dealt:
            self._sentences, self._events = [], []
        self._add_events(update)

    def _add_events(self, part: Shown) -> None:
        self._note = ""
        self._clock_skew = asyncio.get_running_loop().time() - part["at"] / 1000
        self._sentences += [Sentence(**sentence) for sentence in part.get("told", ())]
        self._sentences += [self._said(remark["seat"], remark["text"]) for remark in part.get("remarks", ())]
        if part.get("events"):
            self._events.append([Event(**event) for event in part["events"]])

    def _said(self, name: str, text: str) -> Sentence:
        """A line of the log with what somebody says."""
        return Sentence(self.language.say("addressed", name=player_name(name), text=text), "")

    def _reaction(self, reacted: Shown) -> Sentence:
        """A line of the log with what somebody shows, or throws at a player."""
        say, name = self.language.say, player_name(reacted["name"])
        if reacted["to"] is None:
            return self._said(name, say("reaction", reaction=reacted["reaction"]))
        me, target = self._shown["you"], self._shown["seats"][reacted["to"]]["name"]
        return Sentence(
            say(
                "thrown",
                who="you" if me is not None and reacted["seat"] == me else "other",
                seat=name,
                thing=say("thing", thing=reacted["reaction"]),
                target="you" if reacted["to"] == me else "other",
                to=player_name(target),
            ),
            "",
        )

    async def _watch_connection(self, line: Line) -> None:
        while True:
            self._lose(is_lost=line.connections > 0 and not line.is_connected)
            await asyncio.sleep(CHECK_INTERVAL)

    def _lose(self, *, is_lost: bool) -> None:
        if is_lost != self._is_lost:
            self._is_lost = is_lost
            self.on_change()

    @property
    def scene(self) -> Scene:
        """The current scene."""
        shown, say = self._shown, self.language.say
        banner = say("page-lost") if self._is_lost else self._note
        faults = fault_texts(self._deals.faults_of(shown), self.language) if shown else ""
        if not shown:
            return Scene(LOBBY, "", banner=banner or say("tui-connecting", link=self.link))
        view = shown.get("view")
        match = shown["match"]
        return Scene(
            stage_of(shown),
            shown["settings"]["edition"],
            round=match["round"] if match["dealt"] else len(match["rounds"]),
            view=View(**view, legal=shown["legal"]) if view else None,
            sentences=self._sentences,
            events=[event for events in self._events[-len(view["players"]) :] for event in events] if view else [],
            score=score_of(shown),
            seats=seats_of(shown),
            commands=commands_of(shown),
            time=time_of(shown, self._clock_skew),
            banner=faults or banner or self._passive_banner(),
            chat=[(line["name"], line["text"]) for line in shown.get("chat", ())],
            phrases=self._phrases,
            reportable=reportable_lines(shown),
            salt=self._next_salt(),
            proof=self._proof,
            can_chat=True,
            can_ask_for_time=mine_of(shown) is not None,
        )

    def _passive_banner(self) -> str:
        """The banner for a guest who is asked for a seat, asks for one, waits for others, is away or only watches."""
        if text := request_text(self._shown, self.language):
            return text
        if self._code and self._shown["status"] == "open":
            return self.language.say("tui-code", code=self._code, link=f"{self._api.url}/{self._code}")
        me = mine_of(self._shown)
        if me is not None and me["away"]:
            return self.language.say("page-away")
        is_playing = self._shown["status"] == "playing"
        is_looking = is_playing and (self._shown.get("view") or {}).get("viewer") is None
        return self.language.say("page-looking-on") if is_looking else ""

    async def act(self, action: str) -> str:
        """Send an action; returns why it was refused, or nothing."""
        return await self._refusal_of(self._line.act(action))

    async def why(self, card: str) -> str:
        """Why a card cannot be played now, with the rule."""
        view = self._shown.get("view") or {}
        try:
            await self._line.say(why=f"{card_verb(view.get('phase', ''))} {card}")
        except Refusal as refusal:
            text = str(refusal)
            return f"{text} {quoted(refusal.rule, self.language)}" if refusal.rule else text
        return self.language.say("why-not")

    async def _refusal_of(self, request: Any) -> str:
        try:
            await request
        except Refusal as refusal:
            return str(refusal)
        return ""

    async def hint(self) -> tuple[str, str]:
        """The action that a bot recommends, and its reason; or no action, and why there is no hint."""
        self._hint = asyncio.get_running_loop().create_future()
        asking = asyncio.ensure_future(self._refusal_of(self._line.say(hint=True)))
        coming: set[asyncio.Future[Any]] = {asking, self._hint}
        await asyncio.wait(coming, return_when=asyncio.FIRST_COMPLETED)
        if asking.done():
            return "", asking.result()
        asking.cancel()
        return self._hint.result()

    async def do(self, command: str, text: str = "") -> str:
        """Carry out a command: about the own seat, salt, the match, the chat, or another guest's request for a seat."""
        if command == "ready":
            return await self._refusal_of(self._be_ready(text or self._next_salt()))
        if command == "back":
            return await self._refusal_of(self._line.say(back=True))
        if command == "more-time":
            me = mine_of(self._shown) or {}
            return await self._refusal_of(self._line.say(more_time=not me.get("more_time", False)))
        if command == "chat":
            return await self._refusal_of(self._line.say(chat=text))
        if command == "phrase":
            return await self._refusal_of(self._line.say(phrase=text))
        if command == "report":
            return await self._refusal_of(self._line.say(report=int(text)))
        if command == "sit":
            return await self._sit("any")
        if command == "salt":
            self._salts[1] = text
            return await self._sit(self._shown["you"])
        if command in ("allow", "refuse"):
            asked = request_for(self._shown, "yours")
            return await self._refusal_of(self._line.say(**{command: asked["author"]})) if asked else ""
        if command == "start":
            return await self._ask("POST", "start")
        return await self._play_again()

    async def _play_again(self) -> str:
        """Switch to the table of the rematch, which the first request opens."""
        try:
            opened = await self._api.ask("POST", f"/api/tables/{self._key}/rematch")
        except Turned as turned:
            return str(turned.refused["message"])
        except OSError:
            return self.language.say("page-unreachable")
        self._open_table(str(opened["table"]))
        return ""

    async def _ask(self, method: str, path: str) -> str:
        return await self._refusal_to(self._api.ask(method, f"/api/tables/{self._key}/{path}"))

    async def _refusal_to(self, request: Coroutine[Any, Any, Any]) -> str:
        """Why a request of the HTTP API was refused, or nothing."""
        try:
            await request
        except Turned as turned:
            return "" if turned.refused["code"] == HAS_SEAT else str(turned.refused["message"])
        except OSError:
            return self.language.say("page-unreachable")
        return ""

    async def read_in(self, language: Language) -> None:
        """Switch the language, also that of the server's sentences."""
        self.language = language
        await self._line.read_in(language.code)

    def farewell(self) -> list[str]:
        """How to come back to the table."""
        return [self.language.say("go-on-with"), f"  sabot play {self.link}"]
