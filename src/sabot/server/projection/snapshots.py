"""What each viewer may know of a table. Nothing else reads one for people."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, NamedTuple

from msgspec import Raw

from sabot.match.score_pad import standing
from sabot.notation.events import Event
from sabot.server.projection.view_encoder import ViewEncoder, encode
from sabot.server.protocol.messages import (
    ChatShown,
    ClockShown,
    MatchShown,
    RankShown,
    RoundShown,
    SeatShown,
    Shown,
    Told,
)
from sabot.server.tables.board import Board
from sabot.server.tables.change_set import CHAT, GAME, MATCH, SEATS, SETTINGS, STATUS, ChangeSet
from sabot.server.tables.chat import ChatLine
from sabot.server.tables.entries import AnyEntry, Guest
from sabot.server.tables.state import OVER, TableState
from sabot.views import SECRET, redact
from sabot.words.language import speak
from sabot.words.sentences import sentences

CACHED_SENTENCES = 4096
"""How many sentences are remembered: all who hear one hear it within moments."""
RECENT_ACTIONS = 40
"""How many actions of the round a newcomer hears of."""

Pieces = tuple[bytes, ...]
"""A message in pieces, which several messages may share."""
NO_LEGAL = b',"legal":[]}}'
"""How most messages end."""


class Viewer(NamedTuple):
    """Somebody who looks at a table; those who are alike are shown the same."""

    guest: Guest | None
    lang: str | None
    """The language for sentences; None wants none."""
    which: int = 0
    """The board to look at, for whoever has no seat at one."""


class Vantage(NamedTuple):
    """Where a viewer looks from."""

    viewer: Viewer
    player: str | None
    """Who the viewer is in the match."""
    which: int
    """The board that it sees: its own, or the one it looks on at."""
    board: Board | None
    seat: str | None
    """Who the viewer is at that board."""


def vantage_of(table: TableState, viewer: Viewer) -> Vantage:
    """Where a viewer looks from."""
    player = table.player_of(viewer.guest)
    if not table.boards:
        return Vantage(viewer, player, 0, None, None)
    for which, board in enumerate(table.boards):
        if player in board.game.players:
            return Vantage(viewer, player, which, board, player)
    which = viewer.which if 0 <= viewer.which < len(table.boards) else 0
    return Vantage(viewer, player, which, table.boards[which], None)


def snapshot(table: TableState, viewer: Viewer, now: int) -> Shown:
    """All that a viewer may know."""
    vantage = vantage_of(table, viewer)
    return Shown(
        table=table.key,
        version=table.version,
        at=now,
        settings=table.settings,
        **_status(table),
        **_seats(table, vantage),
        match=_match(table),
        **_game(table, vantage),
        **_told(vantage, vantage.board.heard[-RECENT_ACTIONS:] if vantage.board else []),
        chat=[_chat(line, viewer) for line in table.chat.lines],
    )


Audience = tuple[int, str | None] | tuple[int, Viewer]
"""Those who hear the same: all at a board who want the same language, or one viewer alone."""


class UpdateWriter:
    """What an entry has changed, told to one viewer after the other: what is the same for several is encoded once."""

    def __init__(self, table: TableState, changes: ChangeSet, entry: AnyEntry) -> None:
        self._table = table
        self._changes = changes
        self._entry = entry
        self._is_game = GAME in changes.parts
        self._other_parts = changes.parts - {GAME}
        self._may_act = table.status != OVER
        self._common = _status(table) if STATUS in changes.parts else {}
        """What is shown to everybody alike, besides the game."""
        if SETTINGS in changes.parts:
            self._common["settings"] = table.settings
        if MATCH in changes.parts:
            self._common["match"] = Raw(encode(_match(table)))
        self._headers: dict[int | Audience, bytes] = {}
        """How messages begin: the same at a board, if it is about nothing but the game."""
        self._shared_prefixes: dict[Audience, tuple[bytes, ViewEncoder | None]] = {}
        """How messages go on up to where they become a viewer's own, and the view in which they do."""
        self._insiders = {
            name
            for _, events in changes.events
            for event in events
            if event.kind in SECRET
            for name in (event.seat, event.to)
        }
        """Who hears more than others."""

    def write_for(self, vantage: Vantage) -> Pieces:
        """The message to a viewer: how it begins for others as well, and how it goes on for this one alone."""
        viewer, player, which, _, seat = vantage
        lang = viewer.lang
        if self._other_parts or player in self._insiders or (lang is not None and self._is_mentioned(player)):
            audience: Audience = which, viewer
        else:
            audience = which, lang
        prefix, encoder = self._shared_prefixes.get(audience) or self._prefix(vantage, audience)
        if encoder is None:
            return (prefix,)
        if self._may_act and encoder.sole_actor in (None, seat):
            return prefix, encoder.private(seat), b',"legal":%b}}' % encode(encoder.legal(seat))
        return prefix, encoder.private(seat), NO_LEGAL

    def _prefix(self, vantage: Vantage, audience: Audience) -> tuple[bytes, ViewEncoder | None]:
        """How a message begins: all of it, or all up to where the view becomes a viewer's own."""
        scope = audience if self._other_parts else vantage.which
        header = self._headers.get(scope) or self._header(vantage, scope)
        events = self._encode_events(vantage)
        encoder = vantage.board.view_encoder() if vantage.board is not None and self._is_game else None
        rest = (b"}}",) if encoder is None else (b',"view":', encoder.public)
        self._shared_prefixes[audience] = prefix = b"".join((header, events, *rest)), encoder
        return prefix

    def _header(self, vantage: Vantage, scope: int | Audience) -> bytes:
        """How a message begins: with all but what happened and the view."""
        table = self._table
        parts = self._common.copy()
        if SEATS in self._other_parts:
            parts |= _seats(table, vantage)
        if self._is_game:
            parts |= _NO_GAME if vantage.board is None else {"clock": _clock(table, vantage.board)}
        if CHAT in self._other_parts:
            new = [line for line in table.chat.lines if _is_about(self._entry, line, table.version)]
            parts["chat"] = [_chat(line, vantage.viewer) for line in new]
        shown = Shown(table=table.key, version=table.version, at=self._entry.at, **parts)
        self._headers[scope] = header = b'{"update":' + encode(shown)[:-1]
        return header

    def _encode_events(self, vantage: Vantage) -> bytes:
        """How it goes on: with what happened."""
        events = [events for which, events in self._changes.events if which in (vantage.which, None) and events]
        return b"," + encode(_told(vantage, events))[1:-1] if events else b""

    def _is_mentioned(self, player: str | None) -> bool:
        """Whether sentences call a player "you"."""
        return any(player in (event.seat, event.to) for _, events in self._changes.events for event in events)


