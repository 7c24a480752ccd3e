"""Bots as they are typed: names, and code of one's own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from hanabi.bots import BOTS, make_bot
from hanabi.bots.own import InvalidBot
from hanabi.bots.steady import IllegalChoice
from hanabi.cli.language import messages
from hanabi.cli.options.bots import bot_about, bot_title, failure, table_bot
from hanabi.rules import Seat

SOURCE = """
class Mine:
    def choose(self, view):
        return view.legal_moves[0]
class Other(Mine):
    pass
"""


@pytest.fixture(autouse=True)
def registry() -> Iterator[None]:
    """As it was before."""
    known = dict(BOTS)
    yield
    BOTS.clear()
    BOTS.update(known)


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    path = tmp_path / "mine.py"
    path.write_text(SOURCE, encoding="utf-8")
    return path


def test_ones_own_bot_is_made_by_its_name_from_then_on(mine: Path) -> None:
    assert table_bot("smart") == "smart"
    assert table_bot(f"{mine}:Other") == "Other"
    assert type(make_bot("Other", Seat(1))).__name__ == "Other"
    with pytest.raises(InvalidBot):
        table_bot(str(mine))


def test_a_module_of_the_folder_is_taken(mine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend("nowhere")
    monkeypatch.chdir(mine.parent)
    mine.rename(mine.with_name("my_module_of_bots.py"))
    assert table_bot("my_module_of_bots:Mine") == "Mine"
    assert type(make_bot("Mine", Seat(1))).__module__ == "my_module_of_bots"


def test_ones_own_bot_has_its_own_name_and_no_description() -> None:
    assert bot_title(messages(), "mine") == "mine" and bot_about(messages(), "mine") == ""
    assert bot_title(messages(), "smart") == "Smart" and bot_about(messages(), "smart")


def test_what_it_does_wrong_is_told_in_one_line(mine: Path) -> None:
    name = table_bot(f"{mine}:Mine")
    end = "a careful move was made in its place"
    assert failure(name, KeyError("red")) == f"Mine failed (exception KeyError: 'red'); {end}"
    assert failure(name, IllegalChoice("None")) == f"Mine failed (illegal move None); {end}"
    refused = InvalidBot("no-bot", file="x")
    assert failure(name, refused).startswith("Mine failed (x has no bot")
