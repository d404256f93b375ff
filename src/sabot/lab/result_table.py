"""Results as a table: columns of plain values, for pandas, CSV and Parquet."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from html import escape
from io import StringIO
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self

from sabot.lab.row_files import CsvFile, ParquetFile, Value, file_errors, require_package

if TYPE_CHECKING:
    from pandas import DataFrame

SHOWN = 20
"""How many rows a notebook shows."""


@dataclass(frozen=True, slots=True)
class ResultTable:
    """Rows of values under named columns.

    >>> table = ResultTable.of([{"bot": "careful", "wins": 0.6}, {"bot": "eager"}])
    >>> table.to_dict()
    {'bot': ['careful', 'eager'], 'wins': [0.6, None]}
    >>> print(table.to_csv(), end="")
    bot,wins
    careful,0.6
    eager,
    """

    columns: tuple[str, ...]
    rows: Sequence[Sequence[Value]]

    @classmethod
    def of(cls, records: Iterable[Mapping[str, Value]]) -> Self:
        """A table with a row for each record; a value that a record lacks is None."""
        known = list(records)
        columns = tuple(dict.fromkeys(name for record in known for name in record))
        return cls(columns, [[record.get(name) for name in columns] for record in known])

    def __len__(self) -> int:
        return len(self.rows)

    def to_dict(self) -> dict[str, list[Value]]:
        """Each column as a list."""
        return {name: [row[at] for row in self.rows] for at, name in enumerate(self.columns)}

    def to_pandas(self) -> "DataFrame":
        """The table as a data frame; raise Unreadable with a command if pandas is not installed."""
        require_package("pandas")
        from pandas import DataFrame

        return DataFrame(self.to_dict())

    def to_csv(self, file: str | None = None) -> str:
        """The table as CSV with a header; it is also written to a file if one is named."""
        text = StringIO(newline="")
        CsvFile(text, self.columns).write(self.rows)
        if file is not None:
            with file_errors(file):
                Path(file).write_text(text.getvalue(), encoding="utf-8", newline="")
        return text.getvalue()

    def to_parquet(self, file: str) -> None:
        """Write the table to a Parquet file; raise Unreadable with a command if pyarrow is not installed."""
        require_package("pyarrow")
        with file_errors(file), closing(ParquetFile(file, self.columns)) as rows:
            rows.write(self.rows)

    def _repr_html_(self) -> str:
        """The first rows as a table in a notebook."""
        head = "".join(f"<th>{escape(name)}</th>" for name in self.columns)
        body = "".join(f"<tr>{''.join(map(_cell, row))}</tr>" for row in self.rows[:SHOWN])
        more = f"<p>{SHOWN} / {len(self)}</p>" if len(self) > SHOWN else ""
        return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>{more}"


class Tabular(ABC):
    """A result that can be had as plain data, and as a table."""

    __slots__ = ()

    @property
    @abstractmethod
    def table(self) -> ResultTable:
        """The figures as a table."""

    @abstractmethod
    def as_json(self) -> dict[str, Any]:
        """Everything as plain data, as `--json` prints it."""

    def to_dict(self) -> dict[str, Any]:
        """Everything as plain data, as `--json` prints it."""
        return self.as_json()

    def to_pandas(self) -> "DataFrame":
        """The table as a data frame; raise Unreadable with a command if pandas is not installed."""
        return self.table.to_pandas()

    def to_csv(self, file: str | None = None) -> str:
        """The table as CSV with a header; it is also written to a file if one is named."""
        return self.table.to_csv(file)

    def to_parquet(self, file: str) -> None:
        """Write the table to a Parquet file; raise Unreadable with a command if pyarrow is not installed."""
        self.table.to_parquet(file)

    def _repr_html_(self) -> str:
        """The table in a notebook."""
        return self.table._repr_html_()


def _cell(value: Value) -> str:
    text = "" if value is None else f"{value:.4g}" if isinstance(value, float) else str(value)
    return f"<td>{escape(text)}</td>"
