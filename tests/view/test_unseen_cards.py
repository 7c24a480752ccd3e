"""What a seat cannot see, dealt anew: for its eyes nothing is another, and what is hidden is."""

import random
from collections import Counter
from collections.abc import Callable

import pytest

from hanabi.game import Game
from hanabi.rules import Seat
from hanabi.view import dealt_anew, view_of
from tests.server.test_leaks import BOXES, Box, game_for, game_with_return
from tests.sizes import scaled
from tests.view.indistinguishable_deals import seen_events

GAMES = scaled(fast=1, normal=2, long=20)


def below(seed: object) -> Callable[[int], int]:
    return random.Random(str(seed)).randrange


def assert_same_for(seat: Seat, game: Game, other: Game) -> None:
    assert seen_events(other, seat) == seen_events(game, seat)
    assert view_of(other.state, seat) == view_of(game.state, seat)
    other.state.deal.check(game.ruleset)


@pytest.mark.parametrize("box", BOXES, ids=[box[0] for box in BOXES])
def test_r04_a_seat_cannot_tell_the_new_deal_from_the_old(box: Box) -> None:
    for seed in range(GAMES):
        game, _ = game_for(box, seed)
        for number in (0, game.at // 2, game.at):
            game.seek(number)
            seat = Seat(seed % box[1])
            other = dealt_anew(game, seat, below((box, seed, number)))
            assert other is not None
            assert_same_for(seat, game, other)
            assert other.state.deal.deck != game.state.deal.deck
            others = [hand for place, hand in enumerate(other.state.hands) if place != seat]
            for hand in others:  # nobody else's hand has changed
                for card in hand:
                    assert other.state.card(card) == game.state.card(card)


def test_r44_a_card_that_came_back_lies_elsewhere_for_who_did_not_see_where() -> None:
    compared = 0
    for seed in range(30):
        game, _ = game_with_return(seed)
        at = next((n for n in range(game.at) if game.seek(n).returned), None)
        if at is None:
            continue
        game.seek(min(at + 4, len(game.moves)))
        for seat in map(Seat, range(3)):
            other = dealt_anew(game, seat, below((seed, seat)))
            if other is not None:
                assert_same_for(seat, game, other)
                compared += 1
        if compared >= scaled(fast=3, normal=6, long=30):
            return
    raise AssertionError("tile 5 was hardly ever used")


def test_every_card_that_a_hint_allows_comes_up_as_often_as_it_is_left() -> None:
    game = Game.deal(game_for(BOXES[2], 0)[0].ruleset, 3, Seat(0))
    seat = Seat(1)
    unseen = Counter(game.state.card(card) for card in (*game.state.hands[1], *game.state.deck))
    tries = scaled(fast=150, normal=300, long=3000)
    drawn: Counter[object] = Counter()
    chance = below("even")
    for _ in range(tries):
        other = dealt_anew(game, seat, chance)
        assert other is not None
        drawn.update(other.state.card(card) for card in other.state.hands[1])
    held = len(game.state.hands[1]) * tries
    total = sum(unseen.values())
    for card, copies in unseen.items():
        expected = held * copies / total
        # Six times the spread of a binomial: a test that fails once in a hundred million.
        assert abs(drawn[card] - expected) < 6 * expected**0.5 + 1, card
