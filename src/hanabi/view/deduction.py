"""Counting copies (R-51): which cards are possible, given that each exists so many times.

Exact, and by trying: a kind stays possible for a card only if all cards of that hand can be
given kinds that their hints allow, with no copy used twice. ``tight_groups`` finds the same
without trying.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from hanabi.game import GameState
from hanabi.rules import CardId, Seat
from hanabi.rules.arrays import kind_of
from hanabi.view.seats import check_seat


@dataclass(frozen=True, slots=True)
class Moment:
    """A time at which copies are counted: ``unseen`` tells how many of each kind were not
    seen, and ``present`` which cards of the hand had been drawn. Each card returned to the
    deck adds a moment before now: what was in the hand then cannot be that copy."""

    unseen: tuple[int, ...]
    present: tuple[bool, ...]


def seen_by_both(state: GameState, viewer: Seat | None, holder: Seat) -> list[CardId]:
    """The cards whose faces the viewer and the holder of a hand both see: on these rests
    what the viewer can tell of the holder's knowledge. A spectator is taken to see the piles
    alone, since that is what a holder can expect of one."""
    check_seat(state, holder)
    if viewer is not None:
        check_seat(state, viewer)
    seen = [card_id for firework in state.fireworks for card_id in firework]
    seen += state.discards
    if viewer is not None:
        for seat, hand in enumerate(state.hands):
            if seat not in (viewer, holder):
                seen += hand
    return seen


def moments(state: GameState, hand: Sequence[CardId], seen: Iterable[CardId]) -> tuple[Moment, ...]:
    """The times that count for a hand, for somebody who sees the faces of ``seen``: the
    discards and the fireworks are among these, the cards of the hand are not."""
    draw = {card_id: number for number, card_id in enumerate(state.draws)}
    visible = [(draw[card_id], card_id) for card_id in seen]

    def moment(draws: int) -> Moment:
        unseen = list(state.ruleset.arrays.copies)
        for drawn, card_id in visible:
            if drawn < draws:
                unseen[kind_of(state.ruleset, state.card(card_id))] -= 1
        return Moment(tuple(unseen), tuple([draw[card_id] < draws for card_id in hand]))

    result = [moment(len(state.draws))]
    for returned in reversed(state.returned):
        # Before this return its card lay, seen by all, in the discards; later ones likewise.
        earlier = state.draws[: returned.draws]
        last_draw = max(place for place, drawn in enumerate(earlier) if drawn == returned.card_id)
        visible.append((last_draw, returned.card_id))
        result.append(moment(returned.draws))
    return tuple(result)


def possible_kinds(hinted: Sequence[int], times: Sequence[Moment]) -> tuple[int, ...]:
    """For each card of a hand, given what hints leave of it: the set of kinds that it has in
    some assignment of kinds to all of them."""
    choices = [_choices(card, kinds, times) for card, kinds in enumerate(hinted)]
    # A card with as many choices as the hand has cards can always be given one that is free.
    narrow = [card for card, kinds in enumerate(choices) if len(kinds) < len(hinted)]
    narrow.sort(key=lambda card: len(choices[card]))

    def can_all_have_kinds(given: dict[int, int], card: int, kind: int) -> bool:
        """If this card, too, has this kind."""
        given = {**given, card: kind}
        for time in times:
            used = [other for other in given if given[other] == kind and time.present[other]]
            if len(used) > time.unseen[kind]:
                return False
        for other in narrow:
            if other not in given:
                return any(can_all_have_kinds(given, other, its) for its in choices[other])
        return True

    return tuple(
        sum(1 << kind for kind in kinds if can_all_have_kinds({}, card, kind))
        for card, kinds in enumerate(choices)
    )


def _choices(card: int, hinted: int, times: Sequence[Moment]) -> list[int]:
    """The kinds that hints leave of a card, and of which a copy was unseen when it was there."""
    return [
        kind
        for kind in range(hinted.bit_length())
        if hinted >> kind & 1 and all(time.unseen[kind] for time in times if time.present[card])
    ]
