"""What the fireworks and the discards say of every card (R-20): public, and so for all."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from hanabi.rules import Card, Ruleset, Suit
from hanabi.rules.arrays import arrays_of, kind_of


@dataclass(frozen=True, slots=True)
class Status:
    """Sets of kinds (see ``rules.arrays``), and what they come to.

    *Playable*: fits now. *Useless*: can never fit again. *Indispensable*: neither on its
    firework nor useless, and but one copy is left. All ignore tiles to come (R-20).
    """

    playable: int
    useless: int
    indispensable: int
    reachable: tuple[int, ...]
    """By suit: the height its firework can still reach."""
    highest_score: int
    dead_suits: tuple[Suit, ...]


def status_of(ruleset: Ruleset, heights: Sequence[int], discards: Iterable[Card]) -> Status:
    """The status of all cards, from the fireworks and the discards alone."""
    gone = [0] * len(ruleset.cards)
    for card in discards:
        gone[kind_of(ruleset, card)] += 1
    return status_from(ruleset, heights, gone)


def status_from(ruleset: Ruleset, heights: Sequence[int], gone: Sequence[int]) -> Status:
    """The same, where the discarded copies of each kind are counted already."""
    arrays = arrays_of(ruleset)
    copies, ranks = arrays.copies, arrays.ranks
    playable = useful = indispensable = 0
    reachable = []
    for height, order in zip(heights, arrays.next_kind, strict=True):
        reach = height
        while reach < ranks:
            kind = order[reach]
            left = copies[kind] - gone[kind]
            if not left:
                break
            useful |= 1 << kind
            if left == 1:
                indispensable |= 1 << kind
            reach += 1
        if reach > height:
            playable |= 1 << order[height]
        reachable.append(reach)
    return Status(
        playable=playable,
        useless=arrays.every_kind & ~useful,
        indispensable=indispensable,
        reachable=tuple(reachable),
        highest_score=sum(reachable) + sum(arrays.points_when_empty),
        dead_suits=tuple(
            [one.suit for one, reach in zip(ruleset.suits, reachable, strict=True) if reach < ranks]
        ),
    )


def highest_possible_score(
    ruleset: Ruleset, heights: Sequence[int], discards: Iterable[Card]
) -> int:
    """R-20: the highest score still possible."""
    return status_of(ruleset, heights, discards).highest_score
