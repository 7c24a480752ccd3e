"""Endgames that bots play on: compiled as behind views, and by nothing that the seat cannot see."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice, permutations

import pytest

from hanabi.analysis.endgame import Budget, EndgameTooLarge, bots_play_on, hands_open_later
from hanabi.analysis.endgame.bot_endgame import in_company
from hanabi.analysis.endgame.company import SeatedCompany
from hanabi.analysis.endgame.past import Past
from hanabi.bots import make_bot, play_out
from hanabi.game import Game, IllegalMove
from hanabi.rules import Ruleset, Seat, ruleset
from hanabi.view import view_of
from tests.analysis.endgame.test_open_hands import last_positions
from tests.analysis.solver.tiny_games import tiny_rulesets
from tests.sizes import scaled, some

MOST_GAMES = scaled(fast=100, normal=300, long=3_000)
MOST_POSITIONS = scaled(fast=2, normal=3, long=8)
RULESETS = some(tiny_rulesets(), fast=4, normal=14)


def positions(rules: Ruleset, seed: int) -> Iterator[Game]:
    for number, game in enumerate(last_positions(rules, seed)):
        if number < MOST_POSITIONS:
            yield game


def test_machine_code_plays_on_as_bots_do_behind_views() -> None:
    compared = 0
    budget = Budget(games=MOST_GAMES)
    for seed, rules in enumerate(RULESETS):
        for game in positions(rules, seed):
            try:
                compiled = bots_play_on(game, "smart", budget)
                seated = in_company(game, SeatedCompany(Past(game), "smart"), budget)
            except EndgameTooLarge:
                break
            except IllegalMove:
                break  # with hands this small the bot itself has no answer to everything
            assert compiled.moves == seated.moves
            assert compiled.looked_at == seated.looked_at
            compared += 1
    assert compared > scaled(fast=1, normal=8, long=50)


def an_ending(seed: int, deck: int) -> Game:
    """A real one, in which so many cards are left."""
    game = Game.deal(ruleset(3), seed)
    play_out(game, [make_bot("simple", Seat(seat)) for seat in range(3)])
    number = next(at for at in range(len(game.moves)) if len(game.seek(at).deck) == deck)
    game.seek(number)
    return game


def other_worlds(game: Game) -> Iterator[Game]:
    """The game in deals that are another for nobody but those who see the seat's own cards."""
    state = game.state
    hidden = [*state.hands[state.turn], *state.deck]
    for cards in islice(permutations(hidden), 1, None, 7):
        deck = list(state.deal.deck)
        for card_id, other in zip(hidden, cards, strict=True):
            deck[card_id] = state.deal.deck[other]
        if tuple(deck) == state.deal.deck:
            continue
        deal = replace(state.deal, deck=tuple(deck))
        try:
            twin = Game(game.ruleset, deal, game.moves[: game.at])
        except IllegalMove:  # a hint of the past would have touched nothing
            continue
        if view_of(twin.state, state.turn) == view_of(state, state.turn):
            yield twin


def test_r04_what_a_seat_cannot_see_changes_nothing_in_a_real_ending() -> None:
    """And no team can expect more than with open hands."""
    game = an_ending(seed=1, deck=1)
    state = game.state
    seen = view_of(state, state.turn)
    most = hands_open_later(seen)
    played = bots_play_on(game, "simple")
    twins = list(islice(other_worlds(game), 2))
    assert twins
    for twin in twins:
        assert hands_open_later(view_of(twin.state, state.turn)).moves == most.moves
        assert bots_play_on(twin, "simple").moves == played.moves
    at_most = {value.move: value for value in most.moves}
    for value in played.moves:
        assert (value.score or 0) <= (at_most[value.move].score or 0)
        assert value.win <= at_most[value.move].win


def test_what_would_take_too_long_is_refused() -> None:
    game = an_ending(seed=1, deck=3)
    with pytest.raises(EndgameTooLarge) as refused:
        bots_play_on(game, "smart", Budget(games=1000))
    assert refused.value.code == "endgame-games"
    view = view_of(game.state, game.state.turn)
    with pytest.raises(EndgameTooLarge) as refused:
        hands_open_later(view, Budget(hands=3))
    assert refused.value.code == "endgame-hands"
    with pytest.raises(EndgameTooLarge) as refused:
        hands_open_later(view_of(Game.deal(ruleset(2), 1).state, Seat(0)), Budget(seconds=0))
    assert refused.value.code in ("endgame-deck", "endgame-hands")
