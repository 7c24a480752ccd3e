"""Counting copies (R-51): which cards are possible, given that each exists so many times.

Exact: a kind stays possible for a card only if all cards of that hand can be given kinds
that their hints allow, with no copy used twice.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from hanabi.game import GameState
from hanabi.rules import Card, CardId, Seat
from hanabi.rules.arrays import arrays_of, kind_of

Capacity = tuple[int, ...]
"""By kind: how many copies are not seen elsewhere."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A time at which copies are counted: so many were unseen, and ``present`` tells which
    cards of the hand had been drawn. Each card returned to the deck adds a moment before
    now: what was in the hand then cannot be that copy."""

    capacity: Capacity
    present: tuple[bool, ...]


def moments(state: GameState, hand: Sequence[CardId], seen: Iterable[CardId]) -> list[Moment]:
    """The times that count for a hand, for one who sees the faces of ``seen``.

    The discards and the fireworks must be among them; the cards of the hand must not.
    """
    copies = arrays_of(state.ruleset).copies
    number = {card_id: place for place, card_id in enumerate(state.draws)}
    visible = [(number[card_id], state.card(card_id)) for card_id in seen]
    result = [Moment(_capacity(state, copies, visible), (True,) * len(hand))]
    for place in range(len(state.returned) - 1, -1, -1):
        one = state.returned[place]
        # Before this return its card lay, seen by all, in the discards; later ones likewise.
        visible.append((_last_draw_before(state, one.card_id, one.draws), state.card(one.card_id)))
        then = [entry for entry in visible if entry[0] < one.draws]
        present = tuple(number[card_id] < one.draws for card_id in hand)
        result.append(Moment(_capacity(state, copies, then), present))
    return result


def possible_kinds(hinted: Sequence[int], times: Sequence[Moment]) -> tuple[int, ...]:
    """For each card of a hand: what its hints and the count of copies leave possible."""
    if len(times) == 1:
        return _by_tight_groups(hinted, times[0].capacity)
    return _by_trying(hinted, times)


def _capacity(
    state: GameState, copies: Sequence[int], visible: Iterable[tuple[int, Card]]
) -> Capacity:
    left = list(copies)
    for _, card in visible:
        left[kind_of(state.ruleset, card)] -= 1
    return tuple(left)


def _last_draw_before(state: GameState, card_id: CardId, draws: int) -> int:
    return max(place for place in range(draws) if state.draws[place] == card_id)


def _by_tight_groups(hinted: Sequence[int], capacity: Capacity) -> tuple[int, ...]:
    """Hall's theorem: a group of cards whose kinds have together just as many copies as the
    group has cards uses them all up, and nothing else is excluded."""
    at_least = [
        sum(1 << kind for kind, left in enumerate(capacity) if left >= count)
        for count in range(1, max(capacity) + 1)
    ]
    possible = [mask & at_least[0] for mask in hinted]
    size = len(possible)
    if all((mask & at_least[0]).bit_count() > size for mask in hinted):
        return tuple(possible)  # too much is open for any group to be tight
    for group in range(1, 1 << size):
        union = 0
        for card in range(size):
            if group >> card & 1:
                union |= possible[card]
        copies = sum((union & plane).bit_count() for plane in at_least)
        if copies == group.bit_count():
            for card in range(size):
                if not group >> card & 1:
                    possible[card] &= ~union
    return tuple(possible)


def _by_trying(hinted: Sequence[int], times: Sequence[Moment]) -> tuple[int, ...]:
    """With several moments (rare: only after tile 5): try each kind for each card."""
    result = [0] * len(hinted)
    for card, mask in enumerate(hinted):
        others = sorted(
            (other for other in range(len(hinted)) if other != card),
            key=lambda other: hinted[other].bit_count(),
        )
        for kind in range(len(times[0].capacity)):
            if mask >> kind & 1 and not result[card] >> kind & 1:
                given = _assign(hinted, times, [card, *others], {card: kind})
                for other, kind_given in (given or {}).items():
                    result[other] |= 1 << kind_given
    return tuple(result)


def _assign(
    hinted: Sequence[int], times: Sequence[Moment], order: Sequence[int], given: dict[int, int]
) -> dict[int, int] | None:
    """Complete an assignment card by card, or find that there is none."""
    last = order[len(given) - 1]
    kind = given[last]
    for time in times:
        used = sum(time.present[card] and given[card] == kind for card in given)
        if used > time.capacity[kind]:
            return None
    if len(given) == len(order):
        return given
    card = order[len(given)]
    for choice in range(len(times[0].capacity)):
        if hinted[card] >> choice & 1:
            found = _assign(hinted, times, order, {**given, card: choice})
            if found is not None:
                return found
    return None


def seen_by(state: GameState, seat: Seat | None, holder: Seat) -> list[CardId]:
    """The cards whose faces both this seat and the holder of a hand see: what the seat can
    tell of the holder's knowledge. None: a spectator who sees no hand."""
    public = [card_id for firework in state.fireworks for card_id in firework]
    public += state.discards
    if seat is not None:
        for other, hand in enumerate(state.hands):
            if other not in (seat, holder):
                public += hand
    return public
