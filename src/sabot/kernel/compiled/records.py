"""Flat state as NumPy records, for the compiled side."""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sabot.kernel.primitives.flat import Flat, fields_of

Records = NDArray[np.void]


def _record(kind: type) -> "np.dtype[np.void]":
    return np.dtype(
        [(f.name, f.code, (f.length,)) if f.length else (f.name, f.code) for f in fields_of(kind)], align=True
    )


record_of: Callable[[type], "np.dtype[np.void]"] = cache(_record)
"""How one of a kind lies in memory."""


def load(records: Records, index: int, kind: type[Flat]) -> Flat:
    """Copy a record into a new thing of its kind, such as a table."""
    return kind(*(v.tolist() if isinstance(v, np.ndarray) else v for v in records[index].item()))


def copy_records(records: Records) -> Records:
    """An independent copy. NumPy itself would copy field by field, which takes fifty times as long."""
    return np.frombuffer(bytearray(records.tobytes()), records.dtype)


def records_from_bytes(content: bytes, kind: type) -> Records:
    """Records of a kind, from their bytes in memory."""
    return np.frombuffer(bytearray(content), record_of(kind))


def _filled(value: Any, length: int) -> Any:
    """The value of a field; a list that is shorter in Python gets its full length."""
    return [*value, *[0] * (length - len(value))] if length else value


def records_of(thing: object, count: int) -> Records:
    """As many records, each a copy of the table, or of another flat thing."""
    kind = type(thing)
    records = np.zeros(1, record_of(kind))
    records[0] = tuple(_filled(getattr(thing, f.name), f.length) for f in fields_of(kind))
    return np.repeat(records, count)
