"""A table that a process has in memory, with all who look at it."""

import asyncio
from collections.abc import Callable
from typing import Protocol

import msgspec
from msgspec.json import Encoder

from sabot.server.projection.snapshots import Text, UpdateWriter, Vantage, Viewer, snapshot, vantage_of
from sabot.server.protocol.messages import Answer, Gone, Here
from sabot.server.tables.change_set import CHAT, GAME, SEATS, ChangeSet
from sabot.server.tables.entries import AnyEntry, Guest
from sabot.server.tables.schedule import Scheduled
from sabot.server.tables.state import TableState

encode: Callable[[Answer], bytes] = Encoder().encode
"""The text of a message."""
ELSEWHERE = 15
"""For how many seconds it counts what another process said of who is there."""


class Watcher(Protocol):
    """Somebody's connection."""

    def push(self, *text: bytes) -> None:
        """Send a message, which may come in pieces, as soon as there is time; never wait."""


Said = tuple[Watcher, Text]
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
        self.is_behind = False
        """Whether the table may differ from its log, and has to be loaded again."""
        self.thinking: set[Scheduled] = set()
        """What bots are thinking about, aside."""
        self.timer: asyncio.TimerHandle | None = None
        self.used = 0.0
        """When somebody last wanted it, in seconds of a clock that only runs on."""
        self.elsewhere: dict[str, tuple[frozenset[Guest], float]] = {}
        """Who is connected to other processes, and until when that counts."""
        self.shown_here: list[int] = []
        self._places: dict[Watcher, Vantage] = {}
        """Where they look from, until somebody sits down, leaves, or deals."""
        self._changed: asyncio.Event | None = None
        """What somebody waits for, if anybody does."""

    async def change(self, timeout: float) -> None:
        """Wait until the table changes, or some seconds are over."""
        self._changed = self._changed or asyncio.Event()
        try:
            await asyncio.wait_for(self._changed.wait(), timeout)
        except TimeoutError:
            return

    def admit(self, watcher: Watcher, viewer: Viewer) -> None:
        """Somebody looks at the table from now on, or in another way than before."""
        self.watchers[watcher] = viewer
        self._places.pop(watcher, None)

    def let_go(self, watcher: Watcher) -> bool:
        """Somebody looks no more; tell whether they did."""
        self._places.pop(watcher, None)
        return self.watchers.pop(watcher, None) is not None

    def word(self, news: ChangeSet, entry: AnyEntry) -> list[Said]:
        """What each watcher is to hear of what happened."""
        places = self._places
        if not news.parts <= {GAME}:
            places.clear()
        tell = UpdateWriter(self.table, news, entry).to
        return [
            (watcher, tell(places.get(watcher) or self._place(watcher, viewer, news)))
            for watcher, viewer in self.watchers.items()
        ]

    def spread(self, news: ChangeSet, said: list[Said]) -> None:
        """Tell what happened to every watcher that is still there."""
        if self._changed is not None:
            self._changed.set()
            self._changed = None
        if SEATS in news.parts:
            self._dismiss()
        watchers = self.watchers
        for watcher, text in said:
            if watcher in watchers:
                watcher.push(*text)
        if SEATS in news.parts:
            self.show_here()

    def _place(self, watcher: Watcher, viewer: Viewer, news: ChangeSet) -> Vantage:
        """Where a viewer looks from; those who only look on are shown the same, but for what they said themselves."""
        is_known = CHAT in news.parts or self.table.is_known(viewer.guest)
        place = vantage_of(self.table, viewer if is_known else viewer._replace(guest=None))
        if CHAT not in news.parts:
            self._places[watcher] = place
        return place

    def renew(self, table: TableState, now: int) -> None:
        """Go on with the table as it was read anew, and show every watcher the whole of it."""
        self.table = table
        self.is_behind = False
        self._places.clear()
        self._dismiss()
        for watcher in self.watchers:
            self.show(watcher, now)

    def show(self, watcher: Watcher, now: int) -> None:
        """Show a watcher the whole table."""
        watcher.push(encode(Answer(snapshot=snapshot(self.table, self.watchers[watcher], now))))

    def _dismiss(self) -> None:
        """Whoever was removed, or has nothing to look for here any more, sees no more."""
        table = self.table
        for watcher, viewer in list(self.watchers.items()):
            if not table.may_watch(viewer.guest):
                self.let_go(watcher)
                code = "seat/removed" if viewer.guest in table.removed else "table/players-only"
                watcher.push(encode(Answer(gone=Gone(table.key, code))))

    def here(self, now: float) -> list[int]:
        """The seats whose players are connected, to whichever process."""
        guests = {viewer.guest for viewer in self.watchers.values()}
        for others, until in self.elsewhere.values():
            if until > now:
                guests |= others
        return [number for number, seat in enumerate(self.table.seating) if seat.guest and seat.guest in guests]

    def show_here(self, newcomer: Watcher | None = None) -> None:
        """Tell every watcher who is connected, if that has changed; and a newcomer in any case."""
        here = self.here(asyncio.get_running_loop().time())
        hearers = [newcomer] if newcomer is not None else []
        if here != self.shown_here:
            self.shown_here = here
            hearers = [*self.watchers]
        text = encode(Answer(here=Here(self.table.key, here))) if hearers else b""
        for watcher in hearers:
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


class Announcement(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one process tells the others of a table."""

    source: str
    sequence: int = 0
    text: str = ""
    """The entry of that sequence."""
    here: list[Guest] | None = None
    """Who is connected to the process."""
