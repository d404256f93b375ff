"""State that is flat: ints and lists of ints. The annotations of a class are the only declaration of its fields."""

from collections.abc import Callable
from functools import cache
from typing import Annotated, Any, NamedTuple, TypeVar, get_type_hints

Flat = TypeVar("Flat")


class Storage(NamedTuple):
    """How a field lies in a record: a NumPy code, and a length for a list."""

    code: str
    length: int = 0
    is_fixed: bool = False
    """Whether the list never changes once it is there, so that copies share it."""


Number = Annotated[int, Storage("i8")]


class Field(NamedTuple):
    """One field, read from its annotation."""

    name: str
    code: str
    length: int
    is_fixed: bool


def _fields(kind: type) -> tuple[Field, ...]:
    hints = get_type_hints(kind, include_extras=True)
    return tuple(Field(name, *hint.__metadata__[0]) for name, hint in hints.items())


fields_of: Callable[[type], tuple[Field, ...]] = cache(_fields)
"""The fields of a class, in order."""


def blank(kind: type[Flat]) -> Flat:
    """A new one with every field zero."""
    return kind(**{f.name: [0] * f.length if f.length else 0 for f in fields_of(kind)})


def copier(kind: type[Flat]) -> Callable[[Flat], Flat]:
    """A function that makes independent copies.

    Its code is written out, one field after the other, as dataclasses write theirs: a table is copied for every move
    that a search, a hint or a test tries. Filling in an empty one takes three fifths of the time of its constructor.
    """
    lines = ["def copy(thing):", "    other = new(kind)"]
    for field in fields_of(kind):
        copied = ".copy()" if field.length and not field.is_fixed else ""
        lines.append(f"    other.{field.name} = thing.{field.name}{copied}")
    written: dict[str, Any] = {"kind": kind, "new": object.__new__}
    exec("\n".join([*lines, "    return other"]), written)
    copy: Callable[[Flat], Flat] = written["copy"]
    return copy
