"""One language's messages, read from its catalogue when first needed.

Fluent's parser is the slow part, so a file is parsed only when one of its messages is asked
for: ``hanabi --help`` never reads the rules.
"""

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from hanabi.rules.errors import HanabiError

_CATALOGUES = Path(__file__).parent
_ENTRY = re.compile(r"^([a-z][a-z0-9-]*) *=", re.MULTILINE)
FALLBACK = "en"


class MissingMessage(LookupError):
    """No catalogue has this message, or a value that it needs was not given."""


class Messages:
    """Messages of one locale; what it lacks is said in English.

    ``catalogue`` is the folder of its files, where it is not one of the package's own.
    """

    def __init__(self, locale: str = FALLBACK, catalogue: Path | None = None) -> None:
        if catalogue is None and locale not in locales():
            raise MissingMessage(f"no catalogue for {locale!r}; there are {', '.join(locales())}")
        self.locale = locale
        self._files = _files_by_key(catalogue or _CATALOGUES / locale)
        self._parsed: set[Path] = set()
        self._bundle: Any = None
        self._plain: dict[str, str] = {}
        self._fallback = None if locale == FALLBACK else Messages(FALLBACK)

    def format(self, key: str, /, **values: object) -> str:
        """The sentence of a key, or of one of its attributes: ``rating-divine.sentence``."""
        if values:
            return self._format(key, values)
        if key not in self._plain:
            self._plain[key] = self._format(key, values)
        return self._plain[key]

    def _format(self, key: str, values: dict[str, object]) -> str:
        name, _, attribute = key.partition(".")
        message = self._message(name)
        pattern = message and (message.attributes.get(attribute) if attribute else message.value)
        if pattern is None:
            if self._fallback is not None:
                return self._fallback.format(key, **values)
            raise MissingMessage(key)
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise MissingMessage(f"{key}: {errors[0]}")
        return str(text)

    def has(self, key: str) -> bool:
        """Is there such a message or attribute, here or in English?"""
        name, _, attribute = key.partition(".")
        message = self._message(name)
        if message and (attribute in message.attributes if attribute else message.value):
            return True
        return self._fallback is not None and self._fallback.has(key)

    def error(self, code: str, values: Mapping[str, object]) -> str:
        """What a ``HanabiError`` of this code says; a reason among its values is one too."""
        texts = {name: self._text(value) for name, value in values.items()}
        return self.format(f"error-{code}", **texts)

    def _text(self, value: object) -> str:
        if isinstance(value, HanabiError):
            return self.error(value.code, value.values)
        return str(value)

    def _message(self, name: str) -> Any:
        path = self._files.get(name)
        if path is None:
            return None
        if path not in self._parsed:
            self._parse(path)
        return self._bundle.get_message(name)

    def _parse(self, path: Path) -> None:
        from fluent.runtime import FluentBundle, FluentResource

        if self._bundle is None:
            self._bundle = FluentBundle([self.locale], use_isolating=False)
        self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
        self._parsed.add(path)


@cache
def locales() -> tuple[str, ...]:
    """The languages that have a catalogue."""
    return tuple(sorted(path.name for path in _CATALOGUES.iterdir() if any(path.glob("*.ftl"))))


def preferred_locale(environment: Mapping[str, str]) -> str:
    """The reader's language, as POSIX says it: the first variable that is set decides.
    English where there is no catalogue for it."""
    named = (environment.get(variable) for variable in ("LC_ALL", "LC_MESSAGES", "LANG"))
    language = re.split(r"[_.@]", next(filter(None, named), ""))[0].lower()
    return language if language in locales() else FALLBACK


@cache
def _files_by_key(catalogue: Path) -> dict[str, Path]:
    """Which file of the catalogue has which message, found without parsing."""
    return {
        key: path
        for path in sorted(catalogue.glob("*.ftl"))
        for key in _ENTRY.findall(path.read_text(encoding="utf-8"))
    }
