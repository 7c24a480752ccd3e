"""What people write (names, titles, words, notes) as it will be shown to others.

One line, without anything that steers the text around it or hides: no control characters, no
bidirectional marks, no blank letters, nothing that only looks empty. What languages and emoji
are joined with stays where it joins something.
"""

import unicodedata

from hanabi.server.errors import BadRequest

_NON_JOINER, _JOINER = "\u200c", "\u200d"
_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters, marks and symbols that show nothing."""
_FLAG, _TAGS, _LAST_TAG = "\U0001f3f4", ("\U000e0020", "\U000e007f"), "\U000e007f"
_NEWER_EMOJI = ("\U0001f000", "\U0001faff")
"""Here characters come up that this Python's tables do not know yet."""
_MOST_MARKS = 4
"""On one letter; some languages need three, and more climb over the lines above."""


def clean_text(text: str, most: int) -> str:
    """The text as it will be shown; refused if nothing of it can be seen, or it is too long."""
    if len(text) > most:
        raise BadRequest("text-too-long", limit=most)
    normal = unicodedata.normalize("NFC", text)
    kept = ""
    for place, char in enumerate(normal):
        kept += _kept(kept, char, normal[place + 1 : place + 2])
    cleaned = " ".join(kept.strip(_NON_JOINER + _JOINER).split())
    if not any(map(_is_seen, cleaned)):
        raise BadRequest("text-empty")
    return cleaned[:most]


def _kept(before: str, char: str, after: str) -> str:
    """What becomes of a character between what was kept before it and the one after it."""
    kind = unicodedata.category(char)
    if kind in ("Cc", "Zs", "Zl", "Zp"):
        return " "
    last = before[-1:]
    if char == _NON_JOINER:
        return char if _is_letter(last) and _is_letter(after) else ""
    if char == _JOINER:
        joins = _is_seen(last) or _is_mark(last)
        return char if joins and _is_seen(after) else ""
    if _TAGS[0] <= char <= _TAGS[1]:
        continues = last == _FLAG or _TAGS[0] <= last < _LAST_TAG
        return char if continues else ""
    if char in _BLANK or (kind[0] == "C" and not _is_newer_emoji(char, kind)):
        return ""
    if _is_mark(char):
        marks = before[-_MOST_MARKS:]
        is_too_many = len(marks) == _MOST_MARKS and all(map(_is_mark, marks))
        return "" if last in ("", " ") or is_too_many else char
    return char


def _is_newer_emoji(char: str, kind: str) -> bool:
    return kind == "Cn" and _NEWER_EMOJI[0] <= char <= _NEWER_EMOJI[1]


def _is_mark(char: str) -> bool:
    return char != "" and unicodedata.category(char)[0] == "M"


def _is_letter(char: str) -> bool:
    return char != "" and unicodedata.category(char)[0] in "LM"


def _is_seen(char: str) -> bool:
    if char == "" or char in _BLANK:
        return False
    kind = unicodedata.category(char)
    return kind[0] in "LNPS" or _is_newer_emoji(char, kind)
