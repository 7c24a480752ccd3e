"""Ctrl-C at any moment of a long run."""

from collections.abc import Iterator

import pytest

from hanabi.cli.many_games.stoppable import play_until_stopped
from hanabi.simulate import Tally

ONE_GAME = Tally({25: 1}, perfect=1, steps=60)


def test_a_run_that_ends_tells_all_and_what_was_new() -> None:
    def play() -> Iterator[tuple[int, Tally]]:
        yield 0, ONE_GAME
        yield 1, ONE_GAME + ONE_GAME

    run = play_until_stopped(play, 2, Tally(), has_file=True)
    assert (run.result.games, run.played, run.is_stopped) == (2, 1, False)


def test_a_chunk_that_is_in_the_file_is_told_though_ctrl_c_came_before_it_was_counted() -> None:
    file = [ONE_GAME]

    def play() -> Iterator[tuple[int, Tally]]:
        yield 0, sum(file, Tally())
        file.append(ONE_GAME)
        raise KeyboardInterrupt

    run = play_until_stopped(play, 9, Tally(), has_file=True)
    assert (run.result.games, run.played, run.is_stopped) == (2, 1, True)


@pytest.mark.parametrize("has_file", [True, False])
def test_ctrl_c_before_anything_is_known_tells_of_nothing(has_file: bool) -> None:
    def play() -> Iterator[tuple[int, Tally]]:
        raise KeyboardInterrupt

    run = play_until_stopped(play, 9, Tally(), has_file=has_file)
    assert (run.result.games, run.played, run.is_stopped) == (0, 0, True)
