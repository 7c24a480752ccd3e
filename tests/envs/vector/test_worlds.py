"""Determinisation: what a seat sees stays, what it does not see is drawn anew, evenly."""

from collections import Counter
from itertools import permutations
from random import Random

import numpy as np
import pytest

from hanabi.envs.vector import HanabiVectorEnv
from hanabi.fast import RowGame
from hanabi.fast.engine.layout import CARDS, DRAWN, HANDS, KINDS, KNOWLEDGE, RETURNED, TURN
from hanabi.game import deal_from_seed
from hanabi.rules import Color, Ruleset, Seat, Suit, SuitRules, ruleset
from hanabi.testing.fast_engine import FastEngine
from hanabi.testing.lively import LivelyPlayer
from hanabi.view import view_of

GAMES = 60
EXPANSIONS = {"multicolor": "every-color-5", "five-flamboyants": True, "empty-hints": True}


def positions(rules: Ruleset, count: int) -> list[RowGame]:
    """Somewhere in the middle of games that got somewhere."""
    found: list[RowGame] = []
    seed = 0
    while len(found) < count:
        rng = Random(seed)
        position = FastEngine().start(rules, deal_from_seed(rules, seed))
        player = LivelyPlayer(rng, 1.0)
        for _ in range(rng.randrange(75)):
            if position.outcome is None:
                position = position.apply(player.choose(position))
        if position.outcome is None:
            found.append(position.game)
        seed += 1
    return found


@pytest.mark.parametrize("rules", [ruleset(3), ruleset(2, options=EXPANSIONS)], ids=["3", "tiles"])
def test_the_seat_on_turn_sees_no_difference_and_others_may(rules: Ruleset) -> None:
    env = HanabiVectorEnv(GAMES, rules)
    env.reset(seed=0)
    games = positions(rules, GAMES)
    for number, game in enumerate(games):
        env.set_game(number, game)
    seats = [Seat(game.row[TURN]) for game in games]
    views = [view_of(env.state(number), seat) for number, seat in enumerate(seats)]
    before = env.observe()[0].copy()
    masks = env.observe()[1]["action_mask"].copy()
    other_worlds = 0
    for seed in range(3):
        observations, infos = env.determinise(seed)
        np.testing.assert_array_equal(observations, before)
        np.testing.assert_array_equal(infos["action_mask"], masks)
        for number, game in enumerate(games):
            row = env.game(number).row
            assert view_of(env.state(number), seats[number]) == views[number]
            assert Counter(_cards(row)) == Counter(_cards(game.row))
            other_worlds += _cards(row) != _cards(game.row)
    assert other_worlds > 2 * GAMES
    if rules.options.five_flamboyants:
        assert sum(game.row[RETURNED] >= 0 for game in games) > 5


def _cards(row: "memoryview[int]") -> list[int]:
    """The kinds by draw number, of the deck too; a returned card's old number left out."""
    return [row[KINDS + number] for number in range(row[CARDS]) if number != row[RETURNED]]


def test_every_arrangement_that_hints_allow_is_as_likely() -> None:
    """A hand of three with different knowledge of each card, against a count of all worlds."""
    suits = [SuitRules(suit, (3, 2, 1), color=Color(suit.value)) for suit in (Suit.RED, Suit.BLUE)]
    rules = Ruleset(2, 3, tuple(suits))
    games = 20_000
    env = HanabiVectorEnv(games, rules, first_seat=0)
    env.reset(seed=0)
    game = RowGame.deal(rules, 5, 0)
    known = [0b000111, 0b101001, 0b111111]
    own = [0, 3, 4]
    rest = list(rules.arrays.deck)
    for kind in own:
        rest.remove(kind)
    for place, kind in enumerate((*own, *rest)):
        game.row[KINDS + place] = kind
    for place, kinds in enumerate(known):
        game.words[KNOWLEDGE + place] = kinds
    for number in range(games):
        env.set_game(number, game)
    env.determinise(seed=1)
    rows = env.get_state()["rows"]
    assert rows[0, HANDS : HANDS + 3].tolist() == [0, 1, 2]
    hands = Counter(map(tuple, rows[:, KINDS : KINDS + 3].tolist()))
    unseen = [game.row[KINDS + place] for place in (0, 1, 2, *range(6, 12))]
    assert game.row[DRAWN] == 6
    wanted = Counter(
        hand
        for hand in permutations(unseen, 3)
        if all(kinds >> kind & 1 for kinds, kind in zip(known, hand, strict=True))
    )
    assert hands.keys() == wanted.keys()
    scale = games / wanted.total()
    square = sum((hands[hand] - scale * n) ** 2 / (scale * n) for hand, n in wanted.items())
    freedom = len(wanted) - 1
    assert square < freedom + 5 * (2 * freedom) ** 0.5
    top = Counter(rows[:, KINDS + 6].tolist())
    assert len(top) == len(set(unseen))


def test_a_seed_gives_the_same_worlds_and_a_mask_spares_games() -> None:
    env = HanabiVectorEnv(16, ruleset(4))
    env.reset(seed=2)
    before = env.get_state()["rows"]
    twin = env.clone()
    mask = np.arange(16) % 2 == 0
    env.determinise(seed=3, seat=1, mask=mask)
    twin.determinise(seed=3, seat=1, mask=mask)
    after = env.get_state()["rows"]
    np.testing.assert_array_equal(after, twin.get_state()["rows"])
    assert ((after != before).any(axis=1) == mask).all()
