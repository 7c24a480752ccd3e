"""JSON from strangers."""

import json
import tracemalloc
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hanabi.notation import MAX_BYTES, InvalidJson, load_json, read_json
from hanabi.notation.strict_json import MAX_DEPTH, MAX_TOKENS

REFUSED: dict[bytes | str, str] = {
    b"": "line 1, column 1: this is not JSON",
    b"hello": "line 1, column 1: this is not JSON",
    b"{}{}": "line 1, column 3: this is not JSON",
    b'{\n  "a": 1,\n}': "line 3, column 1: this is not JSON",
    b"[1,]": "line 1, column 4: this is not JSON",
    b"[1, \t\n ]": "line 2, column 2: this is not JSON",
    b'{"a": [1],}': "line 1, column 11: this is not JSON",
    b"{'a': 1}": "line 1, column 2: this is not JSON",
    b'"a\nb"': "line 1, column 3: this is not JSON",
    b'["never closed': "line 1, column 2: this is not JSON",
    b"[1.2.3]": "line 1, column 5: this is not JSON",
    b"[01]": "line 1, column 3: this is not JSON",
    b"[NaN]": "line 1, column 2: NaN is not a number",
    b"[1,\n Infinity]": "line 2, column 2: Infinity is not a number",
    b"-Infinity": "line 1, column 1: -Infinity is not a number",
    b"[1e999]": "line 1, column 2: the number 1e999 is too large",
    b"[-1e999]": "line 1, column 2: the number -1e999 is too large",
    b"1" * 101: "line 1, column 1: a number of more than 100 characters",
    b"[0." + b"1" * 5000 + b"]": "line 1, column 2: a number of more than 100 characters",
    rb'["\ud800"]': r"line 1, column 3: \ud800 is half a character",
    rb'["\ude00\ud83d"]': r"line 1, column 3: \ude00 is half a character",
    rb'["\ud83d\ud83d\ude00"]': r"line 1, column 3: \ud83d is half a character",
    rb'{"\uDFFF": 1}': r"line 1, column 3: \uDFFF is half a character",
    b'["\n\xc3\xa9\xff"]': "line 2, column 2: this is not UTF-8",
    '["\ud800"]': "line 1, column 3: this is not UTF-8",
    "[1]".encode("utf-16"): "line 1, column 1: this is not UTF-8",
    b'{"a": 1, "b": {"c": 1, "c": 2}}': 'the key "c" is given twice in one object',
    rb'{"a\u0000": 1, "a\u0000": 1}': r'the key "a\x00" is given twice in one object',
    b"[" * 65 + b"]" * 65: "line 1, column 65: nested more than 64 deep",
    b"[" * 1_000_000: "line 1, column 65: nested more than 64 deep",
    b'{"a":' * 100_000: "line 1, column 321: nested more than 64 deep",
    b"[" + b"[]," * 200_000 + b"[]]": "line 1, column 500001:"
    " more than 500000 words, numbers and signs",
}

JSON_VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(10**90), 10**90)
    | st.floats(allow_nan=False)
    | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
).filter(lambda value: "Infinity" not in json.dumps(value))


@pytest.mark.parametrize(("data", "sentence"), REFUSED.items())
def test_what_is_refused_is_refused_in_one_line_with_its_place(
    data: bytes | str, sentence: str
) -> None:
    with pytest.raises(InvalidJson) as error:
        read_json(data)
    assert str(error.value) == sentence


@given(JSON_VALUES, st.booleans())
def test_all_other_json_is_read_as_it_is(value: object, ascii_only: bool) -> None:
    text = json.dumps(value, ensure_ascii=ascii_only, indent=1)
    assert read_json(text) == value
    assert read_json(text.encode()) == value


def test_a_byte_order_mark_is_ignored() -> None:
    assert read_json(b"\xef\xbb\xbf[1]") == [1]
    assert read_json("\ufeff[1]") == [1]


def test_an_escaped_pair_is_a_character_and_an_escaped_backslash_is_none() -> None:
    assert read_json(rb'["\uD83D\uDE00", "\\ud800"]') == ["😀", r"\ud800"]


def test_just_deep_enough_is_read() -> None:
    text = "[" * MAX_DEPTH + "]" * MAX_DEPTH
    assert json.dumps(read_json(text)) == text


def test_brackets_and_nan_inside_strings_are_text() -> None:
    text = json.dumps(["[" * 1000, 'NaN, "Infinity"', "1e999", "\\", '\\"[[['])
    assert json.dumps(read_json(text)) == text


def test_the_limit_of_size_counts_bytes() -> None:
    fitting = b'"' + b"a" * (MAX_BYTES - 2) + b'"'
    assert read_json(fitting) == "a" * (MAX_BYTES - 2)
    for data in (fitting + b" ", fitting.decode() + " ", '"' + "é" * (MAX_BYTES // 2) + '"'):
        with pytest.raises(InvalidJson) as error:
            read_json(data)
        assert str(error.value) == "the file is larger than 8388608 bytes"


def test_a_file_of_100_mb_is_refused_without_reading_it(tmp_path: Path) -> None:
    path = tmp_path / "rubbish.json"
    with path.open("wb") as file:
        file.truncate(100 * 1024 * 1024)
    tracemalloc.start()
    try:
        with pytest.raises(InvalidJson, match="larger than 8388608 bytes"):
            load_json(path)
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert peak < 2 * MAX_BYTES


@pytest.mark.sample(fast=1)
@pytest.mark.parametrize("unit", [b"[],", b"1 ", b"\\", b"a", b'\\"', rb"\u", b'"a"'])
def test_rubbish_of_the_largest_size_is_refused(unit: bytes) -> None:
    """Reading that looked again at what it had read would not end before the day does."""
    with pytest.raises(InvalidJson):
        read_json(b"[" + unit * ((MAX_BYTES - 1) // len(unit)))


@pytest.mark.sample(fast=0)
def test_the_largest_document_needs_bounded_memory() -> None:
    data = b"[" + b"[1.5]," * (MAX_TOKENS // 4 - 2) + b"1]"
    tracemalloc.start()
    try:
        assert len(read_json(data)) == MAX_TOKENS // 4 - 1
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert peak < 100 * 1024 * 1024
