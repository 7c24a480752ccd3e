"""The colours of the drawings by their names, from the style sheet that the browser has."""

import re
from functools import cache
from pathlib import Path
from typing import Literal

Theme = Literal["night", "day"]

_SHEET = Path(__file__).parent / "colors.css"
_COLOR = re.compile(r"--([\w-]+):\s*(#[0-9a-f]{6}|rgb\([^)]*\)|transparent);")
_MODERN_RGB = re.compile(r"rgb\((\d+) (\d+) (\d+) / ([\d.]+)\)")
_NAME = re.compile(r"var\(--([\w-]+)\)")


@cache
def colors(theme: Theme) -> dict[str, str]:
    """Every colour of a theme by its name."""
    night, day = _SHEET.read_text(encoding="utf-8").split("[data-theme='light']")
    named = dict(_COLOR.findall(night))
    if theme == "day":
        named |= dict(_COLOR.findall(day))
    # Renderers outside of browsers know the older way to write transparency only.
    return {name: _MODERN_RGB.sub(r"rgba(\1,\2,\3,\4)", color) for name, color in named.items()}


def painted(drawing: str, theme: Theme) -> str:
    """A drawing with colours in the place of their names: ``var(--lantern)``."""
    named = colors(theme)
    return _NAME.sub(lambda name: named[name[1]], drawing)
