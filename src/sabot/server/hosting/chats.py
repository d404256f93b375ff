"""The chats of the tables that a process serves: lines are stored, sent to watchers, and announced to other processes.

Reactions have the same rights and limits as lines, but are not stored.

A chat has its own lock, its own rows in the database and its own messages, so it costs players nothing.
"""

import time
from collections.abc import Awaitable, Callable, Collection
from functools import partial

from sabot.errors import Refused
from sabot.server.access.bans import guest_tag
from sabot.server.access.limits import Limits, RateLimiters
from sabot.server.access.lookalikes import distinct_name
from sabot.server.hosting.chat_room import SaidWriter
from sabot.server.hosting.watched_table import WatchedTable
from sabot.server.projection import parts
from sabot.server.projection.view_encoder import encode
from sabot.server.protocol.server_messages import Answer
from sabot.server.storage.moderation_store import Neighbour, ReportRow, format_context
from sabot.server.storage.store import Store
from sabot.server.tables.chat import ChatLine, author_tag, check_line, check_reportable
from sabot.server.tables.log.entries import AnyEntry, Guest, Muted, Reported
from sabot.server.tables.reactions import Reaction, check_reaction
from sabot.server.tables.state import TableState

NEIGHBOURS = 5
"""How many lines before and after a reported one the operator is shown."""

Kind = Callable[[TableState], Callable[..., AnyEntry]]
"""Chooses the entry to make when the table is locked."""
Announce = Callable[[str, ChatLine | Reaction], Awaitable[None]]
"""Announces a line or a reaction at a table to the other processes."""


