"""The reader's language, found once."""

import os
from functools import cache

from hanabi.i18n import Messages, preferred_locale
from hanabi.rules.errors import HanabiError


class Refused(HanabiError):
    """The command line itself refuses: an unknown command, a file that cannot be read."""


@cache
def messages() -> Messages:
    """The messages of the reader's language."""
    return Messages(preferred_locale(os.environ))


def say(key: str, /, **values: object) -> str:
    """One message in the reader's language."""
    return messages().format(key, **values)


def reason(error: HanabiError) -> str:
    """Why something was refused, in the reader's language."""
    return messages().error(error.code, error.values)
