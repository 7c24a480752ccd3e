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
    """Two suits of three ranks, or three of two; all options; 2 to 4 players."""
    found = []
    for expert, empty, timed, tiles in product((False, True), repeat=4):
        options = Options(
            expert=expert, empty_hints=empty, timed_display=timed, five_flamboyants=tiles
        )
        for players, hand_size, suits in (
            (2, 2, (WHITE, RED)),
            (2, 1, (WHITE, FALLING)),
            (3, 1, (SHORT_WHITE, SHORT_RED, BLACK)),
            (2, 2, (SHORT_WHITE, MULTICOLOR, BLACK)),
            (4, 1, (WHITE, RED)),
        ):
            for tokens, mistakes in ((1, 1), (2, 2), (3, 3)):
                found.append(
                    Ruleset(
                        players,
                        hand_size,
                        suits,
                        options,
                        max_hint_tokens=tokens,
                        max_mistakes=mistakes,
                    )
                )
    return found


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


def best_by_trying_all(state: GameState, most: int) -> int:
    """The best score of any game that is not lost, ``LOST`` if there is none: by trying every
    legal move. What the future depends on is all that is remembered of a position."""
    known: dict[object, int] = {}

    def best(here: GameState) -> int:
        if here.outcome is not None:
            is_lost = here.outcome.ending in (Ending.MISTAKES, Ending.INDISPENSABLE)
            return LOST if is_lost else here.outcome.score
        key = (
            *(tuple(sorted(map(here.card, hand), key=repr)) for hand in here.hands),
            *(here.deck, here.heights, here.hint_tokens, here.mistakes, here.turn),
            *(here.turns_left, here.tiles_turned, here.pending),
            tuple(sorted(map(here.card, here.discards), key=repr)),
        )
        if key not in known:
            if len(known) > most:
                raise TooMany
            known[key] = max(best(apply(here, move).state) for move in legal_moves(here))
        return known[key]

    return best(state)
