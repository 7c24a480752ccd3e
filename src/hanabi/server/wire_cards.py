"""Cards, hands and moves as text. The same ones are sent again and again, so they are kept."""

from collections.abc import Sequence
from itertools import chain

from hanabi.game import Move
from hanabi.game.legality import DISCARDS, PLAYS
from hanabi.notation.text import card_name, move_text
from hanabi.rules import Ruleset, SuitRules
from hanabi.rules.arrays import arrays_of
from hanabi.view import SeenCard, ShownHand, Sight, Status

_MOST_RULES = 64
_NOTHING: tuple[Sequence[Move], str] = (), ""


class CardWriter:
    """Writes the cards and moves of one ruleset."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        names = enumerate(map(card_name, rules.cards))
        self._faces = {1 << kind: f'"{name}"' for kind, name in names} | {0: "null"}
        every_hint = arrays_of(rules).every_hint
        kept = (*chain.from_iterable(every_hint), *PLAYS, *DISCARDS)
        self._text_of = {id(move): f'"{move_text(move)}"' for move in kept}.__getitem__
        self._endings = {id(hints[-1]): (hints, self._joined(hints)) for hints in every_hint}
        """By the last of them: all hints of a giver, with which most lists of moves end where
        empty hints are allowed."""

    def hand(self, sight: Sight) -> str:
        """A hand; its text is kept for the positions to come, until it changes."""
        shown = sight.shown
        sight.text = text = (shown.text or self._shown(shown)) % sight.possible
        return text

    def _shown(self, shown: ShownHand) -> str:
        """A hand as far as it is the same for all who see it so, with gaps for the rest."""
        faces = shown.faces or (0,) * len(shown.numbers)
        cards = zip(shown.numbers, map(self._faces.__getitem__, faces), shown.hinted, strict=True)
        texts = [
            f'{{"id":{number},"card":{face},"hinted":{hinted},"possible":%d}}'
            for number, face, hinted in cards
        ]
        shown.text = f"[{','.join(texts)}]"
        return shown.text

    def moves(self, moves: Sequence[Move]) -> str:
        """Moves as their text."""
        hints, text = self._endings.get(id(moves[-1]), _NOTHING) if moves else _NOTHING
        first = len(moves) - len(hints)
        if hints and first > 0 and moves[first:] == hints:
            return f"[{self._joined(moves[:first])},{text}]"
        return f"[{self._joined(moves)}]"

    def _joined(self, moves: Sequence[Move]) -> str:
        """Moves that the engine keeps are found by identity."""
        try:
            return ",".join(map(self._text_of, map(id, moves)))
        except KeyError:
            return ",".join([f'"{move_text(move)}"' for move in moves])


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

    def __init__(self, suits: Sequence[SuitRules]) -> None:
        self._begun = [f'{{"suit":"{one.suit.value}","cards":[' for one in suits]
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
