"""Only who sits at the table looks with the eyes of a seat: anybody else would see all hands."""

from typing import Any

import pytest

from hanabi.game import Arrange, Game, Play, Step
from hanabi.rules import CardId, Seat, ruleset
from hanabi.view import NoSuchSeat, Views, checked_move, redacted_events, view_of
from hanabi.view.deduction import seen_by_both

NOBODY = [-1, -2, 3, 99, "0", 0.5, 1.0, True, None]


@pytest.fixture
def game() -> Game:
    return Game.deal(ruleset(3, "it-2023"), seed=3)


@pytest.mark.parametrize("seat", NOBODY)
def test_r04_whoever_is_not_at_the_table_sees_nothing(game: Game, seat: Any) -> None:
    for is_over in (False, True):
        while is_over and game.outcome is None:
            game.push(game.legal_moves()[0])
        with pytest.raises(NoSuchSeat):
            view_of(game.state, seat)
        with pytest.raises(NoSuchSeat):
            checked_move(game.state, seat, Play(CardId(0)))
        with pytest.raises(NoSuchSeat):
            checked_move(game.state, seat, Arrange(seat, ()))
        with pytest.raises(NoSuchSeat):
            seen_by_both(game.state, Seat(0), seat)
        if seat is None:
            continue  # elsewhere, a spectator
        views = Views(game.state)
        for look in (views.of, views.hands, views.legal_moves):
            with pytest.raises(NoSuchSeat):
                look(seat)
        with pytest.raises(NoSuchSeat):
            seen_by_both(game.state, seat, Seat(0))
        with pytest.raises(NoSuchSeat):
            redacted_events(game.state, Step(game.state, ()), seat)


def test_the_refusal_says_which_seats_there_are(game: Game) -> None:
    with pytest.raises(NoSuchSeat, match=r"there is no seat -1; seats are 0 to 2"):
        view_of(game.state, Seat(-1))
