"""Writes rows to CSV and Parquet files, block by block, so that any number fits."""

import csv
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Protocol, TextIO

from sabot.errors import Unreadable
from sabot.extras import not_installed

Value = str | int | float | bool | None
"""A value in a table."""
FORMATS = (".csv", ".parquet")
EXTRA = "tables"
"""The extra with the packages for data frames and Parquet."""
BLOCK = 50_000
"""How many rows a Parquet file takes at once."""


def require_package(package: str, *places: str) -> None:
    """Raise Unreadable with the command that installs a package, if it is missing."""
    if find_spec(package) is None:
        raise not_installed(EXTRA, *places)


@contextmanager
def file_errors(file: str) -> Iterator[None]:
    """Turn system errors about a file into Unreadable."""
    try:
        yield
    except OSError as error:
        raise Unreadable.by_system(error, file) from None


def check_rows_file(file: str, flag: str) -> None:
    """Raise Unreadable if rows cannot be written to a file of this name."""
    suffix = Path(file).suffix.lower()
    if suffix not in FORMATS:
        raise Unreadable("rows-format", file, values=FORMATS)
    if suffix == ".parquet":
        require_package("pyarrow", flag)
    with file_errors(file), Path(file).open("ab"):
        pass


class RowWriter(Protocol):
    """Takes rows."""

    def write(self, rows: Sequence[Sequence[Value]]) -> None:
        """Append rows."""


@contextmanager
def open_rows(file: str, columns: Sequence[str]) -> Iterator[RowWriter]:
    """A CSV or Parquet file, by its suffix, that takes rows until it is closed."""
    with file_errors(file):
        if file.lower().endswith(".parquet"):
            parquet = ParquetFile(file, columns)
            yield parquet
            parquet.close()
        else:
            with Path(file).open("w", encoding="utf-8", newline="") as stream:
                yield CsvFile(stream, columns)


class CsvFile:
    """Comma-separated values with a header."""

    def __init__(self, stream: TextIO, columns: Sequence[str]) -> None:
        self._writer = csv.writer(stream, lineterminator="\n")
        self._writer.writerow(columns)

    def write(self, rows: Sequence[Sequence[Value]]) -> None:
        """Append lines."""
        self._writer.writerows(rows)


class ParquetFile:
    """A Parquet file with row groups of one size. The first block decides the types of the columns."""

    def __init__(self, file: str, columns: Sequence[str]) -> None:
        self._file = file
        self._columns = tuple(columns)
        self._rows: list[Sequence[Value]] = []
        self._writer: Any = None

    def write(self, rows: Sequence[Sequence[Value]]) -> None:
        """Append rows; every full block is written."""
        self._rows += rows
        while len(self._rows) >= BLOCK:
            self._write_block(self._rows[:BLOCK])
            del self._rows[:BLOCK]

    def close(self) -> None:
        """Write the last block, and close the file."""
        if self._rows or self._writer is None:
            self._write_block(self._rows)
        self._writer.close()

    def _write_block(self, rows: Sequence[Sequence[Value]]) -> None:
        import pyarrow as pa
        from pyarrow.parquet import ParquetWriter

        columns = {name: [row[at] for row in rows] for at, name in enumerate(self._columns)}
        block = pa.table(columns, schema=None if self._writer is None else self._writer.schema)
        if self._writer is None:
            self._writer = ParquetWriter(self._file, block.schema)
        self._writer.write_table(block)
