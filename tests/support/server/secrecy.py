"""Compares what a viewer is sent in two worlds that it cannot tell apart: it must be the same, byte by byte.

One check deals everything that a viewer may not know again, after every entry. The other swaps two hidden cards before
an entry, and compares the updates wherever the viewer sees the same table before and after.
"""

import re
from collections import Counter
from collections.abc import Iterator
from random import Random

from sabot.server.hosting.watched_table import encode
from sabot.server.projection.snapshot import snapshot
from sabot.server.projection.update_writer import update
from sabot.server.projection.viewers import Viewer
from sabot.server.protocol.server_messages import Answer
from sabot.server.tables.log.change_set import ChangeSet
from sabot.server.tables.log.entries import AnyEntry
from sabot.server.tables.settings import Clocks
from sabot.server.tables.state import TableState
from tests.support.server.table_fixtures import Sitting, everybody, twin
from tests.support.server.worlds import alike, exchanged, involved, legally_shown, redealt, replayed, seat_in
from tests.support.strategies import random_options

EDITIONS = ("deluxe", "potter", "flip", "wizz")
QUICK = Clocks(decision=1, pause=0)
BYTES = "bytes"
"""Where a check counts the bytes that were compared."""
AUTHOR = re.compile(rb'"author":"[0-9a-f]{16}"')
"""The one field that comes from the id of another guest: a hash, by which their lines are known at this table only."""
TRIES = 12
"""How many cards are tried until one can be swapped with another unnoticed."""


def bytes_of(table: TableState, viewer: Viewer, changes: ChangeSet, entry: AnyEntry) -> tuple[bytes, bytes]:
    """The update for a viewer about an entry, and the snapshot that it would be sent now."""
    changed = update(table, viewer, changes, entry)
    whole = encode(Answer(snapshot=snapshot(table, viewer._replace(lang=None), table.at)))
    return AUTHOR.sub(b"", changed), AUTHOR.sub(b"", whole)


def check_moment(table: TableState, changes: ChangeSet, entry: AnyEntry, chance: Random) -> int:
    """Deal again what each viewer may not know: the bytes stay the same. Returns how many bytes were compared."""
    compared = 0
    for guest in everybody(table):
        viewer = Viewer(guest, "en", chance.randrange(2))
        other = redealt(table, guest, chance)
        told = bytes_of(table, viewer, changes, entry)
        assert bytes_of(other, viewer, changes, entry) == told, viewer
        compared += sum(map(len, told))
    return compared


def check_event(
    before: TableState, table: TableState, changes: ChangeSet, entry: AnyEntry, chance: Random
) -> Iterator[str]:
    """Swap a card that an entry moves or shows with another: the updates stay the same.

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
            same_view = (world for world in worlds if world.view(seat) == game.view(seat))
            outcomes = (replayed(before, which, world, entry) for world in same_view)
            for other_table, other_changes in filter(None, outcomes):
                is_same = other_table.boards[which].game.view(seat) == after.view(seat)
                if is_same and legally_shown(other_changes, seat) == legally_shown(changes, seat):
                    assert bytes_of(other_table, viewer, other_changes, entry) == told, viewer
                    yield from (event.kind for event in events if event.card is not None)
                    break


def check_match(sitting: Sitting, chance: Random, most: int = 1 << 30) -> Counter[str]:
    """Check everything that all viewers are sent in a match. Returns how many events of each kind, and `BYTES`."""
    compared: Counter[str] = Counter()
    for _ in range(most):
        before = twin(sitting.table)
        changes = sitting.fall_due()
        if changes is None:
            break
        entry = sitting.log[-1]
        compared[BYTES] += check_moment(sitting.table, changes, entry, chance)
        compared.update(check_event(before, sitting.table, changes, entry, chance))
    return compared


def check_any_match(seed: int) -> Counter[str]:
    """Check a round with options and players at random."""
    chance = Random(seed)
    edition = EDITIONS[seed % 4]
    options = random_options(edition, chance) | {"turn_cap": 25}
    people = chance.choice((2, 2, 3, 4))
    sitting = Sitting(edition, people, (), seed=str(seed), clocks=QUICK, options=options, format={"target": 1})
    return check_match(sitting.start(), chance)
