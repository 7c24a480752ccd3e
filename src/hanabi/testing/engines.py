"""The door through which one set of tests drives any engine.

An engine joins the specification's tests, the differential test and ``check_engine`` by one
adapter: something that can ``start`` a game and give ``Position``s. Nothing here asks how an
engine keeps its position; only what a person could read off the table is compared.
"""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import cached_property
from typing import Protocol

from hanabi.game import Deal, GameState, Move, Outcome, Pending, apply, legal_moves, start
from hanabi.game.events import Event
from hanabi.rules import Card, CardId, Ruleset, Seat
from hanabi.view.knowledge import hint_knowledge


class Position(Protocol):
    """One position with all cards face up; no later move changes it."""

    @property
    def ruleset(self) -> Ruleset:
        """The rules played by."""

    @property
    def hands(self) -> tuple[tuple[CardId, ...], ...]:
        """Each seat's cards, oldest first (R-18)."""

    @property
    def deck_size(self) -> int:
        """Cards not yet drawn."""

    @property
    def hint_tokens(self) -> int:
        """Hint tokens available (R-02)."""

    @property
    def mistakes(self) -> int:
        """Mistakes made (R-02)."""

    @property
    def heights(self) -> tuple[int, ...]:
        """Cards on each firework, in the order of the ruleset's suits (R-10)."""

    @property
    def discards(self) -> tuple[CardId, ...]:
        """The discards in the order in which they fell (R-17)."""

    @property
    def next_seat(self) -> Seat | None:
        """Who is asked next, the same seat while it owes a choice; None when it is over."""

    @property
    def turns_left(self) -> int | None:
        """Turns of the last round still to come, None before it began (R-14)."""

    @property
    def pending(self) -> Pending | None:
        """The tile's choice that the next seat owes (R-44)."""

    @property
    def tiles_turned(self) -> int:
        """How many reward tiles have been turned over (R-44)."""

    @property
    def points(self) -> int:
        """What stands on the table (R-15, R-43)."""

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, None while it goes on."""

    @property
    def knowledge(self) -> Mapping[CardId, int]:
        """What hints leave possible for each held card: a bit set of kinds (R-50)."""

    @property
    def events(self) -> tuple[Event, ...] | None:
        """What the move that led here caused; None from an engine without events."""

    def card(self, card_id: CardId) -> Card:
        """What is printed on this piece of cardboard."""

    def legal_moves(self) -> tuple[Move, ...]:
        """Everything the next seat may choose; rearranging hands (R-18) is not listed."""

    def apply(self, move: Move) -> "Position":
        """The position after this move. Raises ``IllegalMove``."""


class Engine(Protocol):
    """Something that can play by any ruleset."""

    @property
    def name(self) -> str:
        """What test reports call it."""

    def start(self, ruleset: Ruleset, deal: Deal) -> Position:
        """The position after dealing. Raises ``InvalidDeal``."""


@dataclass(frozen=True)
class ReferencePosition:
    """A ``GameState`` behind the door."""

    state: GameState
    events: tuple[Event, ...] | None = ()

    @property
    def ruleset(self) -> Ruleset:
        """The rules played by."""
        return self.state.ruleset

    @property
    def hands(self) -> tuple[tuple[CardId, ...], ...]:
        """Each seat's cards, oldest first."""
        return self.state.hands

    @property
    def deck_size(self) -> int:
        """Cards not yet drawn."""
        return len(self.state.deck)

    @property
    def hint_tokens(self) -> int:
        """Hint tokens available."""
        return self.state.hint_tokens

    @property
    def mistakes(self) -> int:
        """Mistakes made."""
        return self.state.mistakes

    @property
    def heights(self) -> tuple[int, ...]:
        """Cards on each firework."""
        return self.state.heights

    @property
    def discards(self) -> tuple[CardId, ...]:
        """The discards in the order in which they fell."""
        return self.state.discards

    @property
    def next_seat(self) -> Seat | None:
        """Who is asked next."""
        return self.state.next_seat

    @property
    def turns_left(self) -> int | None:
        """Turns of the last round still to come."""
        return self.state.turns_left

    @property
    def pending(self) -> Pending | None:
        """The choice that the next seat owes."""
        return self.state.pending

    @property
    def tiles_turned(self) -> int:
        """How many reward tiles have been turned over."""
        return self.state.tiles_turned

    @property
    def points(self) -> int:
        """What stands on the table."""
        return self.state.points

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended."""
        return self.state.outcome

    @cached_property
    def knowledge(self) -> Mapping[CardId, int]:
        """What hints leave possible for each held card."""
        return hint_knowledge(self.state)

    def card(self, card_id: CardId) -> Card:
        """What is printed on this piece of cardboard."""
        return self.state.card(card_id)

    def legal_moves(self) -> tuple[Move, ...]:
        """Everything the next seat may choose."""
        return legal_moves(self.state)

    def apply(self, move: Move) -> "ReferencePosition":
        """The position after this move."""
        step = apply(self.state, move)
        return ReferencePosition(step.state, step.events)


@dataclass(frozen=True, slots=True)
class ReferenceEngine:
    """``hanabi.game``, which every other engine is held to."""

    name: str = "reference"

    def start(self, ruleset: Ruleset, deal: Deal) -> ReferencePosition:
        """The position after dealing."""
        return ReferencePosition(start(ruleset, deal))


@dataclass(frozen=True, slots=True)
class Observables:
    """Everything that engines must agree on, taken from one position."""

    hands: tuple[tuple[CardId, ...], ...]
    held_cards: tuple[tuple[Card, ...], ...]
    deck_size: int
    hint_tokens: int
    mistakes: int
    heights: tuple[int, ...]
    discards: tuple[CardId, ...]
    next_seat: Seat | None
    turns_left: int | None
    pending: Pending | None
    tiles_turned: int
    points: int
    outcome: Outcome | None
    knowledge: dict[CardId, int]
    legal_moves: frozenset[Move]

    def differences(self, other: "Observables") -> dict[str, tuple[object, object]]:
        """The observables that differ, with both values."""
        pairs = {
            field.name: (getattr(self, field.name), getattr(other, field.name))
            for field in fields(self)
        }
        return {name: pair for name, pair in pairs.items() if pair[0] != pair[1]}


def observe(position: Position) -> Observables:
    """Read everything off the table."""
    return Observables(
        hands=position.hands,
        held_cards=tuple(tuple(map(position.card, hand)) for hand in position.hands),
        deck_size=position.deck_size,
        hint_tokens=position.hint_tokens,
        mistakes=position.mistakes,
        heights=position.heights,
        discards=position.discards,
        next_seat=position.next_seat,
        turns_left=position.turns_left,
        pending=position.pending,
        tiles_turned=position.tiles_turned,
        points=position.points,
        outcome=position.outcome,
        knowledge=dict(position.knowledge),
        legal_moves=frozenset(position.legal_moves()),
    )
