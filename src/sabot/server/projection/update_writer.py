"""Updates: the messages that tell each viewer what an entry changed."""

from collections.abc import Iterable

from msgspec import Raw

from sabot.bots.characters.remarks import Remark
from sabot.server.projection import parts
from sabot.server.projection.view_encoder import ViewEncoder, encode
from sabot.server.projection.viewers import Vantage, Viewer, vantage_of
from sabot.server.protocol.server_messages import RemarkShown, Shown
from sabot.server.tables.chat import ChatLine
from sabot.server.tables.log.change_set import CHAT, GAME, MATCH, MUTES, SEATS, SETTINGS, STATUS, ChangeSet
from sabot.server.tables.log.entries import AnyEntry
from sabot.server.tables.state import OVER, TableState
from sabot.views import SECRET
from sabot.words.language import speak

Pieces = tuple[bytes, ...]
"""A message in pieces, which several messages may share."""
NO_LEGAL = b',"legal":[]}}'
"""The end of a message to a viewer who has nothing to do."""
Audience = tuple[int, str | None] | tuple[int, Viewer]
"""Viewers who share a prefix: everybody at a board with the same language, or one viewer alone."""


class UpdateWriter:
    """Writes the update of one entry for each viewer. What several viewers share is encoded once."""

    def __init__(self, table: TableState, changes: ChangeSet, entry: AnyEntry, lines: Iterable[ChatLine] = ()) -> None:
        """`lines` are those of the chat that are not in the log."""
        self._table = table
        self._lines = lines
        self._changes = changes
        self._entry = entry
        self._is_game = GAME in changes.parts
        self._other_parts = changes.parts - {GAME}
        self._is_shared = not self._other_parts and not table.is_introduction
        """Whether viewers with the same language share a prefix, unless they see or are told something of their own."""
        self._may_act = table.status != OVER
        self._common = parts.status(table) if STATUS in changes.parts else {}
        """The parts that are the same for everybody, except the game."""
        if SETTINGS in changes.parts:
            self._common["settings"] = table.settings
        if MATCH in changes.parts:
            self._common["match"] = Raw(encode(parts.match_shown(table)))
        if MUTES in changes.parts:
            self._common["muted"] = parts.muted(table)
        self._headers: dict[int | Audience, bytes] = {}
        """The start of an update, before the events: the same for a whole board if only the game has changed."""
        self._shared_prefixes: dict[Audience, tuple[bytes, ViewEncoder | None]] = {}
        """The shared prefix of an update, and the encoder of the per-viewer part that follows it."""
        self._remarks: dict[int, Remark | None] = {}
        """What a bot at each board says about it."""
        self._insiders = {
            name
            for _, events in changes.events
            for event in events
            if event.kind in SECRET
            for name in (event.seat, event.to)
        }
        """Players who see more of these events than the others do."""
        self._mentioned: set[str | None] | None = None
        """Players whom the sentences call "you", once somebody is sent sentences."""

    def write_for(self, vantage: Vantage) -> Pieces:
        """The update for a viewer: the prefix that it shares with others, then its own part."""
        viewer, player, which, _, seat, device = vantage
        lang = viewer.lang
        is_own = not self._is_shared or device or player in self._insiders
        audience: Audience = (which, viewer) if is_own or (lang and self._is_mentioned(player)) else (which, lang)
        prefix, encoder = self._shared_prefixes.get(audience) or self._prefix(vantage, audience)
        if encoder is None:
            return (prefix,)
        if self._may_act and encoder.sole_actor in (None, seat):
            return prefix, encoder.private(seat), b',"legal":%b}}' % encode(encoder.legal(seat))
        return prefix, encoder.private(seat), NO_LEGAL

    def _prefix(self, vantage: Vantage, audience: Audience) -> tuple[bytes, ViewEncoder | None]:
        """Build and cache the shared prefix: up to the private part of the view, or all of an update without one."""
        scope = audience if self._other_parts else vantage.which
        header = self._headers.get(scope) or self._header(vantage, scope)
        events = self._encode_events(vantage)
        if self._is_game and self._table.is_introduction:
            events += b"," + encode(parts.lesson(self._table, vantage))[1:-1]
        if vantage.device:
            events += b"," + encode(parts.device(self._table, vantage))[1:-1]
        encoder = vantage.board.view_encoder() if vantage.board is not None and self._is_game else None
        rest = (b"}}",) if encoder is None else (b',"view":', encoder.public)
        self._shared_prefixes[audience] = prefix = b"".join((header, events, *rest)), encoder
        return prefix

    def _header(self, vantage: Vantage, scope: int | Audience) -> bytes:
        """Build and cache the start of an update: everything but the events and the view."""
        table = self._table
        fields = self._common.copy()
        if SEATS in self._other_parts:
            fields |= parts.seats(table, vantage)
        if self._is_game:
            fields |= parts.NO_GAME if vantage.board is None else {"clock": parts.clock(table, vantage.board)}
        if CHAT in self._other_parts:
            lines = [*table.chat.lines, *self._lines]
            changed = [line for line in lines if _is_changed(self._entry, line, table.version)]
            fields["chat"] = [parts.chat_line(table, line, vantage.viewer) for line in changed]
        shown = Shown(table=table.key, version=table.version, at=self._entry.at, **fields)
        self._headers[scope] = header = b'{"update":' + encode(shown)[:-1]
        return header

    def _encode_events(self, vantage: Vantage) -> bytes:
        """The events of an update, as they continue its JSON object."""
        events = [events for which, events in self._changes.events if which in (vantage.which, None) and events]
        if not events:
            return b""
        shown = parts.events_and_sentences(self._table, vantage, events)
        if vantage.viewer.lang and (remark := self._remark(vantage)) is not None:
            text = remark.say(speak(vantage.viewer.lang))
            shown["remarks"] = [RemarkShown(remark.character.name, text)]
        return b"," + encode(shown)[1:-1]

    def _remark(self, vantage: Vantage) -> Remark | None:
        """What a bot at a board says about the events there: the same for every viewer, in every process."""
        which = vantage.which
        if which not in self._remarks:
            events = [event for board, events in self._changes.events if board in (which, None) for event in events]
            self._remarks[which] = parts.remark(self._table, vantage.board, which, events)
        return self._remarks[which]

    def _is_mentioned(self, player: str | None) -> bool:
        """Whether the sentences call a player "you"."""
        if self._mentioned is None:
            events = [event for _, events in self._changes.events for event in events]
            self._mentioned = {name for event in events for name in (event.seat, event.to)}
        return player in self._mentioned


def update(table: TableState, viewer: Viewer, changes: ChangeSet, entry: AnyEntry) -> bytes:
    """The update for a single viewer, in one piece."""
    return b"".join(UpdateWriter(table, changes, entry).write_for(vantage_of(table, viewer)))


def _is_changed(entry: AnyEntry, line: ChatLine, version: int) -> bool:
    """Whether a line of the chat was just said or reported."""
    return line.number == version or line.number == getattr(entry, "line", None)
