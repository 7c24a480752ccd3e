"""Bots from files: what goes wrong in them is their loss, and stays in their processes."""

import os
from pathlib import Path

import pytest

from hanabi.bots.own import InvalidBot, OwnBot, read_own_bot
from hanabi.rules import ruleset
from hanabi.simulate import Chunk, Job, Tally, play_chunk, sandbox, simulate
from hanabi.simulate.sandbox import sandbox_of
from tests.simulate.bot_files import bot_file, read

EXAMPLE = Path(__file__).parents[2] / "examples" / "my_bot.py"


def _job(file: OwnBot, bots: tuple[str, ...] = ("mine", "mine"), games: int = 3) -> Job:
    return Job(ruleset(len(bots)), bots, games, 5, own_bots=(file,))


def _played(file: OwnBot, *bots: str, games: int = 3) -> Tally:
    return play_chunk(_job(file, bots or ("mine", "mine"), games), Chunk(0, 0, games))


def test_a_good_bot_forfeits_nothing() -> None:
    tally = _played(read_own_bot(str(EXAMPLE), 20), "my_bot", "cautious")
    assert (tally.games, tally.forfeits) == (3, {})


@pytest.mark.parametrize(
    ("asked", "code", "said"),
    [
        ("raise KeyError('red')", "forfeit-error", "exception KeyError: 'red', line 10"),
        ("sys.exit(3)", "forfeit-error", "SystemExit: 3"),
        ("(lambda f: f(f))(lambda f: f(f))", "forfeit-error", "RecursionError"),
        ("return 'red 3'", "forfeit-illegal", "illegal move 'red 3'"),
        ("return None", "forfeit-illegal", "illegal move None"),
        ("os._exit(0)", "forfeit-died", "its process ended"),
        ("os.kill(os.getpid(), 9)", "forfeit-died", "its process ended"),
    ],
)
def test_what_a_bot_does_wrong_is_its_loss(
    asked: str, code: str, said: str, tmp_path: Path
) -> None:
    tally = _played(read(tmp_path, f"if Mine.asked == 2: {asked}"))
    assert (tally.scores, tally.perfect, tally.lost, tally.steps) == ({0: 3}, 0, 3, 6)
    found = tally.forfeits["mine"]
    assert (found.count, found.seed, found.code) == (3, 5, code)
    assert said in str(found.reason)


def test_a_bot_that_cannot_be_made_loses_before_the_first_move(tmp_path: Path) -> None:
    tally = _played(read(tmp_path, made="raise ValueError"), "cautious", "mine")
    assert (tally.lost, tally.steps) == (3, 0)
    assert str(tally.forfeits["mine"].reason) == "exception ValueError, line 7"


@pytest.mark.parametrize("asked", ["while True: pass", "time.sleep(1000)"])
def test_a_bot_that_never_answers_is_stopped(asked: str, tmp_path: Path) -> None:
    tally = _played(read(tmp_path, asked, seconds=0.3), games=2)
    assert tally.forfeits["mine"].code == "forfeit-time"
    assert tally.forfeits["mine"].count == 2


@pytest.mark.processes
def test_no_process_is_left_behind(tmp_path: Path) -> None:
    marks = tmp_path / "running"
    marks.mkdir()
    asked = f"open(f'{marks}/{{os.getpid()}}', 'w').close(); time.sleep(1000)"
    file = read(tmp_path, asked, seconds=3)
    _played(file, games=1)
    sandbox_of(file).close()
    found = [int(mark.name) for mark in marks.iterdir()]
    assert found
    for process in found:
        with pytest.raises(ProcessLookupError):
            os.kill(process, 0)


def test_seats_share_nothing_and_games_remember_nothing(tmp_path: Path) -> None:
    """Each seat counts choices in a variable that the seats of one process would share."""
    moves = "len(view.hints) + len(view.discards) + sum(view.heights)"
    tally = _played(read(tmp_path, f"assert Mine.asked == ({moves}) // 2 + 1"))
    assert (tally.games, tally.forfeits) == (3, {})


def test_the_process_that_makes_seats_is_replaced_when_a_bot_kills_it(tmp_path: Path) -> None:
    tally = _played(read(tmp_path, "if Mine.asked == 2: os.kill(os.getppid(), 9)"))
    assert (tally.games, tally.forfeits) == (3, {})


def test_a_bot_that_watches_is_told_all_before_it_is_asked(tmp_path: Path) -> None:
    path = tmp_path / "mine.py"
    path.write_text(
        """
class Mine:
    seen = 0
    def watch(self, events, view):
        self.seen += 1
    def choose(self, view):
        moves = len(view.hints) + len(view.discards) + sum(view.heights)
        assert self.seen == moves, (self.seen, moves)
        return view.legal_moves[-1]
""",
        encoding="utf-8",
    )
    assert _played(read_own_bot(str(path), 20), "mine", "cautious", "mine").forfeits == {}


@pytest.mark.sample(fast=0)
def test_dice_are_the_seeds_so_workers_change_nothing(tmp_path: Path) -> None:
    job = _job(read(tmp_path, "return random.choice(view.legal_moves)"), games=24)
    (_, alone), (_, many) = (list(simulate(job, workers=count))[-1] for count in (1, 2))
    assert alone == many
    assert alone.games == 24
    assert Tally.from_json(alone.as_json()) == alone


def test_forfeits_travel_through_workers_and_files(tmp_path: Path) -> None:
    job = _job(read(tmp_path, "if self.seed % 3 == 0: raise KeyError"), games=24)
    progress = tmp_path / "progress"
    *_, (_, tally) = simulate(job, workers=2, resume=progress)
    assert (tally.forfeits["mine"].count, tally.forfeits["mine"].seed) == (8, 6)
    assert list(simulate(job, resume=progress)) == [(0, tally)]


def test_a_record_of_a_forfeited_game_ends_where_it_was_forfeited(tmp_path: Path) -> None:
    from hanabi.notation import load_record

    file = read(tmp_path, "if Mine.asked == 3: raise KeyError")
    job = Job(ruleset(2), ("mine", "mine"), 1, 5, records=tmp_path, own_bots=(file,))
    assert play_chunk(job, Chunk(0, 0, 1)).steps == 4
    assert len(load_record(tmp_path / "5.json").moves) == 4


@pytest.mark.parametrize(
    ("source", "code"),
    [
        ("class Mine(:\n", "bot-file-fails"),
        ("import nothing_like_this\n", "bot-file-fails"),
        ("raise SystemExit\n", "bot-file-fails"),
        ("import os\nos._exit(0)\n", "bot-file-dies"),
        ("import time\ntime.sleep(1000)\n", "bot-file-hangs"),
        ("x = 1\n", "no-bot"),
    ],
)
def test_a_file_that_does_not_run_is_refused(
    source: str, code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sandbox, "LOAD_SECONDS", 0.5 if code == "bot-file-hangs" else 60.0)
    path = bot_file(tmp_path)
    path.write_text(source, encoding="utf-8")
    with pytest.raises(InvalidBot) as refused:
        sandbox_of(read_own_bot(str(path), 1))
    assert refused.value.code == code


def test_a_changed_file_is_another_run(tmp_path: Path) -> None:
    before, after = read(tmp_path), read(tmp_path, "x = 1")
    assert _job(before).named() != _job(after).named()
