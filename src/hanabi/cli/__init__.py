"""The ``hanabi`` command: one file or folder per command.

Nothing here knows rules; sentences come from ``i18n``. Imports of a command happen when it
runs, so that ``hanabi --help`` stays instant.
"""

from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the exit code is 0, 1 for a failed check, or 2 for bad input."""
    from hanabi.cli.app import run

    return run(arguments)
