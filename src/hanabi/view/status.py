"""What the fireworks and the discards say of every card (R-20): public, and so for all."""

from collections import Counter
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
    arrays = arrays_of(ruleset)
    gone = Counter(kind_of(ruleset, card) for card in discards)
    playable = useless = indispensable = 0
    reachable = []
    for place, height in enumerate(heights):
        order = arrays.next_kind[place][: arrays.ranks]
        reach = height
        while reach < arrays.ranks and gone[order[reach]] < arrays.copies[order[reach]]:
            reach += 1
        reachable.append(reach)
        for step, kind in enumerate(order):
            if not height <= step < reach:
                useless |= 1 << kind
                continue
            if step == height:
                playable |= 1 << kind
            if gone[kind] == arrays.copies[kind] - 1:
                indispensable |= 1 << kind
    return Status(
        playable=playable,
        useless=useless,
        indispensable=indispensable,
        reachable=tuple(reachable),
        highest_score=sum(reachable) + sum(arrays.points_when_empty),
        dead_suits=tuple(
            one.suit
            for one, reach in zip(ruleset.suits, reachable, strict=True)
            if reach < arrays.ranks
        ),
    )


def highest_possible_score(
    ruleset: Ruleset, heights: Sequence[int], discards: Iterable[Card]
) -> int:
    """R-20: the highest score still possible."""
    return status_of(ruleset, heights, discards).highest_score
