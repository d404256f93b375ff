"""Options as text: `stacking=same`."""

from collections.abc import Iterable, Mapping
from typing import Any

from sabot.errors import Unreadable
from sabot.notation.documents import parse_document


def parse_options(pairs: Iterable[str], place: str = "--option") -> dict[str, Any]:
    """Options from texts such as `howlers=4`, or Unreadable with the place; which options there are is not asked.

    >>> parse_options(("howlers=4", "jump_in=true"))
    {'howlers': 4, 'jump_in': True}
    """
    options: dict[str, Any] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name.isidentifier():
            raise Unreadable("name-value", place, value=repr(pair))
        try:
            options |= parse_document(f"{name}: {value}")
        except Unreadable:
            raise Unreadable("option-value", f"{place} {name}", value=repr(value)) from None
    return options


def format_value(value: object) -> str:
    """The value of an option for people.

    >>> format_value("same"), format_value(True), format_value({"war": 2, "race": 0})
    ('same', 'true', 'war 2, race 0')
    """
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, Mapping):
        return ", ".join(f"{name} {weight}" for name, weight in value.items())
    return str(value)
