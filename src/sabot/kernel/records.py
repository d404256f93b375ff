"""Tables as NumPy records, for the compiled side."""

from operator import attrgetter

import numpy as np
from numpy.typing import NDArray

from sabot.kernel.table import FIELDS, Table

Records = NDArray[np.void]

RECORD = np.dtype(
    [(f.name, f.code, (f.length,)) if f.length else (f.name, f.code) for f in FIELDS],
    align=True,
)
_values = attrgetter(*(f.name for f in FIELDS))


def new_records(count: int) -> Records:
    """Records with every field zero."""
    return np.zeros(count, RECORD)


def store(table: Table, records: Records, index: int) -> None:
    """Copy a table into a record."""
    records[index] = _values(table)


def load(records: Records, index: int) -> Table:
    """Copy a record into a new table."""
    return Table(*(v.tolist() if isinstance(v, np.ndarray) else v for v in records[index].item()))


def records_of(table: Table, count: int) -> Records:
    """As many records, each a copy of the table."""
    records = new_records(1)
    store(table, records, 0)
    return np.repeat(records, count)
