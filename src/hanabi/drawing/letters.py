"""Words as strokes, so that a picture needs no font.

Letters stand on the grid of the cards' numerals: capitals reach from 3.5 to 26.5. Accents
are drawn onto their letters; with them the alphabets of the interface's languages are whole.
"""

import json
import unicodedata
from functools import cache
from pathlib import Path
from typing import Literal, NamedTuple

from hanabi.drawing.svg import element, text_content
from hanabi.drawing.symbols import path_of

_FILE = Path(__file__).parent / "letters.json"
_HEIGHT = 23
"""Of a capital, on the grid."""
_FOOT = 26.5
_DIGIT_WIDTH = 20
_DOTLESS = {"i": "ı"}
_TALL_LETTERS = "bdfhklt"
_STROKE = 3.1

Anchor = Literal["start", "middle", "end"]


class Stroke(NamedTuple):
    """A path and where it begins."""

    x: float
    y: float
    path: str


class Glyph(NamedTuple):
    """A letter: how far the next one stands from it, and its strokes."""

    width: float
    strokes: tuple[Stroke, ...]


def written(
    text: str, x: float, y: float, *, size: float, color: str, anchor: Anchor = "start"
) -> str:
    """The text with its foot at ``y`` and capitals of this size; ``anchor`` as in SVG. Text
    with letters that nobody drew is left to the reader's fonts."""
    glyphs = _glyphs(text)
    if glyphs is None:
        return element(
            "text",
            text_content(text),
            x=x,
            y=y,
            fill=color,
            text_anchor=anchor,
            font_family="sans-serif",
            font_weight=600,
            font_size=size * 1.4,
        )
    scale = size / _HEIGHT
    left = x - width_of(text, size) * {"start": 0, "middle": 0.5, "end": 1}[anchor]
    paths, at = [], 0.0
    for glyph in glyphs:
        for stroke in glyph.strokes:
            place = f"translate({at + stroke.x:g} {stroke.y:g})"
            paths.append(element("path", d=stroke.path, transform=place))
        at += glyph.width
    return element(
        "g",
        "".join(paths),
        transform=f"translate({left:.5g} {y - _FOOT * scale:.5g}) scale({scale:.4g})",
        fill="none",
        stroke=color,
        stroke_width=_STROKE,
        stroke_linecap="round",
        stroke_linejoin="round",
    )


def width_of(text: str, size: float) -> float:
    """How wide the text is; about, where it is left to fonts."""
    glyphs = _glyphs(text)
    if glyphs is None:
        return len(text) * size * 0.85
    return sum(glyph.width for glyph in glyphs) * size / _HEIGHT


def _glyphs(text: str) -> list[Glyph] | None:
    """The letters of a text, None where one of them has no drawing."""
    letters, accents = _drawn()
    glyphs: list[Glyph] = []
    for character in text:
        parts = character if character in letters else unicodedata.normalize("NFD", character)
        base, marks = parts[0], parts[1:]
        if base not in letters or any(mark not in accents for mark in marks):
            return None
        if any(accents[mark][0] == "above" for mark in marks):
            base = _DOTLESS.get(base, base)
        glyph = letters[base]
        placed = tuple(_placed(*accents[mark], base, glyph.width) for mark in marks)
        glyphs.append(Glyph(glyph.width, glyph.strokes + placed))
    return glyphs


def _placed(place: str, path: str, base: str, width: float) -> Stroke:
    """An accent where it belongs on its letter."""
    if place == "below":
        return Stroke(width / 2, 30, path)
    if place == "tail":
        return Stroke(width - 4, 28, path)
    is_tall = base.isupper() or base in _TALL_LETTERS
    return Stroke(width / 2, -3.5 if is_tall else 4, path)


@cache
def _drawn() -> tuple[dict[str, Glyph], dict[str, tuple[str, str]]]:
    """The letters, and the accents with their places."""
    data = json.loads(_FILE.read_text(encoding="utf-8"))
    letters = {
        letter: Glyph(width, (Stroke(0, 0, path),) if path else ())
        for letter, (width, path) in data["letters"].items()
    }
    for digit in "0123456789":
        letters[digit] = Glyph(_DIGIT_WIDTH, (Stroke(0, 0, path_of(f"n{digit}")),))
    return letters, {mark: (place, path) for mark, (place, path) in data["marks"].items()}
