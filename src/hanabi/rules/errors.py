"""Errors with a code, so that every edge can say them in the player's language.

The library needs no Fluent: English comes from ``errors.ftl``, which keeps to plain
``{ $name }`` placeables (a test holds it to that), and is read only when an error is shown.
"""

import re
from functools import cache
from pathlib import Path

_CATALOGUE = Path(__file__).parent.parent / "i18n" / "en" / "errors.ftl"


class HanabiError(ValueError):
    """Something was refused: ``code`` says why for programs, ``str()`` for people."""

    def __init__(self, code: str, **values: object) -> None:
        super().__init__(code)
        self.code = code
        self.values = values

    def __str__(self) -> str:
        return english(self.code, self.values)

    def __repr__(self) -> str:
        named = "".join(f", {name}={value!r}" for name, value in self.values.items())
        return f"{type(self).__name__}({self.code!r}{named})"

    def __reduce__(self) -> tuple[object, ...]:
        return (_rebuild, (type(self), self.code, self.values))


class InvalidRuleset(HanabiError):
    """These rules cannot be played: an unknown edition or option, or a wrong number."""


def _rebuild(kind: type[HanabiError], code: str, values: dict[str, object]) -> HanabiError:
    """Unpickle with keyword values, which ``Exception`` alone forgets."""
    return kind(code, **values)


@cache
def _templates() -> dict[str, str]:
    text = _CATALOGUE.read_text(encoding="utf-8")
    return dict(re.findall(r"^([a-z][a-z0-9-]*) = (.+)$", text, re.MULTILINE))


def english(code: str, values: dict[str, object]) -> str:
    """The English sentence of an error code; a code without a sentence is shown itself."""
    template = _templates().get(f"error-{code}", code)
    return re.sub(r"\{ \$([a-z]+) \}", lambda match: str(values.get(match[1], "?")), template)
