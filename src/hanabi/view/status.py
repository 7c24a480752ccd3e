"""What the fireworks and the discards say of every card (R-20): public, and so for all."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from hanabi.rules import Card, Ruleset, Suit
from hanabi.rules.arrays import RulesArrays, kind_of


@dataclass(frozen=True, slots=True)
class Status:
    """Sets of kinds (see ``rules.arrays``), and what they come to.

    *Playable*: fits now. *Useless*: can never fit again. *Indispensable*: neither on its
    firework nor useless, and only one copy is left. All ignore tiles to come (R-20).
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
    discarded = [0] * len(ruleset.cards)
    for card in discards:
        discarded[kind_of(ruleset, card)] += 1
    arrays = ruleset.arrays
    suits = [suit_status(arrays, place, height, discarded) for place, height in enumerate(heights)]
    return status_from(ruleset, suits)


class SuitStatus(NamedTuple):
    """What one suit adds to a ``Status``."""

    reachable: int
    playable: int
    useful: int
    indispensable: int


def suit_status(
    arrays: RulesArrays, place: int, height: int, discarded: Sequence[int]
) -> SuitStatus:
    """The status of one suit's cards, where so many copies of each kind are discarded."""
    order, copies = arrays.next_kind[place], arrays.copies
    useful = indispensable = 0
    reach = height
    while reach < arrays.ranks:
        kind = order[reach]
        left = copies[kind] - discarded[kind]
        if not left:
            break
        useful |= 1 << kind
        if left == 1:
            indispensable |= 1 << kind
        reach += 1
    playable = 1 << order[height] if reach > height else 0
    return SuitStatus(reach, playable, useful, indispensable)


def status_from(ruleset: Ruleset, suits: Sequence[SuitStatus]) -> Status:
    """The status of all cards, from that of each suit's."""
    arrays = ruleset.arrays
    reachable, playable, useful, indispensable = zip(*suits, strict=True)
    return Status(
        playable=sum(playable),  # no two suits share a kind
        useless=arrays.every_kind - sum(useful),
        indispensable=sum(indispensable),
        reachable=reachable,
        highest_score=sum(reachable) + sum(arrays.points_when_empty),
        dead_suits=tuple(
            [
                suit.suit
                for suit, reach in zip(ruleset.suits, reachable, strict=True)
                if reach < arrays.ranks
            ]
        ),
    )


def highest_possible_score(
    ruleset: Ruleset, heights: Sequence[int], discards: Iterable[Card]
) -> int:
    """R-20: the highest score still possible."""
    return status_of(ruleset, heights, discards).highest_score
