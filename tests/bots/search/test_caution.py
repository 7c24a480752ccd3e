"""What the companion dares with partners whose conventions it does not know."""

import pytest

from hanabi.bots import followers_of, let_bot_move, make_bot
from hanabi.bots.companion.bot import POOL, CompanionBot
from hanabi.bots.companion.caution import Caution
from hanabi.bots.companion.wariness import Wariness
from hanabi.bots.kernels.masked_row import masked_row
from hanabi.fast.engine.ruleset_numbers import numbers_of
from hanabi.fast.moves import move_of
from hanabi.game import Game, Play
from hanabi.game.events import CardPlayed, MistakeMade
from hanabi.rules import Hint, Seat, ruleset
from hanabi.view import view_of
from tests.sizes import scaled


@pytest.mark.parametrize("players", [2, 4])
def test_whoever_takes_any_card_of_a_plain_hint_for_a_call_to_play_is_right(players: int) -> None:
    """Unless it cannot fit by what is literally known."""
    plain = misleading = 0
    for seed in range(scaled(fast=2, normal=4, long=40)):
        game = Game.deal(ruleset(players), seed)
        bots = {seat: make_bot("cautious", seat, seed) for seat in map(Seat, range(players))}
        followers = followers_of(bots, game.state)
        while game.outcome is None:
            view = view_of(game.state, game.state.turn)
            row = masked_row(view, numbers_of(view.ruleset), None)
            caution = Caution(row, view)
            for action in row.legal_actions():
                move = move_of(row, action)
                if isinstance(move, Hint):
                    is_plain = not caution.risk(action)
                    assert not (is_plain and has_wrong_call(game, move))
                    plain += is_plain
                    misleading += not is_plain
            let_bot_move(game, followers)
    assert plain > 10
    assert misleading > 10


def has_wrong_call(game: Game, hint: Hint) -> bool:
    """Does it touch a card that may fit, by all that the other sees then, but does not?"""
    state = game.state
    after = game.branch()
    after.push(hint)
    hand = view_of(after.state, hint.to).own_hand
    fitting = sum(state.fits(card) << kind for kind, card in enumerate(state.ruleset.cards))
    touched = set(state.touched(hint))
    return any(
        held.id in touched and held.possible & fitting and not state.fits(state.card(held.id))
        for held in hand
    )


def test_a_mistake_on_a_convention_makes_it_wary_and_plays_that_fit_make_it_trust_again() -> None:
    game = Game.deal(ruleset(2), 0, first_seat=Seat(0))
    view = view_of(game.state, Seat(0))
    caution = Caution(masked_row(view, numbers_of(view.ruleset), None), view)
    wariness, card = Wariness(Seat(0)), view.own_hand[0].id
    face = game.state.card(card)
    wariness.look(caution, view)
    before = wariness.doubt
    wariness.watch((MistakeMade(Seat(0), card, face, None, 1),))
    wary = wariness.doubt
    wariness.watch((CardPlayed(Seat(0), card, face),))
    assert before < wariness.doubt < wary
    wariness.watch((MistakeMade(Seat(1), card, face, None, 2),))
    assert wariness.doubt < wary


def test_with_a_mistake_left_it_plays_what_surely_fits_alone() -> None:
    """Somebody else's hints, by a convention that it does not know, called for other cards."""
    game = Game.deal(ruleset(2), 20_000_000)
    companion = CompanionBot(Seat(0), 1, [name for name in POOL if name != "holmes"])
    followers = followers_of({Seat(0): companion, Seat(1): make_bot("holmes", Seat(1))}, game.state)
    while game.outcome is None:
        view, turn = view_of(game.state, Seat(0)), game.state.turn
        let_bot_move(game, followers)
        move = game.moves[-1]
        if turn == 0 and view.mistakes == 2 and isinstance(move, Play):
            assert game.state.mistakes == 2
    assert game.outcome.score
