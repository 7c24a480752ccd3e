"""Numbers that somebody typed after an option."""

import re

from hanabi.cli.speech import Refused


def whole_number(option: str, text: str) -> int:
    """The number given for an option, or a sentence that says what it takes."""
    if not re.fullmatch(r"[0-9]{1,20}", text, re.ASCII):
        raise Refused("not-a-number", option=option, value=text)
    return int(text)


def positive_number(option: str, text: str) -> float:
    """The number given for an option, a whole one or a decimal fraction, more than nothing."""
    if not re.fullmatch(r"[0-9]{1,6}(\.[0-9]{1,6})?", text, re.ASCII) or not float(text):
        raise Refused("not-positive", option=option, value=text)
    return float(text)
