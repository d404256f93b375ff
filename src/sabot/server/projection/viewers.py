"""Viewers of a table, and the position from which each of them sees it."""

from typing import NamedTuple

from sabot.server.tables.board import Board
from sabot.server.tables.log.entries import Guest
from sabot.server.tables.state import TableState


class Viewer(NamedTuple):
    """Somebody who looks at a table. Equal viewers are shown the same."""

    guest: Guest | None
    lang: str | None
    """The language of the sentences; None asks for no sentences."""
    which: int = 0
    """The board to look at, for a viewer without a seat at one."""
    seat: int | None = None
    """On a device that several people share: the seat of the one who looks. None is the curtain: it shows no hand."""
    screen_of: Guest | None = None
    """The guest who put up this screen for everybody at the table. It shows what a spectator sees: `guest` is None."""

    @property
    def owner(self) -> Guest | None:
        """The guest whose connection it is."""
        return self.screen_of or self.guest


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
    device: tuple[int, ...] = ()
    """The seats of the people who share the viewer's device, if there are several."""


def vantage_of(table: TableState, viewer: Viewer) -> Vantage:
    """The board that a viewer sees: its own, else the one it asked for."""
    player = table.player_of(viewer.guest, viewer.seat)
    device = table.seating.device_of(viewer.guest)
    if not table.boards:
        return Vantage(viewer, player, 0, None, None, device)
    for which, board in enumerate(table.boards):
        if player in board.game.players:
            return Vantage(viewer, player, which, board, player, device)
    which = viewer.which if 0 <= viewer.which < len(table.boards) else 0
    return Vantage(viewer, player, which, table.boards[which], None, device)
