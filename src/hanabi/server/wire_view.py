"""A ``View`` as JSON: what the browser and the bots at the table get of a position.

No sentences: keys and values, so that each client speaks its own language. The structs say
what is sent. A ``WireView`` is not built from its parts but written, since most of it
repeats from viewer to viewer and from move to move.
"""

from dataclasses import dataclass
from typing import cast

import msgspec

from hanabi.game import GameState, Outcome
from hanabi.rules import Seat
from hanabi.server.wire_cards import PublicPart
from hanabi.view import View, Views


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


@dataclass(frozen=True, slots=True)
class Viewer:
    """Whose eyes: a seat, or a spectator to whom the hands are open or not."""

    seat: int | None
    hands_open: bool = False


class ViewWriter:
    """Writes the positions of one game for all who look at it. What was made for the last
    position is used for the next, and what is the same for all viewers is made once."""

    def __init__(self) -> None:
        self._state: GameState | None = None
        self._views: Views | None = None
        self._part: PublicPart | None = None
        self._piles: tuple[object, ...] = ()
        self._public = ""

    def view(self, state: GameState, viewer: Viewer) -> WireView:
        """The position as this viewer may see it, through the gate (``hanabi.view``)."""
        views = self._views_of(state)
        part, seat = self._part, None if viewer.seat is None else Seat(viewer.seat)
        assert part is not None
        hands = map(part.hand, views.hands(seat, hands_open=viewer.hands_open))
        moves = part.writer.moves(views.legal_moves(seat))
        json = (
            f'{{"seat":{"null" if seat is None else seat},"hands":[{",".join(hands)}],'
            f'"legal_moves":{moves},{part.json},{self._public}}}'
        )
        return cast(WireView, msgspec.Raw(json.encode()))  # JSON in place of what it says

    def _views_of(self, state: GameState) -> Views:
        if self._views is None or state is not self._state:
            self._views, self._state = Views(state, self._views), state
            public = self._views.public
            piles = (public.ruleset, public.fireworks, public.discards)
            if self._part is None or piles != self._piles:
                self._part, self._piles = PublicPart(public, self._part), piles
            self._public = _public_numbers(public)
        return self._views


def _public_numbers(public: View) -> str:
    """What is not about cards, as the inside of an object."""
    pending, outcome = public.pending, wire_outcome(public.outcome)
    numbers = {
        "next_seat": public.next_seat,
        "first_seat": public.first_seat,
        "deck_size": public.deck_size,
        "hint_tokens": public.hint_tokens,
        "mistakes": public.mistakes,
        "turns_left": public.turns_left,
        "tiles": public.tiles,
        "pending": pending and WirePending(int(pending.tile), pending.choice.value),
        "points": public.points,
        "outcome": outcome,
    }
    return msgspec.json.encode(numbers).decode()[1:-1]


def wire_outcome(outcome: Outcome | None) -> WireOutcome | None:
    """The outcome as it is sent."""
    if outcome is None:
        return None
    rating = outcome.rating and outcome.rating.value
    return WireOutcome(outcome.ending.value, outcome.score, outcome.points, rating)
