"""Flat state: a copy has every field of the original, and shares only the lists that never change."""

from dataclasses import dataclass
from typing import Annotated, Any

import pytest

from sabot.kernel.match.sheet import Sheet, copy_sheet
from sabot.kernel.primitives.flat import Flat, Number, Storage, blank, copier, fields_of
from sabot.kernel.table import Table, copy_table


@dataclass(slots=True)
class Mixed:
    """State with a list between numbers, as in the environments."""

    first: Number
    between: Annotated[list[int], Storage("u1", 3)]
    fixed: Annotated[list[int], Storage("u1", 2, is_fixed=True)]
    last: Number


COPIERS: dict[type, Any] = {Table: copy_table, Sheet: copy_sheet, Mixed: copier(Mixed)}
kinds = pytest.mark.parametrize("kind", COPIERS, ids=lambda kind: kind.__name__)


def numbered(kind: type[Flat]) -> Flat:
    """An instance whose fields all have different values."""
    thing = blank(kind)
    for number, field in enumerate(fields_of(kind), 1):
        setattr(thing, field.name, [number] * field.length if field.length else number)
    return thing


@kinds
def test_a_copy_of_a_copy_has_every_field(kind: type) -> None:
    thing: Any = numbered(kind)
    assert COPIERS[kind](COPIERS[kind](thing)) == thing


@kinds
def test_changing_a_copy_changes_nothing_else(kind: type) -> None:
    thing: Any = numbered(kind)
    copy = COPIERS[kind](thing)
    changing = [field for field in fields_of(kind) if not field.is_fixed]
    for field in changing:
        if field.length:
            getattr(copy, field.name)[0] = -1
        else:
            setattr(copy, field.name, -1)
    assert thing == numbered(kind)
    assert all(getattr(copy, field.name) != getattr(thing, field.name) for field in changing)


@kinds
def test_lists_that_never_change_are_shared(kind: type) -> None:
    thing: Any = numbered(kind)
    copy = COPIERS[kind](thing)
    assert all(getattr(copy, field.name) is getattr(thing, field.name) for field in fields_of(kind) if field.is_fixed)
