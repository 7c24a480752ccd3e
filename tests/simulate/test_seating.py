"""Trusted bots in this process: the same games, and what they do wrong is their loss as well."""

from dataclasses import replace
from pathlib import Path

import pytest

from hanabi.bots.own import InvalidBot, OwnBot, read_own_bot
from hanabi.rules import ruleset
from hanabi.simulate import Chunk, Job, Tally, play_chunk
from hanabi.simulate.seating import check_runs
from tests.simulate.bot_files import bot_file

EXAMPLE = Path(__file__).parents[2] / "examples" / "my_bot.py"
MEMORY = """
class Mine:
    def __init__(self, seat, seed):
        self.watched, self.seen = 0, [seed]
    def watch(self, events, view):
        self.watched += len(events)
    def choose(self, view):
        return view.legal_moves[self.watched % len(view.legal_moves)]
"""


def _played(own: OwnBot, *bots: str, games: int = 3) -> Tally:
    job = Job(ruleset(len(bots)), bots, games, 5, own_bots=(own,))
    return play_chunk(job, Chunk(0, 0, games))


def _read(folder: Path, asked: str = "pass", made: str = "pass") -> OwnBot:
    return read_own_bot(str(bot_file(folder, asked, made)), in_process=True)


def test_a_bot_plays_the_same_games_in_this_process_and_in_its_own(tmp_path: Path) -> None:
    mine = tmp_path / "mine.py"
    mine.write_text(MEMORY, encoding="utf-8")
    for file, bots in ((EXAMPLE, ("my_bot", "my_bot", "cautious")), (mine, ("mine", "mine"))):
        trusted = read_own_bot(str(file), 20, in_process=True)
        tally = _played(trusted, *bots, games=2)
        assert tally == _played(replace(trusted, in_process=False), *bots, games=2)
        assert tally.forfeits == {}


@pytest.mark.parametrize(
    ("asked", "code", "said"),
    [
        ("raise KeyError('red')", "forfeit-error", "exception KeyError: 'red', line 10"),
        ("return 'red 3'", "forfeit-illegal", "illegal move 'red 3'"),
        ("return None", "forfeit-illegal", "illegal move None"),
        ("sys.exit(3)", "forfeit-error", "exception SystemExit: 3"),
        ("import numpy; return numpy.zeros(2)", "forfeit-error", "ValueError"),
    ],
)
def test_what_a_trusted_bot_does_wrong_is_its_loss(
    asked: str, code: str, said: str, tmp_path: Path
) -> None:
    tally = _played(_read(tmp_path, asked), "mine", "cautious")
    assert (tally.games, tally.lost, tally.scores) == (3, 3, {0: 3})
    found = tally.forfeits["mine"]
    assert (found.count, found.seed, found.code) == (3, 5, code)
    assert said in str(found.reason)


def test_a_trusted_bot_that_cannot_be_made_or_fails_to_watch_loses_too(tmp_path: Path) -> None:
    tally = _played(_read(tmp_path, made="raise ValueError"), "cautious", "mine")
    assert str(tally.forfeits["mine"].reason) == "exception ValueError, line 7"
    mine = tmp_path / "mine.py"
    mine.write_text(MEMORY.replace("self.watched += len(events)", "1 / 0"), encoding="utf-8")
    tally = _played(read_own_bot(str(mine), in_process=True), "mine", "mine")
    assert "ZeroDivisionError" in str(tally.forfeits["mine"].reason)


def test_what_a_trusted_bot_prints_is_not_among_the_results(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    own = _read(tmp_path, "print('asked')", "print('made')")
    check_runs(own)
    assert _played(own, "mine", "mine", games=1).forfeits == {}
    captured = capsys.readouterr()
    assert captured.out == ""
    assert {"asked", "made"} == set(captured.err.split())


def test_dice_of_a_trusted_bot_are_the_seeds(tmp_path: Path) -> None:
    own = _read(tmp_path, "return random.choice(view.legal_moves)")
    job = Job(ruleset(2), ("mine", "mine"), 4, 5, own_bots=(own,))
    whole = play_chunk(job, Chunk(0, 0, 4))
    assert whole == play_chunk(job, Chunk(1, 2, 2)) + play_chunk(job, Chunk(0, 0, 2))


def test_a_trusted_bot_that_does_not_run_is_refused_before_the_games(tmp_path: Path) -> None:
    broken = tmp_path / "broken.py"
    broken.write_text("import nothing_of_that_name\n", encoding="utf-8")
    with pytest.raises(InvalidBot) as refused:
        check_runs(read_own_bot(str(broken), in_process=True))
    assert refused.value.code == "bot-file-fails"
