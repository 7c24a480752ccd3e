"""Random play that gets somewhere.

Uniformly random moves lose by three mistakes within a dozen turns, so they never see a
completed firework, a tile or a last round. This player looks at all cards (it is for tests,
not for tables), mostly plays what fits and mostly throws away what nobody will miss.
"""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from random import Random

from hanabi.game import Arrange, Deal, Discard, Move, Play
from hanabi.rules import Card, CardId, ColorHint, RankHint, Ruleset, Seat
from hanabi.testing.engines import Engine, Position


class LivelyPlayer:
    """Chooses for every seat. With ``care`` 0 it is careless, with 1 it never errs by choice;
    ``arranging`` is the chance that somebody reorders their hand instead (R-18)."""

    def __init__(self, rng: Random, care: float = 0.9, arranging: float = 0.0) -> None:
        self._rng = rng
        self._care = care
        self._arranging = arranging

    def choose(self, position: Position) -> Move:
        """A legal move; the game must not be over."""
        if self._rng.random() < self._arranging:
            return self._arrangement(position)
        moves: Sequence[Move] = position.legal_moves()
        if position.pending is None and self._rng.random() < self._care:
            moves = self._careful(position, moves)
        return self._rng.choice(self._one_kind(moves))

    def _careful(self, position: Position, moves: Sequence[Move]) -> Sequence[Move]:
        fitting = [
            move
            for move in moves
            if isinstance(move, Play)
            and fits(position, position.card(move.card))
            and move.announced in (None, position.card(move.card).suit)
        ]
        if fitting and self._rng.random() < 0.8:
            return fitting
        hints = [move for move in moves if isinstance(move, ColorHint | RankHint)]
        safe = [
            move
            for move in moves
            if isinstance(move, Discard) and not is_indispensable(position, move.card)
        ]
        return hints + safe or fitting or moves

    def _one_kind(self, moves: Sequence[Move]) -> Sequence[Move]:
        """The kind of move first, as there are many more hints than anything else."""
        kinds: dict[type[Move], list[Move]] = defaultdict(list)
        for move in moves:
            kinds[type(move)].append(move)
        return self._rng.choice(list(kinds.values()))

    def _arrangement(self, position: Position) -> Arrange:
        seat = Seat(self._rng.randrange(position.ruleset.players))
        hand = position.hands[seat]
        return Arrange(seat, tuple(self._rng.sample(hand, len(hand))))


def fits(position: Position, card: Card) -> bool:
    """Does the card start or continue its firework (R-09)?"""
    rules, place = position.ruleset, position.ruleset.place_of(card.suit)
    return rules.suits[place].build_order[position.heights[place] :][:1] == (card.rank,)


def is_indispensable(position: Position, card_id: CardId) -> bool:
    """Is this the last copy of a card that its firework still needs (R-30)?"""
    card, rules = position.card(card_id), position.ruleset
    place = rules.place_of(card.suit)
    if card.rank not in rules.suits[place].build_order[position.heights[place] :]:
        return False
    gone = sum(position.card(other) == card for other in position.discards)
    return gone + 1 >= rules.copies_of(card)


def play_out(
    engine: Engine, ruleset: Ruleset, deal: Deal, player: LivelyPlayer, most: int = 1000
) -> Iterator[tuple[Move, Position]]:
    """Play to the end, or so many moves: each move and the position it led to."""
    position = engine.start(ruleset, deal)
    for _ in range(most):
        if position.outcome is not None:
            return
        move = player.choose(position)
        position = position.apply(move)
        yield move, position
