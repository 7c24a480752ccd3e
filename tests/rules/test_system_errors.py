"""What the system refuses is said in the reader's language, with its name."""

import errno
import os
import socket
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from hanabi.i18n import Messages, locales
from hanabi.rules import HanabiError
from hanabi.rules.system_errors import _SQLITE, _SYSTEM, system_reason


def refusal(number: int) -> OSError:
    return OSError(number, os.strerror(number), "file")


@pytest.mark.parametrize("number", _SYSTEM, ids=errno.errorcode.get)
def test_each_is_told_with_its_name_and_none_in_the_words_of_the_system(number: int) -> None:
    why = HanabiError("file-unusable", file="x", why=system_reason(refusal(number)))
    told = {Messages(locale).error(why.code, why.values) for locale in locales()}
    assert len(told) == len(locales()), "no two languages say the same"
    for sentence in told:
        assert errno.errorcode[number] in sentence
        assert os.strerror(number) not in sentence


def test_sqlite_is_told_like_the_system(tmp_path: Path) -> None:
    (tmp_path / "text").write_text("not a database, but long enough to be taken for one" * 9)
    with (
        closing(sqlite3.connect(tmp_path / "text")) as opened,
        pytest.raises(sqlite3.DatabaseError) as caught,
    ):
        opened.execute("SELECT * FROM sqlite_master")
    assert str(system_reason(caught.value)) == "it is no SQLite database (SQLITE_NOTADB)"
    with pytest.raises(sqlite3.OperationalError) as cannot:
        sqlite3.connect(tmp_path / "nowhere" / "file")
    assert str(system_reason(cannot.value)) == "SQLite cannot open it (SQLITE_CANTOPEN)"
    assert all(Messages("en").has(f"error-{code}") for code in _SQLITE.values())


def test_what_has_no_sentence_is_quoted() -> None:
    assert str(system_reason(refusal(errno.ENOTTY))) == os.strerror(errno.ENOTTY)
    assert str(system_reason(OSError())) == "OSError"
    assert "computer of this name" in str(system_reason(socket.gaierror(-2, "not known")))
