"""Where records go, and getting them there whole."""

import os
from pathlib import Path

from hanabi.cli.speech import Refused
from hanabi.notation import Record, write_record


def data_directory() -> Path:
    """The user's data directory for records, where the system keeps such things."""
    if os.name == "nt":
        base = Path(os.environ.get("APPDATA") or Path.home() / "AppData" / "Roaming")
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "hanabi" / "records"


def default_path(edition: str | None, seed: int) -> Path:
    """Where a game goes if nobody says where."""
    return data_directory() / f"{edition or 'free'}-{seed}.json"


def free_path(path: Path) -> Path:
    """The path itself, or one with a number added: no record is ever overwritten."""
    numbered = (path.with_name(f"{path.stem}-{n}{path.suffix}") for n in range(2, 10_000))
    return next((one for one in (path, *numbered) if not one.exists()), path)


def save(record: Record, path: Path) -> None:
    """Write the record; a file that is there already stays whole if this fails."""
    partial = path.with_name(f".{path.name}.partial")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        partial.write_text(write_record(record), encoding="utf-8")
        partial.replace(path)
    except OSError as error:
        raise Refused("file-unwritable", file=str(path), why=error.strerror or "?") from None
