"""Events of a table, noted only while the table records."""

from sabot.kernel.table import EVENT_WIDTH, Table


def note(table: Table, event: int, seat: int, card: int, count: int, law: int) -> None:
    """Note an event: who, with which card, how much, by which law. Its compiled twin is in compiled/native.py.

    Here the list grows as it is needed, so that a copy is no larger than what a table had to tell.
    """
    if table.recording:
        at = table.event_count * EVENT_WIDTH
        table.event_count += 1
        table.events[at : at + EVENT_WIDTH] = event, seat, card, count, law
