"""Events of a table, noted only while the table records."""

from sabot.kernel.primitives.rule import rule
from sabot.kernel.table import EVENT_WIDTH, Table


@rule
def note(table: Table, event: int, seat: int, card: int, count: int, law: int) -> None:
    """Note an event: who, with which card, how much, by which law."""
    if not table.recording:
        return
    at = table.event_count * EVENT_WIDTH
    table.event_count += 1
    table.events[at] = event
    table.events[at + 1] = seat
    table.events[at + 2] = card
    table.events[at + 3] = count
    table.events[at + 4] = law
