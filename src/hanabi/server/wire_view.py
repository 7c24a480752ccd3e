"""A ``View`` as JSON: what the browser and the bots at the table get of a position.

No sentences: keys and values, so that each client speaks its own language. Sets of cards
repeat from view to view, so their JSON is kept.
"""

from functools import lru_cache

import msgspec

from hanabi.game import Outcome
from hanabi.notation.text import card_name, move_text
from hanabi.rules import Ruleset
from hanabi.rules.arrays import kind_of
from hanabi.view import HeldCard, SeenCard, View


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


def wire_view(view: View) -> WireView:
    """The view as it is sent."""
    status, pending = view.status, view.pending
    return WireView(
        seat=view.seat,
        next_seat=view.next_seat,
        first_seat=view.first_seat,
        hands=[[_held(view, held) for held in hand] for hand in view.hands],
        fireworks=[
            WireFirework(one.suit.value, list(map(_seen, cards)), reach)
            for one, cards, reach in zip(
                view.ruleset.suits, view.fireworks, status.reachable, strict=True
            )
        ],
        discards=list(map(_seen, view.discards)),
        deck_size=view.deck_size,
        hint_tokens=view.hint_tokens,
        mistakes=view.mistakes,
        turns_left=view.turns_left,
        tiles=[int(tile) for tile in view.tiles],
        pending=None if pending is None else WirePending(int(pending.tile), pending.choice.value),
        points=view.points,
        highest_score=status.highest_score,
        dead_suits=[suit.value for suit in status.dead_suits],
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


def _held(view: View, held: HeldCard) -> WireHeld:
    rules, status = view.ruleset, view.status
    known = _marks(
        _within(held.possible, status.playable),
        _within(held.possible, status.useless),
        _within(held.possible, status.indispensable),
    )
    if held.card is None:
        card, marks = None, known
    else:
        card, kind = _name(held.card), kind_of(rules, held.card)
        marks = _marks(
            bool(status.playable >> kind & 1),
            bool(status.useless >> kind & 1),
            bool(status.indispensable >> kind & 1),
        )
    names = _names_of(rules)
    return WireHeld(
        held.id, card, _names(names, held.hinted), _names(names, held.possible), marks, known
    )


def _within(kinds: int, others: int) -> bool:
    return kinds != 0 and kinds & ~others == 0


_name = lru_cache(maxsize=256)(card_name)


@lru_cache(maxsize=64)
def _names_of(rules: Ruleset) -> tuple[str, ...]:
    return tuple(map(card_name, rules.cards))


@lru_cache(maxsize=50_000)
def _names(names: tuple[str, ...], kinds: int) -> msgspec.Raw:
    listed = [name for kind, name in enumerate(names) if kinds >> kind & 1]
    return msgspec.Raw(msgspec.json.encode(listed))


@lru_cache(maxsize=8)
def _marks(playable: bool, useless: bool, indispensable: bool) -> msgspec.Raw:
    flags = {"playable": playable, "useless": useless, "indispensable": indispensable}
    return msgspec.Raw(msgspec.json.encode([name for name, on in flags.items() if on]))
