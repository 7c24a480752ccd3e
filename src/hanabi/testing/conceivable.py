"""Every move that somebody might try, legal or not: the neighbourhood of ``legal_moves``."""

from collections.abc import Iterator

from hanabi.game import (
    Arrange,
    Discard,
    Move,
    Play,
    RewardAdd,
    RewardDecline,
    RewardHint,
    RewardReturn,
)
from hanabi.rules import CardId, Color, ColorHint, Hint, RankHint, Seat, Suit
from hanabi.testing.engines import Position


def conceivable_moves(position: Position) -> Iterator[Move]:
    """All cards, seats, colours, values and suits, one past each end included.

    Rearranging (R-18) is left out, as ``legal_moves`` does not list it: see
    ``wrong_arrangements``.
    """
    cards = [CardId(number) for number in range(-1, len(position.ruleset.deck) + 1)]
    for card_id in cards:
        yield from (Play(card_id, suit) for suit in (None, *Suit))
        yield Discard(card_id)
        yield RewardReturn(card_id)
        yield RewardAdd(card_id)
    for hint in _hints(position):
        yield hint
        yield RewardHint(hint)
    yield RewardDecline()


def wrong_arrangements(position: Position) -> Iterator[Arrange]:
    """Orders that are not a seat's own cards, or of no seat."""
    players = position.ruleset.players
    yield Arrange(Seat(-1), position.hands[-1])
    yield Arrange(Seat(players), ())
    for seat in map(Seat, range(players)):
        hand = position.hands[seat]
        other = position.hands[(seat + 1) % players]
        yield Arrange(seat, (*hand, *other[:1])) if other else Arrange(seat, (CardId(-1),))
        if hand:
            yield Arrange(seat, hand[1:])
            yield Arrange(seat, (*hand[1:], *hand[-1:], *hand[-1:]))


def _hints(position: Position) -> Iterator[Hint]:
    for seat in map(Seat, range(-1, position.ruleset.players + 1)):
        yield from (ColorHint(seat, color) for color in Color)
        yield from (RankHint(seat, rank) for rank in range(len(position.ruleset.ranks) + 2))
