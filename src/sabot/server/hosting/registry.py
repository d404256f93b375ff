"""The house: all tables that a process serves, and the one door to each of them."""

import asyncio
import secrets
import time
from collections.abc import Awaitable, Iterable

import msgspec
import structlog
from sqlalchemy.exc import SQLAlchemyError

from sabot.bots.reason_text import tell
from sabot.errors import Refused
from sabot.server.bus.process_bus import Bus
from sabot.server.hosting.listing import card_of, results_of, tag
from sabot.server.hosting.timers import AGAIN, BackgroundTasks, Make, Timers, now_at
from sabot.server.hosting.watched_table import ELSEWHERE, Announcement, WatchedTable, Watcher
from sabot.server.operations import metrics
from sabot.server.projection.snapshots import Viewer
from sabot.server.protocol.messages import Hint
from sabot.server.storage.store import Store
from sabot.server.tables.change_set import MATCH, SEATS, STATUS, ChangeSet
from sabot.server.tables.entries import Acted, AnyEntry, Closed, Guest, Opened, Rematched, format_entry, parse_entry
from sabot.server.tables.schedule import question_for
from sabot.server.tables.settings import Settings, check_settings
from sabot.server.tables.state import OVER, TableState
from sabot.words.language import Language

IDLE = 60
"""After how many seconds a table that nobody looks at is put away."""
TICK = 1.5
"""How often the house looks after leases, and for what it may have missed, in seconds."""

log = structlog.get_logger()
_payload = msgspec.json.Encoder()
_announcement = msgspec.json.Decoder(Announcement)


class MustWait(Exception):
    """An action has to wait until a moment, in milliseconds, unless the table changes before."""

    def __init__(self, until: int) -> None:
        self.until = until
        super().__init__(until)


