"""The only hint: after it a teammate is sure of a card that fits, whatever one holds oneself.

A teammate sees the giver's hand, the giver does not. So a hint counts only if it works with every
hand that the giver may hold; that another does not is shown by one hand with which it fails.
"""

from collections.abc import Iterator

from hanabi.analysis.puzzles.verdict import Fact, Unclear, Verdict, Verdicts, names
from hanabi.rules import Card, CardId, ColorHint, Hint, RankHint, Seat
from hanabi.rules.arrays import kind_of, touch_set
from hanabi.view import View
from hanabi.view.deduction import Moment, possible_kinds

OwnKinds = tuple[int, ...]


def hint_verdicts(view: View) -> Verdicts:
    """Every hint that may be given. Raises ``Unclear``."""
    known = {
        held.id
        for seat, hand in enumerate(view.hands)
        for held in hand
        if seat != view.seat and view.is_known_playable(held)
    }
    conceivable = list(_hands_to_try(view))
    return {
        str(hint): _verdict(view, hint, known, conceivable)
        for hint in view.legal_moves
        if isinstance(hint, ColorHint | RankHint)
    }


def after_hint(view: View, hint: Hint, own: OwnKinds = ()) -> dict[CardId, int]:
    """What its receiver knows of each card then, seeing these own cards of the giver, too."""
    touched = touch_set(view.ruleset, hint)
    hand = view.hands[hint.to]
    hinted = [
        held.hinted & (touched if _is_in(view, held.card, touched) else ~touched) for held in hand
    ]
    unseen = _unseen_by_both(view, hint.to)
    for kind in own:
        unseen[kind] -= 1
    now = Moment(tuple(unseen), (True,) * len(hand))
    possible = possible_kinds(hinted, (now,))
    return {held.id: kinds for held, kinds in zip(hand, possible, strict=True)}


def _verdict(view: View, hint: Hint, known: set[CardId], conceivable: list[OwnKinds]) -> Verdict:
    playable, seat = view.status.playable, {"seat": int(hint.to)}
    surely = after_hint(view, hint)
    new = [card for card, kinds in surely.items() if not kinds & ~playable and card not in known]
    if new:
        card = new[-1]
        return Verdict(True, (Fact("hint-leaves", names(view, surely[card]), (card,), seat),))
    doubts = []
    for held in view.hands[hint.to]:
        if held.id in known:
            continue
        left = _doubt(view, hint, held.id, conceivable)
        if held.card is not None and view.fits(held.card):
            doubts.append((left.bit_count(), held.id, left))
    if not doubts:
        return Verdict(False, (Fact("hint-none-fits", (), (), seat),))
    _, card, left = min(doubts)
    return Verdict(False, (Fact("hint-unsure", names(view, left & -left), (card,), seat),))


def _doubt(view: View, hint: Hint, card: CardId, conceivable: list[OwnKinds]) -> int:
    """What its holder must still fear the card to be, with some hand that the giver may hold."""
    for own in conceivable:
        failing = after_hint(view, hint, own)[card] & ~view.status.playable
        if failing:
            return failing
    raise Unclear(str(hint))


def _hands_to_try(view: View) -> Iterator[OwnKinds]:
    """Hands that the giver may hold: for each kind one without it, where there is such a hand."""
    assert view.seat is not None
    unseen = _unseen_by_both(view, view.seat)
    masks = [held.possible for held in view.own_hand]
    found = set()
    for avoided in range(len(unseen)):
        for start in (0, len(unseen) // 2):
            hand = _some_hand([mask & ~(1 << avoided) for mask in masks], list(unseen), start)
            if hand is not None and hand not in found:
                found.add(hand)
                yield hand


def _some_hand(masks: list[int], left: list[int], start: int) -> OwnKinds | None:
    if not masks:
        return ()
    for step in range(len(left)):
        kind = (start + step) % len(left)
        if left[kind] and masks[0] >> kind & 1:
            left[kind] -= 1
            rest = _some_hand(masks[1:], left, start)
            left[kind] += 1
            if rest is not None:
                return (kind, *rest)
    return None


def _unseen_by_both(view: View, receiver: Seat) -> list[int]:
    """Copies of each kind that do not lie open to the giver and the receiver alike."""
    unseen = list(view.ruleset.arrays.copies)
    seen = [pile.card for firework in view.fireworks for pile in firework]
    seen += [pile.card for pile in view.discards]
    seen += [
        held.card
        for seat, hand in enumerate(view.hands)
        for held in hand
        if seat != receiver and held.card is not None
    ]
    for card in seen:
        unseen[kind_of(view.ruleset, card)] -= 1
    return unseen


def _is_in(view: View, card: Card | None, kinds: int) -> bool:
    assert card is not None, "a teammate's card is seen"
    return bool(kinds >> kind_of(view.ruleset, card) & 1)
