"""Games so small that every way to play them can be tried, with every option."""

from collections.abc import Iterator
from itertools import product
from random import Random

from hanabi.game import Ending, Game, GameState, apply, legal_moves
from hanabi.rules import Color, Options, Ruleset, Suit, SuitRules

WHITE, RED = (SuitRules(Suit(c.value), (2, 2, 1), color=c) for c in list(Color)[:2])
SHORT_WHITE, SHORT_RED = (SuitRules(Suit(c.value), (2, 1), color=c) for c in list(Color)[:2])
MULTICOLOR = SuitRules(Suit.MULTICOLOR, (1, 1), every_color=True)
BLACK = SuitRules(Suit.BLACK, (2, 1), falling=True, points_when_empty=-2)
FALLING = SuitRules(Suit.BLACK, (2, 2, 1), falling=True, points_when_empty=-3)
LOST = -100


def tiny_rulesets() -> list[Ruleset]:
    """Two suits of three ranks, or three of two; all options; 2 to 4 players. Options change
    fastest, so that a sample has all of them."""
    shapes = (
        (2, 2, (WHITE, RED)),
        (2, 1, (WHITE, FALLING)),
        (3, 1, (SHORT_WHITE, SHORT_RED, BLACK)),
        (2, 2, (SHORT_WHITE, MULTICOLOR, BLACK)),
        (4, 1, (WHITE, RED)),
    )
    tokens_and_mistakes = ((1, 1), (2, 2), (3, 3))
    every_option = [
        Options(expert=expert, empty_hints=empty, timed_display=timed, five_flamboyants=tiles)
        for expert, empty, timed, tiles in product((False, True), repeat=4)
    ]
    return [
        Ruleset(players, hand_size, suits, options, max_hint_tokens=tokens, max_mistakes=mistakes)
        for (players, hand_size, suits), (tokens, mistakes), options in product(
            shapes, tokens_and_mistakes, every_option
        )
    ]


def last_positions(rules: Ruleset, seed: int) -> Iterator[GameState]:
    """Positions of a game that is played at random, from its end backwards."""
    rng = Random(seed)
    game = Game.deal(rules, seed)
    while game.outcome is None:
        game.push(rng.choice(game.legal_moves()))
    number = len(game.moves)
    while number > 0:
        number -= rng.randrange(1, 4)
        yield game.seek(max(number, 0))


class TooMany(Exception):
    """This position is too large to be tried out."""


class TryingAll:
    """The best score of positions of one deal, by trying every legal move. What the future depends
    on is all that is remembered of a position."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._known: dict[object, int] = {}
        self.tried: list[tuple[GameState, int]] = []
        """Every position that was met, with its best score."""

    def best(self, state: GameState) -> int:
        """Of any game that is not lost; ``LOST`` if there is none."""
        if state.outcome is not None:
            is_lost = state.outcome.ending in (Ending.MISTAKES, Ending.INDISPENSABLE)
            return LOST if is_lost else state.outcome.score
        key = (
            *(tuple(sorted(map(state.card, hand), key=repr)) for hand in state.hands),
            *(state.deck, state.heights, state.hint_tokens, state.mistakes, state.turn),
            *(state.turns_left, state.tiles_turned, state.pending),
            tuple(sorted(map(state.card, state.discards), key=repr)),
        )
        if key not in self._known:
            if len(self._known) > self._most:
                raise TooMany
            found = max(self.best(apply(state, move).state) for move in legal_moves(state))
            self._known[key] = found
            self.tried.append((state, found))
        return self._known[key]
