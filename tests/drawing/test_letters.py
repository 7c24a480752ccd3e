"""Words as strokes: the alphabets of the interface's languages are whole."""

import unicodedata
from pathlib import Path

import pytest

import hanabi
from hanabi.drawing.letters import width_of, written
from hanabi.i18n import locales

CATALOGUES = Path(hanabi.__file__).parent / "i18n"


def is_latin(character: str) -> bool:
    return character.isalpha() and "LATIN" in unicodedata.name(character)


@pytest.mark.parametrize("locale", locales())
def test_every_letter_that_a_language_writes_is_drawn(locale: str) -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in (CATALOGUES / locale).glob("*.ftl"))
    letters = {form for c in set(text) if is_latin(c) for form in (c, c.upper(), c.lower())}
    assert [c for c in sorted(letters) if "<text" in written(c, 0, 0, size=1, color="red")] == []


def test_letters_that_nobody_drew_are_left_to_fonts() -> None:
    assert written("花火", 0, 0, size=10, color="red").count("<text") == 1
    assert width_of("花火", 10) > 0


def test_an_accent_replaces_the_dot_and_stands_on_its_letter() -> None:
    plain, accented = (written(c, 0, 0, size=10, color="red") for c in "iì")
    assert plain.count("<path") == 1
    assert accented.count("<path") == 2
    assert "V4.7" not in accented
    assert width_of("ì", 10) == width_of("i", 10)
