"""Viewers of a table, and the position from which each of them sees it."""

from typing import NamedTuple

from sabot.server.tables.board import Board
from sabot.server.tables.entries import Guest
from sabot.server.tables.state import TableState


class Viewer(NamedTuple):
    """Somebody who looks at a table. Equal viewers are shown the same."""

    guest: Guest | None
    lang: str | None
    """The language of the sentences; None asks for no sentences."""
    which: int = 0
    """The board to look at, for a viewer without a seat at one."""


class Vantage(NamedTuple):
    """The board that a viewer sees, and the viewer's own place in the match."""

    viewer: Viewer
    player: str | None
    """The viewer's name in the match."""
    which: int
    """The number of the board: the viewer's own, or the one it watches."""
    board: Board | None
    seat: str | None
    """The viewer's name at that board; None is a spectator."""


def vantage_of(table: TableState, viewer: Viewer) -> Vantage:
    """The board that a viewer sees: its own, else the one it asked for."""
    player = table.player_of(viewer.guest)
    if not table.boards:
        return Vantage(viewer, player, 0, None, None)
    for which, board in enumerate(table.boards):
        if player in board.game.players:
            return Vantage(viewer, player, which, board, player)
    which = viewer.which if 0 <= viewer.which < len(table.boards) else 0
    return Vantage(viewer, player, which, table.boards[which], None)
