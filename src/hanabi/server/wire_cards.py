"""Cards, hands and moves as text. The same ones are sent again and again, so they are kept."""

from collections.abc import Iterable

from hanabi.game import Move
from hanabi.game.legality import DISCARDS, PLAYS
from hanabi.notation.text import card_name, move_text
from hanabi.rules import Card, Ruleset
from hanabi.rules.arrays import arrays_of
from hanabi.view import SeenCard, SeenHand, Status

_MOST_LISTS, _MOST_RULES = 5_000, 64
"""What is kept: a few megabytes."""


class _KindLists(dict[int, str]):
    """Sets of kinds as lists of cards, put together from those of each suit."""

    def __init__(self, rules: Ruleset) -> None:
        ranks = len(rules.ranks)
        self._every_rank = (1 << ranks) - 1
        self._by_suit = [
            (place * ranks, _sublists([card_name(Card(one.suit, rank)) for rank in rules.ranks]))
            for place, one in enumerate(rules.suits)
        ]

    def __missing__(self, kinds: int) -> str:
        if len(self) >= _MOST_LISTS:
            self.clear()
        every_rank = self._every_rank
        texts = [texts[kinds >> first & every_rank] for first, texts in self._by_suit]
        text = self[kinds] = f"[{','.join(filter(None, texts))}]"
        return text


def _sublists(names: list[str]) -> list[str]:
    """By each set of these names: its list, without brackets."""
    return [
        ",".join([f'"{name}"' for place, name in enumerate(names) if chosen >> place & 1])
        for chosen in range(1 << len(names))
    ]


class CardWriter:
    """Writes the cards and moves of one ruleset."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        names = tuple(map(card_name, rules.cards))
        self._names = dict(zip(rules.cards, names, strict=True))
        self._lists = _KindLists(rules)
        self._faces = {1 << kind: f'"{name}"' for kind, name in enumerate(names)} | {0: "null"}
        listed = [hint for hints in arrays_of(rules).hints for hint, _ in hints]
        self._moves = {id(move): f'"{move_text(move)}"' for move in (*listed, *PLAYS, *DISCARDS)}

    def seen(self, seen: SeenCard) -> str:
        """An open card."""
        return f'{{"id":{seen.id},"card":"{self._names[seen.card]}"}}'

    def hand(self, hand: SeenHand) -> str:
        """A hand."""
        faces, lists = self._faces, self._lists
        columns = zip(
            hand.numbers,
            hand.faces or (0,) * len(hand.numbers),
            hand.hinted,
            hand.possible,
            strict=True,
        )
        cards = [
            f'{{"id":{number},"card":{faces[face]},'
            f'"hinted":{lists[hinted]},"possible":{lists[possible]}}}'
            for number, face, hinted, possible in columns
        ]
        return f"[{','.join(cards)}]"

    def kinds(self, kinds: int) -> str:
        """A set of kinds as a list of cards."""
        return self._lists[kinds]

    def moves(self, moves: Iterable[Move]) -> str:
        """Moves as their text; those that the engine keeps are found by identity."""
        texts = [self._moves.get(id(move)) or f'"{move_text(move)}"' for move in moves]
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


class Piles:
    """The fireworks and the discards, and what they say of all cards (R-20)."""

    def __init__(
        self,
        writer: CardWriter,
        cards: tuple[tuple[SeenCard, ...], ...],
        status: Status,
        before: "Piles | None",
    ) -> None:
        self.cards = cards
        self._texts: list[str] = [""] * len(cards) if before is None else before._texts.copy()
        for place, pile in enumerate(cards):
            old = () if before is None else before.cards[place]
            if pile is old:
                continue
            kept = [self._texts[place]] if old and pile[: len(old)] == old else []
            new = map(writer.seen, pile[len(old) :] if kept else pile)
            self._texts[place] = ",".join([*kept, *new])
        fireworks = [
            f'{{"suit":"{one.suit.value}","cards":[{text}],"reachable":{reach}}}'
            for one, text, reach in zip(
                writer.rules.suits, self._texts[:-1], status.reachable, strict=True
            )
        ]
        dead = ",".join([f'"{suit.value}"' for suit in status.dead_suits])
        self.json = (
            f'"fireworks":[{",".join(fireworks)}],"discards":[{self._texts[-1]}],'
            f'"highest_score":{status.highest_score},"dead_suits":[{dead}],'
            f'"playable":{writer.kinds(status.playable)},"useless":{writer.kinds(status.useless)},'
            f'"indispensable":{writer.kinds(status.indispensable)}'
        )
