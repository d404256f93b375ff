"""Which faces of the discard all have seen, in a two-sided deck."""

from collections.abc import MutableSequence

from sabot.kernel.codes import Event
from sabot.kernel.primitives.rule import rule
from sabot.kernel.table import EVENT_WIDTH, Table


@rule
def look(table: Table, seen: MutableSequence[int]) -> None:
    """Remember, of each card in the discard, the sides that all have seen, as bits, from what was just noted."""
    side = table.side
    for index in range(table.event_count):
        if table.events[index * EVENT_WIDTH] == Event.FLIPPED:
            side ^= 1
    for index in range(table.event_count):
        kind = table.events[index * EVENT_WIDTH]
        card = table.events[index * EVENT_WIDTH + 2]
        if kind == Event.FLIPPED:
            side ^= 1
            seen[card] |= 1 << side
        elif kind == Event.PLAYED or kind == Event.DISCARDED or kind == Event.TURNED_UP:
            seen[card] = 1 << side
        elif kind == Event.DREW or kind == Event.TOOK_BACK:
            seen[card] = 0
