"""Keys of positions, options and weights, which may be spelt with `color`."""

from collections.abc import Container, Mapping
from typing import Any, TypeVar

from sabot.errors import Unreadable
from sabot.spelling import british

Value = TypeVar("Value")


def british_keys(mapping: Mapping[Any, Value], known: Container[str]) -> Mapping[Any, Value]:
    """The mapping, its known keys spelt with `colour`; Unreadable if one stands there in both spellings."""
    names = (key for key in mapping if isinstance(key, str))  # a document may have other keys
    spelt = {name: british(name) for name in names if "color" in name and british(name) in known}
    for other, key in spelt.items():
        if key in mapping:
            raise Unreadable("colour-twice", key, key=key, other=other)
    return {spelt.get(key, key): value for key, value in mapping.items()} if spelt else mapping