class Chats:
    """The chats of a process."""

    def __init__(
        self, store: Store, find: Callable[[str], Awaitable[WatchedTable]], announce: Announce, limits: Limits
    ) -> None:
        self._store = store
        self._find = find
        self._announce = announce
        self._of_guests = RateLimiters(limits.chat_lines_per_guest, 5)
        self._of_tables = RateLimiters(limits.chat_lines_per_table, 5)
        self._of_reports = RateLimiters(limits.abuse_reports_per_minute, 60)

    async def say(
        self,
        key: str,
        guest: Guest,
        name: str,
        *,
        text: str = "",
        phrase: str = "",
        retry: str | None = None,
        address: str = "",
    ) -> tuple[int, int]:
        """Say something at a table; the version of the table, and the number of the line; or Refused.

        A retry, which has the same guest and idempotency key, is not said again. If the line is too old to be known,
        its number is 0.
        """
        watched = await self._find(key)
        table, room = watched.table, watched.chat
        table.check_watch(guest)
        said = room.retried(guest, retry)
        if said is not None:
            return table.version, said.number
        self._check_speaker(table, guest, name)
        check_line(text, phrase)
        self._check_rate(table, guest)
        async with room.lock:
            while True:
                line = ChatLine(
                    number=room.last_number + 1,
                    guest=guest,
                    name=_distinct_name(watched, guest, name),
                    text=text,
                    phrase=phrase,
                    round=table.round,
                    at=time.time_ns() // 1_000_000,
                    address=address,
                    retry=retry,
                )
                if await self._store.chat.add(key, line):
                    self._receive(watched, [line])
                    await self._announce(key, line)
                    return table.version, line.number
                await self.catch_up(watched)  # another process was first, or it is a retry
                said = room.retried(guest, retry)
                if said is not None or room.last_number < line.number:
                    return table.version, said.number if said else 0

    async def react(
        self, key: str, guest: Guest, name: str, reaction: str, to: int | None, retry: str | None = None
    ) -> int:
        """Show a reaction to everybody who watches; the version of the table, or Refused."""
        watched = await self._find(key)
        table, room = watched.table, watched.chat
        table.check_watch(guest)
        if room.has_reacted(guest, retry):
            return table.version
        self._check_speaker(table, guest, name)
        check_reaction(table, guest, reaction, to)
        self._check_rate(table, guest)
        shown = Reaction(guest=guest, name=_distinct_name(watched, guest, name), reaction=reaction, to=to)
        room.note_reaction(guest, shown.name, retry)
        self.show(watched, shown)
        await self._announce(key, shown)
        return table.version

    def show(self, watched: WatchedTable, reaction: Reaction) -> None:
        """Send a reaction to everybody who watches here."""
        text = encode(Answer(reacted=parts.reacted(watched.table, reaction)))
        for watcher in list(watched.watchers):
            watcher.push_later(text)

    def _check_speaker(self, table: TableState, guest: Guest, name: str) -> None:
        """Raise Refused if a guest may not speak: the host has muted them, or they have no name."""
        if table.is_muted(guest):
            raise Refused("chat/muted")
        table.speaker_name(guest, name)

    def _check_rate(self, table: TableState, guest: Guest) -> None:
        """Raise Refused if a guest chats too fast, or if too much is said at the table."""
        part = "seats" if table.seating.number_of(guest) is not None else "spectators"
        now = time.monotonic()
        if self._of_guests.wait(guest, now) or self._of_tables.wait(f"{table.key} {part}", now):
            raise Refused("chat/too-fast")

    def hear(self, watched: WatchedTable, line: ChatLine) -> bool:
        """Add a line that another process has stored; False if lines before it are missing."""
        if line.number > watched.chat.last_number + 1:
            return False
        self._receive(watched, [line])
        return True

    async def catch_up(self, watched: WatchedTable) -> None:
        """Read the lines that other processes have stored and this one has not heard of."""
        lines = await self._store.chat.lines_after(watched.table.key, watched.chat.last_number)
        self._receive(watched, lines)

    async def catch_up_all(self, tables: Collection[WatchedTable]) -> None:
        """The same for several tables."""
        known = {watched.table.key: watched for watched in tables}
        for key, number in (await self._store.chat.last_numbers(known)).items():
            if number > known[key].chat.last_number:
                await self.catch_up(known[key])

    def _receive(self, watched: WatchedTable, lines: list[ChatLine]) -> None:
        """Add the lines that are new, and send them to the watchers."""
        new = watched.chat.add(lines)
        if not new:
            return
        write_for = SaidWriter(watched.table, new).write_for
        for watcher, viewer in list(watched.watchers.items()):
            watcher.push_later(write_for(viewer))

    async def report_suggestion(self, key: str, number: int) -> Kind:
        """The kind of entry that reports a line as a suggestion (X-57). It says whose line of this round it is."""
        room = (await self._find(key)).chat

        def kind(table: TableState) -> Callable[..., AnyEntry]:
            line = room.line(number)
            if line is None:  # it may be in the log
                return partial(Reported, line=number)
            check_reportable(line, table.round)
            return partial(Reported, line=number, author=line.guest)

        return kind

    async def mute(self, key: str, author: str, *, muted: bool) -> Kind:
        """The kind of entry that mutes the author of lines, or lets them speak again; or Refused."""
        watched = await self._find(key)

        def kind(table: TableState) -> Callable[..., AnyEntry]:
            seated = {str(seat.guest): seat.name for seat in table.seating.people}
            spoken = {line.guest: line.name for line in _lines(watched)} | watched.chat.reactors()
            known = seated | spoken | table.chat.muted
            for guest, name in known.items():
                if author_tag(key, guest) == author:
                    return partial(Muted, guest=guest, name=name, muted=muted)
            raise Refused("mute/nobody")

        return kind

    async def lines_of(self, key: str) -> list[ChatLine]:
        """The last lines of a chat that are not in the log."""
        return [*(await self._find(key)).chat.lines]

    async def line(self, key: str, number: int) -> ChatLine | None:
        """A line by its number."""
        return next((line for line in _lines(await self._find(key)) if line.number == number), None)

    async def report_abuse(self, key: str, guest: Guest, number: int, address: str = "") -> int:
        """Report a line to the operator, with those around it; the version of the table, or Refused."""
        watched = await self._find(key)
        watched.table.check_watch(guest)
        lines = _lines(watched)
        index = next((index for index, line in enumerate(lines) if line.number == number), None)
        if index is None:
            raise Refused("abuse/no-line")
        line = lines[index]
        if line.guest == guest:
            raise Refused("report/own")
        now = time.monotonic()
        if self._of_reports.wait(guest, now) or self._of_reports.wait(f"from {address}", now):
            raise Refused("abuse/too-fast")
        around = lines[max(index - NEIGHBOURS, 0) : index + NEIGHBOURS + 1]
        context = [Neighbour(near.name, guest_tag(near.guest), near.text or near.phrase) for near in around]
        await self._store.moderation.add_report(
            ReportRow(
                key=key,
                number=number,
                reporter=guest,
                author=line.guest,
                address=line.address,
                name=line.name,
                text=line.text or line.phrase,
                context=format_context(context),
                at=time.time_ns() // 1_000_000,
            )
        )
        return watched.table.version


def _distinct_name(watched: WatchedTable, guest: Guest, name: str) -> str:
    """The name of a speaker: a player's is that in the match, a spectator's looks like nobody else's at the table."""
    table = watched.table
    if table.seating.number_of(guest) is not None:
        return table.speaker_name(guest, name)
    heard = {line.name for line in _lines(watched) if line.guest != guest}
    return distinct_name(name, heard.union(table.names_of_others(guest)))


def _lines(watched: WatchedTable) -> list[ChatLine]:
    """All lines of a chat: those in the log first."""
    return [*watched.table.chat.lines, *watched.chat.lines]
