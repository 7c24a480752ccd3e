"""The drawings of ``symbols.svg``, each with all that it is made of."""

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

_FILE = Path(__file__).parent / "symbols.svg"
_NAMESPACE = "http://www.w3.org/2000/svg"
_NAMED = re.compile(r'(?:href="#|url\(#)([\w-]+)')


@cache
def _symbols() -> dict[str, str]:
    """Each definition's text by its name, in the order of the file."""
    root = ElementTree.parse(_FILE).getroot()
    (definitions,) = root
    for element in root.iter():
        element.tag = element.tag.removeprefix(f"{{{_NAMESPACE}}}")
        element.text = element.tail = None  # there is no text in it, only line breaks
    return {
        element.attrib["id"]: ElementTree.tostring(element, encoding="unicode")
        for element in definitions
    }


def path_of(name: str) -> str:
    """The one path of a drawing that consists of it."""
    (path,) = re.findall(r' d="([^"]*)"', _symbols()[name])
    return str(path)


def definitions(drawing: str) -> str:
    """What a drawing refers to, and what that refers to, in the order of the file."""
    symbols = _symbols()
    wanted: set[str] = set()
    names: Iterable[str] = _NAMED.findall(drawing)
    while new := set(names) - wanted:
        wanted |= new
        names = [name for known in new for name in _NAMED.findall(symbols[known])]
    return "".join(text for name, text in symbols.items() if name in wanted)


def with_own_names(drawing: str, prefix: str) -> str:
    """The drawing with other names for its definitions, since all pictures of a page, in a
    notebook for one, share the same names."""
    drawing = re.sub(r'(href="#|url\(#)', rf"\g<1>{prefix}", drawing)
    return drawing.replace(' id="', f' id="{prefix}')
