"""How long players have: to see what happened, to speak up before play goes on, and to decide. All have the same."""

from collections.abc import Collection, Iterable

from sabot.bots.seeing import time_to_see
from sabot.notation.events import Event
from sabot.server.tables.board import Board
from sabot.server.tables.seating import Seating
from sabot.server.tables.settings import Settings

MORE_TIME = 2
"""How many times as long as usual the clocks run if a player has asked for more time."""


def seen_at(settings: Settings, at: int, events: Iterable[Event]) -> int:
    """When people can have seen what happened at a time. A table without delays does not wait for that."""
    return at + (round(time_to_see(events) * 1000) if settings.clocks.pace else 0)


def window_at(settings: Settings, seating: Seating, board: Board) -> int:
    """How long the players at a board have to call, to catch and to object, in milliseconds."""
    return round(settings.window * 1000) * _slowness(seating, board.game.players)


def time_to_decide(settings: Settings, seating: Seating, board: Board) -> int:
    """How long the players who are asked at a board may think, in milliseconds; 0 means no limit."""
    return round(settings.clocks.decision * 1000) * _slowness(seating, board.game.waiting)


def _slowness(seating: Seating, players: Collection[str]) -> int:
    """How many times as long as usual the clocks of some players run."""
    for seat in seating.seats:
        if seat.more_time and seat.is_here and seat.name in players:
            return MORE_TIME
    return 1
