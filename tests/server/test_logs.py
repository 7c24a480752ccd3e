"""Log lines tell what went wrong and where, and nothing that anybody wrote or holds."""

import json
import logging
import sys

from hanabi.server.logs import JsonFormatter


def line_of(error: BaseException) -> dict[str, object]:
    try:
        raise error
    except BaseException:
        record = logging.LogRecord("x", logging.ERROR, "f", 1, "failed", (), sys.exc_info())
    told: dict[str, object] = json.loads(JsonFormatter().format(record))
    return told


def test_an_error_is_told_by_its_kind_and_place_without_its_words() -> None:
    error = ValueError("Ana holds r5")
    error.__cause__ = KeyError("the deck is w1 w2")
    told = line_of(error)
    assert told["message"] == "failed"
    lines = told["error"]
    assert isinstance(lines, list)
    assert lines[0] == "ValueError" and lines[-1] == "KeyError"
    assert "test_logs.py" in lines[1]
    assert "r5" not in str(told) and "w1" not in str(told)
