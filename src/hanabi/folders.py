"""Where this user's files live, as each platform has it: one answer for the whole program.

Earlier versions looked elsewhere on macOS and Windows. What they left there is still found, and
used where it lies, as long as the new place has nothing of the kind.
"""

import os
from pathlib import Path

NAME = "hanabi"
DATABASE, RECORDS = "hanabi.db", "records"


def data_folder() -> Path:
    """For what must not be lost: saved games, the server's database."""
    from platformdirs import user_data_path

    return user_data_path(NAME, appauthor=False)


def cache_folder() -> Path:
    """For what can be made again, such as compiled code."""
    from platformdirs import user_cache_path

    return user_cache_path(NAME, appauthor=False)


def server_data_folder() -> Path:
    """The folder of the server's database. On macOS it once did not follow ``XDG_DATA_HOME``."""
    return _first_with(DATABASE, data_folder(), Path.home() / "Library/Application Support" / NAME)


def records_folder() -> Path:
    """The folder of saved games, which once lay with the roaming data on Windows and as on
    Linux on macOS."""
    roaming = Path(os.environ.get("APPDATA") or Path.home() / "AppData/Roaming")
    as_on_linux = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local/share")
    return _first_with(RECORDS, data_folder(), roaming / NAME, as_on_linux / NAME) / RECORDS


def _first_with(content: str, *folders: Path) -> Path:
    return next((folder for folder in folders if (folder / content).exists()), folders[0])
