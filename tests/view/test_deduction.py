"""R-51: counting copies is exact, against every world that a seat cannot tell apart."""

from random import Random

import pytest

from hanabi.game import Deal, Game, deal_from_seed
from hanabi.rules import Card, CardId, Color, Options, Ruleset, Seat, Suit, SuitRules, Tile
from hanabi.rules.arrays import kind_of
from hanabi.testing.engines import ReferencePosition
from hanabi.testing.lively import LivelyPlayer
from hanabi.view import view_of
from tests.view.indistinguishable_deals import Situation, replayed_on, seen_events

RED = SuitRules(Suit.RED, (2, 1), color=Color.RED)
BLUE = SuitRules(Suit.BLUE, (2, 1), color=Color.BLUE)
MULTI = SuitRules(Suit.MULTICOLOR, (1, 1), every_color=True)
TILES = (Tile.RETURN_CARD, Tile.ADD_CARD, Tile.TOKEN, Tile.FORGIVE, Tile.COLOR_HINT, Tile.RANK_HINT)


def small_rules(*suits: SuitRules, tiles: bool) -> Ruleset:
    # Empty hints are allowed, so that which hints are legal tells nobody anything.
    options = Options(empty_hints=True, five_flamboyants=tiles)
    return Ruleset(2, 2, suits, options, max_hint_tokens=3)


@pytest.mark.parametrize("seed", range(60))
@pytest.mark.parametrize("tiles", [False, True])
def test_r51_what_is_possible_is_what_some_world_has(seed: int, tiles: bool) -> None:
    rng = Random(seed)
    rules = small_rules(RED, BLUE, MULTI, tiles=tiles)
    shuffled = deal_from_seed(rules, seed)
    deal = Deal(shuffled.deck, tiles=TILES if tiles else (), seed=seed)
    game = Game(rules, deal)
    player = LivelyPlayer(rng, care=0.9, arranging=0.1)
    for _ in range(rng.randrange(2, 14)):
        if game.outcome is None:
            game.push(player.choose(ReferencePosition(game.state)))
    if game.outcome is not None:
        game.undo()
    seat = Seat(rng.randrange(2))
    situation = Situation(game, seat)
    seen, found = seen_events(game, seat), [0] * len(game.state.hands[seat])
    for other_deal in situation.every_deal():
        other = replayed_on(other_deal, situation)
        if other is not None and seen_events(other, seat) == seen:
            for place, card_id in enumerate(other.state.hands[seat]):
                found[place] |= 1 << kind_of(rules, other.state.card(card_id))
    own = view_of(game.state, seat).own_hand
    assert [held.possible for held in own] == found


def test_r51_a_card_held_before_a_return_is_not_the_returned_one() -> None:
    """The only red 2 was discarded and shuffled back: what I held all along is another card."""
    games = 0
    for seed in range(400):
        rules = small_rules(RED, BLUE, MULTI, tiles=True)
        deal = Deal(deal_from_seed(rules, seed).deck, tiles=TILES, seed=seed)
        game = Game(rules, deal)
        player = LivelyPlayer(Random(seed), care=0.9)
        while game.outcome is None:
            game.push(player.choose(ReferencePosition(game.state)))
            state = game.state
            if not state.returned or game.outcome is not None:
                continue
            last = state.returned[-1]
            kind = kind_of(rules, state.card(last.card_id))
            if rules.arrays.copies[kind] != 1:
                continue
            for seat in (Seat(0), Seat(1)):
                for held in view_of(state, seat).own_hand:
                    if held.id < last.draws:
                        games += 1
                        assert not held.possible >> kind & 1
    assert games > 10


def test_r51_what_is_possible_of_a_teammates_card_contains_what_the_teammate_sees() -> None:
    rules = small_rules(RED, BLUE, MULTI, tiles=False)
    for seed in range(50):
        game = Game(rules, deal_from_seed(rules, seed))
        player = LivelyPlayer(Random(seed), care=0.9)
        while game.outcome is None:
            mine, theirs = view_of(game.state, Seat(0)), view_of(game.state, Seat(1))
            for guess, truth in zip(mine.hands[1], theirs.own_hand, strict=True):
                assert truth.possible & ~guess.possible == 0
            game.push(player.choose(ReferencePosition(game.state)))


def test_cards_in_lists_the_cards_of_a_set() -> None:
    rules = small_rules(RED, BLUE, tiles=False)
    view = view_of(Game(rules, deal_from_seed(rules, 0)).state, Seat(0))
    assert view.cards_in(0b1001) == (Card(Suit.RED, 1), Card(Suit.BLUE, 2))
    assert view.own_hand[0].id == CardId(0)
