"""What people write is shown without anything that steers or hides, and stays their own."""

import pytest

from hanabi.server.errors import BadRequest
from hanabi.server.table.plain_text import clean_text

FAMILY = "👨\u200d👩\u200d👧"
SCOTLAND = "🏴\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f"


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("  Ana\x00  Lu ", "Ana Lu"),
        ("\u202eana\u202c", "ana"),
        ("a\u2066b\u2069\u200f", "ab"),
        ("A\u200bn\ufeffa\u2060", "Ana"),
        ("a\u00adb", "ab"),
        ("line\u2028break\r\nand\ttab", "line break and tab"),
        ("\ue000Ana\ue001", "Ana"),
        ("Ana\u3164\u2800", "Ana"),
        ("\u0301Ana", "Ana"),
        ("e\u0301", "é"),
        ("a\u0308\u0301\u0302\u0303\u0304\u0305\u0306\u0307", "ä\u0301\u0302\u0303\u0304"),
        ("\u200dAna\u200d", "Ana"),
        ("A\u200cna", "A\u200cna"),
        ("نامه\u200cای", "نامه\u200cای"),
        ("क\u094d\u200dष", "क\u094d\u200dष"),
        (FAMILY, FAMILY),
        ("❤️\u200d🔥", "❤️\u200d🔥"),
        (SCOTLAND, SCOTLAND),
        ("a\U000e0067\U000e0062", "a"),
        ("👍🏽", "👍🏽"),
        ("\U0001fadf", "\U0001fadf"),
        ("<b>Žofie & Łukasz</b>", "<b>Žofie & Łukasz</b>"),
    ],
)
def test_a_name_is_shown_as_its_owner_writes_it_and_nothing_else(written: str, shown: str) -> None:
    assert clean_text(written, 60) == shown
    assert clean_text(shown, 60) == shown


@pytest.mark.parametrize(
    "nothing",
    ["", "   ", "\u200b", "\u3164\u3164", "\u2800", "\u200d\u200c", "\u0301", "\ufe0f",
     "\U000e0067", "\u202e \u2069", "\u115f\u1160", "\ue000"],
)  # fmt: skip
def test_a_name_that_nobody_sees_is_none(nothing: str) -> None:
    with pytest.raises(BadRequest) as caught:
        clean_text(nothing, 60)
    assert caught.value.code == "text-empty"


def test_what_is_too_long_is_refused_and_not_cut() -> None:
    with pytest.raises(BadRequest):
        clean_text("x" * 61, 60)
