"""The parts of a table as a viewer may see them. Snapshots and updates are built from these alone.

Nothing else reads a table for people, so this is where secrets are kept.
"""

from collections.abc import Iterable
from random import Random
from typing import Any

from msgspec.structs import replace

from sabot.bots.characters.cast import character_of
from sabot.bots.characters.remarks import Remark, remark_on
from sabot.local.shared_device import open_calls
from sabot.match.score_pad import standing
from sabot.notation.events import Event
from sabot.server.introductions.steps import step_of
from sabot.server.projection.viewers import Vantage, Viewer
from sabot.server.protocol.server_messages import (
    CallShown,
    ChatShown,
    ClockShown,
    DeviceShown,
    LessonShown,
    MatchShown,
    MutedShown,
    RankShown,
    Reacted,
    RequestShown,
    RoundShown,
    SeatShown,
    Told,
)
from sabot.server.tables.board import Board
from sabot.server.tables.chat import NO_SUSPICION, ChatLine, author_tag
from sabot.server.tables.reactions import Reaction
from sabot.server.tables.seat_requests import SeatRequest
from sabot.server.tables.seating import Seat
from sabot.server.tables.state import OVER, PLAYING, TableState
from sabot.server.tables.time_limits import time_to_decide
from sabot.views import redact
from sabot.words.language import speak
from sabot.words.sentences import cached_sentences

NO_GAME: dict[str, Any] = {"view": None, "legal": [], "clock": None}


def seats(table: TableState, vantage: Vantage) -> dict[str, Any]:
    """All seats, who asks for one, and which of them is the viewer's."""
    host = table.seating.number_of(table.host)
    shared = table.seating.device_of(table.host)
    return {
        "seats": [
            SeatShown(
                name=seat.name,
                kind=seat.wish,
                taken=seat.guest is not None,
                away=seat.is_away,
                host=number == host,
                ready=seat.guest in table.ready,
                takeover=table.takeover_of(number),
                shared=number in shared,
                more_time=seat.more_time,
                face=_face(seat),
                author=author_tag(table.key, seat.guest) if seat.guest else "",
            )
            for number, seat in enumerate(table.seating)
        ],
        "asking": [_request(table, request, vantage.viewer) for request in table.requests.pending.values()],
        "you": table.seat_seen(vantage.viewer.guest, vantage.viewer.seat),
        "host": vantage.viewer.guest == table.host,
    }


def _face(seat: Seat) -> str:
    """The face of the player in a seat, or of the character that its bot plays."""
    if seat.face:
        return seat.face
    character = character_of(seat.name)
    return "" if character is None else character.face


def _request(table: TableState, request: SeatRequest, viewer: Viewer) -> RequestShown:
    """A request for a seat. Only the host is told of addresses."""
    requests, is_host = table.requests, viewer.guest == table.host
    return RequestShown(
        author=author_tag(table.key, request.guest),
        name=request.name,
        seat=request.seat,
        mine=request.guest == viewer.guest,
        yours=requests.may_answer(table, request, viewer.guest),
        waits=requests.waits(table, request),
        suspect=is_host and requests.must_ask_host(request.guest, request.place),
        host=request.guest == viewer.guest and requests.waits_for_host(table, request),
    )


def status(table: TableState) -> dict[str, Any]:
    """The status of the table, and the key of its rematch."""
    return {"status": table.status} | ({"rematch": table.rematch} if table.rematch else {})


