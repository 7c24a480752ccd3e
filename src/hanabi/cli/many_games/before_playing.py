"""What is refused before anything is played: hours of games must not end in an error."""

import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from hanabi.cli.language import Refused
from hanabi.rules.system_errors import system_reason

if TYPE_CHECKING:
    from hanabi.bots.own import OwnBot


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
        raise unwritable(file, error) from None


def check_picture(file: Path) -> None:
    """Refuse a picture's file that cannot be written or whose ending names no format."""
    from hanabi.analysis.figures import check_format

    check_file(file)
    check_format(file)


def unwritable(file: Path, error: OSError) -> Refused:
    return Refused("file-unusable", file=str(file), why=system_reason(error))


def check_own_bots(own_bots: "Iterable[OwnBot]") -> None:
    """Refuse a bot whose code does not run."""
    for own in own_bots:
        from hanabi.simulate.seating import check_runs

        check_runs(own)
