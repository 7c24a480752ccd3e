"""Single cards and moves as text. The same ones are sent again and again, so they are kept."""

from collections.abc import Iterable

from hanabi.game import Move
from hanabi.notation.text import card_name, move_text
from hanabi.rules import Ruleset
from hanabi.rules.arrays import arrays_of, kind_of
from hanabi.view import HeldCard, SeenCard, Status

_PLAYABLE, _USELESS, _INDISPENSABLE = 1, 2, 4
_MARKS = ("playable", "useless", "indispensable")
_MARK_LISTS = tuple(
    "[" + ",".join(f'"{mark}"' for bit, mark in enumerate(_MARKS) if flags >> bit & 1) + "]"
    for flags in range(8)
)
_MOST_CARDS, _MOST_LISTS, _MOST_RULES = 20_000, 5_000, 64
"""What is kept: some 10 MB."""

Key = tuple[int, int, int, int, int, int]


class CardWriter:
    """Writes the cards of one ruleset."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self._names = tuple(map(card_name, rules.cards))
        self._kinds = {card: kind for kind, card in enumerate(rules.cards)}
        self._held: dict[Key, str] = {}
        self._lists: dict[int, str] = {}
        self._hints = {
            id(hint): move_text(hint) for hints in arrays_of(rules).hints for hint, _ in hints
        }

    def seen(self, seen: SeenCard) -> str:
        """An open card."""
        return f'{{"id":{seen.id},"card":"{self._names[kind_of(self.rules, seen.card)]}"}}'

    def held(self, held: HeldCard, status: Status) -> str:
        """A card in a hand, and what is known of it."""
        possible = held.possible
        known = marks = _flags(status, possible)
        kind = -1
        if held.card is not None:
            kind = self._kinds[held.card]
            marks = _flags(status, 1 << kind)
        key = (held.id, kind, held.hinted, possible, marks, known)
        text = self._held.get(key)
        if text is None:
            if len(self._held) >= _MOST_CARDS:
                self._held.clear()
            text = self._held[key] = self._written(key)
        return text

    def moves(self, moves: Iterable[Move]) -> list[str]:
        """Moves as text. Those that a ruleset keeps, its hints, are found by identity."""
        return [self._hints.get(id(move)) or move_text(move) for move in moves]

    def _written(self, key: Key) -> str:
        number, kind, hinted, possible, marks, known = key
        name = "null" if kind < 0 else f'"{self._names[kind]}"'
        return (
            f'{{"id":{number},"card":{name},"hinted":{self._list(hinted)},'
            f'"possible":{self._list(possible)},'
            f'"marks":{_MARK_LISTS[marks]},"known":{_MARK_LISTS[known]}}}'
        )

    def _list(self, kinds: int) -> str:
        text = self._lists.get(kinds)
        if text is None:
            if len(self._lists) >= _MOST_LISTS:
                self._lists.clear()
            listed = [f'"{name}"' for kind, name in enumerate(self._names) if kinds >> kind & 1]
            text = self._lists[kinds] = f"[{','.join(listed)}]"
        return text


def _flags(status: Status, kinds: int) -> int:
    """What is true of a card whichever of these kinds it is."""
    flags = 0
    if not kinds & ~status.playable:
        flags = _PLAYABLE
    if not kinds & ~status.useless:
        flags |= _USELESS
    if not kinds & ~status.indispensable:
        flags |= _INDISPENSABLE
    return flags


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
