"""Single cards and moves as text. The same ones are sent again and again, so they are kept."""

from collections.abc import Iterable
from typing import NamedTuple

from hanabi.game import Move
from hanabi.notation.text import card_name, move_text
from hanabi.rules import Ruleset
from hanabi.rules.arrays import arrays_of
from hanabi.view import SeenCard, SeenHand, View

_PLAYABLE, _USELESS, _INDISPENSABLE = 1, 2, 4
_MARKS = ("playable", "useless", "indispensable")
_MARK_LISTS = tuple(
    "[" + ",".join(f'"{mark}"' for bit, mark in enumerate(_MARKS) if flags >> bit & 1) + "]"
    for flags in range(8)
)
_MOST_CARDS, _MOST_LISTS, _MOST_RULES, _MOST_HANDS = 20_000, 5_000, 64, 100
"""What is kept: some 10 MB, and of each table a hundred hands."""

UNSEEN = -1
"""In place of the kind of a card that the viewer does not see."""


class CardWriter:
    """Writes the cards and moves of one ruleset."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self._names = tuple(map(card_name, rules.cards))
        self._kinds = {card: kind for kind, card in enumerate(rules.cards)}
        self._cards: dict[tuple[int, int, int, int, tuple[int, int]], str] = {}
        self._lists: dict[int, str] = {}
        self._hints = {
            id(hint): f'"{move_text(hint)}"'
            for hints in arrays_of(rules).hints
            for hint, _ in hints
        }

    def kinds(self, hand: SeenHand) -> list[int]:
        """The kinds of a hand's cards, or ``UNSEEN``."""
        if hand.faces is None:
            return [UNSEEN] * len(hand.numbers)
        return [self._kinds[card] for card in hand.faces]

    def seen(self, seen: SeenCard) -> str:
        """An open card."""
        return f'{{"id":{seen.id},"card":"{self._names[self._kinds[seen.card]]}"}}'

    def held(
        self, number: int, kind: int, hinted: int, possible: int, marks: tuple[int, int]
    ) -> str:
        """A card in a hand, with what the viewer and its holder know of it."""
        key = (number, kind, hinted, possible, marks)
        text = self._cards.get(key)
        if text is None:
            if len(self._cards) >= _MOST_CARDS:
                self._cards.clear()
            name = "null" if kind == UNSEEN else f'"{self._names[kind]}"'
            seen, known = marks
            text = self._cards[key] = (
                f'{{"id":{number},"card":{name},"hinted":{self._list(hinted)},'
                f'"possible":{self._list(possible)},'
                f'"marks":{_MARK_LISTS[seen]},"known":{_MARK_LISTS[known]}}}'
            )
        return text

    def moves(self, moves: Iterable[Move]) -> str:
        """Moves as their text. Those that a ruleset keeps, its hints, are found by identity."""
        texts = [self._hints.get(id(move)) or f'"{move_text(move)}"' for move in moves]
        return f"[{','.join(texts)}]"

    def _list(self, kinds: int) -> str:
        text = self._lists.get(kinds)
        if text is None:
            if len(self._lists) >= _MOST_LISTS:
                self._lists.clear()
            listed = [f'"{name}"' for kind, name in enumerate(self._names) if kinds >> kind & 1]
            text = self._lists[kinds] = f"[{','.join(listed)}]"
        return text


_writers: dict[int, CardWriter] = {}


def card_writer(rules: Ruleset) -> CardWriter:
    """The writer of these rules, found by identity: hashing a ruleset costs more than all
    that is saved here."""
    found = _writers.get(id(rules))
    if found is None or found.rules is not rules:
        if len(_writers) >= _MOST_RULES:
            _writers.clear()
        found = _writers[id(rules)] = CardWriter(rules)
    return found


class _WrittenHand(NamedTuple):
    """A hand as it was sent. Views share hands that look the same, so it is found by
    identity; ``marks`` is what was known of each card, by the viewer and by its holder."""

    hand: SeenHand
    kinds: list[int]
    marks: list[tuple[int, int]]
    json: str


class PublicPart:
    """What everybody sees of the fireworks and the discards, and the hands in their light;
    made once for all who are told of positions that have them."""

    def __init__(self, public: View, before: "PublicPart | None") -> None:
        self.writer = writer = card_writer(public.ruleset)
        self._status = status = public.status
        self._piles = (*public.fireworks, public.discards)
        old = before if before is not None and before.writer is writer else None
        self._texts = self._pile_texts(old)
        self._hands: dict[int, _WrittenHand] = {}
        self._old_hands = {} if old is None else old._hands
        self._flags: dict[int, int] = {}
        fireworks = [
            f'{{"suit":"{one.suit.value}","cards":[{",".join(cards)}],"reachable":{reach}}}'
            for one, cards, reach in zip(
                public.ruleset.suits, self._texts[:-1], status.reachable, strict=True
            )
        ]
        dead = ",".join(f'"{suit.value}"' for suit in status.dead_suits)
        self.json = (
            f'"fireworks":[{",".join(fireworks)}],"discards":[{",".join(self._texts[-1])}],'
            f'"highest_score":{status.highest_score},"dead_suits":[{dead}]'
        )

    def hand(self, hand: SeenHand) -> str:
        """A hand, ready to be sent."""
        made = self._hands.get(id(hand))
        if made is None:
            if len(self._hands) >= _MOST_HANDS:
                self._hands.clear()  # hands may be rearranged for ever
            made = self._hands[id(hand)] = self._written(hand)
        return made.json

    def _written(self, hand: SeenHand) -> _WrittenHand:
        old = self._old_hands.get(id(hand))
        kinds = self.writer.kinds(hand) if old is None else old.kinds
        marks = list(map(self._marks, kinds, hand.possible))
        if old is not None and old.marks == marks:
            return old
        cards = map(self.writer.held, hand.numbers, kinds, hand.hinted, hand.possible, marks)
        return _WrittenHand(hand, kinds, marks, f"[{','.join(cards)}]")

    def _marks(self, kind: int, possible: int) -> tuple[int, int]:
        known = self._true_of(possible)
        return known if kind == UNSEEN else self._true_of(1 << kind), known

    def _true_of(self, kinds: int) -> int:
        """What is true of a card whichever of these kinds it is."""
        flags = self._flags.get(kinds)
        if flags is None:
            status, flags = self._status, 0
            if not kinds & ~status.playable:
                flags = _PLAYABLE
            if not kinds & ~status.useless:
                flags |= _USELESS
            if not kinds & ~status.indispensable:
                flags |= _INDISPENSABLE
            self._flags[kinds] = flags
        return flags

    def _pile_texts(self, old: "PublicPart | None") -> list[list[str]]:
        texts = []
        for place, pile in enumerate(self._piles):
            kept: list[str] = []
            if old is not None and pile[: len(old._piles[place])] == old._piles[place]:
                kept = old._texts[place]
            texts.append(kept + [self.writer.seen(seen) for seen in pile[len(kept) :]])
        return texts
