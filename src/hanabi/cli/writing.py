"""Files that a command writes, and whether it could."""

import tempfile
from contextlib import suppress
from pathlib import Path

from hanabi.cli.language import Refused
from hanabi.rules.system_errors import system_reason


def check_folder(folder: Path) -> None:
    """Refuse a folder that cannot be written to."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=folder).close()
    except OSError as error:
        raise Refused("folder-unwritable", folder=str(folder), why=system_reason(error)) from None


def check_file(file: Path) -> None:
    """Refuse a file that cannot be written; what it holds stays."""
    check_folder(file.parent)
    existed = file.exists()
    try:
        file.open("ab").close()
        if not existed:
            file.unlink()
    except OSError as error:
        raise Refused("file-unusable", file=str(file), why=system_reason(error)) from None


def write_whole(path: Path, text: str) -> None:
    """Whole or not at all: a file that is there already stays as it is if this fails. Only links
    and devices (``/dev/stdout``) are written to as they are, since they must stay what they are.
    Folders on the way are made."""
    is_special = path.is_symlink() or (path.exists() and not path.is_file())
    part = path if is_special else path.with_name(f".{path.name}.part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        part.write_text(text, encoding="utf-8")
        if not is_special:
            part.replace(path)
    except OSError as error:
        if not is_special:
            with suppress(OSError):
                part.unlink()
        raise Refused("file-unwritable", file=str(path), why=system_reason(error)) from None
