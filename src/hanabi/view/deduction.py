"""Counting copies (R-51): which cards are possible, given that each exists so many times.

Exact: a kind stays possible for a card only if all cards of that hand can be given kinds
that their hints allow, with no copy used twice.

Copies are counted with sets of kinds: the first holds the kinds of which there is at least
one, the second those of which there are two, and so on.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from hanabi.game import GameState
from hanabi.rules import CardId
from hanabi.rules.arrays import arrays_of

Copies = Sequence[int]
"""Kinds of which there is at least one copy, at least two, …"""

Count = Callable[[int], int]
"""How many copies of a set of kinds there are."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A time at which copies are counted: these were unseen, and ``present`` tells which
    cards of the hand had been drawn. Each card returned to the deck adds a moment before
    now: what was in the hand then cannot be that copy."""

    unseen: Copies
    present: tuple[bool, ...]


def take_out(copies: list[int], kinds: Iterable[int]) -> None:
    """One copy less of each of these kinds, which are given as sets of one."""
    highest = len(copies) - 1
    for kind in kinds:
        for count in range(highest, -1, -1):
            if copies[count] & kind:
                copies[count] ^= kind
                break


def copies_among(copies: Copies, kinds: int) -> int:
    """How many copies of these kinds there are."""
    return sum([(kinds & having).bit_count() for having in copies])


def may_be_tight(possible: Sequence[int]) -> list[int]:
    """The cards of a hand that can belong to a tight group: it has no more kinds than cards.
    For all others it does not matter how many copies of a kind there are."""
    most = len(possible)
    if not possible or min(map(int.bit_count, possible)) > most:
        return []  # as most are
    sizes = list(map(int.bit_count, possible))
    while True:
        narrow = [card for card, size in enumerate(sizes) if size <= most]
        if len(narrow) == most or not narrow:
            return narrow
        most = len(narrow)


def without_tight_groups(
    possible: Sequence[int], narrow: Sequence[int], count: Count
) -> tuple[int, ...]:
    """What counting copies leaves possible of each card of a hand, where a copy of each kind
    is unseen, and these cards may be in tight groups.

    Hall's theorem: a group of cards whose kinds have together just as many copies as the
    group has cards uses them all up, and nothing else is excluded."""
    unions = [0]
    for card in narrow:
        unions += [union | possible[card] for union in unions]
    result = list(possible)
    for group, union in enumerate(unions):
        size = group.bit_count()
        # Of each kind there is a copy, so that most groups need not be counted.
        if group and union.bit_count() <= size and count(union) == size:
            members = [card for place, card in enumerate(narrow) if group >> place & 1]
            for card in range(len(result)):
                if card not in members:
                    result[card] &= ~union
    return tuple(result)


def possible_after_returns(hinted: Sequence[int], times: Sequence[Moment]) -> tuple[int, ...]:
    """The same where there are several moments (rare: only after tile 5): each kind is tried
    for each card."""
    result = [0] * len(hinted)
    for card, mask in enumerate(hinted):
        others = sorted(
            (other for other in range(len(hinted)) if other != card),
            key=lambda other: hinted[other].bit_count(),
        )
        for kind in range(mask.bit_length()):
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
        if used > sum(kinds >> kind & 1 for kinds in time.unseen):
            return None
    if len(given) == len(order):
        return given
    card = order[len(given)]
    for choice in range(hinted[card].bit_length()):
        if hinted[card] >> choice & 1:
            found = _assign(hinted, times, order, {**given, card: choice})
            if found is not None:
                return found
    return None


def moments(
    state: GameState, kinds: Sequence[int], hand: Sequence[CardId], seen: Iterable[CardId]
) -> list[Moment]:
    """The times that count for a hand, for one who sees the faces of ``seen``; ``kinds`` are
    those of all cards, as sets of one.

    The discards and the fireworks must be among them; the cards of the hand must not.
    """
    number = {card_id: place for place, card_id in enumerate(state.draws)}
    visible = [(number[card_id], kinds[card_id]) for card_id in seen]

    def unseen(entries: Iterable[tuple[int, int]]) -> list[int]:
        left = list(arrays_of(state.ruleset).kinds_with)
        take_out(left, (kind for _, kind in entries))
        return left

    result = [Moment(unseen(visible), (True,) * len(hand))]
    for place in range(len(state.returned) - 1, -1, -1):
        one = state.returned[place]
        # Before this return its card lay, seen by all, in the discards; later ones likewise.
        visible.append((_last_draw_before(state, one.card_id, one.draws), kinds[one.card_id]))
        then = [entry for entry in visible if entry[0] < one.draws]
        present = tuple(number[card_id] < one.draws for card_id in hand)
        result.append(Moment(unseen(then), present))
    return result


def _last_draw_before(state: GameState, card_id: CardId, draws: int) -> int:
    return max(place for place in range(draws) if state.draws[place] == card_id)
