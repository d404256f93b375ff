"""The chat of a table in the memory of a process."""

import asyncio
from collections.abc import Iterable

from msgspec.structs import replace

from sabot.server.projection import parts
from sabot.server.projection.view_encoder import encode
from sabot.server.projection.viewers import Viewer
from sabot.server.protocol.server_messages import Answer, Said
from sabot.server.tables.chat import FIRST_NUMBER, REMEMBERED, ChatLine
from sabot.server.tables.log.entries import Guest
from sabot.server.tables.state import TableState


class ChatRoom:
    """The last lines of a chat that are not in the log."""

    def __init__(self, lines: Iterable[ChatLine] = ()) -> None:
        self.lines = tuple(lines)[-REMEMBERED:]
        self.lock = asyncio.Lock()
        """Held while a line is stored. Nobody who plays waits for it."""
        self._reactions: tuple[tuple[Guest, str, str | None], ...] = ()
        """Who has reacted last, by which name, with the idempotency keys of their clients."""

    @property
    def last_number(self) -> int:
        """The number of the last line."""
        return self.lines[-1].number if self.lines else FIRST_NUMBER - 1

    def line(self, number: int) -> ChatLine | None:
        """The line with a number."""
        return next((line for line in self.lines if line.number == number), None)

    def retried(self, guest: Guest, retry: str | None) -> ChatLine | None:
        """The line that a guest has said before with the same idempotency key."""
        if retry is None:
            return None
        return next((line for line in self.lines if line.retry == retry and line.guest == guest), None)

    def has_reacted(self, guest: Guest, retry: str | None) -> bool:
        """Whether a guest has reacted before with the same idempotency key."""
        return retry is not None and any((who, key) == (guest, retry) for who, _, key in self._reactions)

    def note_reaction(self, guest: Guest, name: str, retry: str | None = None) -> None:
        """Remember a reaction, so that a retry is not shown again and that its author can be muted."""
        self._reactions = (*self._reactions, (guest, name, retry))[-REMEMBERED:]

    def reactors(self) -> dict[Guest, str]:
        """The names of those who have reacted last."""
        return {guest: name for guest, name, _ in self._reactions}

    def blot(self, guest: Guest, stranger: Guest, blot: str) -> None:
        """Replace a guest by a stranger, and blot out what they said."""
        self.lines = tuple(
            replace(line, guest=stranger, name=blot, text=blot, phrase="", address="", retry=None)
            if line.guest == guest
            else line
            for line in self.lines
        )

    def add(self, lines: Iterable[ChatLine]) -> list[ChatLine]:
        """Add the lines that are new, and return them."""
        last = self.last_number
        new = [line for line in lines if line.number > last]
        self.lines = (*self.lines, *new)[-REMEMBERED:]
        return new


class SaidWriter:
    """Writes the message about new lines for each viewer. Viewers who are shown the same share its bytes."""

    def __init__(self, table: TableState, lines: list[ChatLine]) -> None:
        self._table = table
        self._lines = lines
        self._authors = {line.guest for line in lines}
        self._has_phrases = any(line.phrase for line in lines)
        self._written: dict[Viewer, bytes] = {}

    def write_for(self, viewer: Viewer) -> bytes:
        """The message for a viewer."""
        guest = viewer.guest if viewer.guest in self._authors else None
        like = Viewer(guest, viewer.lang if self._has_phrases else None)
        text = self._written.get(like)
        if text is None:
            lines = [parts.chat_line(self._table, line, like) for line in self._lines]
            text = self._written[like] = encode(Answer(said=Said(self._table.key, lines)))
        return text