def update(table: TableState, viewer: Viewer, changes: ChangeSet, entry: AnyEntry) -> bytes:
    """The message that tells a viewer of what has just changed."""
    return b"".join(UpdateWriter(table, changes, entry).write_for(vantage_of(table, viewer)))


def _is_about(entry: AnyEntry, line: ChatLine, version: int) -> bool:
    """Whether a line of the chat was just said or reported."""
    return line.number == version or line.number == getattr(entry, "line", None)


def _seats(table: TableState, vantage: Vantage) -> dict[str, Any]:
    return {
        "seats": [
            SeatShown(
                name=seat.name,
                kind=seat.wish,
                taken=seat.guest is not None,
                away=seat.is_away,
                host=seat.guest == table.host,
                ready=seat.guest in table.ready,
            )
            for seat in table.seating
        ],
        "you": table.seating.number_of(vantage.viewer.guest),
        "host": vantage.viewer.guest == table.host,
    }


def _status(table: TableState) -> dict[str, Any]:
    return {"status": table.status} | ({"rematch": table.rematch} if table.rematch else {})


def _match(table: TableState) -> MatchShown:
    match = table.match
    salts: dict[str, list[str]] = {}
    for player, salt in match.rounds[-1].salts if match else ():
        salts.setdefault(player, []).append(salt)
    return MatchShown(
        round=len(match.rounds) if match else 0,
        dealt=bool(match and match.rounds[-1].is_dealt),
        scoring=match.scoring if match else table.settings.scoring,
        boards=[list(board.game.players) for board in table.boards],
        playing=match.playing if match else [],
        standing=[RankShown(rank.place, list(rank.players), rank.total) for rank in standing(match)] if match else [],
        rounds=[
            RoundShown(
                played.number,
                played.points or {},
                played.totals,
                list(played.won),
                played.commitment,
                played.secret,
            )
            for played in (match.finished if match else ())
        ],
        commitment=table.commitment,
        salts=salts,
        winners=match.winners if match else [],
    )


def _game(table: TableState, vantage: Vantage) -> dict[str, Any]:
    if vantage.board is None:
        return _NO_GAME
    encoder = vantage.board.view_encoder()
    legal = [] if table.status == OVER else encoder.legal(vantage.seat)
    return {"view": encoder.view(vantage.seat), "legal": legal, "clock": _clock(table, vantage.board)}


def _clock(table: TableState, board: Board) -> ClockShown:
    """The same for everybody: it tells nothing but what all can see."""
    clocks = table.settings.clocks
    until = None
    if table.is_between_rounds:
        until = table.next_deal
    elif clocks.decision and any(table.seating.named(player).is_here for player in board.game.waiting):
        until = board.since + round(clocks.decision * 1000)
    return ClockShown(board.since, until, board.window if board.is_window_open else None)


def _chat(line: ChatLine, viewer: Viewer) -> ChatShown:
    said = speak(viewer.lang).say(f"phrase-{line.phrase}") if line.phrase and viewer.lang else line.text
    mine = line.guest == viewer.guest
    return ChatShown(line.number, line.name, said, line.phrase, mine, len(line.reports), line.was_fined)


def _told(vantage: Vantage, actions: Iterable[tuple[Event, ...]]) -> dict[str, Any]:
    player, lang = vantage.player, vantage.viewer.lang
    heard = [[redact(event, player) for event in events] for events in actions]
    shown: dict[str, Any] = {"events": [event for events in heard for event in events]}
    if lang:
        shown["told"] = [told for events in heard for told in _sentences(tuple(events), player, lang)]
    return shown


def _sentences(events: tuple[Event, ...], player: str | None, lang: str) -> tuple[Told, ...]:
    """The sentences of an action; those whom it does not concern are all told the same."""
    is_concerned = any(player in (event.seat, event.to) for event in events)
    return _told_once(events, player if is_concerned else None, lang)


@lru_cache(CACHED_SENTENCES)
def _told_once(events: tuple[Event, ...], viewer: str | None, lang: str) -> tuple[Told, ...]:
    return tuple(Told(*sentence) for sentence in sentences(events, viewer, speak(lang)))


_NO_GAME: dict[str, Any] = {"view": None, "legal": [], "clock": None}
