"""Data sets from Python."""

from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from sabot.datasets.card import CARD, read_card
from sabot.datasets.decisions import Columns
from sabot.datasets.files import decode
from sabot.datasets.plan import FORMATS, DatasetPlan
from sabot.datasets.writer import OnShard, write_all
from sabot.errors import Unreadable
from sabot.lab.row_files import require_package

MOST_WORKERS = 256


def write_dataset(
    directory: str | Path, *, workers: int = 1, on_shard: OnShard = lambda entry: None, **plan: Any
) -> dict[str, Any]:
    """Write a data set of self-play, as `sabot dataset` does, and return its card; files that are there are kept.

    The other arguments are the fields of `DatasetPlan`: `edition`, `players`, `policies`, `rounds`, `seed`, `options`,
    `history`, `shard` and `format`. Raise Unreadable if that is not possible.
    """
    plan.setdefault("format", usual_format())
    asked = DatasetPlan(**plan)
    asked.check()
    if not 1 <= workers <= MOST_WORKERS:
        raise Unreadable("threads", "workers", most=MOST_WORKERS, count=workers)
    if asked.format == "parquet":
        require_package("pyarrow", "format")
    return write_all(Path(directory), asked, workers, on_shard)


def read_dataset(directory: str | Path) -> Iterator[Columns]:
    """The columns of each file of a data set as NumPy arrays, one file at a time."""
    card = read_card(Path(directory))
    if not card:
        raise Unreadable("no-file", str(Path(directory) / CARD))
    for entry in card["files"]:
        yield decode(Path(directory) / entry["file"])


def usual_format() -> str:
    """Parquet if pyarrow is installed, else npz."""
    return FORMATS[0] if find_spec("pyarrow") else FORMATS[1]
