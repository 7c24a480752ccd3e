"""A game between bots has one for each seat."""

import pytest

from hanabi.bots import BOTS, WrongBotCount, make_bot, play_out
from hanabi.game import Game, GameState
from hanabi.notation import InvalidRecord, parse_position, position_text, record_of
from hanabi.rules import Seat, ruleset


@pytest.mark.parametrize("count", [0, 1, 3])
def test_more_or_fewer_bots_than_seats_are_refused_before_the_first_move(count: int) -> None:
    game = Game.deal(ruleset(2), 1)
    with pytest.raises(WrongBotCount, match=f"a game of 2 needs as many bots, not {count}"):
        play_out(game, [make_bot("cautious", Seat(0))] * count)
    assert game.moves == ()


@pytest.fixture(scope="module")
def shared_position() -> str:
    """A game after most of its moves, as a line of text."""
    game = Game.deal(ruleset(2), 1)
    play_out(game, [make_bot("cautious", Seat(seat)) for seat in range(2)])
    return position_text(game.seek(len(game.moves) - 12))


@pytest.mark.parametrize("name", BOTS)
def test_bots_play_on_from_a_position_that_somebody_shared(
    name: str, shared_position: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HANABI_SEARCH_ROLLOUTS", "2")
    state = parse_position(shared_position)
    assert isinstance(state, GameState)
    game = play_out(Game.from_state(state), [make_bot(name, Seat(seat)) for seat in range(2)])
    assert game.outcome is not None
    with pytest.raises(InvalidRecord, match="what led there is not known"):
        record_of(game, ["Ana", "Bo"])
