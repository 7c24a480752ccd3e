"""One numbering of all moves, for all rulesets: an *action* is a move's number.

With H = hand size, P = players, C = colours, R = ranks, S = suits, K = S × R kinds, and t the
place of the teammate after the seat on turn (1 = next clockwise), the sections follow each
other in this order:

===============  ===========  =====================================================
section          actions      meaning of its action number n, counted from its start
===============  ===========  =====================================================
``discard``      H            discard the card at place n of the hand, 0 the oldest
``play``         H            play the card at place n
``color_hint``   (P − 1) × C  n = (t − 1) × C + colour
``rank_hint``    (P − 1) × R  n = (t − 1) × R + rank − 1
``announce``     H × S        Timed Display only: play the card at place n // S, announcing
                              suit n % S (R-31)
``reward_hint``  as the       Five Flamboyants only: the hints again, colours first, free
                 two above    (tiles 3 and 4, R-44)
``give_back``    K            Five Flamboyants only: tile 5, the kind of the discarded card
``add``          S            Five Flamboyants only: tile 6, the suit whose next card lies in
                              the discards
``decline``      1            Five Flamboyants only
===============  ===========  =====================================================

The first four sections are the Hanabi Learning Environment's own moves in its own order, so
the base game has its 20, 30, 38 or 48 actions. (Its colours are numbered R Y G W B; here
colours are in the order of the ruleset's.) Options only ever add sections at the end.

``give_back`` and ``add`` name a printed card, not a piece of cardboard: they mean the copy
that fell first. Rearranging one's hand (R-18) is no action.
"""

from dataclasses import dataclass
from functools import lru_cache

from hanabi.rules import Ruleset


@dataclass(frozen=True, slots=True)
class ActionSections:
    """Where each section of a ruleset's actions starts; ``total`` is where they end."""

    discard: int
    play: int
    color_hint: int
    rank_hint: int
    announce: int
    reward_hint: int
    give_back: int
    add: int
    decline: int
    total: int


@lru_cache(maxsize=256)
def sections_of(ruleset: Ruleset) -> ActionSections:
    """The ruleset's action numbering."""
    hand, others = ruleset.hand_size, ruleset.players - 1
    suits, colors, ranks = len(ruleset.suits), len(ruleset.colors), len(ruleset.ranks)
    tiles = ruleset.options.five_flamboyants
    lengths = (
        hand,
        hand,
        others * colors,
        others * ranks,
        hand * suits if ruleset.options.timed_display else 0,
        others * (colors + ranks) if tiles else 0,
        suits * ranks if tiles else 0,
        suits if tiles else 0,
        1 if tiles else 0,
    )
    starts = [0]
    for length in lengths:
        starts.append(starts[-1] + length)
    return ActionSections(*starts)


def hint_order(ruleset: Ruleset) -> tuple[tuple[int, int], ...]:
    """For each hint in the order of the actions: (t − 1, hint).

    A hint's number is the place of its colour, or the number of colours + rank − 1.
    """
    others = range(ruleset.players - 1)
    colors, ranks = len(ruleset.colors), len(ruleset.ranks)
    named = [(offset, color) for offset in others for color in range(colors)]
    return (*named, *((offset, colors + rank) for offset in others for rank in range(ranks)))
