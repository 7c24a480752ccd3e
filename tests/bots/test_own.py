"""What a bot's code must hold, and what is said of code that does not."""

from collections.abc import Callable
from pathlib import Path

import pytest

from hanabi.bots import Bot, BotFactory, UnknownBot, play_out
from hanabi.bots.making import factory_of
from hanabi.bots.own import InvalidBot, is_own, read_own_bot
from hanabi.game import Game
from hanabi.rules import Seat, ruleset

EXAMPLE = Path(__file__).parents[2] / "examples" / "my_bot.py"
Made = Callable[..., Bot]
CLASS = "class Mine:\n    def choose(self, view): return view.legal_moves[0]\n"


@pytest.fixture(autouse=True)
def _path(monkeypatch: pytest.MonkeyPatch) -> None:
    """The search path as it was: here the file does not run in a process of its own."""
    monkeypatch.syspath_prepend("nowhere")


@pytest.fixture
def made(tmp_path: Path) -> Made:
    """The bot of a file with this text, or of a class in it."""

    def make(source: str, attribute: str = "") -> Bot:
        file = tmp_path / "mine.py"
        file.write_text(source, encoding="utf-8")
        return factory_of(read_own_bot(f"{file}{attribute}"))(Seat(1), 7)

    return make


def test_the_example_plays_a_whole_game() -> None:
    factory: BotFactory = factory_of(read_own_bot(str(EXAMPLE)))
    game = Game.deal(ruleset(3), 1)
    assert play_out(game, [factory(Seat(seat), 1) for seat in range(3)]).outcome is not None


def test_a_function_decides_which_bot_plays(made: Made) -> None:
    source = f"{CLASS}class Other(Mine): pass\ndef make_bot(seat, seed): return Other()\n"
    assert type(made(source)).__name__ == "Other"


def test_a_class_gets_seat_and_seed_if_it_takes_them(made: Made) -> None:
    source = f"{CLASS}    def __init__(self, seat, seed): self.given = seat, seed\n"
    assert vars(made(source))["given"] == (1, 7)
    source = f"{CLASS}    def __init__(self, seat=5, seed=5): self.given = seat, seed\n"
    assert vars(made(source))["given"] == (1, 7)


def test_what_is_imported_or_hidden_is_not_the_files_bot(made: Made) -> None:
    source = f"from hanabi.bots.cautious.bot import CautiousBot\n{CLASS.replace('Mine', '_Base')}"
    assert type(made(f"{source}class Mine(_Base): pass\n")).__name__ == "Mine"


def test_dataclasses_with_late_annotations_work_in_a_file(made: Made) -> None:
    source = "from __future__ import annotations\nfrom dataclasses import dataclass\n@dataclass\n"
    assert vars(made(f"{source}{CLASS}    memory: int = 3\n"))["memory"] == 3


@pytest.mark.parametrize(
    ("source", "code"),
    [
        ("", "no-bot"),
        ("choose = print\nclass Nothing: pass\n", "no-bot"),
        ("from hanabi.bots.cautious.bot import CautiousBot\n", "no-bot"),
        (f"{CLASS}class Other(Mine): pass\n", "several-bots"),
        (f"{CLASS}    def __init__(self, one): pass\n", "bot-arguments"),
    ],
)
def test_a_file_without_one_clear_bot_is_refused(source: str, code: str, made: Made) -> None:
    with pytest.raises(InvalidBot) as refused:
        made(source)
    assert refused.value.code == code


def test_a_file_is_called_by_its_name_unless_a_bot_is(tmp_path: Path) -> None:
    for file, name in (("mine.py", "mine"), ("smart.py", "smart.py"), ("cheat.py", "cheat.py")):
        (tmp_path / file).write_text(CLASS, encoding="utf-8")
        assert read_own_bot(str(tmp_path / file)).name == name


@pytest.mark.parametrize("content", [None, b"\xff\xfe"])
def test_what_cannot_be_read_is_refused(content: bytes | None, tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(InvalidBot):
        read_own_bot(str(file))


def test_code_is_told_from_a_name() -> None:
    words = ("mine.py", "bots/mine", "mine.py:Mine", "package.module:Mine", "hat-plus", "cheat")
    assert [is_own(word) for word in words] == [True, True, True, True, False, False]
    with pytest.raises(UnknownBot):
        read_own_bot("nobody")


def test_a_name_behind_the_file_says_which_of_several_bots_plays(made: Made) -> None:
    several = f"{CLASS}class Other(Mine): pass\ndef maker(seat, seed): return Other()\n"
    assert type(made(several, ":Other")).__name__ == "Other"
    assert type(made(several, ":Mine")).__name__ == "Mine"
    assert type(made(several, ":maker")).__name__ == "Other"
    nested = f"class Box:\n    {CLASS.replace(chr(10), chr(10) + '    ')}"
    assert type(made(nested, ":Box.Mine")).__name__ == "Mine"


@pytest.mark.parametrize(
    ("attribute", "code"), [(":Nobody", "no-bot-named"), (":NUMBER", "no-bot"), (":str", "no-bot")]
)
def test_a_name_that_is_no_bots_is_refused(attribute: str, code: str, made: Made) -> None:
    with pytest.raises(InvalidBot) as refused:
        made(f"from builtins import str\nNUMBER = 5\n{CLASS}", attribute)
    assert refused.value.code == code


def test_a_file_that_does_not_run_is_refused_with_the_line(made: Made) -> None:
    for source, why in (
        ("x = 1\nx.y\n", "AttributeError: 'int' object has no attribute 'y', line 2"),
        ("\n\nraise SystemExit(3)\n", "SystemExit: 3, line 3"),
        ("class :\n", "invalid syntax, line 1"),
    ):
        with pytest.raises(InvalidBot) as refused:
            made(source)
        assert (refused.value.code, refused.value.values["why"]) == ("bot-file-fails", why)


def test_a_module_is_found_in_the_folder_where_one_is_and_not_run_before_it_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "own_bots_package"
    package.mkdir()
    (package / "__init__.py").write_text("raise ImportError('run')\n", encoding="utf-8")
    (package / "eager.py").write_text(f"from . import eager\n{CLASS}", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    own = read_own_bot("own_bots_package.eager:Mine")
    assert (own.name, own.place, own.source) == ("Mine", "own_bots_package.eager", None)
    with pytest.raises(InvalidBot) as refused:
        factory_of(own)
    assert refused.value.values["why"] == "ImportError: run"
    (package / "__init__.py").write_text("", encoding="utf-8")
    assert type(factory_of(own)(Seat(0), 0)).__name__ == "Mine"
    before = own.digest
    (package / "eager.py").write_text(f"{CLASS}# changed\n", encoding="utf-8")
    assert read_own_bot("own_bots_package.eager:Mine").digest != before, "another bot"


@pytest.mark.parametrize("word", ["no_such_module:Mine", "json.nothing:Mine", "sys:Mine", "a..b:C"])
def test_a_module_that_is_not_there_is_refused(word: str) -> None:
    with pytest.raises(InvalidBot) as refused:
        read_own_bot(word)
    assert refused.value.code == "bot-module"
