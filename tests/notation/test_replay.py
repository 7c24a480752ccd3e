"""Watching a record."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hanabi.game import Game, IllegalMove, start
from hanabi.notation import Record, Replay, parse_move, record_of
from hanabi.testing.strategies import games, rulesets
from tests.notation.samples import document, lost_game, read


def test_a_replay_begins_before_the_first_move() -> None:
    record = read(document())
    replay = Replay(record)
    assert (replay.at, len(replay), replay.events) == (0, 2, ())
    assert replay.state == start(record.ruleset, record.deal)


def test_step_and_back_are_inverse_and_tell_what_happened() -> None:
    replay = Replay(lost_game())
    positions = [replay.state]
    while replay.at < len(replay):
        positions.append(replay.step())
        assert replay.events == tuple(replay.record.steps())[replay.at - 1].events
    assert replay.state == replay.record.end
    for position in positions[-2::-1]:
        assert replay.back() == position
        assert replay.state == position


def test_there_is_nothing_before_the_start_or_after_the_end() -> None:
    replay = Replay(lost_game())
    with pytest.raises(IndexError):
        replay.back()
    assert replay.at == 0
    replay.jump(-1)
    with pytest.raises(IndexError):
        replay.step()
    with pytest.raises(IndexError):
        replay.jump(4)
    assert replay.at == len(replay) == 3


@given(games(rulesets()), st.data())
def test_a_jump_leads_where_so_many_steps_lead(game: Game, data: st.DataObject) -> None:
    record = record_of(game, ["x"] * game.ruleset.players)
    replay = Replay(record)
    at = data.draw(st.integers(0, len(replay)))
    assert replay.jump(at) == Game(record.ruleset, record.deal, record.moves[:at]).state
    assert replay.jump(-1) == record.end


def test_a_branch_goes_its_own_way() -> None:
    replay = Replay(lost_game())
    replay.jump(1)
    game = replay.branch()
    game.push(parse_move("hint 0 5"))
    assert len(game.moves) == 2
    assert (replay.at, len(replay)) == (1, 3)
    assert replay.step() == list(replay.record.steps())[1].state


def test_a_record_that_cannot_be_played_cannot_be_watched() -> None:
    record = read(document())
    wrong = Record(record.ruleset, record.players, record.deal, (parse_move("play 9"),))
    with pytest.raises(IllegalMove, match="card 9 is not in the hand of seat 0"):
        Replay(wrong)
