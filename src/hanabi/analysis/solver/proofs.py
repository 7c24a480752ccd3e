"""Quick proofs that no more than so many cards can be on the fireworks at the end."""

from collections import Counter
from dataclasses import dataclass
from enum import Enum

from hanabi.analysis.solver.open_cards import OpenCard, OpenPosition

Kind = tuple[int, int]
"""Suit and level."""


class Reason(Enum):
    """Why a position has no better end."""

    COMPLETE = "complete"
    """Every firework can be completed."""
    GONE = "gone"
    """All copies of a needed card are among the discards."""
    BOTTOM = "bottom"
    """All copies of a needed card lie at the bottom of the deck: too few turns are left to play it
    and what follows it on its firework."""
    PACE = "pace"
    """Needed cards lie so deep in the deck that too few turns are left when they come."""
    HANDS = "hands"
    """More cards must be kept than all hands can hold."""
    ONE_HAND = "one-hand"
    """Not even if all cards were in one hand and hints cost nothing: what must be kept leaves too
    little room, or what must be thrown away for it leaves too few turns."""
    SEARCHED = "searched"
    """Every way to play was searched, or excluded by a solver of logic."""
    TIME = "time"
    """The time was over before the answer was known."""


@dataclass(frozen=True)
class Bound:
    """At most so many cards on fireworks, and why."""

    cards: int
    reason: Reason


def quick_bound(position: OpenPosition) -> Bound:
    """The lowest of the quick bounds.

    Reward tiles can take cards back from the discards, so nothing is excluded while there are any.
    """
    if position.has_tiles:
        return Bound(position.most_cards, Reason.COMPLETE)
    arrivals = _arrivals(position)
    reachable = position.cards_placed + sum(
        len(_chain(position, arrivals, s)) for s in _suits(position)
    )
    bound = Bound(reachable, Reason.COMPLETE if reachable == position.most_cards else Reason.GONE)
    if not position.is_expert:
        in_pace = _most_in_pace(position, arrivals)
        if in_pace < bound.cards:
            is_one_suit = _bottom_is_too_deep(position, arrivals)
            bound = Bound(in_pace, Reason.BOTTOM if is_one_suit else Reason.PACE)
    if bound.cards == position.most_cards and _hands_overflow(position, arrivals):
        bound = Bound(bound.cards - 1, Reason.HANDS)
    return bound


def _suits(position: OpenPosition) -> range:
    return range(len(position.heights))


def _kind(card: OpenCard) -> Kind:
    return card.suit, card.level


def _arrivals(position: OpenPosition) -> dict[Kind, int]:
    """After how many draws a copy of each kind is in a hand."""
    arrivals: dict[Kind, int] = {}
    for draws, card in reversed(list(enumerate(position.deck, start=1))):
        arrivals[_kind(card)] = draws
    for hand in position.hands:
        for card in hand:
            arrivals[_kind(card)] = 0
    return arrivals


def _chain(position: OpenPosition, arrivals: dict[Kind, int], suit: int) -> list[int]:
    """By card that a firework still needs and can have: after how many draws at the earliest."""
    times: list[int] = []
    for level in range(position.heights[suit], position.ranks):
        arrival = arrivals.get((suit, level))
        if arrival is None:
            break
        times.append(max(arrival, times[-1] if times else 0))
    return times


def _most_in_pace(position: OpenPosition, arrivals: dict[Kind, int]) -> int:
    """Right after a draw only what was there before can be on fireworks; each later play draws a
    card, but for one a player in the last round (R-14)."""
    if position.turns_left is not None:
        return position.cards_placed + position.turns_left
    times = sorted(time for suit in _suits(position) for time in _chain(position, arrivals, suit))
    left = len(position.deck)
    most = position.cards_placed + left + position.players
    for draws in range(1, left + 1):
        placed = position.cards_placed + sum(time < draws for time in times)
        most = min(most, placed + left - draws + position.players)
    return most


def _bottom_is_too_deep(position: OpenPosition, arrivals: dict[Kind, int]) -> bool:
    """Is a single firework out of pace, even if nothing else had to be played after the draw?"""
    if position.turns_left is not None:
        return False
    left = len(position.deck)
    return any(
        sum(time >= draws for time in _chain(position, arrivals, suit))
        > left - draws + position.players
        for suit in _suits(position)
        for draws in range(1, left + 1)
    )


def _hands_overflow(position: OpenPosition, arrivals: dict[Kind, int]) -> bool:
    """Is there a moment when more kinds must be held than there are places in the hands? A kind
    must be held from its last copy's arrival until it can be played."""
    times = {
        (suit, position.heights[suit] + number): time
        for suit in _suits(position)
        for number, time in enumerate(_chain(position, arrivals, suit))
    }
    in_deck = Counter(map(_kind, position.deck))
    must = {kind for kind in arrivals if kind in times and not in_deck[kind]}
    places = position.players * position.hand_size
    for draws, card in enumerate(position.deck, start=1):
        in_deck[_kind(card)] -= 1
        if not in_deck[_kind(card)] and _kind(card) in times:
            must.add(_kind(card))
        # What can be on a firework right after this draw was there before it.
        if sum(times[kind] >= draws for kind in must) > places:
            return True
    return False
