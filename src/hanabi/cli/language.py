"""The reader's language, found once."""

import os
from functools import cache

from hanabi.i18n import Messages, preferred_locale
from hanabi.rules.errors import HanabiError


class Refused(HanabiError):
    """The command line itself refuses: an unknown command, a file that cannot be read."""


@cache
def messages() -> Messages:
    return Messages(preferred_locale(os.environ))


def say(key: str, /, **values: object) -> str:
    return messages().format(key, **values)


def reason(error: HanabiError) -> str:
    return messages().error(error.code, error.values)