def match_shown(table: TableState) -> MatchShown:
    """Scores, standing and the proofs of the deals so far."""
    match = table.match
    salts: dict[str, list[str]] = {}
    for player, salt in match.rounds[-1].salts if match else ():
        salts.setdefault(player, []).append(salt)
    return MatchShown(
        round=len(match.rounds) if match else 0,
        dealt=bool(match and match.rounds[-1].is_dealt),
        scoring=match.scoring if match else table.settings.scoring,
        target=match.target if match else 0,
        suggestions=bool(match and match.settings["suggestions"] == "referee"),
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


def device(table: TableState, vantage: Vantage) -> dict[str, Any]:
    """For a device that several people share: who of them is asked, and what they may call. It tells of no hand."""
    if not vantage.device:
        return {}
    people = {table.seating[number].name: number for number in vantage.device}
    games = [board.game for board in table.boards] if table.status == PLAYING else []
    return {
        "device": DeviceShown(
            seats=list(vantage.device),
            asked=[people[player] for game in games for player in game.waiting if player in people],
            calls=[
                CallShown(people[player], action) for game in games for player, action in open_calls(game, [*people])
            ],
        )
    }


def game(table: TableState, vantage: Vantage) -> dict[str, Any]:
    """The viewer's view of its board, and what it may do there."""
    if vantage.board is None:
        return NO_GAME
    encoder = vantage.board.view_encoder()
    legal = [] if table.status == OVER else encoder.legal(vantage.seat)
    return {"view": encoder.view(vantage.seat), "legal": legal, "clock": clock(table, vantage.board)}


def lesson(table: TableState, vantage: Vantage) -> dict[str, Any]:
    """In an introduction: what is explained now, from what the player sees."""
    board, player, lang = vantage.board, vantage.seat, vantage.viewer.lang
    if not table.is_introduction or board is None or player is None or lang is None:
        return {}
    view = board.game.view(player)
    step = step_of(view, [[redact(event, player) for event in events] for events in board.heard])
    return {"lesson": LessonShown(step.name, step.say(view, speak(lang)), step.at)}


def clock(table: TableState, board: Board) -> ClockShown:
    """The deadlines at a board. They are the same for every viewer, and depend only on what everybody can see."""
    clocks = table.settings.clocks
    until = None
    if table.is_between_rounds:
        until = table.next_deal
    elif clocks.decision and any(table.seating.named(player).is_here for player in board.game.waiting):
        until = board.since + time_to_decide(table.settings, table.seating, board)
    return ClockShown(board.since, until, board.window if board.is_window_open else None)


def chat_line(table: TableState, line: ChatLine, viewer: Viewer) -> ChatShown:
    """A line of the chat; quick phrases are in the viewer's language."""
    said = speak(viewer.lang).say(f"phrase-{line.phrase}") if line.phrase and viewer.lang else line.text
    suspicion = table.chat.suspicions.get(line.number, NO_SUSPICION)
    return ChatShown(
        number=line.number,
        name=line.name,
        text=said,
        phrase=line.phrase,
        mine=line.guest == viewer.guest,
        reports=len(suspicion.reports),
        fined=suspicion.was_fined,
        author=author_tag(table.key, line.guest),
    )


def reacted(table: TableState, reaction: Reaction) -> Reacted:
    """A reaction, as everybody sees it."""
    return Reacted(
        table=table.key,
        seat=table.seating.number_of(reaction.guest),
        name=reaction.name,
        author=author_tag(table.key, reaction.guest),
        reaction=reaction.reaction,
        to=reaction.to,
    )


def remark(table: TableState, board: Board | None, which: int, events: Iterable[Event]) -> Remark | None:
    """What a bot at a board says about what a spectator has seen of these events. The chance of it is no secret."""
    if board is None:
        return None
    bots = [player for player in board.game.players if table.seating.named(player).guest is None]
    seen = [redact(event, None) for event in events]
    return remark_on(seen, bots, Random(f"{table.key} {table.version} {which}")) if bots else None


def muted(table: TableState) -> list[MutedShown]:
    """The guests who are muted in the chat."""
    return [MutedShown(author_tag(table.key, guest), name) for guest, name in table.chat.muted.items()]


def events_and_sentences(table: TableState, vantage: Vantage, actions: Iterable[tuple[Event, ...]]) -> dict[str, Any]:
    """The events of some actions, redacted for the viewer, and the sentences about them."""
    player, lang = vantage.player, vantage.viewer.lang
    if table.match and not table.match.announces_points:
        actions = [tuple(map(_without_points, events)) for events in actions]
    heard = [[redact(event, player) for event in events] for events in actions]
    shown: dict[str, Any] = {"events": [event for events in heard for event in events]}
    if lang:
        shown["told"] = [
            Told(*sentence) for events in heard for sentence in cached_sentences(tuple(events), player, lang)
        ]
    return shown


def _without_points(event: Event) -> Event:
    """An event as it is told where the winner's points do not count."""
    return replace(event, number=None) if event.kind == "won" else event
