"""``Game``: deal, push, undo, seek, branch."""

from typing import Any

import pytest
from hypothesis import given

from hanabi.game import Game, IllegalMove, InvalidNotation, Play, random_first_seat
from hanabi.game.events import CardPlayed, MistakeMade
from hanabi.game.move_text import parse_move
from hanabi.rules import CardId, Color, ColorHint, Seat, ruleset
from hanabi.testing.strategies import games
from tests.spec.tables import table

RULES = ruleset(2, "it-2023")


def some_game() -> Game:
    game = Game.deal(RULES, seed=42, first_seat=Seat(0))
    for _ in range(4):
        game.push(game.legal_moves()[-1])
    return game


def test_a_deal_without_a_first_seat_leaves_it_to_the_seed() -> None:
    for seed in range(10):
        assert Game.deal(RULES, seed).state.turn == random_first_seat(RULES, seed)
    assert Game.deal(RULES, 1, Seat(1)).state.turn == 1


def test_push_tells_what_happened() -> None:
    setup = table(hands={0: "r1 r3"})
    game = Game(setup.rules, setup.deal)
    right, wrong = Play(game.state.hands[0][0]), Play(game.state.hands[0][1])
    assert isinstance(game.push(right)[0], CardPlayed)
    game.undo()
    told = game.push(wrong)
    assert isinstance(told[0], MistakeMade)
    assert game.events(1) == told


def test_a_refused_move_leaves_the_game_as_it_was() -> None:
    game = some_game()
    state, moves = game.state, game.moves
    with pytest.raises(IllegalMove):
        game.push(Play(CardId(49)))
    assert game.state is state
    assert game.moves == moves


def test_a_refused_move_does_not_drop_what_follows_the_position_looked_at() -> None:
    game = some_game()
    game.seek(1)
    with pytest.raises(IllegalMove):
        game.push(Play(CardId(49)))
    assert len(game.moves) == 4


def test_a_push_from_an_earlier_position_drops_what_had_followed() -> None:
    game = some_game()
    game.seek(2)
    game.push(game.legal_moves()[0])
    assert (len(game.moves), game.at) == (3, 3)


def test_seek_counts_from_either_end() -> None:
    game = some_game()
    last = game.state
    assert game.seek(0) is game.start
    assert game.at == 0
    assert game.seek(-1) is last
    assert game.seek(-5) is game.start
    for beyond in (5, -6):
        with pytest.raises(IndexError):
            game.seek(beyond)
    assert game.at == 0


def test_there_is_nothing_to_undo_before_the_first_move() -> None:
    with pytest.raises(IndexError):
        Game.deal(RULES, seed=1).undo()


def test_undo_takes_back_the_move_that_led_to_the_position_looked_at() -> None:
    game = some_game()
    moves = game.moves
    game.seek(3)
    assert game.undo() == moves[2]
    assert game.moves == moves[:2]


def test_events_are_kept_by_the_number_of_their_move() -> None:
    game = some_game()
    kept = [game.events(number) for number in range(1, 5)]
    again = Game(RULES, game.start.deal)
    assert [again.push(move) for move in game.moves] == kept
    for number in (0, 5, -1):
        with pytest.raises(IndexError):
            game.events(number)


def test_a_branch_shares_the_past_and_not_the_future() -> None:
    game = some_game()
    game.seek(2)
    branch = game.branch()
    assert branch.moves == game.moves[:2]
    branch.push(branch.legal_moves()[0])
    assert len(game.moves) == 4
    assert game.seek(-1) is not branch.state


def test_a_game_goes_on_from_any_position() -> None:
    before = some_game()
    game = Game.from_state(before.state)
    move = game.legal_moves()[0]
    game.push(move)
    before.push(move)
    assert (game.state, game.moves) == (before.state, (move,))
    assert game.branch().state == game.state
    assert game.undo() == move
    with pytest.raises(IndexError):
        game.undo()


def test_in_a_python_session_a_game_says_where_it_stands() -> None:
    assert repr(some_game()) == "<Game: it-2023, 2 players, 4 moves, 0 points>"


def test_a_game_can_be_made_of_a_deal_and_moves() -> None:
    game = some_game()
    again = Game(game.ruleset, game.start.deal, game.moves)
    assert again.state == game.state
    assert again.outcome is None


def test_a_move_may_be_pushed_as_it_is_written() -> None:
    game = Game.deal(RULES, seed=42, first_seat=Seat(0))
    same = game.branch()
    assert game.push("hint 1 red") == same.push(ColorHint(Seat(1), Color.RED))
    assert game.push("play 7") == same.push(Play(CardId(7)))
    assert (game.moves, game.state) == (same.moves, same.state)
    assert Game(game.ruleset, game.start.deal, ["hint 1 red", "play 7"]).state == game.state


@pytest.mark.parametrize("text", ["", "play", "play four", "Hint 1 red", "hint 1 purple"])
def test_what_is_no_move_is_refused_by_its_column_and_changes_nothing(text: str) -> None:
    game = Game.deal(ruleset(2), seed=1)
    with pytest.raises(InvalidNotation, match="column"):
        game.push(text)
    assert game.moves == ()


@given(games())
def test_every_legal_move_is_pushed_by_its_text(game: Game) -> None:
    for move in game.legal_moves():
        assert parse_move(str(move)) == move
        other = game.branch()
        assert other.push(str(move)) == game.branch().push(move)


@pytest.mark.parametrize("wrong", [5, None, b"play 4", object, ("play", 4)])
def test_what_is_no_move_is_refused(wrong: Any) -> None:
    game = Game.deal(ruleset(2), seed=1)
    with pytest.raises(IllegalMove, match="is no move"):
        game.push(wrong)
    assert game.moves == ()
