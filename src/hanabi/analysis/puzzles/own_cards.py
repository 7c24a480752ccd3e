"""Questions about one's own hand, answered by hints and by counting copies (R-50, R-51)."""

from collections.abc import Iterable

from hanabi.analysis.puzzles.verdict import Fact, Verdict, Verdicts, all_open, lying_open, names
from hanabi.game import Discard, Play
from hanabi.notation.text import card_name
from hanabi.rules import CardId
from hanabi.view import HeldCard, View


def card_verdicts(view: View, asked: CardId) -> Verdicts:
    """What must this card be? To choose from is what hints leave of it."""
    held = next(own for own in view.own_hand if own.id == asked)
    verdicts = {}
    for kind in range(len(view.ruleset.cards)):
        if held.hinted >> kind & 1:
            name = card_name(view.ruleset.cards[kind])
            if held.possible == 1 << kind:
                verdicts[name] = Verdict(True, (*_counted(view, held), Fact("must-be", (name,))))
            else:
                verdicts[name] = Verdict(False, tuple(_excluded(view, held, 1 << kind)))
    return verdicts


def play_verdicts(view: View) -> Verdicts:
    """Which card surely fits?"""
    playable = view.status.playable
    verdicts = {}
    for held in _cards(view, Play):
        failing = held.possible & ~playable
        if failing:
            facts: tuple[Fact, ...] = (Fact("may-fail", names(view, _lowest(failing)), (held.id,)),)
        else:
            facts = (*_counted(view, held), Fact("all-fit", names(view, held.possible)))
        verdicts[f"play {held.id}"] = Verdict(not failing, facts)
    return verdicts


def discard_verdicts(view: View) -> Verdicts:
    """Which card can go without any risk that it is a last copy of one still needed?"""
    status = view.status
    verdicts = {}
    for held in _cards(view, Discard):
        losing = held.possible & status.indispensable
        if losing:
            facts: tuple[Fact, ...] = (
                Fact("may-be-last", names(view, _lowest(losing)), (held.id,)),
            )
        else:
            facts = _counted(view, held)
            useless, spare = held.possible & status.useless, held.possible & ~status.useless
            if useless:
                facts += (Fact("all-useless", names(view, useless)),)
            if spare:
                facts += (Fact("another-copy", names(view, spare)),)
        verdicts[f"discard {held.id}"] = Verdict(not losing, facts)
    return verdicts


def _cards(view: View, kind: type[Play | Discard]) -> Iterable[HeldCard]:
    moves = {move.card for move in view.legal_moves if isinstance(move, kind)}
    return [held for held in view.own_hand if held.id in moves]


def _counted(view: View, held: HeldCard) -> tuple[Fact, ...]:
    """What hints leave of a card, and what counting takes away."""
    left = Fact("hints-leave", names(view, held.hinted), (held.id,))
    if held.hinted == view.ruleset.arrays.every_kind:
        left = Fact("no-hint", (), (held.id,))
    return (left, *_excluded(view, held, held.hinted & ~held.possible))


def _excluded(view: View, held: HeldCard, kinds: int) -> list[Fact]:
    """Why the card is none of these: their copies lie open, or the other own cards need them."""
    facts = []
    is_open = all_open(view, kinds)
    if is_open:
        facts.append(Fact("all-open", names(view, is_open), lying_open(view, is_open)))
    if kinds & ~is_open:
        own = tuple(other.id for other in view.own_hand if _competes(other, held, kinds & ~is_open))
        facts.append(Fact("own-need", names(view, kinds & ~is_open), own))
    return facts


def _competes(other: HeldCard, held: HeldCard, kinds: int) -> bool:
    return other.id != held.id and bool(other.possible & kinds)


def _lowest(kinds: int) -> int:
    return kinds & -kinds
