"""Options as text: `stacking=same`."""

from collections.abc import Iterable
from typing import Any

from sabot.errors import Unreadable
from sabot.notation.documents import parse_document


def parse_options(pairs: Iterable[str]) -> dict[str, Any]:
    """Options from texts such as `howlers=4`, or Unreadable; which options there are is not asked.

    >>> parse_options(("howlers=4", "jump_in=true"))
    {'howlers': 4, 'jump_in': True}
    """
    options: dict[str, Any] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name.isidentifier():
            raise Unreadable("name-value", "--option", value=repr(pair))
        try:
            options |= parse_document(f"{name}: {value}")
        except Unreadable:
            raise Unreadable("option-value", f"--option {name}", value=repr(value)) from None
    return options
