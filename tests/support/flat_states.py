"""Flat state of both runtimes, in a form that can be compared."""

from typing import Any

from sabot.kernel.primitives.flat import fields_of
from sabot.kernel.table import EVENT_WIDTH, Table


def state_of(thing: object) -> dict[str, Any]:
    """The fields of a flat thing; of a table only the events that count, since a compiled one has room for more."""
    state = {field.name: getattr(thing, field.name) for field in fields_of(type(thing))}
    if isinstance(thing, Table):
        state["events"] = thing.events[: thing.event_count * EVENT_WIDTH]
    return state
