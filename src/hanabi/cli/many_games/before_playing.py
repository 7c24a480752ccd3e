"""What is refused before anything is played: hours of games must not end in an error."""

import os
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from hanabi.cli.language import Refused

if TYPE_CHECKING:
    from hanabi.bots.own import OwnBot


def check_folder(folder: Path) -> None:
    """Refuse a folder that cannot be written to."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=folder).close()
    except OSError as error:
        why = error.strerror or os.strerror(error.errno or 0)
        raise Refused("folder-unwritable", folder=str(folder), why=why) from None


def check_file(file: Path) -> None:
    """Refuse a file that cannot be written; what it holds stays."""
    check_folder(file.parent)
    existed = file.exists()
    try:
        file.open("ab").close()
        if not existed:
            file.unlink()
    except OSError as error:
        raise unwritable(file, error) from None


def check_picture(file: Path) -> None:
    """Refuse a picture's file that cannot be written or whose ending names no format."""
    from hanabi.simulate.plot import check_format

    check_file(file)
    check_format(file)


def unwritable(file: Path, error: OSError) -> Refused:
    return Refused("file-unusable", file=str(file), why=error.strerror or "?")


def check_own_bots(own_bots: "Iterable[OwnBot]") -> None:
    """Refuse a bot whose code does not run."""
    for own in own_bots:
        from hanabi.simulate.seating import check_runs

        check_runs(own)
