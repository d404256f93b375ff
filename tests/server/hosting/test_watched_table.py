"""A table's updates go to its players first."""

from sabot.server.clock import Clock
from sabot.server.hosting.watched_table import WatchedTable
from sabot.server.projection.viewers import Viewer
from sabot.server.tables.log.change_set import GAME
from tests.support.server.awaited import awaited
from tests.support.server.table_fixtures import Sitting, guest_of


class Listener:
    """A connection that notes how it is told."""

    def __init__(self) -> None:
        self.told: list[str] = []

    def push(self, *text: bytes) -> None:
        self.told.append("at once")

    def push_later(self, *text: bytes) -> None:
        self.told.append("later")


@awaited
async def test_players_are_told_before_spectators_and_screens() -> None:
    sitting = Sitting("deluxe", 2, ("careful",)).start()
    watched = WatchedTable(sitting.table, Clock())
    player, spectator, screen = Listener(), Listener(), Listener()
    watched.add_watcher(spectator, Viewer(guest_of("zoe"), "en"))
    watched.add_watcher(screen, Viewer(None, "en", screen_of=guest_of("ana")))
    watched.add_watcher(player, Viewer(guest_of("ana"), "en"))
    while (changes := sitting.fall_due()) is not None:
        if changes.parts == {GAME}:  # nothing else is told, such as who is there
            watched.broadcast(changes, watched.write_updates(changes, sitting.log[-1]))
            break
    assert (player.told, spectator.told, screen.told) == (["at once"], ["later"], ["later"])
