"""A ``View`` as JSON: what the browser and the bots at the table get of a position.

No sentences: keys and values, so that each client speaks its own language. The structs say
what is sent; the larger parts of one are put in as JSON that was made before, since they
repeat from viewer to viewer and from move to move.
"""

from typing import Any

import msgspec

from hanabi.game import Outcome
from hanabi.server.wire_cards import PublicPart, card_writer
from hanabi.view import View


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
    hinted: list[str]
    possible: list[str]
    marks: list[str]
    known: list[str]


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


def public_part(view: View, before: PublicPart | None = None) -> PublicPart:
    """What everybody sees alike, from any viewer's view of a position. ``before``: that of
    any other position."""
    return PublicPart(view, card_writer(view.ruleset), before)


def wire_view(view: View, public: PublicPart | None = None) -> WireView:
    """The view as it is sent; ``public`` saves making the same again for another viewer."""
    pending, public = view.pending, public or public_part(view)
    return WireView(
        seat=view.seat,
        next_seat=view.next_seat,
        first_seat=view.first_seat,
        hands=[_ready(public.hand(hand)) for hand in view.hands],
        fireworks=_ready(public.fireworks),
        discards=_ready(public.discards),
        deck_size=view.deck_size,
        hint_tokens=view.hint_tokens,
        mistakes=view.mistakes,
        turns_left=view.turns_left,
        tiles=[int(tile) for tile in view.tiles],
        pending=None if pending is None else WirePending(int(pending.tile), pending.choice.value),
        points=view.points,
        highest_score=public.status.highest_score,
        dead_suits=_ready(public.dead_suits),
        legal_moves=public.writer.moves(view.legal_moves),
        outcome=wire_outcome(view.outcome),
    )


def _ready(json: msgspec.Raw) -> Any:
    """JSON in place of the value that it stands for."""
    return json


def wire_outcome(outcome: Outcome | None) -> WireOutcome | None:
    """The outcome as it is sent."""
    if outcome is None:
        return None
    rating = outcome.rating and outcome.rating.value
    return WireOutcome(outcome.ending.value, outcome.score, outcome.points, rating)
