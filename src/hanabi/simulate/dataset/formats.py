"""Samples as files: NumPy's archives, Parquet, lines of JSON; the same numbers in each.

Vectors of 0 and 1 are written to JSON as the places of their ones, with the lengths in the
first line.
"""

import json
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Literal

import numpy as np

from hanabi.rules import HanabiError
from hanabi.simulate.dataset.samples import COLUMNS, Samples

Format = Literal["npz", "parquet", "jsonl"]
FORMATS: tuple[Format, ...] = ("npz", "parquet", "jsonl")
_VECTORS = ("observation", "mask")


class NoParquet(HanabiError):
    """pyarrow is an extra, and it is not installed."""


def check_format(form: Format) -> None:
    """Refuse a format whose library is not there."""
    if form == "parquet" and find_spec("pyarrow") is None:
        raise NoParquet("no-pyarrow")


def write_shard(path: Path, samples: Samples) -> None:
    """Write a file in the format of its ending: whole, or not at all."""
    part = path.with_name(f"{path.name}.part")
    _WRITERS[path.suffix](part, samples)
    part.replace(path)


def read_shard(path: Path) -> Samples:
    """The arrays of a shard by their names."""
    return _READERS[path.suffix](path)


def _write_npz(path: Path, samples: Samples) -> None:
    with path.open("wb") as file:
        np.savez_compressed(file, allow_pickle=False, **samples)


def _read_npz(path: Path) -> Samples:
    with np.load(path, allow_pickle=False) as saved:
        return {name: saved[name] for name in COLUMNS}


def _write_parquet(path: Path, samples: Samples) -> None:
    import pyarrow as pa  # type: ignore[import-untyped]
    from pyarrow import parquet

    columns = {
        name: pa.FixedSizeListArray.from_arrays(pa.array(array.reshape(-1)), array.shape[1])
        if name in _VECTORS
        else pa.array(array)
        for name, array in samples.items()
    }
    parquet.write_table(pa.table(columns), path, compression="zstd")


def _read_parquet(path: Path) -> Samples:
    from pyarrow import parquet

    table = parquet.read_table(path)
    found: Samples = {}
    for name, (kind, _) in COLUMNS.items():
        column = table.column(name).combine_chunks()
        values = column.flatten() if name in _VECTORS else column
        array = values.to_numpy(zero_copy_only=False).astype(kind)
        found[name] = array.reshape(len(table), -1) if name in _VECTORS else array
    return found


def _write_jsonl(path: Path, samples: Samples) -> None:
    with path.open("w", encoding="utf-8") as file:
        file.write(json.dumps({name: samples[name].shape[1] for name in _VECTORS}) + "\n")
        for place in range(len(samples["action"])):
            line = {name: _as_json(name, samples[name][place]) for name in COLUMNS}
            file.write(json.dumps(line) + "\n")


def _as_json(name: str, value: Any) -> Any:
    return np.flatnonzero(value).tolist() if name in _VECTORS else int(value)


def _read_jsonl(path: Path) -> Samples:
    head, *lines = map(json.loads, path.read_text(encoding="utf-8").splitlines())
    found: Samples = {}
    for name, (kind, _) in COLUMNS.items():
        if name not in _VECTORS:
            found[name] = np.array([line[name] for line in lines], kind)
            continue
        found[name] = np.zeros((len(lines), head[name]), kind)
        for place, line in enumerate(lines):
            found[name][place, line[name]] = 1
    return found


_WRITERS: dict[str, Callable[[Path, Samples], None]] = {
    ".npz": _write_npz,
    ".parquet": _write_parquet,
    ".jsonl": _write_jsonl,
}
_READERS: dict[str, Callable[[Path], Samples]] = {
    ".npz": _read_npz,
    ".parquet": _read_parquet,
    ".jsonl": _read_jsonl,
}
