"""Reading JSON from strangers: bounded time and memory, and one clear line when refused.

The standard parser is lenient (duplicate keys, NaN, lone surrogates) and recursive, so one
linear scan over the tokens comes first. Where text is no JSON at all, what the scan takes
for tokens does not matter: the parser refuses it afterwards.
"""

import json
import math
import re
from pathlib import Path
from typing import Any

from hanabi.notation.errors import InvalidJson, printable

MAX_BYTES = 8 * 1024 * 1024
"""Larger files are refused, and no more than this is ever read."""
MAX_DEPTH = 64
MAX_TOKENS = 500_000
MAX_DIGITS = 100

# Possessive quantifiers: no backtracking, so neither time nor memory can run away.
_TOKEN = re.compile(
    r"""
      "[^"\\]*+(?:\\.[^"\\]*+)*+"?+         # a string
    | (?P<open>[\[{]) | (?P<close>[\]}]) | ,
    | (?P<constant>-?(?:NaN|Infinity))
    | (?P<number>-?[0-9][0-9.eE+-]*+)
    """,
    re.VERBOSE | re.DOTALL,
)
_COMMA_TOO_MANY = re.compile(r",[ \t\r\n]*(?=[\]}])")
"""Python 3.13 points at the comma, those before it at what follows: so do we, in all of them."""
_SURROGATE = re.compile(
    r"""
      \\u[dD][89abAB][0-9a-fA-F]{2} \\u[dD][c-fC-F][0-9a-fA-F]{2}   # a pair is a character
    | (?P<lone> \\u[dD][89a-fA-F][0-9a-fA-F]{2} )
    | \\.
    """,
    re.VERBOSE | re.DOTALL,
)


def load_json(path: str | Path) -> Any:
    """The JSON document in a file; never reads more of it than the limit."""
    with Path(path).open("rb") as file:
        return read_json(file.read(MAX_BYTES + 1))


def read_json(data: bytes | str) -> Any:
    """The JSON document in these bytes (UTF-8, a byte order mark is ignored) or this text."""
    if len(data) > MAX_BYTES:
        raise InvalidJson("json-size", limit=MAX_BYTES)
    if isinstance(data, str):
        data = data.encode("utf-8", "surrogatepass")
        if len(data) > MAX_BYTES:
            raise InvalidJson("json-size", limit=MAX_BYTES)
    text = _decoded(data)
    _scan(text)
    try:
        return json.loads(text, object_pairs_hook=_object)
    except json.JSONDecodeError as error:
        comma = _COMMA_TOO_MANY.match(text, error.pos)
        raise _refused("json-syntax", text, comma.end() if comma else error.pos) from None


def _decoded(data: bytes) -> str:
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        good = data[: error.start].decode("utf-8", "replace")
        raise _refused("json-utf8", good, len(good)) from None


def _scan(text: str) -> None:
    """Refuse what the parser would let through, or choke on."""
    depth = 0
    for count, token in enumerate(_TOKEN.finditer(text)):
        if count == MAX_TOKENS:
            raise _refused("json-tokens", text, token.start(), limit=MAX_TOKENS)
        match token.lastgroup:
            case "open":
                depth += 1
                if depth > MAX_DEPTH:
                    raise _refused("json-depth", text, token.start(), limit=MAX_DEPTH)
            case "close":
                depth -= 1
            case "constant":
                raise _refused("json-constant", text, token.start(), found=token[0])
            case "number":
                _check_number(text, token)
    if "\\u" in text:
        _check_surrogates(text)


def _check_number(text: str, token: re.Match[str]) -> None:
    if len(token[0]) > MAX_DIGITS:
        raise _refused("json-digits", text, token.start(), limit=MAX_DIGITS)
    try:
        number = float(token[0])
    except ValueError:
        return  # no number: the parser will say so
    if math.isinf(number):
        raise _refused("json-overflow", text, token.start(), found=token[0])


def _check_surrogates(text: str) -> None:
    """Half a character written as an escape could never be written out again."""
    for escape in _SURROGATE.finditer(text):
        if escape["lone"]:
            raise _refused("json-surrogate", text, escape.start(), found=escape["lone"])


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object of the document, each key once."""
    result = dict(pairs)
    if len(result) < len(pairs):
        seen: set[str] = set()
        for key, _ in pairs:
            if key in seen:
                raise InvalidJson("json-duplicate", key=printable(key))
            seen.add(key)
    return result


def _refused(code: str, text: str, at: int, **values: object) -> InvalidJson:
    line = text.count("\n", 0, at) + 1
    column = at - text.rfind("\n", 0, at)
    return InvalidJson(code, line=line, column=column, **values)