class TableRegistry:
    """The tables of a process. Everything that happens at one is stored before anybody hears of it."""

    def __init__(self, store: Store, bus: Bus) -> None:
        self.store = store
        self.bus = bus
        self.name = secrets.token_hex(4)
        self.lives: dict[str, WatchedTable] = {}
        self._loading: dict[str, asyncio.Task[WatchedTable]] = {}
        self._asides = BackgroundTasks()
        self._clockwork = Timers(self.carry_out, self._asides)
        self._is_open = True

    async def open(self) -> None:
        """Begin to hear of other processes, and to look after leases."""
        metrics.TABLES.set_function(lambda: len(self.lives))
        await self.bus.listen(self._hear)
        self._asides.do(self._look_after())

    async def close(self) -> None:
        """Let others look after the tables."""
        self._is_open = False  # a driver that is just asked something may keep a cancellation to itself
        await self._asides.stop()
        for live in self.lives.values():
            live.stop_timer()
        await self.bus.release([key for key, live in self.lives.items() if live.is_leased])
        await self.bus.close()
        await self.store.close()

    async def create(self, guest: Guest, name: str, settings: Settings, removed: Iterable[Guest] = ()) -> str:
        """Open a table that some may not come to, and tell its key."""
        check_settings(settings)
        table = TableState(secrets.token_urlsafe(16), secrets.token_hex(16))
        entry = Opened(at=now_at(table), by=guest, name=name, settings=settings, removed=tuple(sorted(removed)))
        table.apply(entry)
        await self.store.create(card_of(table), table.seed, format_entry(entry))
        log.info("table opened", table=tag(table.key), edition=settings.edition, seats=len(settings.seats))
        return table.key

    async def rematch(self, key: str, guest: Guest, name: str) -> str:
        """The table for another match of the same people; the first who asks opens it."""
        live = await self.live(key)
        known = live.table.rematch
        if known is None or await self._came_to_nothing(known):
            if live.table.status != OVER:
                raise Refused("rematch/too-early")
            fresh = await self.create(guest, name, live.table.settings, live.table.removed)
            try:
                await self.carry_out(live, lambda _, at: Rematched(at=at, by=guest, table=fresh, instead_of=known))
            except Refused:  # somebody else was quicker
                await self.carry_out(fresh, lambda _, at: Closed(at=at, by=guest))
        return str(live.table.rematch)

    async def _came_to_nothing(self, key: str) -> bool:
        """Whether a table was closed before anything was played there."""
        table = await self._stored(key)
        return table.status == OVER and table.match is None

    async def live(self, key: str) -> WatchedTable:
        """A table by its key, or Refused."""
        live = self._at_hand(key)
        if live is None:
            loading = self._loading.get(key)
            if loading is None:
                loading = self._loading[key] = asyncio.create_task(self._load(key))
                loading.add_done_callback(lambda _: self._loading.pop(key, None))
            live = await asyncio.shield(loading)
        return live

    def _at_hand(self, key: str) -> WatchedTable | None:
        """A table that is in memory, and stays there for a while because it is wanted."""
        live = self.lives.get(key)
        if live is not None:
            live.used = time.monotonic()
        return live

    async def _load(self, key: str) -> WatchedTable:
        live = WatchedTable(await self._read(key))
        live.used = time.monotonic()
        self.lives[key] = live
        return live

    async def _read(self, key: str) -> TableState:
        """A table as its log has it, or Refused."""
        found = await self.store.load(key)
        if found is None:
            raise Refused("table/none")
        seed, texts = found
        table = TableState(key, seed)
        for text in texts:
            table.apply(parse_entry(text))
        return table

    async def carry_out(
        self, at: str | WatchedTable, make: Make, by: Guest | None = None, name: str | None = None
    ) -> int:
        """Let something happen at a table, once, and tell its version then; or raise Refused or Unreadable.

        What a guest has done before by the same name is not done again.
        """
        live = at if isinstance(at, WatchedTable) else self._at_hand(at) or await self.live(at)
        async with live.lock:
            while True:
                if live.is_behind:
                    await self._reload(live)
                table = live.table
                done = table.answers.version_of(by, name)
                if done is not None:
                    return done
                try:
                    entry = make(table, now_at(table))
                    news = table.apply(entry)
                except Refused:
                    if self.bus.is_shared and await self._catch_up(live):
                        continue  # the table was not up to date
                    raise
                live.is_behind = True  # until it is stored, whatever comes between
                try:
                    text = format_entry(entry)
                    said = live.word(news, entry)  # now that all of it is at hand
                    if await self._store(table, news, entry, text):
                        break
                except BaseException:  # the database failed, or whoever acts is gone: the others go on
                    self._asides.do(self._mend(live))
                    raise
            live.spread(news, said)
            live.is_behind = False
            self._clockwork.set(live)
            if self.bus.is_shared:
                await self._announce(table.key, sequence=table.version, text=text)
            return table.version

    def _store(self, table: TableState, news: ChangeSet, entry: AnyEntry, text: str) -> Awaitable[bool]:
        """Put an entry into the log, or tell that another process was quicker."""
        card = card_of(table) if news.parts & {SEATS, STATUS} else None
        results = results_of(table, entry.at) if table.status == OVER and MATCH in news.parts else ()
        return self.store.append(table.key, table.version, text, card, results)

    async def _reload(self, live: WatchedTable) -> None:
        """Read a table anew, and show it to everybody who looks at it."""
        table = await self._read(live.table.key)
        live.renew(table, now_at(table))
        self._clockwork.set(live)

    async def _mend(self, live: WatchedTable) -> None:
        """Be as the log is, as soon as the database lets us."""
        while live.is_behind:
            try:
                async with live.lock:
                    await self._refresh(live)
            except SQLAlchemyError:
                log.warning("a table can not be read yet", table=tag(live.table.key))
                await asyncio.sleep(AGAIN)

    def act(
        self, key: str, guest: Guest, action: str, name: str | None = None, version: int | None = None
    ) -> Awaitable[int]:
        """Let a guest act at a table, and tell the version; or raise Refused, Unreadable, or Hold."""

        def make(table: TableState, now: int) -> AnyEntry:
            number = table.seating.own_number(guest)
            player = table.seating[number].name
            board = table.board_in_play(player)
            if board is not None:
                if version is not None and board.is_stale(action, version):
                    raise Refused("act/stale")
                until = table.held_until(player, action) if board.window > now else 0
                if until > now:
                    raise MustWait(until)
            return Acted(at=now, by=guest, id=name, seat=number, action=action)

        return self.carry_out(key, make, guest, name)

    async def why(self, key: str, guest: Guest, action: str) -> int:
        """Raise Refused or Unreadable if a guest could not act so now; the version of the table, if it could."""
        table = await self._stored(key)
        player = table.seating.seat_of(guest).name
        board = table.board_in_play(player)
        if board is None:
            raise Refused("table/not-started")
        table.check_faces(action)
        board.game.copy().act(player, action)
        return table.version

    async def wait(self, key: str, until: int) -> None:
        """Wait for a moment, in milliseconds, or until the table changes."""
        live = await self.live(key)
        await live.change(max(until - now_at(live.table), 1) / 1000)

    async def hint(self, key: str, guest: Guest, language: Language) -> Hint:
        """What a bot would do in a guest's place, and why; or Refused."""
        table = await self._stored(key)
        number = table.seating.own_number(guest)
        if not table.settings.hints:
            raise Refused("hint/not-here")
        board = table.board_of(table.seating[number].name)
        if board is None or table.seating[number].name not in board.game.waiting:
            raise Refused("hint/not-asked")
        version, question = table.version, question_for(table, number)
        advice = await asyncio.to_thread(question.advice) if question.bot.thinks else question.advice()
        return Hint(key, version, advice.action, tell(advice.reason, language) if advice.reason else "")

    async def look(self, key: str, guest: Guest | None) -> TableState:
        """A table as its log has it, for a guest who may look at it; or Refused."""
        table = await self._stored(key)
        table.check_watch(guest)
        return table

    async def _stored(self, key: str) -> TableState:
        """A table as its log has it: what is not stored yet counts for nobody."""
        live = await self.live(key)
        async with live.lock:
            await self._refresh(live)
            return live.table

    async def watch(self, key: str, watcher: Watcher, viewer: Viewer) -> None:
        """Show a table to somebody now, and whatever happens there from now on; or Refused."""
        live = await self.live(key)
        async with live.lock:
            await self._refresh(live)
            live.table.check_watch(viewer.guest)
            live.admit(watcher, viewer)
            self.lives[key] = live
            live.show(watcher, now_at(live.table))
        if not live.is_leased:
            await self._lease([key])
        await self._tell_here(live, watcher)

    async def unwatch(self, key: str, watcher: Watcher) -> None:
        """Show a table to somebody no more; a table that nobody looks at stands still."""
        live = self.lives.get(key)
        if live is None or not live.let_go(watcher):
            return
        if not live.watchers:
            live.is_leased = False
            live.stop_timer()
            await self.bus.release([key])
        await self._tell_here(live)

    async def _tell_here(self, live: WatchedTable, newcomer: Watcher | None = None) -> None:
        live.show_here(newcomer)
        if self.bus.is_shared:
            guests = {viewer.guest for viewer in live.watchers.values() if viewer.guest is not None}
            await self._announce(live.table.key, here=sorted(guests))

    async def _announce(self, key: str, *, sequence: int = 0, text: str = "", here: list[Guest] | None = None) -> None:
        """Tell the other processes of something at a table."""
        await self.bus.publish(key, _payload.encode(Announcement(self.name, sequence, text, here)))

    async def _hear(self, key: str, payload: bytes) -> None:
        """Another process tells of a table; it is not kept waiting for one that is just being changed here."""
        live = self.lives.get(key)
        if live is None:
            return
        said = _announcement.decode(payload)
        if said.here is not None:
            until = asyncio.get_running_loop().time() + ELSEWHERE
            live.elsewhere[said.source] = (frozenset(said.here), until)
            live.show_here()
        else:
            self._asides.do(self._follow(live, said))

    async def _follow(self, live: WatchedTable, said: Announcement) -> None:
        """Let an entry of another process happen here too, and whatever came before it."""
        async with live.lock:
            if not live.is_behind and said.sequence == live.table.version + 1:
                self._take(live, said.text)
            elif said.sequence > live.table.version:
                await self._catch_up(live)

    def _take(self, live: WatchedTable, text: str) -> None:
        """Let happen here what has happened elsewhere."""
        entry = parse_entry(text)
        news = live.table.apply(entry)
        live.spread(news, live.word(news, entry))
        self._clockwork.set(live)

    async def _refresh(self, live: WatchedTable) -> None:
        """Be as the log is, if it may be otherwise."""
        if live.is_behind or self.bus.is_shared:
            await self._catch_up(live)

    async def _catch_up(self, live: WatchedTable) -> bool:
        """Be as the log is, and tell whether that is a change."""
        if live.is_behind:
            await self._reload(live)
            return True
        texts = await self.store.entries_after(live.table.key, live.table.version)
        for text in texts:
            self._take(live, text)
        return bool(texts)

    async def _look_after(self) -> None:
        """Keep leases, catch up with what no announcement told, and put away what nobody looks at."""
        while self._is_open:
            await asyncio.sleep(TICK)
            self._put_away()
            try:
                watched = [key for key, live in self.lives.items() if live.watchers]
                await self._lease(watched)
                versions = await self.store.versions(watched) if self.bus.is_shared else {}
            except Exception:  # the house stays open whatever its database or bus says
                log.exception("looking after the tables failed")
                continue
            for key, version in versions.items():
                await self._keep_up(self.lives[key], version)

    async def _keep_up(self, live: WatchedTable, version: int) -> None:
        """Catch up with what other processes did at a table, and tell them who is here."""
        try:
            if version > live.table.version:
                async with live.lock:
                    await self._catch_up(live)
            await self._tell_here(live)
        except Exception:  # the other tables are looked after all the same
            log.exception("looking after a table failed", table=tag(live.table.key))

    async def _lease(self, keys: list[str]) -> None:
        held = await self.bus.lease(keys)
        for key in keys:
            live = self.lives.get(key)
            if live is not None and live.is_leased != (key in held):
                live.is_leased = key in held
                self._clockwork.set(live)

    def _put_away(self) -> None:
        long_ago = time.monotonic() - IDLE
        idle = [
            key
            for key, live in self.lives.items()
            if not live.watchers and live.used < long_ago and not live.lock.locked()
        ]
        for key in idle:
            del self.lives[key]
