"""R-51: odds are exact, against every world that a seat cannot tell apart."""

from collections import Counter
from fractions import Fraction
from random import Random

import pytest

from hanabi.analysis.odds import hand_odds, share
from hanabi.game import Deal, Game, deal_from_seed
from hanabi.rules import RankHint, Seat
from hanabi.rules.arrays import kind_of
from hanabi.testing.engines import ReferencePosition
from hanabi.testing.lively import LivelyPlayer
from hanabi.view import view_of
from tests.sizes import scaled
from tests.spec.kind_sets import kinds
from tests.spec.tables import table
from tests.view.indistinguishable_deals import Situation, replayed_on, seen_events
from tests.view.test_deduction import BLUE, MULTI, RED, TILES, small_rules

GAMES = scaled(fast=38, normal=40, long=400)


@pytest.mark.parametrize("tiles", [False, True])
def test_r51_odds_are_the_share_of_worlds(tiles: bool) -> None:
    returned = 0
    for seed in range(GAMES):
        rng = Random(seed)
        rules = small_rules(RED, BLUE, MULTI, tiles=tiles)
        deal = Deal(deal_from_seed(rules, seed).deck, tiles=TILES if tiles else (), seed=seed)
        game = Game(rules, deal)
        player = LivelyPlayer(rng, care=0.95)
        for _ in range(rng.randrange(2, 14)):
            if game.outcome is None:
                game.push(player.choose(ReferencePosition(game.state)))
        if game.outcome is not None:
            game.undo()
        seat = Seat(rng.randrange(2))
        situation = Situation(game, seat)
        seen, worlds = seen_events(game, seat), 0
        hand = game.state.hands[seat]
        counts: list[Counter[int]] = [Counter() for _ in hand]
        for other_deal in situation.every_deal():
            other = replayed_on(other_deal, situation)
            if other is not None and seen_events(other, seat) == seen:
                worlds += 1
                for count, card_id in zip(counts, other.state.hands[seat], strict=True):
                    count[kind_of(rules, other.state.card(card_id))] += 1
        found = hand_odds(game.state, seat)
        assert [dict(found[card]) for card in hand] == [
            {kind: Fraction(count, worlds) for kind, count in sorted(each.items())}
            for each in counts
        ]
        returned += bool(game.state.returned)
    assert bool(returned) is tiles


def test_r51_odds_by_hand() -> None:
    """Ana sees five 4s and is told of two of her own: 10 of the 2 · 5 − 5 that are left."""
    state = table("hint", hands={0: "r1 r2", 1: "w4 w4 r4 b4 y4"}).state
    odds = hand_odds(state, Seat(0))
    first = odds[state.hands[0][0]]
    assert share(first, state.ruleset.arrays.every_kind) == 1
    told = table(hands={0: "r4 g4", 1: "w4 w4 b4 b4 y4"}).state
    from hanabi.game import apply

    told = apply(apply(told, RankHint(Seat(1), 4)).state, RankHint(Seat(0), 4)).state
    odds = hand_odds(told, Seat(0))
    touched = told.hints[-1].touched[0]
    assert share(odds[touched], kinds(told.ruleset, "r4")) == Fraction(2, 5)
    assert share(odds[touched], kinds(told.ruleset, "y4")) == Fraction(1, 5)
    assert share(odds[touched], kinds(told.ruleset, "w4 b4")) == 0


def test_odds_are_positive_exactly_for_what_is_possible() -> None:
    for seed in range(scaled(fast=2, normal=6, long=100)):
        game = Game.deal(table(players=3).rules, seed)
        player = LivelyPlayer(Random(seed), care=1.0)
        while game.outcome is None:
            seat = game.state.turn
            odds = hand_odds(game.state, seat)
            for held in view_of(game.state, seat).own_hand:
                assert sum(1 << kind for kind in odds[held.id]) == held.possible
                assert sum(odds[held.id].values()) == 1
            game.push(player.choose(ReferencePosition(game.state)))
