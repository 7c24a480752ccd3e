"""What is refused before anything is played: hours of games must not end in an error."""

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from hanabi.cli.language import Refused
from hanabi.cli.writing import check_file
from hanabi.rules.system_errors import system_reason

if TYPE_CHECKING:
    from hanabi.bots.own import OwnBot


def check_readable(file: Path) -> None:
    """Refuse a file that cannot be read."""
    try:
        file.open("rb").close()
    except OSError as error:
        raise Refused("file-unreadable", file=str(file), why=system_reason(error)) from None


def check_picture(file: Path) -> None:
    """Refuse a picture's file that cannot be written or whose ending names no format."""
    from hanabi.analysis.figures import check_format

    check_file(file)
    check_format(file)


def check_own_bots(own_bots: "Iterable[OwnBot]") -> None:
    """Refuse a bot whose code does not run."""
    for own in own_bots:
        from hanabi.simulate.seating import check_runs

        check_runs(own)
