"""``python -m hanabi`` is the ``hanabi`` command."""

import sys

from hanabi.cli import main

if __name__ == "__main__":
    sys.exit(main())
