"""The ``hanabi`` command: one file or folder per command.

Nothing here knows rules; sentences come from ``i18n``. Imports of a command happen when it
runs, so that ``hanabi --help`` stays instant.
"""

from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and give its exit code; docs/cli.md lists them."""
    from hanabi.cli.app import run

    return run(arguments)
