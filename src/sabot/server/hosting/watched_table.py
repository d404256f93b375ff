"""A table in the memory of a process, and the connections that watch it."""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol

from msgspec.json import Encoder

from sabot.server.clock import Clock
from sabot.server.hosting.chat_room import ChatRoom
from sabot.server.projection.snapshot import snapshot
from sabot.server.projection.update_writer import Pieces, UpdateWriter
from sabot.server.projection.viewers import Vantage, Viewer, vantage_of
from sabot.server.protocol.server_messages import Answer, Gone, Here
from sabot.server.tables.log.change_set import CHAT, GAME, SEATS, ChangeSet
from sabot.server.tables.log.entries import AnyEntry, Guest
from sabot.server.tables.schedule import Scheduled
from sabot.server.tables.state import TableState

encode: Callable[[Answer], bytes] = Encoder().encode
CLOCK_TOLERANCE = 2_000
"""By how many milliseconds an announced entry may be older or newer than it seems before clocks must be different."""
SCREEN = "screen"
"""Stands for a screen among the connected guests. No guest has this id."""
NOTHING_DUE: frozenset[Scheduled] = frozenset()
PRESENCE_TTL = 15
"""For how many seconds an announcement of connected guests is valid."""


class Watcher(Protocol):
    """A connection that watches tables."""

    def push(self, *text: bytes) -> None:
        """Queue a message, which may come in pieces, and return at once."""

    def push_later(self, *text: bytes) -> None:
        """The same for a message that players should not wait for."""


Outgoing = tuple[Watcher, Pieces, bool]
"""A watcher, the message for it, and whether it is a player's."""


