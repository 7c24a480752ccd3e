"""What a bot's file must hold, and what is said of one that does not."""

from pathlib import Path

import pytest

from hanabi.bots import Bot, play_out
from hanabi.bots.from_file import InvalidBotFile, factory_in, is_bot_file, read_bot_file
from hanabi.game import Game
from hanabi.rules import Seat, ruleset

EXAMPLE = Path(__file__).parents[2] / "examples" / "my_bot.py"
CLASS = "class Mine:\n    def choose(self, view): return view.legal_moves[0]\n"


@pytest.fixture(autouse=True)
def _path(monkeypatch: pytest.MonkeyPatch) -> None:
    """The search path as it was: here the file does not run in a process of its own."""
    monkeypatch.syspath_prepend("nowhere")


def _made(source: str, seat: int = 1, seed: int = 7) -> Bot:
    return factory_in(source, "mine.py")(Seat(seat), seed)


def test_the_example_plays_a_whole_game() -> None:
    factory = factory_in(EXAMPLE.read_text(encoding="utf-8"), str(EXAMPLE))
    game = Game.deal(ruleset(3), 1)
    assert play_out(game, [factory(Seat(seat), 1) for seat in range(3)]).outcome is not None


def test_a_function_decides_which_bot_plays() -> None:
    source = f"{CLASS}class Other(Mine): pass\ndef make_bot(seat, seed): return Other()\n"
    assert type(_made(source)).__name__ == "Other"


def test_a_class_gets_seat_and_seed_if_it_takes_them() -> None:
    source = f"{CLASS}    def __init__(self, seat, seed): self.given = seat, seed\n"
    assert vars(_made(source))["given"] == (1, 7)
    source = f"{CLASS}    def __init__(self, seat=5, seed=5): self.given = seat, seed\n"
    assert vars(_made(source))["given"] == (1, 7)


def test_what_is_imported_or_hidden_is_not_the_files_bot() -> None:
    source = f"from hanabi.bots.cautious.bot import CautiousBot\n{CLASS.replace('Mine', '_Base')}"
    assert type(_made(f"{source}class Mine(_Base): pass\n")).__name__ == "Mine"


def test_dataclasses_with_late_annotations_work_in_a_file() -> None:
    source = "from __future__ import annotations\nfrom dataclasses import dataclass\n@dataclass\n"
    assert vars(_made(f"{source}{CLASS}    memory: int = 3\n"))["memory"] == 3


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
def test_a_file_without_one_clear_bot_is_refused(source: str, code: str) -> None:
    with pytest.raises(InvalidBotFile) as refused:
        factory_in(source, "mine.py")
    assert refused.value.code == code


def test_a_file_is_called_by_its_name_unless_a_bot_is(tmp_path: Path) -> None:
    for file, name in (("mine.py", "mine"), ("smart.py", "smart.py"), ("cheat.py", "cheat.py")):
        (tmp_path / file).write_text(CLASS, encoding="utf-8")
        assert read_bot_file(str(tmp_path / file), 1).name == name


@pytest.mark.parametrize("content", [None, b"\xff\xfe"])
def test_what_cannot_be_read_is_refused(content: bytes | None, tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(InvalidBotFile):
        read_bot_file(str(file), 1)


def test_a_path_is_told_from_a_name() -> None:
    assert [is_bot_file(name) for name in ("mine.py", "bots/mine", "hat-plus")] == [1, 1, 0]
