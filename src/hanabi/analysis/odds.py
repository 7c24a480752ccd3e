"""How likely each card of a hand is what: all arrangements of the unseen cards, counted (R-51).

``view.deduction`` tells which kinds are possible; this tells how often. Exact, as fractions.
"""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from math import perm

from hanabi.game import GameState
from hanabi.rules import CardId, Seat
from hanabi.rules.arrays import kind_of
from hanabi.view import hint_knowledge
from hanabi.view.deduction import Moment, moments, seen_by_both

Odds = Mapping[int, Fraction]
"""By kind (see ``rules.arrays``): how likely a card is of it; kinds that it cannot be are left
out."""


def hand_odds(state: GameState, holder: Seat, viewer: Seat | None = None) -> dict[CardId, Odds]:
    """For each card of a hand, how likely it is what, for all that its holder knows. For another
    viewer at the table: for all that the viewer knows of the holder's knowledge, so that nothing
    shows which the viewer may not know."""
    hand = state.hands[holder]
    hinted = hint_knowledge(state)
    seen = seen_by_both(state, holder if viewer is None else viewer, holder)
    returned = [kind_of(state.ruleset, state.card(back.card_id)) for back in state.returned]
    times = moments(state, hand, seen)
    found = count_arrangements([hinted[card] for card in hand], times, *returned)
    return dict(zip(hand, found, strict=True))


def count_arrangements(
    hinted: Sequence[int], times: Sequence[Moment], returned: int | None = None
) -> list[Odds]:
    """For each card of a hand, given what hints leave of it: the share of arrangements in which
    it is of each kind, in which every unseen copy is a card of its own. ``returned`` is the kind
    that tile 5 shuffled into the deck; there is one such tile (R-44), so at most two moments.

    Kind after kind is dealt to the places that are still free; sets of places are bit sets.
    What was dealt before a kind and what is dealt after it are counted once each.
    """
    places = len(hinted)
    full = (1 << places) - 1
    kinds = range(len(times[0].unseen))
    ways = [_ways_to_deal(kind, hinted, times, kind == returned) for kind in kinds]
    before = [_nothing_dealt(full)]
    for dealt in ways:
        before.append(_combined(before[-1], dealt))
    after = [_nothing_dealt(full)]
    for dealt in reversed(ways):
        after.append(_combined(after[-1], dealt))
    after.reverse()
    total = before[-1][full]
    odds: list[dict[int, Fraction]] = [{} for _ in hinted]
    for kind in kinds:
        shares = [0] * places
        for taken, count in ways[kind].items():
            if not taken:
                continue
            others = full & ~taken
            left, right = before[kind], after[kind + 1]
            rest = sum(left[part] * right[others & ~part] for part in _parts(others))
            for place in range(places):
                if taken >> place & 1:
                    shares[place] += count * rest
        for place, share in enumerate(shares):
            if share:
                odds[place][kind] = Fraction(share, total)
    return list(odds)


def share(odds: Odds, kinds: int) -> Fraction:
    """How likely a card is of one of these kinds."""
    return sum((odds[kind] for kind in odds if kinds >> kind & 1), Fraction(0))


def _ways_to_deal(
    kind: int, hinted: Sequence[int], times: Sequence[Moment], is_returned: bool
) -> dict[int, int]:
    """By set of places: in how many ways copies of this kind come to lie there."""
    now, then = times[0], times[-1]
    allowed = sum(1 << place for place, kinds in enumerate(hinted) if kinds >> kind & 1)
    early = sum(1 << place for place, was in enumerate(then.present) if was)
    # Whoever held cards when one went back to the deck holds others. What was drawn since may
    # be that one, also what lies open by now.
    drawn_open = then.unseen[kind] + is_returned - now.unseen[kind] if len(times) > 1 else 0
    ways = {}
    for part in _parts(allowed):
        held = (part & early).bit_count()
        in_deck = then.unseen[kind] - held + is_returned
        if in_deck < 0:
            continue
        drawn = (part & ~early).bit_count() + drawn_open
        count = perm(then.unseen[kind], held) * perm(in_deck, drawn)
        if count:
            ways[part] = count
    return ways


def _nothing_dealt(full: int) -> list[int]:
    return [1, *[0] * full]


def _combined(counts: Sequence[int], dealt: Mapping[int, int]) -> list[int]:
    """Ways to fill each set of places, after one more kind was dealt."""
    result = [0] * len(counts)
    for part, ways in dealt.items():
        for filled, count in enumerate(counts):
            if count and not filled & part:
                result[filled | part] += count * ways
    return result


def _parts(places: int) -> Iterator[int]:
    """Every subset of a set of places."""
    part = places
    while part:
        yield part
        part = part - 1 & places
    yield 0