class WatchedTable:
    """A table and its watchers."""

    def __init__(self, table: TableState, clock: Clock, chat: ChatRoom | None = None) -> None:
        self.table = table
        self.chat = chat or ChatRoom()
        self._clock = clock
        self._ahead = 0
        """By how many milliseconds the time at the table is ahead of the process's clock."""
        self.lock = asyncio.Lock()
        """Held while the table changes, until the change is stored."""
        self.watchers: dict[Watcher, Viewer] = {}
        self.is_leased = False
        """Whether this process plays its bots and runs its clocks."""
        self.paused_at: int | None = None
        """Since when no process did, if this process has yet to take that out of all clocks."""
        self.needs_reload = False
        """Whether the table may differ from its log, and has to be reloaded."""
        self.thinking = NOTHING_DUE
        """Decisions that slow bots are working on."""
        self.timer: asyncio.TimerHandle | None = None
        self.last_used = 0.0
        """When the table was last used, in seconds of the monotonic clock."""
        self.used_at = time.monotonic()
        """When a person last acted here or came back, in seconds of the monotonic clock."""
        self.moved_at = 0.0
        """When the last move was made that fell due, in seconds of the monotonic clock."""
        self.is_asleep = False
        """Whether its bots have stopped until a person acts or comes back."""
        self.present_elsewhere: dict[str, tuple[frozenset[Guest], float]] = {}
        """Guests who are connected to other processes, and until when that is valid."""
        self.sent_presence = Here(table.key, [])
        """Who is connected, as the watchers were last told."""
        self._vantages: dict[Watcher, Vantage] = {}
        """Cache of the watchers' vantages, until seats or boards change."""
        self._change: asyncio.Event | None = None
        """Set at the next change, if somebody waits for it."""

    def now(self) -> int:
        """The time at the table in milliseconds. It passes as on the process's clock, and never runs backwards.

        A log may come from a process whose clock was ahead. Then time goes on from its last entry.
        """
        self.go_on_from(self.table.at)
        return self._clock.now() + self._ahead

    def go_on_from(self, at: int) -> None:
        """Set the time at the table to a moment at which it has been already, unless it is later."""
        self._ahead = max(self._ahead, at - self._clock.now())

    def follow(self, at: int) -> None:
        """Set the time at the table back if another process, where it is earlier, has just written an entry."""
        late = self.now() - at
        if late > CLOCK_TOLERANCE:
            self._ahead -= late

    async def wait_for_change(self, timeout: float) -> None:
        """Wait until the table changes, or until the timeout."""
        self._change = self._change or asyncio.Event()
        try:
            await asyncio.wait_for(self._change.wait(), timeout)
        except TimeoutError:
            return

    def add_watcher(self, watcher: Watcher, viewer: Viewer) -> None:
        """Add a watcher, or change how it views the table."""
        self.watchers[watcher] = viewer
        self._vantages.pop(watcher, None)

    def remove_watcher(self, watcher: Watcher) -> bool:
        """Remove a watcher; False if it was none."""
        self._vantages.pop(watcher, None)
        return self.watchers.pop(watcher, None) is not None

    def write_updates(self, changes: ChangeSet, entry: AnyEntry) -> list[Outgoing]:
        """The update for each watcher about an entry."""
        vantages = self._vantages
        if not changes.parts <= {GAME}:
            vantages.clear()
        write_for = UpdateWriter(self.table, changes, entry, self.chat.lines).write_for
        return [
            (watcher, write_for(vantage), vantage.player is not None)
            for watcher, viewer in self.watchers.items()
            for vantage in (vantages.get(watcher) or self._vantage(watcher, viewer, changes),)
        ]

    def broadcast(self, changes: ChangeSet, updates: list[Outgoing]) -> None:
        """Send the updates to the watchers that are still there: to players at once, to spectators after them."""
        if self._change is not None:
            self._change.set()
            self._change = None
        if SEATS in changes.parts:
            self._drop_excluded()
        watchers = self.watchers
        for watcher, text, is_player in updates:
            if watcher in watchers:
                (watcher.push if is_player else watcher.push_later)(*text)
        if SEATS in changes.parts:
            self.send_presence()

    def _vantage(self, watcher: Watcher, viewer: Viewer, changes: ChangeSet) -> Vantage:
        """The vantage of a watcher. Spectators count as one viewer, except for chat, where each has its own lines."""
        is_known = CHAT in changes.parts or self.table.is_known(viewer.guest)
        vantage = vantage_of(self.table, viewer if is_known else viewer._replace(guest=None))
        if CHAT not in changes.parts:
            self._vantages[watcher] = vantage
        return vantage

    def replace_table(self, table: TableState) -> None:
        """Replace the table by a reloaded one, and send every watcher a snapshot."""
        self.table = table
        self.needs_reload = False
        self._vantages.clear()
        self._drop_excluded()
        for watcher in self.watchers:
            self.send_snapshot(watcher)

    def send_snapshot(self, watcher: Watcher) -> None:
        """Send a watcher a snapshot of the table."""
        shown = snapshot(self.table, self.watchers[watcher], self.now(), self.chat.lines)
        watcher.push(encode(Answer(snapshot=shown)))

    def _drop_excluded(self) -> None:
        """Drop the watchers who may not watch any more: removed guests, and spectators where none are allowed."""
        table = self.table
        for watcher, viewer in list(self.watchers.items()):
            if not table.may_watch(viewer.owner):
                self.remove_watcher(watcher)
                code = "seat/removed" if viewer.owner in table.removed else "table/players-only"
                watcher.push(encode(Answer(gone=Gone(table.key, code))))

    def connected_guests(self) -> set[Guest]:
        """The guests who are connected to this process, and SCREEN if a screen is."""
        guests = (SCREEN if viewer.screen_of else viewer.guest for viewer in self.watchers.values())
        return {guest for guest in guests if guest is not None}

    def presence(self) -> Here:
        """The seats whose players are connected to any process, and whether a screen is and the table is asleep."""
        guests, now = self.connected_guests(), asyncio.get_running_loop().time()
        for others, until in self.present_elsewhere.values():
            if until > now:
                guests |= others
        seats = [number for number, seat in enumerate(self.table.seating) if seat.guest and seat.guest in guests]
        return Here(self.table.key, seats, self.is_asleep, SCREEN in guests)

    def has_newcomers(self) -> bool:
        """Whether players are connected of whom the watchers were not told yet."""
        return not {*self.presence().seats} <= {*self.sent_presence.seats}

    def send_presence(self, newcomer: Watcher | None = None) -> None:
        """Tell every watcher who is connected, if that has changed, and a newcomer in any case."""
        presence = self.presence()
        receivers = [newcomer] if newcomer is not None else []
        if presence != self.sent_presence:
            self.sent_presence = presence
            receivers = [*self.watchers]
        text = encode(Answer(here=presence)) if receivers else b""
        for watcher in receivers:
            watcher.push(text)

    def set_asleep(self, is_asleep: bool) -> None:
        """Let the table fall asleep or wake up, and tell every watcher."""
        if self.is_asleep != is_asleep:
            self.is_asleep = is_asleep
            self.send_presence()

    def set_timer(self, delay: float, then: Callable[[], None]) -> None:
        """Call a function after a delay. It replaces the timer that was set before."""
        self.stop_timer()
        self.timer = asyncio.get_running_loop().call_later(delay, then)

    def stop_timer(self) -> None:
        """Cancel the timer."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
