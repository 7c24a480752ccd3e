"""Cards, hands and moves as text. The same ones are sent again and again, so they are kept."""

from collections.abc import Sequence

from hanabi.game import Move
from hanabi.game.legality import DISCARDS, PLAYS
from hanabi.notation.text import card_name, move_text
from hanabi.rules import Ruleset
from hanabi.rules.arrays import arrays_of
from hanabi.view import SeenCard, SeenHand, ShownHand, Status

_MOST_LISTS, _MOST_RULES = 20_000, 64
"""What is kept: of each ruleset a few megabytes at the most."""
_KINDS_OF_A_PART = 13
"""There are at most 8,192 sets of so many."""


class _KindLists(dict[int, str]):
    """Sets of kinds as lists of cards, each put together from two or three parts."""

    def __init__(self, rules: Ruleset) -> None:
        names = [f'"{card_name(card)}"' for card in rules.cards]
        self._parts = [
            (first, (1 << _KINDS_OF_A_PART) - 1, _Sublists(names[first : first + _KINDS_OF_A_PART]))
            for first in range(0, len(names), _KINDS_OF_A_PART)
        ]

    def __missing__(self, kinds: int) -> str:
        if len(self) >= _MOST_LISTS:
            self.clear()
        texts = [texts[kinds >> first & every] for first, every, texts in self._parts]
        text = self[kinds] = f"[{','.join(filter(None, texts))}]"
        return text


class _Sublists(dict[int, str]):
    """By each set of these names: its list, without brackets."""

    def __init__(self, names: list[str]) -> None:
        self._names = names

    def __missing__(self, chosen: int) -> str:
        names = [name for place, name in enumerate(self._names) if chosen >> place & 1]
        text = self[chosen] = ",".join(names)
        return text


class CardWriter:
    """Writes the cards and moves of one ruleset."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        names = tuple(map(card_name, rules.cards))
        self._lists = _KindLists(rules)
        self._list_of = self._lists.__getitem__
        self._faces = {1 << kind: f'"{name}"' for kind, name in enumerate(names)} | {0: "null"}
        listed = [hint for hints in arrays_of(rules).hints for hint, _ in hints]
        kept = (*listed, *PLAYS, *DISCARDS)
        self._text_of = {id(move): f'"{move_text(move)}"' for move in kept}.__getitem__

    def hand(self, hand: SeenHand) -> str:
        """A hand."""
        text = hand.shown.text or self._shown(hand.shown)
        return text % tuple(map(self._list_of, hand.possible))

    def _shown(self, shown: ShownHand) -> str:
        """A hand as far as it is the same for all who see it so, with gaps for the rest."""
        faces, lists = self._faces, self._lists
        cards = zip(
            shown.numbers, shown.faces or (0,) * len(shown.numbers), shown.hinted, strict=True
        )
        texts = [
            f'{{"id":{number},"card":{faces[face]},"hinted":{lists[hinted]},"possible":%s}}'
            for number, face, hinted in cards
        ]
        shown.text = f"[{','.join(texts)}]"
        return shown.text

    def kinds(self, kinds: int) -> str:
        """A set of kinds as a list of cards."""
        return self._lists[kinds]

    def moves(self, moves: Sequence[Move]) -> str:
        """Moves as their text; those that the engine keeps are found by identity."""
        try:
            return f"[{','.join(map(self._text_of, map(id, moves)))}]"
        except KeyError:
            texts = [f'"{move_text(move)}"' for move in moves]
            return f"[{','.join(texts)}]"


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


def _seen(seen: SeenCard) -> str:
    """An open card."""
    return f'{{"id":{seen.id},"card":"{card_name(seen.card)}"}}'


class Piles:
    """The fireworks and the discards of a game, and what they say of all cards (R-20)."""

    def __init__(self, writer: CardWriter) -> None:
        suits = writer.rules.suits
        self._writer = writer
        self._begun = [f'{{"suit":"{one.suit.value}","cards":[' for one in suits]
        self._cards: tuple[tuple[SeenCard, ...], ...] = ((),) * (len(suits) + 1)
        self._texts = [""] * (len(suits) + 1)
        self._text = ""

    def text(self, cards: tuple[tuple[SeenCard, ...], ...], status: Status) -> str:
        """All of it, as the inside of an object; only what came since the last time is new."""
        if cards is self._cards and self._text:
            return self._text
        writer, texts = self._writer, self._texts
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
            f'"playable":{writer.kinds(status.playable)},"useless":{writer.kinds(status.useless)},'
            f'"indispensable":{writer.kinds(status.indispensable)}'
        )
        return self._text
