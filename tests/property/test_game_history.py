"""The verbs of a person: undo, seek and branch come back to the very same positions."""

from hypothesis import given
from hypothesis import strategies as st

from hanabi.game import Game
from hanabi.testing.strategies import games


@given(games())
def test_undo_inverts_push(game: Game) -> None:
    for move in game.legal_moves()[:5]:
        before, moves = game.state, game.moves
        game.push(move)
        assert game.undo() == move
        assert game.state is before
        assert game.moves == moves


@given(games())
def test_all_moves_can_be_taken_back_and_made_again(game: Game) -> None:
    moves, last = game.moves, game.state
    for number in range(len(moves), 0, -1):
        assert game.undo() == moves[number - 1]
    assert game.state == game.start
    for move in moves:
        game.push(move)
    assert game.state == last


@given(games())
def test_the_same_moves_on_the_same_deal_make_the_same_game(game: Game) -> None:
    again = Game(game.ruleset, game.start.deal, game.moves)
    assert again.state == game.state
    for number in range(1, len(game.moves) + 1):
        assert again.events(number) == game.events(number)


@given(games(), st.data())
def test_a_branch_goes_its_own_way(game: Game, data: st.DataObject) -> None:
    moves, last = game.moves, game.state
    game.seek(data.draw(st.integers(0, len(moves))))
    here, other = game.state, game.branch()
    assert other.state == here
    if here.outcome is None:
        other.push(other.legal_moves()[0])
    assert game.state is here
    assert game.moves == moves
    assert game.seek(-1) is last
