"""What a seat cannot see, dealt anew: for its eyes nothing is another, and what is hidden is."""

import random
from collections import Counter
from collections.abc import Callable

import pytest

from hanabi.game import Deal, Game
from hanabi.rules import CardId, Seat
from hanabi.view import checked_move, dealt_anew, move_in_draw_numbers, view_of
from hanabi.view.unseen_cards import _one_of_all_hands
from tests.server.indistinguishable_deals import hidden_from, permuted, place_of_return
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


@pytest.mark.parametrize("box", BOXES, ids=[box[0] for box in BOXES])
def test_r04_what_is_dealt_anew_does_not_depend_on_what_was_hidden(box: Box) -> None:
    """Hidden cards are exchanged behind the seat's back: with the same chance the same is dealt."""
    for seed in range(GAMES):
        game, _ = game_for(box, seed)
        seat = Seat(seed % box[1])
        state = game.state
        other = _with(game, permuted(state, hidden_from(state, seat, False), random.Random(seed)))
        assert other.state.deal.deck != state.deal.deck
        ours, theirs = (dealt_anew(each, seat, below(seed)) for each in (game, other))
        assert ours is not None and theirs is not None
        assert ours.state.deal == theirs.state.deal


def test_r44_nor_on_where_tile_5_put_a_card_and_which_tiles_follow() -> None:
    compared = 0
    for seed in range(200):
        game, _ = game_with_return(seed)
        at = next((n for n in range(game.at) if game.seek(n).returned), None)
        if at is None:
            continue
        state = game.seek(min(at + seed % 6, len(game.moves)))
        for seat in map(Seat, range(3)):
            hidden = hidden_from(state, seat, False)
            if place_of_return(state) not in hidden:
                continue
            deal = permuted(state, hidden, random.Random(seed))
            other = _with(game, deal)
            if seen_events(other, seat) != seen_events(game, seat):
                continue  # a tile that finds no legal hint tells them apart
            ours, theirs = (dealt_anew(each, seat, below(seed)) for each in (game, other))
            assert (ours and ours.state.deal) == (theirs and theirs.state.deal)
            compared += ours is not None and deal.deck != state.deal.deck
        if compared >= scaled(fast=3, normal=6, long=60):
            return
    raise AssertionError("tile 5 was hardly ever used")


def _with(game: Game, deal: Deal) -> Game:
    """The same moves, as players name them, with other cards."""
    other, old = Game(game.ruleset, deal), game.branch()
    for number, move in enumerate(game.moves[: game.at]):
        before = old.seek(number)
        seat = getattr(move, "seat", before.turn)
        other.push(checked_move(other.state, seat, move_in_draw_numbers(before, move)))
    return other


def test_hands_that_hints_bind_together_come_up_evenly() -> None:
    """No exchange of two cards leads from one of these hands to the other, and each comes up as
    often as there are ways to hold it."""
    one, two, three = (CardId(number) for number in range(3))
    fitting = [[1, 0, 1], [1, 1, 0], [0, 1, 1]]
    chance = below("bound")
    hands = Counter(
        tuple(_one_of_all_hands([[one], [two], [three]], fitting, chance)) for _ in range(1000)
    )
    assert set(hands) == {(one, two, three), (two, three, one)}
    assert abs(hands[one, two, three] - 500) < 6 * 250**0.5
