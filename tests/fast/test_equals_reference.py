"""The fast engine against ``hanabi.game``: every observable after every move."""

from random import Random

import pytest
from hypothesis import given

from hanabi.fast.bridge import read_state, write_state
from hanabi.game import Game, deal_from_seed
from hanabi.rules import Color, Ruleset, Seat, Suit, SuitRules
from hanabi.testing.check_engine import check_engine, every_ruleset
from hanabi.testing.engines import Position, ReferenceEngine, observe
from hanabi.testing.fast_engine import FastEngine, FastPosition
from hanabi.testing.lively import LivelyPlayer
from hanabi.testing.strategies import games
from hanabi.view import view_of
from tests.sizes import scaled

PIECES = 16
CHECKED = scaled(fast=16, normal=80, long=400)
FOLLOWED = scaled(fast=16, normal=240, long=1600)
"""In the first ones every conceivable illegal move is tried as well."""


@pytest.mark.sample(fast=4)
@pytest.mark.parametrize("piece", range(PIECES))
def test_the_engine_kit_finds_no_difference(piece: int) -> None:
    check_engine(FastEngine(), games=CHECKED // PIECES, seed=piece)


@pytest.mark.sample(fast=4)
@pytest.mark.parametrize("piece", range(PIECES))
def test_random_games_over_all_rulesets_are_the_same_games(piece: int) -> None:
    rng = Random(piece)
    rulesets = every_ruleset()
    for _ in range(FOLLOWED // PIECES):
        rules = rng.choice(rulesets)
        deal = deal_from_seed(rules, rng.getrandbits(64), Seat(rng.randrange(rules.players)))
        ours: Position = FastEngine().start(rules, deal)
        theirs: Position = ReferenceEngine().start(rules, deal)
        player = LivelyPlayer(rng, rng.choice((0.3, 0.9, 0.97, 1.0)))
        while ours.outcome is None:
            move = player.choose(ours)
            ours, theirs = ours.apply(move), theirs.apply(move)
            assert not observe(ours).differences(observe(theirs))
        assert theirs.outcome == ours.outcome


LARGEST = [
    Ruleset(5, 8, (SuitRules(Suit.RED, (10,) * 7, color=Color.RED),)),
    Ruleset(2, 8, tuple(SuitRules(suit, (1,) * 8) for suit in list(Suit)[:5])),
    Ruleset(3, 5, max_hint_tokens=127, max_mistakes=127),
]


@pytest.mark.parametrize("rules", LARGEST)
def test_the_largest_games_that_rulesets_allow_are_the_same_games(rules: Ruleset) -> None:
    check_engine(FastEngine(), rulesets=[rules], games=4, seed=1)


@given(games())
def test_any_game_of_any_ruleset_is_the_same_game(game: Game) -> None:
    """Rulesets that no box has included; a failure shrinks."""
    ours: Position = FastEngine().start(game.ruleset, game.start.deal)
    theirs: Position = ReferenceEngine().start(game.ruleset, game.start.deal)
    for move in game.moves:
        ours, theirs = ours.apply(move), theirs.apply(move)
        assert not observe(ours).differences(observe(theirs))


@given(games())
def test_a_position_survives_the_way_into_a_row_and_back(game: Game) -> None:
    state = game.state
    row = write_state(state)
    back = read_state(row)
    assert not observe(FastPosition(row, state.deal)).differences(
        observe(FastPosition(write_state(back), state.deal))
    )
    assert (back.deal, back.draws, back.fireworks) == (state.deal, state.draws, state.fireworks)
    assert (back.discards, back.deck, back.hands) == (state.discards, state.deck, state.hands)
    assert (back.pending, back.outcome) == (state.pending, state.outcome)
    assert len(back.returned) == len(state.returned)


@given(games())
def test_views_of_a_position_that_was_a_row_say_the_same(game: Game) -> None:
    back = read_state(write_state(game.state))
    rules: Ruleset = game.ruleset
    for seat in map(Seat, range(rules.players)):
        ours, theirs = view_of(back, seat), view_of(game.state, seat)
        assert ours.hands == theirs.hands
        assert ours.status == theirs.status
        assert set(ours.legal_moves) == set(theirs.legal_moves)
