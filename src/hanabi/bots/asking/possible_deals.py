"""Games that a player could be in, as far as that player knows.

What a bot says about its moves is made from what it saw, and it sees the asker's cards. So
while a game runs it is asked in others: the asker's hand is dealt anew from the cards that the
asker has not seen, as the hints allow. These games follow from what the asker may know and
from nothing else, and so does everything that is said about them.
"""

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace

from hanabi.game import Deal, GameState
from hanabi.rules import Seat
from hanabi.rules.arrays import kind_of
from hanabi.view import view_of


def possible_deals(state: GameState, asker: Seat, seed: str, count: int) -> Iterator[Deal]:
    """Deals that agree with all that the asker has seen. None where tile 5 (R-44) put a card
    back: then the asker may hold one that everybody has seen, without knowing it."""
    if state.returned:
        return
    rng, rules = random.Random(seed), state.ruleset
    deck, own = list(state.deal.deck), state.hands[asker]
    masks = [held.possible for held in view_of(state, asker).own_hand]
    # Sorted: how the cards really lie must not show in what is drawn from them.
    unseen = sorted(kind_of(rules, deck[card_id]) for card_id in (*own, *state.deck))
    for _ in range(count):
        left = unseen.copy()
        hand = _dealt(masks, left, rng)
        for card_id, kind in zip((*own, *state.deck), (*hand, *left), strict=True):
            deck[card_id] = rules.cards[kind]
        yield replace(state.deal, deck=tuple(deck))


def _dealt(masks: Sequence[int], left: list[int], rng: random.Random) -> list[int]:
    """Kinds that the masks allow, taken out of what is left."""
    order = sorted(range(len(masks)), key=lambda place: masks[place].bit_count())
    hand = [0] * len(masks)
    if not _fill(order, masks, left, rng, hand):
        raise AssertionError("the true hand is possible")
    for kind in hand:
        left.remove(kind)
    return hand


def _fill(
    order: Sequence[int],
    masks: Sequence[int],
    left: list[int],
    rng: random.Random,
    hand: list[int],
) -> bool:
    """Fill the places in this order, and take back what leads nowhere."""
    if not order:
        return True
    place, *rest = order
    options = [kind for kind in left if masks[place] >> kind & 1]
    rng.shuffle(options)
    for kind in dict.fromkeys(options):
        remaining = left.copy()
        remaining.remove(kind)
        hand[place] = kind
        if _fill(rest, masks, remaining, rng, hand):
            return True
    return False
