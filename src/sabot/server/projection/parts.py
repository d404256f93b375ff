"""The parts of a table as a viewer may see them. Snapshots and updates are built from these alone.

Nothing else reads a table for people, so this is where secrets are kept.
"""

from collections.abc import Iterable
from typing import Any

from sabot.match.score_pad import standing
from sabot.notation.events import Event
from sabot.server.projection.viewers import Vantage, Viewer
from sabot.server.protocol.messages import ChatShown, ClockShown, MatchShown, RankShown, RoundShown, SeatShown, Told
from sabot.server.tables.board import Board
from sabot.server.tables.chat import ChatLine
from sabot.server.tables.state import OVER, TableState
from sabot.views import redact
from sabot.words.language import speak
from sabot.words.sentences import cached_sentences

NO_GAME: dict[str, Any] = {"view": None, "legal": [], "clock": None}


def seats(table: TableState, vantage: Vantage) -> dict[str, Any]:
    """All seats, and which of them is the viewer's."""
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


def game(table: TableState, vantage: Vantage) -> dict[str, Any]:
    """The viewer's view of its board, and what it may do there."""
    if vantage.board is None:
        return NO_GAME
    encoder = vantage.board.view_encoder()
    legal = [] if table.status == OVER else encoder.legal(vantage.seat)
    return {"view": encoder.view(vantage.seat), "legal": legal, "clock": clock(table, vantage.board)}


def clock(table: TableState, board: Board) -> ClockShown:
    """The deadlines at a board. They are the same for every viewer, and depend only on what everybody can see."""
    clocks = table.settings.clocks
    until = None
    if table.is_between_rounds:
        until = table.next_deal
    elif clocks.decision and any(table.seating.named(player).is_here for player in board.game.waiting):
        until = board.since + round(clocks.decision * 1000)
    return ClockShown(board.since, until, board.window if board.is_window_open else None)


def chat_line(line: ChatLine, viewer: Viewer) -> ChatShown:
    """A line of the chat; quick phrases are in the viewer's language."""
    said = speak(viewer.lang).say(f"phrase-{line.phrase}") if line.phrase and viewer.lang else line.text
    mine = line.guest == viewer.guest
    return ChatShown(line.number, line.name, said, line.phrase, mine, len(line.reports), line.was_fined)


def events_and_sentences(vantage: Vantage, actions: Iterable[tuple[Event, ...]]) -> dict[str, Any]:
    """The events of some actions, redacted for the viewer, and the sentences about them."""
    player, lang = vantage.player, vantage.viewer.lang
    heard = [[redact(event, player) for event in events] for events in actions]
    shown: dict[str, Any] = {"events": [event for events in heard for event in events]}
    if lang:
        shown["told"] = [
            Told(*sentence) for events in heard for sentence in cached_sentences(tuple(events), player, lang)
        ]
    return shown
