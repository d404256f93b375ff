"""Comparing what somebody is sent in two worlds that it can not tell apart: it must be the same, byte by byte.

One way deals all that a viewer may not know anew, at every moment. The other lets two hidden cards change places before
something happens, and compares what is told of it wherever the viewer sees the same table before and after.
"""

from collections import Counter
from collections.abc import Iterator
from random import Random

from sabot.server.hosting.watched_table import encode
from sabot.server.projection.snapshot import snapshot
from sabot.server.projection.update_writer import update
from sabot.server.projection.viewers import Viewer
from sabot.server.protocol.messages import Answer
from sabot.server.tables.change_set import ChangeSet
from sabot.server.tables.entries import AnyEntry
from sabot.server.tables.settings import Clocks
from sabot.server.tables.state import TableState
from tests.support.server.table_fixtures import Sitting, everybody, twin
from tests.support.server.worlds import alike, dealt_anew, exchanged, involved, legally_shown, retold, seat_in

EDITIONS = ("deluxe", "potter", "flip", "wizz")
QUICK = Clocks(decision=1, pause=0)
TRIES = 12
"""How many cards are tried until one can lie in the place of another unnoticed."""


def bytes_of(table: TableState, viewer: Viewer, changes: ChangeSet, entry: AnyEntry) -> tuple[bytes, bytes]:
    """What a viewer is sent when something has happened, and what it would be sent if it came just now."""
    changed = update(table, viewer, changes, entry)
    return changed, encode(Answer(snapshot=snapshot(table, viewer._replace(lang=None), table.at)))


def check_moment(table: TableState, changes: ChangeSet, entry: AnyEntry, chance: Random) -> None:
    """Deal anew what each viewer may not know: the bytes stay."""
    for guest in everybody(table):
        viewer = Viewer(guest, "en", chance.randrange(2))
        other = dealt_anew(table, guest, chance)
        assert bytes_of(other, viewer, changes, entry) == bytes_of(table, viewer, changes, entry), viewer


def check_event(
    before: TableState, table: TableState, changes: ChangeSet, entry: AnyEntry, chance: Random
) -> Iterator[str]:
    """Exchange a card that something is about to move or to show with another: what is told of it stays.

    Yields the kinds of events that were compared.
    """
    which = next((which for which, _ in changes.events if which is not None), None)
    if which is None or not before.boards or before.is_between_rounds:
        return
    game, after = before.boards[which].game, table.boards[which].game
    events = [event for _, events in changes.events for event in events]
    cards = involved(game, after, events)
    for guest in everybody(table):
        seat = seat_in(game, table.player_of(guest))
        viewer = Viewer(guest, "en", which)
        told = bytes_of(table, viewer, changes, entry)
        for card in chance.sample(cards, min(2, len(cards))):
            others = [other for other in alike(game._round, card) if other not in cards]
            chance.shuffle(others)
            worlds = (exchanged(game, card, other) for other in others[:TRIES])
            unnoticed = (retold(before, which, world, entry) for world in worlds if world.view(seat) == game.view(seat))
            for other_table, other_changes in filter(None, unnoticed):
                is_same = other_table.boards[which].game.view(seat) == after.view(seat)
                if is_same and legally_shown(other_changes, seat) == legally_shown(changes, seat):
                    assert bytes_of(other_table, viewer, other_changes, entry) == told, viewer
                    yield from (event.kind for event in events if event.card is not None)
                    break


def check_match(sitting: Sitting, chance: Random, most: int = 1 << 30) -> Counter[str]:
    """Check everything that anybody is sent in a match."""
    compared: Counter[str] = Counter()
    for _ in range(most):
        before = twin(sitting.table)
        changes = sitting.fall_due()
        if changes is None:
            break
        entry = sitting.log[-1]
        check_moment(sitting.table, changes, entry, chance)
        compared.update(check_event(before, sitting.table, changes, entry, chance))
    return compared
