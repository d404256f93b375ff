"""The files of rows: Parquet where pyarrow is installed, else NumPy's npz. The same columns give the same bytes."""

import io
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

import numpy as np

from sabot.datasets.decisions import Columns


def encode(columns: Columns, form: str) -> bytes:
    """The bytes of a file with these columns."""
    stream = io.BytesIO()
    if form == "parquet":
        _write_parquet(columns, stream)
    else:
        _write_npz(columns, stream)
    return stream.getvalue()


def decode(path: Path) -> Columns:
    """The columns of a file."""
    if path.suffix == ".parquet":
        return _read_parquet(path)
    with np.load(path) as arrays:
        return {name: arrays[name] for name in arrays.files}


def _write_parquet(columns: Columns, stream: io.BytesIO) -> None:
    import pyarrow as pa
    from pyarrow import parquet

    arrays = {name: _arrow(column) for name, column in columns.items()}
    parquet.write_table(pa.table(arrays), stream, compression="zstd")


def _arrow(column: np.ndarray[tuple[int, ...], np.dtype[np.generic]]) -> object:
    import pyarrow as pa

    flat = pa.array(column.reshape(-1))
    return flat if column.ndim == 1 else pa.FixedSizeListArray.from_arrays(flat, column.shape[1])


def _read_parquet(path: Path) -> Columns:
    from pyarrow import parquet

    table = parquet.read_table(path)
    columns = {}
    for name in table.column_names:
        column = table.column(name).combine_chunks()
        if hasattr(column.type, "list_size"):
            flat = column.flatten().to_numpy(zero_copy_only=False)
            columns[name] = flat.reshape(len(column), column.type.list_size)
        else:
            columns[name] = column.to_numpy(zero_copy_only=False)
    return columns


def _write_npz(columns: Columns, stream: io.BytesIO) -> None:
    """As `numpy.savez_compressed`, which would also write what time it is."""
    with ZipFile(stream, "w", ZIP_DEFLATED) as archive:
        for name, column in columns.items():
            entry = ZipInfo(f"{name}.npy")
            entry.compress_type = ZIP_DEFLATED
            with archive.open(entry, "w", force_zip64=True) as file:
                np.lib.format.write_array(file, column, allow_pickle=False)
