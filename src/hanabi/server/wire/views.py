"""A position as JSON: what browsers and programs that connect get of it.

No sentences: keys and values, so that each client speaks its own language. The structs say
what is sent; they are never built. ``ViewWriter`` writes their JSON from ``hanabi.view.Views``,
since most of it is the same from viewer to viewer and from move to move.
"""

from typing import NamedTuple, cast

import msgspec

from hanabi.game import Choice, Ending, GameState, Outcome
from hanabi.rules import Rating, Seat, Suit
from hanabi.server.wire.cards import HandWriter, PileWriter, moves_text
from hanabi.view import PaceRisk, Status, Views, pace_of, pace_risk

KindSet = int
"""A set of kinds: bit n stands for the n-th of ``RulesInfo.cards`` (decisions/0010)."""


class WireSeen(msgspec.Struct, frozen=True):
    """An open card: its draw number and what is on it."""

    id: int
    card: str


class WireHeld(msgspec.Struct, frozen=True):
    """A card in a hand.

    ``card`` is null where the viewer may not see it. ``hinted`` is what hints leave (R-50),
    ``possible`` what counting copies leaves of that, as far as the viewer can tell that the
    holder knows it (R-51).
    """

    id: int
    card: str | None
    hinted: KindSet
    possible: KindSet


class WireFirework(msgspec.Struct, frozen=True):
    """One suit's pile, lowest first, and how high it can still become."""

    suit: Suit
    cards: list[WireSeen]
    reachable: int


class WirePending(msgspec.Struct, frozen=True):
    """The decision that a turned tile asks for (R-44)."""

    tile: int
    choice: Choice


class WireOutcome(msgspec.Struct, frozen=True):
    """How it ended; there is no rating in the expert variant (R-30)."""

    ending: Ending
    score: int
    points: int
    rating: Rating | None


class WireView(msgspec.Struct, frozen=True):
    """A position as one viewer may see it; ``seat`` is null for a spectator.

    ``playable``, ``useless`` and ``indispensable`` are the kinds that are (R-20): a holder
    knows it of a card once all that is possible is among them. ``pace`` is how many discards the
    team can still afford, null where that means nothing; ``pace_risk`` is low then.
    """

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
    dead_suits: list[Suit]
    playable: KindSet
    useless: KindSet
    indispensable: KindSet
    pace: int | None
    pace_risk: PaceRisk
    legal_moves: list[str]
    outcome: WireOutcome | None


class Viewer(NamedTuple):
    """Whose eyes: a seat, or a spectator to whom the hands are open or not."""

    seat: Seat | None
    hands_open: bool = False


class ViewWriter:
    """Writes the positions of one game for all who look at it. What was made for the last
    position is used for the next, and what is the same for all viewers is made once."""

    def __init__(self) -> None:
        self._state: GameState | None = None
        self._views: Views
        self._hands: HandWriter
        self._piles: PileWriter
        self._on_turn: Seat | None = None
        self._public = ""

    def view(self, state: GameState, viewer: Viewer) -> WireView:
        """The position as this viewer may see it, to be put into a message."""
        return cast(WireView, msgspec.Raw(self.text(state, viewer).encode()))

    def text(self, state: GameState, viewer: Viewer) -> str:
        """A ``WireView`` as JSON, through the gate (``hanabi.view``)."""
        if state is not self._state:
            self._move_to(state)
        seat, views = viewer.seat, self._views
        hands = self._hands.text(viewer, views.hands(*viewer))
        moves = moves_text(views.legal_moves(seat)) if seat == self._on_turn else "[]"
        return (
            f'{{"seat":{"null" if seat is None else seat},"hands":{hands},'
            f'"legal_moves":{moves},{self._public}}}'
        )

    def _move_to(self, state: GameState) -> None:
        if self._state is None:
            self._views = Views(state)
            self._hands = HandWriter(state.ruleset)
            self._piles = PileWriter(state.ruleset.suits)
        else:
            self._views.move_to(state)
        self._state, self._on_turn, views = state, state.next_seat, self._views
        status = views.status
        piles = self._piles.text(views.piles, status)
        self._public = f"{piles},{_numbers(state)},{_pace(state, status)}"


def _numbers(state: GameState) -> str:
    """What is not about cards, and open to all, as the inside of an object."""
    return (
        f'"next_seat":{_json(state.next_seat)},"first_seat":{state.deal.first_seat},'
        f'"deck_size":{len(state.deck)},"hint_tokens":{state.hint_tokens},'
        f'"mistakes":{state.mistakes},"points":{state.points},{_rare_numbers(state)}'
    )


def _pace(state: GameState, status: Status) -> str:
    """As ``View.pace`` and ``View.pace_risk``."""
    rules, pace = state.ruleset, None
    if state.outcome is None:
        pace = pace_of(rules, sum(state.heights), sum(status.reachable), len(state.deck))
    risk = pace_risk(pace, rules.players)
    return f'"pace":{"null" if pace is None else pace},"pace_risk":"{risk.value}"'


def _rare_numbers(state: GameState) -> str:
    """What most positions do not have."""
    if not (state.tiles_turned or state.turns_left or state.pending or state.outcome):
        return '"tiles":[],"turns_left":null,"pending":null,"outcome":null'
    tiles, turns_left = state.deal.tiles[: state.tiles_turned], state.turns_left
    pending = state.pending and WirePending(int(state.pending.tile), state.pending.choice)
    return (
        f'"tiles":{_json(tiles)},"turns_left":{_json(turns_left)},"pending":{_json(pending)},'
        f'"outcome":{_json(wire_outcome(state.outcome))}'
    )


def _json(value: object) -> str:
    return "null" if value is None else msgspec.json.encode(value).decode()


def wire_outcome(outcome: Outcome | None) -> WireOutcome | None:
    if outcome is None:
        return None
    return WireOutcome(outcome.ending, outcome.score, outcome.points, outcome.rating)
