"""A table that a process has in memory, with all who look at it."""

import asyncio
from collections.abc import Callable
from typing import Protocol

from msgspec.json import Encoder

from sabot.server.projection.snapshot import snapshot
from sabot.server.projection.update_writer import Pieces, UpdateWriter
from sabot.server.projection.viewers import Vantage, Viewer, vantage_of
from sabot.server.protocol.messages import Answer, Gone, Here
from sabot.server.tables.change_set import CHAT, GAME, SEATS, ChangeSet
from sabot.server.tables.entries import AnyEntry, Guest
from sabot.server.tables.schedule import Scheduled
from sabot.server.tables.state import TableState

encode: Callable[[Answer], bytes] = Encoder().encode
"""The text of a message."""
PRESENCE_TTL = 15
"""For how many seconds it counts what another process said of who is there."""


class Watcher(Protocol):
    """Somebody's connection."""

    def push(self, *text: bytes) -> None:
        """Send a message, which may come in pieces, as soon as there is time; never wait."""


Outgoing = tuple[Watcher, Pieces]
"""The text of a message, and who is to hear it."""


class WatchedTable:
    """A table and its watchers."""

    def __init__(self, table: TableState) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        """Whoever changes the table holds it, until the change is stored."""
        self.watchers: dict[Watcher, Viewer] = {}
        self.is_leased = False
        """Whether this process plays its bots and runs its clocks."""
        self.needs_reload = False
        """Whether the table may differ from its log, and has to be loaded again."""
        self.thinking: set[Scheduled] = set()
        """What bots are thinking about, aside."""
        self.timer: asyncio.TimerHandle | None = None
        self.last_used = 0.0
        """When somebody last wanted it, in seconds of a clock that only runs on."""
        self.present_elsewhere: dict[str, tuple[frozenset[Guest], float]] = {}
        """Who is connected to other processes, and until when that counts."""
        self.sent_presence: list[int] = []
        self._vantages: dict[Watcher, Vantage] = {}
        """Where they look from, until somebody sits down, leaves, or deals."""
        self._change: asyncio.Event | None = None
        """What somebody waits for, if anybody does."""

    async def wait_for_change(self, timeout: float) -> None:
        """Wait until the table changes, or some seconds are over."""
        self._change = self._change or asyncio.Event()
        try:
            await asyncio.wait_for(self._change.wait(), timeout)
        except TimeoutError:
            return

    def add_watcher(self, watcher: Watcher, viewer: Viewer) -> None:
        """Somebody looks at the table from now on, or in another way than before."""
        self.watchers[watcher] = viewer
        self._vantages.pop(watcher, None)

    def remove_watcher(self, watcher: Watcher) -> bool:
        """Somebody looks no more; tell whether they did."""
        self._vantages.pop(watcher, None)
        return self.watchers.pop(watcher, None) is not None

    def write_updates(self, changes: ChangeSet, entry: AnyEntry) -> list[Outgoing]:
        """What each watcher is to hear of what happened."""
        vantages = self._vantages
        if not changes.parts <= {GAME}:
            vantages.clear()
        write_for = UpdateWriter(self.table, changes, entry).write_for
        return [
            (watcher, write_for(vantages.get(watcher) or self._vantage(watcher, viewer, changes)))
            for watcher, viewer in self.watchers.items()
        ]

    def broadcast(self, changes: ChangeSet, updates: list[Outgoing]) -> None:
        """Tell what happened to every watcher that is still there."""
        if self._change is not None:
            self._change.set()
            self._change = None
        if SEATS in changes.parts:
            self._drop_excluded()
        watchers = self.watchers
        for watcher, text in updates:
            if watcher in watchers:
                watcher.push(*text)
        if SEATS in changes.parts:
            self.send_presence()

    def _vantage(self, watcher: Watcher, viewer: Viewer, changes: ChangeSet) -> Vantage:
        """Where a viewer looks from; those who only look on are shown the same, but for what they said themselves."""
        is_known = CHAT in changes.parts or self.table.is_known(viewer.guest)
        vantage = vantage_of(self.table, viewer if is_known else viewer._replace(guest=None))
        if CHAT not in changes.parts:
            self._vantages[watcher] = vantage
        return vantage

    def replace_table(self, table: TableState, now: int) -> None:
        """Go on with the table as it was read anew, and show every watcher the whole of it."""
        self.table = table
        self.needs_reload = False
        self._vantages.clear()
        self._drop_excluded()
        for watcher in self.watchers:
            self.send_snapshot(watcher, now)

    def send_snapshot(self, watcher: Watcher, now: int) -> None:
        """Show a watcher the whole table."""
        watcher.push(encode(Answer(snapshot=snapshot(self.table, self.watchers[watcher], now))))

    def _drop_excluded(self) -> None:
        """Whoever was removed, or has nothing to look for here any more, sees no more."""
        table = self.table
        for watcher, viewer in list(self.watchers.items()):
            if not table.may_watch(viewer.guest):
                self.remove_watcher(watcher)
                code = "seat/removed" if viewer.guest in table.removed else "table/players-only"
                watcher.push(encode(Answer(gone=Gone(table.key, code))))

    def present(self, now: float) -> list[int]:
        """The seats whose players are connected, to whichever process."""
        guests = {viewer.guest for viewer in self.watchers.values()}
        for others, until in self.present_elsewhere.values():
            if until > now:
                guests |= others
        return [number for number, seat in enumerate(self.table.seating) if seat.guest and seat.guest in guests]

    def send_presence(self, newcomer: Watcher | None = None) -> None:
        """Tell every watcher who is connected, if that has changed; and a newcomer in any case."""
        present = self.present(asyncio.get_running_loop().time())
        receivers = [newcomer] if newcomer is not None else []
        if present != self.sent_presence:
            self.sent_presence = present
            receivers = [*self.watchers]
        text = encode(Answer(here=Here(self.table.key, present))) if receivers else b""
        for watcher in receivers:
            watcher.push(text)

    def set_timer(self, delay: float, then: Callable[[], None]) -> None:
        """Do something later, instead of what was to be done before."""
        self.stop_timer()
        self.timer = asyncio.get_running_loop().call_later(delay, then)

    def stop_timer(self) -> None:
        """Do nothing later."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
