"""A ``View`` as JSON: what the browser and the bots at the table get of a position.

No sentences: keys and values, so that each client speaks its own language. Sets of cards
repeat from view to view, so their JSON is kept.
"""

from dataclasses import dataclass
from functools import lru_cache

import msgspec

from hanabi.game import Outcome
from hanabi.notation.text import card_name, move_text
from hanabi.rules import Ruleset
from hanabi.rules.arrays import kind_of
from hanabi.view import HeldCard, SeenCard, Status, View


class WireSeen(msgspec.Struct, frozen=True):
    """An open card: its draw number and what is on it."""

    id: int
    card: str


class WireHeld(msgspec.Struct, frozen=True):
    """A card in a hand.

    ``card`` is null where the viewer may not see it. ``hinted`` and ``possible`` list what
    hints, and counting copies on top, leave to its holder. ``marks`` tell what the viewer
    knows of it, ``known`` what its holder does: playable, useless, indispensable.
    """

    id: int
    card: str | None
    hinted: msgspec.Raw
    possible: msgspec.Raw
    marks: msgspec.Raw
    known: msgspec.Raw


class WireFirework(msgspec.Struct, frozen=True):
    """One suit's pile, lowest first, and how high it can still become."""

    suit: str
    cards: list[WireSeen]
    reachable: int


class WirePending(msgspec.Struct, frozen=True):
    """The decision that a turned tile asks for (R-44)."""

    tile: int
    choice: str


class WireOutcome(msgspec.Struct, frozen=True):
    """How it ended; there is no rating in the expert variant (R-30)."""

    ending: str
    score: int
    points: int
    rating: str | None


class WireView(msgspec.Struct, frozen=True):
    """A position as one viewer may see it; ``seat`` is null for a spectator."""

    seat: int | None
    next_seat: int | None
    first_seat: int
    hands: list[list[WireHeld]]
    fireworks: list[WireFirework]
    discards: list[WireSeen]
    deck_size: int
    hint_tokens: int
    mistakes: int
    turns_left: int | None
    tiles: list[int]
    pending: WirePending | None
    points: int
    highest_score: int
    dead_suits: list[str]
    legal_moves: list[str]
    outcome: WireOutcome | None


@dataclass(frozen=True, slots=True)
class PublicPart:
    """What everybody sees of a position alike, made once for all who are told of it."""

    status: Status
    fireworks: list[WireFirework]
    discards: list[WireSeen]
    dead_suits: list[str]
    faces: dict[int, tuple[int, int]]
    """Open cards in hands, by draw number: their kinds and what they are good for."""


def public_part(view: View) -> PublicPart:
    """The same from any viewer's view of a position."""
    status = view.status
    return PublicPart(
        status=status,
        fireworks=[
            WireFirework(one.suit.value, list(map(_seen, cards)), reach)
            for one, cards, reach in zip(
                view.ruleset.suits, view.fireworks, status.reachable, strict=True
            )
        ],
        discards=list(map(_seen, view.discards)),
        dead_suits=[suit.value for suit in status.dead_suits],
        faces={},
    )


def wire_view(view: View, public: PublicPart | None = None) -> WireView:
    """The view as it is sent; ``public`` saves making the same again for another viewer."""
    pending, public = view.pending, public or public_part(view)
    status, names = public.status, _names_of(view.ruleset)
    return WireView(
        seat=view.seat,
        next_seat=view.next_seat,
        first_seat=view.first_seat,
        hands=[[_held(view, held, public, names) for held in hand] for hand in view.hands],
        fireworks=public.fireworks,
        discards=public.discards,
        deck_size=view.deck_size,
        hint_tokens=view.hint_tokens,
        mistakes=view.mistakes,
        turns_left=view.turns_left,
        tiles=[int(tile) for tile in view.tiles],
        pending=None if pending is None else WirePending(int(pending.tile), pending.choice.value),
        points=view.points,
        highest_score=status.highest_score,
        dead_suits=public.dead_suits,
        legal_moves=[move_text(move) for move in view.legal_moves],
        outcome=wire_outcome(view.outcome),
    )


def wire_outcome(outcome: Outcome | None) -> WireOutcome | None:
    """The outcome as it is sent."""
    if outcome is None:
        return None
    rating = outcome.rating and outcome.rating.value
    return WireOutcome(outcome.ending.value, outcome.score, outcome.points, rating)


def _seen(seen: SeenCard) -> WireSeen:
    return WireSeen(seen.id, _name(seen.card))


def _held(view: View, held: HeldCard, public: PublicPart, names: "_Names") -> WireHeld:
    """Views differ little from move to move, so most cards are those of the last view."""
    possible = held.possible
    known = _flags(public.status, possible)
    if held.card is None:
        kind, marks = -1, known
    else:
        face = public.faces.get(held.id)
        if face is None:
            kind = kind_of(view.ruleset, held.card)
            face = public.faces[held.id] = (kind, _flags(public.status, 1 << kind))
        kind, marks = face
    key = (held.id, kind, held.hinted, possible, marks, known)
    made = names.cards.get(key)
    return names.make(key) if made is None else made


def _flags(status: Status, kinds: int) -> int:
    """What is true of a card whichever of these kinds it is."""
    flags = 0
    if not kinds & ~status.playable:
        flags = PLAYABLE
    if not kinds & ~status.useless:
        flags |= USELESS
    if not kinds & ~status.indispensable:
        flags |= INDISPENSABLE
    return flags


PLAYABLE, USELESS, INDISPENSABLE = 1, 2, 4
_MARKS = {PLAYABLE: "playable", USELESS: "useless", INDISPENSABLE: "indispensable"}
_MOST_CARDS, _MOST_RULES = 60_000, 64
"""What is kept of all rulesets together: some 20 MB."""


class _Names:
    """The names of a ruleset's cards by kind, and the cards in hands that were sent before."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self.cards: dict[tuple[int, int, int, int, int, int], WireHeld] = {}
        self._names = tuple(map(card_name, rules.cards))
        self._lists: dict[int, msgspec.Raw] = {}

    def make(self, key: tuple[int, int, int, int, int, int]) -> WireHeld:
        """A card that was not sent before."""
        if len(self.cards) % 1000 == 0:
            _forget_if_full()
        number, kind, hinted, possible, marks, known = key
        name = None if kind < 0 else self._names[kind]
        lists = (self._list(hinted), self._list(possible), _marks(marks), _marks(known))
        made = self.cards[key] = WireHeld(number, name, *lists)
        return made

    def forget(self) -> None:
        """Begin anew."""
        self.cards.clear()
        self._lists.clear()

    def _list(self, kinds: int) -> msgspec.Raw:
        made = self._lists.get(kinds)
        if made is None:
            listed = [name for kind, name in enumerate(self._names) if kinds >> kind & 1]
            made = self._lists[kinds] = msgspec.Raw(msgspec.json.encode(listed))
        return made


_name = lru_cache(maxsize=256)(card_name)
_by_rules: dict[int, _Names] = {}


def _forget_if_full() -> None:
    if sum(len(names.cards) for names in _by_rules.values()) >= _MOST_CARDS:
        for names in _by_rules.values():
            names.forget()


def _names_of(rules: Ruleset) -> _Names:
    """By identity: a ruleset's hash costs more than all that is looked up here."""
    found = _by_rules.get(id(rules))
    if found is None or found.rules is not rules:
        if len(_by_rules) >= _MOST_RULES:
            _by_rules.clear()
        found = _by_rules[id(rules)] = _Names(rules)
    return found


@lru_cache(maxsize=8)
def _marks(flags: int) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode([_MARKS[one] for one in _MARKS if flags & one]))
