"""Counting copies (R-51) without trying, where no card was returned to the deck.

By Hall's theorem. Copies are counted with sets of kinds: the first holds the kinds of which
there is at least one, the second those of which there are two, and so on. Most hands need
no more than the first.
"""

from collections.abc import Callable, Iterable, Sequence

from hanabi.game import GameState

Copies = Sequence[int]
"""Kinds of which there is at least one copy, at least two, …"""

Count = Callable[[int], int]
"""How many copies of a set of kinds there are."""


def deck_copies(state: GameState) -> list[int]:
    """The copies in the deck, which nobody sees."""
    copies = list(state.ruleset.arrays.kinds_with)
    in_deck = set(state.deck)
    take_out(copies, [kind for card_id, kind in enumerate(state.kinds) if card_id not in in_deck])
    return copies


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
