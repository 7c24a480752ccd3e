"""Endgames by brute force: every world in which a seat could be, move by move, on the reference
engine. A world is a whole deal; nothing is merged but worlds that everybody can tell are the same.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import permutations, product

from hanabi.game import Deal, Ending, Game, GameState, Move, RewardReturn, apply
from hanabi.rules import Seat
from hanabi.view import checked_move, move_in_draw_numbers, view_of


class TooMany(Exception):
    """More than can be tried."""


class TileToldMore(Exception):
    """A tile asked for no hint, since none was possible (R-44): so the seat can exclude cards that
    no hint excluded. That is not counted (docs/analysis.md)."""


@dataclass(frozen=True)
class World:
    state: GameState
    weight: Fraction


def worlds_of(game: Game, seat: Seat | None, most: int) -> list[World]:
    """All deals in which this seat would have seen the same; with None for the seat, all in which
    the hands are the same and nothing but the deck and the tiles face down is hidden."""
    state = game.state
    past = tuple(_past(game))
    hidden = [*(state.hands[seat] if seat is not None else ()), *state.deck]
    face_down = state.deal.tiles[state.tiles_turned :]
    # Before the last firework is complete no more tiles are turned than these.
    turnable = min(len(face_down), len(state.ruleset.suits) - 1)
    places = range(len(state.deal.deck) + 1) if state.returned else (None,)
    found: list[Game] = []
    ways = product(permutations(hidden), permutations(face_down, turnable), places)
    for number, (cards, tiles, place) in enumerate(ways):
        if number >= most:
            raise TooMany
        deck = list(state.deal.deck)
        for card_id, other in zip(hidden, cards, strict=True):
            deck[card_id] = state.deal.deck[other]
        rest = [tile for tile in face_down if tile not in tiles]
        deal = replace(
            state.deal,
            deck=tuple(deck),
            tiles=(*state.deal.tiles[: state.tiles_turned], *tiles, *rest),
            returns=() if place is None else (place,),
        )
        other_game = _replayed(game, deal, past)
        if other_game is not None and _looks(other_game.state, seat) == _looks(state, seat):
            found.append(other_game)
    return [World(each.state, Fraction(1, len(found))) for each in found]


def _past(game: Game) -> Iterator[tuple[Move, bool]]:
    """Each move, and whether a tile then asked for something."""
    look = game.branch()
    for number, move in enumerate(game.moves[: game.at]):
        named = move_in_draw_numbers(look.seek(number), move)
        yield named, look.seek(number + 1).pending is not None


def _replayed(game: Game, deal: Deal, past: Iterable[tuple[Move, bool]]) -> Game | None:
    other = Game(game.ruleset, deal)
    for move, asked in past:
        try:
            other.push(checked_move(other.state, other.state.turn, move))
        except Exception:  # not a world in which this was played
            return None
        if other.state.pending is not None and not asked:
            raise TileToldMore
    return other


def _looks(state: GameState, seat: Seat | None) -> object:
    return _open(state) if seat is None else view_of(state, seat)


def _open(state: GameState) -> object:
    """All that everybody sees when all hands are open."""
    return (
        tuple(tuple(map(state.card, hand)) for hand in state.hands),
        tuple(map(state.card, state.discards)),
        *(state.heights, state.hint_tokens, state.mistakes, state.turn, state.turns_left),
        *(state.deal.tiles[: state.tiles_turned], state.pending, state.outcome, len(state.deck)),
    )


def _after(world: World, move: Move) -> Iterator[World]:
    state = world.state
    asked = checked_move(state, state.turn, move)
    if not isinstance(move, RewardReturn):
        yield World(apply(state, asked).state, world.weight)
        return
    size = len(state.deck) + 1
    for place in range(size):
        deal = replace(state.deal, returns=(place,))
        yield World(apply(state.but(deal=deal), asked).state, world.weight / size)


Measure = Callable[[GameState], Fraction]


def score_of(state: GameState) -> Fraction:
    assert state.outcome is not None
    if state.outcome.ending in (Ending.COMPLETE, Ending.DECK):
        return Fraction(state.outcome.score)
    at_start = sum(state.ruleset.arrays.points_when_empty)
    return Fraction(0 if state.ruleset.options.expert else min(0, at_start))


def win_of(state: GameState) -> Fraction:
    assert state.outcome is not None
    return Fraction(state.outcome.ending is Ending.COMPLETE)


class BruteForce:
    def __init__(self, measure: Measure, most: int) -> None:
        self._measure, self._left = measure, most
        self._known: dict[object, Fraction] = {}

    def of_move(self, worlds: list[World], move: Move) -> Fraction:
        """Times the worlds' weight: what comes of this move if then all play as well as can be,
        with all hands open."""
        self._left -= len(worlds)
        if self._left < 0:
            raise TooMany
        groups: dict[object, list[World]] = {}
        for world in worlds:
            for next_world in _after(world, move):
                groups.setdefault(_open(next_world.state), []).append(next_world)
        return sum(map(self._best, groups.values()), Fraction(0))

    def _best(self, worlds: list[World]) -> Fraction:
        state = worlds[0].state
        if state.outcome is not None:
            return sum((world.weight * self._measure(world.state) for world in worlds), Fraction(0))
        total = sum((world.weight for world in worlds), Fraction(0))
        key = _position(state), frozenset(_future(worlds, total).items())
        if key not in self._known:
            moves = _moves(state)
            self._known[key] = max(self.of_move(worlds, move) for move in moves) / total
        return self._known[key] * total


def _moves(state: GameState) -> Iterable[Move]:
    """All legal moves, of hints one: with open hands they differ in nothing."""
    moves: dict[object, Move] = {}
    for move in view_of(state, state.turn).legal_moves:
        name = "hint" if "Hint" in type(move).__name__ else move
        moves.setdefault(name, move)
    return moves.values()


def _position(state: GameState) -> object:
    looks = _open(state)
    assert isinstance(looks, tuple)
    hands, discards, *others = looks
    return tuple(hands), tuple(sorted(map(repr, discards))), *others


def _future(worlds: list[World], total: Fraction) -> dict[object, Fraction]:
    """What chance can still do, and how likely."""
    found: dict[object, Fraction] = {}
    for world in worlds:
        state = world.state
        to_come = tuple(map(state.card, state.deck)), state.deal.tiles[state.tiles_turned :]
        found[to_come] = found.get(to_come, Fraction(0)) + world.weight / total
    return found
