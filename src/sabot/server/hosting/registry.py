"""The registry of the tables that a process serves. Every read and every change of a table goes through it."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import structlog
from sqlalchemy.exc import SQLAlchemyError

from sabot.errors import Refused
from sabot.server.access.limits import Limits
from sabot.server.bus.announcements import Announcement, decode_announcement, encode_announcement
from sabot.server.bus.process_bus import Bus
from sabot.server.clock import Clock, wall_time
from sabot.server.hosting.attendance import Attendance
from sabot.server.hosting.chats import Chats
from sabot.server.hosting.guests.moderation import Moderation
from sabot.server.hosting.leases import Leases
from sabot.server.hosting.listing import log_tag, result_rows, table_row
from sabot.server.hosting.table_cache import TableCache
from sabot.server.hosting.timers import RETRY_AFTER, BackgroundTasks, EntryMaker, Timers
from sabot.server.hosting.watched_table import CLOCK_TOLERANCE, PRESENCE_TTL, WatchedTable, Watcher
from sabot.server.operations import metrics
from sabot.server.operations.memory import Reclaimer
from sabot.server.operations.readiness import Readiness
from sabot.server.projection.snapshot import snapshot
from sabot.server.projection.viewers import Viewer
from sabot.server.protocol.server_messages import Shown
from sabot.server.storage.store import Store
from sabot.server.tables.chat import ChatLine
from sabot.server.tables.log.change_set import MATCH, SEATS, STATUS, ChangeSet
from sabot.server.tables.log.entries import (
    AnyEntry,
    Asked,
    Closed,
    Guest,
    Sat,
    format_entry,
    parse_entry,
)
from sabot.server.tables.log.fold import apply
from sabot.server.tables.reactions import Reaction
from sabot.server.tables.state import OVER, TableState

TICK = 1.5
"""How often leases are renewed and missed announcements are caught up with, in seconds."""

log = structlog.get_logger()


class TableRegistry:
    """The tables of a process. Every entry is stored before anybody is told of it."""

    def __init__(self, store: Store, bus: Bus, limits: Limits | None = None) -> None:
        self.store = store
        self.bus = bus
        self.name = secrets.token_hex(4)
        self.clock = Clock()
        self._cache = TableCache(store, self.clock)
        self.tables = self._cache.tables
        self.readiness = Readiness(store, bus)
        self._background = BackgroundTasks()
        self._timers = Timers(self.append, self._background)
        self.thinking = self._timers.thinking
        self._attendance = Attendance(
            self.tables,
            Leases(store, self.clock, lambda: self.bus.is_shared),
            self.append,
            self._timers.schedule_next,
            self._background,
        )
        self._reclaimer = Reclaimer()
        self.chats = Chats(store, self.find, self._announce_talk, limits or Limits())
        self.moderation = Moderation(store, self._close_table)
        self._is_open = True
        self.subscribers: dict[str, Callable[[], Coroutine[Any, Any, None]]] = {}
        """What to do about announcements that are not about a table, by their key."""
        self._is_leaving = False

    async def open(self) -> None:
        """Start to listen to other processes, and to renew leases."""
        self.clock.set(await self.store.time())
        metrics.TABLES.set_function(lambda: len(self.tables))
        await self.moderation.refresh()
        await self.bus.listen(self._on_announcement)
        self._background.start(self._housekeeping())

    def leave(self) -> None:
        """Prepare to close: from now on, clients that disconnect are not announced, one by one, to those that will."""
        self._is_leaving = True
        watchers = {watcher for watched in self.tables.values() for watcher in watched.watchers}
        if watchers:
            log.info("shutting down", clients=len(watchers))

    async def close(self) -> None:
        """Stop all work, release the leases, and close bus and store."""
        self._is_open = False  # a driver that is waiting for an answer may swallow the cancellation
        await self._background.stop()
        for watched in self.tables.values():
            watched.stop_timer()
        await self._attendance.close()
        await self.bus.close()
        await self.store.close()

    async def find(self, key: str) -> WatchedTable:
        """A table by its key, loaded if it is not in memory; or Refused."""
        return await self._cache.find(key)

    async def append(
        self, at: str | WatchedTable, make_entry: EntryMaker, by: Guest | None = None, name: str | None = None
    ) -> int:
        """Apply an entry to a table, store and broadcast it, and return the version; or raise Refused or Unreadable.

        A retry, which has the same guest and name, changes nothing and returns the version of the first attempt.
        """
        watched = at if isinstance(at, WatchedTable) else self._cache.cached(at) or await self._cache.find(at)
        async with watched.lock:
            while True:
                if watched.needs_reload:
                    await self._reload(watched)
                table = watched.table
                done = table.idempotency_keys.version_of(by, name)
                if done is not None:
                    return done
                try:
                    entry = make_entry(table, watched.now())
                    changes = apply(table, entry)
                except Refused:
                    if self.bus.is_shared and await self._catch_up(watched):
                        continue  # the table was stale: try again with the current one
                    raise
                watched.needs_reload = True  # until the entry is stored, whatever goes wrong
                try:
                    text = format_entry(entry)
                    updates = watched.write_updates(changes, entry)  # while everything it needs is in the CPU cache
                    if await self._store(table, changes, entry, text):
                        break
                except BaseException:  # the database failed, or the caller was cancelled: others go on
                    self._background.start(self._reload_when_possible(watched))
                    raise
            watched.broadcast(changes, updates)
            watched.needs_reload = False
            self._timers.pace.note(watched, entry)
            self._timers.schedule_next(watched)
            if self.bus.is_shared:
                await self._announce(table.key, Announcement(self.name, table.version, text))
            return table.version

    def _store(self, table: TableState, changes: ChangeSet, entry: AnyEntry, text: str) -> Awaitable[bool]:
        """Append an entry to the log; False if another process has written one with this sequence number first."""
        now = wall_time()
        row = table_row(table, now) if changes.parts & {SEATS, STATUS} else None
        results = result_rows(table, now) if table.status == OVER and MATCH in changes.parts else ()
        visitor = entry.by if isinstance(entry, Sat | Asked) else None
        return self.store.append(table.key, table.version, text, row, results, visitor)

    async def _reload(self, watched: WatchedTable) -> None:
        """Reload a table from its log, and send it to everybody who watches it."""
        watched.replace_table(await self._cache.read(watched.table.key))
        self._timers.schedule_next(watched)

    async def _reload_when_possible(self, watched: WatchedTable) -> None:
        """Reload a table from its log, and retry until the database answers."""
        while watched.needs_reload:
            try:
                async with watched.lock:
                    await self._catch_up_if_needed(watched)
            except SQLAlchemyError:
                log.warning("a table cannot be read yet", table=log_tag(watched.table.key))
                await asyncio.sleep(RETRY_AFTER)
            except Refused:
                self._cache.drop(watched)
                return

    async def forget(self, key: str) -> bool:
        """Drop a table from memory that is about to be deleted; False if it is in use, here or in another process."""
        if self._cache.is_used(key) or key not in await self._attendance.leases.take([key]):
            return False
        if self._cache.is_used(key):  # since a moment ago: the lease is for its watchers
            return False
        if key in self.tables:
            self._cache.drop(self.tables[key])
        self._attendance.leases.give_up(key)
        return True

    def reload_soon(self, key: str) -> None:
        """Reload a table whose log was rewritten, if it is in memory."""
        if key in self.tables:
            self.tables[key].needs_reload = True
            self._background.start(self._reload_when_possible(self.tables[key]))

    async def table_for(self, key: str, guest: Guest | None) -> TableState:
        """The current state of a table, for a guest who may watch it; or Refused."""
        table = await self.current(key)
        table.check_watch(guest)
        return table

    async def snapshot_for(self, key: str, viewer: Viewer) -> Shown:
        """A snapshot of a table for a guest who may watch it; or Refused."""
        table, watched = await self.table_for(key, viewer.guest), await self.find(key)
        if self.bus.is_shared:
            await self.chats.catch_up(watched)
        return snapshot(table, viewer, watched.now(), watched.chat.lines)

    async def current(self, key: str) -> TableState:
        """The state of a table as its log has it. An entry that is not stored yet does not count."""
        watched = await self.find(key)
        async with watched.lock:
            await self._catch_up_if_needed(watched)
            return watched.table

    async def watch(self, key: str, watcher: Watcher, viewer: Viewer) -> None:
        """Send a table to a watcher now, and every update from now on; or Refused."""
        watched = await self.find(key)
        async with watched.lock:
            await self._catch_up_if_needed(watched)
            watched.table.check_watch(viewer.owner)
            if self.bus.is_shared:
                await self.chats.catch_up(watched)
            watched.add_watcher(watcher, viewer)
            self.tables[key] = watched
            watched.send_snapshot(watcher)
        if watched.table.seating.number_of(viewer.guest) is not None:
            self._timers.wake(watched)
        await self._share_presence(watched, watcher)
        if not watched.is_leased:
            await self._attendance.begin(key)

    async def unwatch(self, key: str, watcher: Watcher) -> None:
        """Stop sending a table to a watcher. A table that nobody watches stands still."""
        watched = self.tables.get(key)
        if watched is None or not watched.remove_watcher(watcher) or self._is_leaving:
            return
        if not watched.watchers:
            self._attendance.end(watched)
        await self._share_presence(watched)

    async def _share_presence(self, watched: WatchedTable, newcomer: Watcher | None = None) -> None:
        watched.send_presence(newcomer)
        if self.bus.is_shared:
            guests = watched.connected_guests()
            is_asleep = watched.is_asleep if watched.is_leased else None
            await self._announce(watched.table.key, Announcement(self.name, here=sorted(guests), asleep=is_asleep))

    async def _announce(self, key: str, announcement: Announcement) -> None:
        """Announce something about a table to the other processes."""
        await self.bus.publish(key, encode_announcement(announcement))

    async def notify(self, key: str) -> None:
        """Announce to the subscribers of the other processes that something has changed."""
        if self.bus.is_shared:
            await self.bus.publish(key, b"")

    async def _announce_talk(self, key: str, talk: ChatLine | Reaction) -> None:
        """Announce a line of the chat, or a reaction, to the other processes."""
        if isinstance(talk, ChatLine):
            announcement = Announcement(self.name, said=talk)
        else:
            announcement = Announcement(self.name, reacted=talk)
        if self.bus.is_shared:
            await self._announce(key, announcement)

    async def _close_table(self, key: str) -> None:
        """Close a table for the operator; or Refused."""
        await self.append(key, lambda _, at: Closed(at=at))
        log.info("table closed by the operator", table=log_tag(key))

    async def _on_announcement(self, key: str, payload: bytes) -> None:
        """Handle an announcement of another process. The bus never waits for the lock of a table."""
        if key in self.subscribers:
            self._background.start(self.subscribers[key]())
            return
        watched = self.tables.get(key)
        if watched is None:
            return
        announcement = decode_announcement(payload)
        if announcement.here is not None:
            until = asyncio.get_running_loop().time() + PRESENCE_TTL
            watched.present_elsewhere[announcement.source] = (frozenset(announcement.here), until)
            if announcement.asleep is not None and not watched.is_leased:
                watched.is_asleep = announcement.asleep
            if watched.has_newcomers():
                self._timers.wake(watched)
            watched.send_presence()
        elif announcement.said is not None:
            if not self.chats.hear(watched, announcement.said):
                self._background.start(self.chats.catch_up(watched))
        elif announcement.reacted is not None:
            watched.chat.note_reaction(announcement.reacted.guest, announcement.reacted.name)
            self.chats.show(watched, announcement.reacted)
        else:
            self._background.start(self._apply_announced(watched, announcement))

    async def _apply_announced(self, watched: WatchedTable, announcement: Announcement) -> None:
        """Apply an announced entry, and those before it that were missed."""
        async with watched.lock:
            if not watched.needs_reload and announcement.sequence == watched.table.version + 1:
                self._apply_remote(watched, announcement.text)
                watched.follow(watched.table.at)
            elif announcement.sequence > watched.table.version:
                await self._catch_up(watched)

    def _apply_remote(self, watched: WatchedTable, text: str) -> None:
        """Apply an entry that another process has stored."""
        entry = parse_entry(text)
        ahead = entry.at - watched.now()
        changes = apply(watched.table, entry)
        watched.broadcast(changes, watched.write_updates(changes, entry))
        if ahead > CLOCK_TOLERANCE and watched.is_leased:
            self._attendance.pause(watched, entry.at - ahead)  # the other's clock is ahead: nobody's time was used up
        self._timers.pace.note(watched, entry)
        self._timers.schedule_next(watched)

    async def _catch_up_if_needed(self, watched: WatchedTable) -> None:
        """Catch up with the log if another process may have written to it, or if the last write failed."""
        if watched.needs_reload or self.bus.is_shared:
            await self._catch_up(watched)

    async def _catch_up(self, watched: WatchedTable) -> bool:
        """Read new entries from the log, or reload the table; whether that changed anything."""
        if watched.needs_reload:
            await self._reload(watched)
            return True
        texts = await self.store.entries_after(watched.table.key, watched.table.version)
        for text in texts:
            self._apply_remote(watched, text)
        return bool(texts)

    async def _housekeeping(self) -> None:
        """Renew leases, catch up with missed announcements, and drop idle tables from memory, again and again."""
        while self._is_open:
            await asyncio.sleep(TICK)
            await self._reclaimer.note(self._cache.drop_idle(), len(self.tables))
            await self._moderate()
            try:
                keys = [key for key, watched in self.tables.items() if watched.watchers]
                await self._attendance.renew(keys)
                if not keys and self.clock.has_wall_jumped:  # nobody's clock runs here
                    self.clock.set(await self.store.time())
                versions = await self.store.versions(keys) if self.bus.is_shared else {}
                if self.bus.is_shared:
                    await self.chats.catch_up_all([self.tables[key] for key in keys if key in self.tables])
            except Exception:  # the registry stays open, whatever fails
                log.exception("looking after the tables failed")
                continue
            for key, version in versions.items():
                await self._sync(self.tables[key], version)

    async def _moderate(self) -> None:
        """Carry out what the operator has decided. What cannot be read is read again later; bans stay until then."""
        try:
            await self.moderation.refresh()
        except Exception:
            log.exception("reading what the operator has decided failed")

    async def _sync(self, watched: WatchedTable, version: int) -> None:
        """Catch up with other processes at a table, and tell them who is connected to this one."""
        try:
            if version > watched.table.version:
                async with watched.lock:
                    await self._catch_up(watched)
            await self._share_presence(watched)
        except Exception:  # one broken table must not stop the others
            log.exception("looking after a table failed", table=log_tag(watched.table.key))
