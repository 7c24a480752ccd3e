"""Moves, hands and piles as JSON. What was written before is not written again."""

from collections.abc import Hashable, Iterable, Sequence
from functools import lru_cache

from hanabi.game import Move
from hanabi.notation.text import card_name, move_text
from hanabi.rules import Ruleset, SuitRules
from hanabi.view import HandColumns, HandView, SeenCard, Status


def moves_text(moves: Iterable[Move]) -> str:
    return f"[{','.join(map(_move, moves))}]"


@lru_cache(maxsize=4096)
def _move(move: Move) -> str:
    return f'"{move_text(move)}"'


class HandWriter:
    """Writes the hands of a game, as each viewer sees them. A hand that is the same object as
    in the last position is not written again."""

    def __init__(self, rules: Ruleset) -> None:
        names = enumerate(map(card_name, rules.cards))
        self._faces = {1 << kind: f'"{name}"' for kind, name in names} | {0: "null"}
        self._columns: dict[tuple[int, bool], tuple[HandColumns, str]] = {}
        """By holder, and whether the hand is open: the columns, and what was written of them."""
        self._hands: dict[Hashable, tuple[list[HandView | None], list[str]]] = {}
        """By viewer: the hands, and what was written of each."""

    def text(self, viewer: Hashable, hands: Sequence[HandView]) -> str:
        """All hands, as this viewer sees them."""
        written = self._hands.get(viewer)
        if written is None:
            written = self._hands[viewer] = [None] * len(hands), [""] * len(hands)
        known, texts = written
        for holder, hand in enumerate(hands):
            if hand is not known[holder]:
                known[holder], texts[holder] = hand, self._hand(holder, hand)
        return f"[{','.join(texts)}]"

    def _hand(self, holder: int, hand: HandView) -> str:
        columns = hand.columns
        place = holder, columns.faces is not None
        known, text = self._columns.get(place, (None, ""))
        if columns is not known:
            text = self._with_gaps(columns)
            self._columns[place] = columns, text
        return text % hand.possible

    def _with_gaps(self, columns: HandColumns) -> str:
        """A hand, with gaps for what counting copies leaves possible of each card: the rest is
        the same for all who see it open, or closed."""
        ids, faces, hinted = columns
        names = map(self._faces.__getitem__, faces or (0,) * len(ids))
        cards = [
            f'{{"id":{number},"card":{name},"hinted":{kinds},"possible":%d}}'
            for number, name, kinds in zip(ids, names, hinted, strict=True)
        ]
        return f"[{','.join(cards)}]"


def _seen(seen: SeenCard) -> str:
    return f'{{"id":{seen.id},"card":"{card_name(seen.card)}"}}'


class PileWriter:
    """Writes the fireworks and the discards of a game, and what they say of all cards (R-20)."""

    def __init__(self, suits: Sequence[SuitRules]) -> None:
        self._begun = [f'{{"suit":"{suit_rules.suit.value}","cards":[' for suit_rules in suits]
        self._cards: tuple[tuple[SeenCard, ...], ...] = ((),) * (len(suits) + 1)
        self._texts = [""] * (len(suits) + 1)
        self._text = ""

    def text(self, cards: tuple[tuple[SeenCard, ...], ...], status: Status) -> str:
        """All of it, as the inside of an object; only what came since the last time is new."""
        if cards is self._cards and self._text:
            return self._text
        texts = self._texts
        for place, (pile, old) in enumerate(zip(cards, self._cards, strict=True)):
            if pile is not old:
                kept = [texts[place]] if old and pile[: len(old)] == old else []
                new = map(_seen, pile[len(old) :] if kept else pile)
                texts[place] = ",".join([*kept, *new])
        self._cards = cards
        fireworks = [
            f'{begun}{text}],"reachable":{reach}}}'
            for begun, text, reach in zip(self._begun, texts, status.reachable, strict=False)
        ]
        dead = ",".join([f'"{suit.value}"' for suit in status.dead_suits])
        self._text = (
            f'"fireworks":[{",".join(fireworks)}],"discards":[{texts[-1]}],'
            f'"highest_score":{status.highest_score},"dead_suits":[{dead}],'
            f'"playable":{status.playable},"useless":{status.useless},'
            f'"indispensable":{status.indispensable}'
        )
        return self._text
