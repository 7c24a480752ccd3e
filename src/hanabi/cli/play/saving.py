"""Where records go, and getting them there whole."""

from pathlib import Path

from hanabi.cli.language import Refused
from hanabi.folders import records_folder
from hanabi.notation import Record, write_record
from hanabi.rules.system_errors import system_reason


def default_path(edition: str | None, seed: int) -> Path:
    """Where a game goes if nobody says where."""
    return records_folder() / f"{edition or 'free'}-{seed}.json"


def free_path(path: Path) -> Path:
    """The path itself, or one with a number added: no record is ever overwritten."""
    numbered = (path.with_name(f"{path.stem}-{n}{path.suffix}") for n in range(2, 10_000))
    return next((wanted for wanted in (path, *numbered) if not wanted.exists()), path)


def save(record: Record, path: Path) -> None:
    """Write the record; a file that is there already stays whole if this fails."""
    partial = path.with_name(f".{path.name}.partial")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        partial.write_text(write_record(record), encoding="utf-8")
        partial.replace(path)
    except OSError as error:
        raise Refused("file-unwritable", file=str(path), why=system_reason(error)) from None
