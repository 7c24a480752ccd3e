"""Efficiency: cards that hints bring to fireworks, for each hint token.

Past: cards gotten for the tokens spent or lost. Required: cards still to get for the hints that
can still be given. Minimum: the same at the start. Exact, as fractions. Players of hanab.live
know these numbers; where other rules differ the difference is said below.
"""

from fractions import Fraction
from itertools import accumulate

from hanabi.rules import Ruleset
from hanabi.view import View


def cards_gotten(view: View) -> int:
    """Cards on fireworks, and cards in hands that hints touched and that are not useless for
    all the viewer knows (R-20): touched cards are taken to be played some day. At most the cards
    that can still be on fireworks. Somebody who sees all hands leaves out every useless card."""
    touched = {card_id for given in view.hints for card_id in given.touched}
    held = [card for hand in view.hands for card in hand if card.id in touched]
    useful = [
        card
        for card in held
        if not (view.is_known_useless(card) if card.card is None else view.is_useless(card.card))
    ]
    return min(sum(view.heights) + len(useful), sum(view.status.reachable))


def hints_still_usable(view: View) -> int | None:
    """The most hints that can still be given on the way to the highest score, wherever the
    cards lie: tokens now, the most discards before the last round, and a token for each
    firework that can be completed before it (R-08, R-11). None once the deck is empty."""
    if view.outcome is not None:
        return None
    return _hints_usable(
        view.ruleset,
        heights=view.heights,
        reachable=view.status.reachable,
        deck_size=view.deck_size,
        cards_in_hands=sum(map(len, view.hands)),
        hint_tokens=view.hint_tokens,
    )


def starting_hints_usable(ruleset: Ruleset) -> int:
    """``hints_still_usable`` after dealing: 29 for two players of the base game."""
    dealt = ruleset.players * ruleset.hand_size
    usable = _hints_usable(
        ruleset,
        heights=(0,) * len(ruleset.suits),
        reachable=(len(ruleset.ranks),) * len(ruleset.suits),
        deck_size=len(ruleset.deck) - dealt,
        cards_in_hands=dealt,
        hint_tokens=ruleset.max_hint_tokens,
    )
    assert usable is not None, "a ruleset leaves a card in the deck"
    return usable


def required_efficiency(view: View) -> Fraction | None:
    """Cards still to get for each hint that can still be given. None where no more can be
    (once the deck is empty, or with no hint left to give)."""
    usable = hints_still_usable(view)
    if not usable:
        return None
    return Fraction(sum(view.status.reachable) - cards_gotten(view), usable)


def minimum_efficiency(ruleset: Ruleset) -> Fraction | None:
    """What a perfect game needs at least: every card for all hints usable at the start. None
    for rules in which none is."""
    usable = starting_hints_usable(ruleset)
    return Fraction(len(ruleset.suits) * len(ruleset.ranks), usable) if usable else None


def has_last_round_effectively_begun(view: View) -> bool:
    """Is the deck empty, or no hint usable any more on the way to the highest score? Then the
    number of turns to the end is fixed."""
    return not hints_still_usable(view)


def _hints_usable(
    ruleset: Ruleset,
    *,
    heights: tuple[int, ...],
    reachable: tuple[int, ...],
    deck_size: int,
    cards_in_hands: int,
    hint_tokens: int,
) -> int | None:
    missing = sum(reachable) - sum(heights)
    full = len(ruleset.ranks)
    suits = zip(heights, reachable, strict=True)
    to_complete = sorted(full - height for height, reach in suits if height < reach == full)
    if ruleset.options.expert:
        # no last round; all that is not needed can be discarded, and a hint can follow
        # every play but the one that completes everything.
        discards = max(0, deck_size + cards_in_hands - missing)
        plays = missing - 1
    elif not deck_size:
        return None
    else:
        # The last round and the turn that draws the last card: a play each, as far as needed.
        last_plays = min(missing, ruleset.players + 1)
        discards = min(deck_size - 1, max(0, ruleset.players + deck_size - missing))
        plays = min(missing, ruleset.players + deck_size) - last_plays
    usable = hint_tokens + discards
    if not ruleset.options.five_flamboyants:
        # tiles stand in for these tokens, and like R-20 nothing counts tiles to come.
        usable += sum(needed <= plays for needed in accumulate(to_complete))
    if ruleset.options.timed_display:
        usable += max(0, plays)  # a right announcement returns a token
    return usable
