"""The only thing that leaves the authority: the position as one seat may see it (R-04)."""

from dataclasses import dataclass, replace
from functools import cached_property

from hanabi.game import GameState, Move, Outcome, Pending, legal_moves
from hanabi.game.events import HintGiven
from hanabi.rules import Card, CardId, Ruleset, Seat, Suit, Tile
from hanabi.view.deduction import moments, possible_kinds, seen_by
from hanabi.view.ids import draw_number, seen_move
from hanabi.view.knowledge import hint_knowledge
from hanabi.view.status import Status, status_of


@dataclass(frozen=True, slots=True)
class SeenCard:
    """A card that lies open: in the discards or on a firework."""

    id: CardId
    card: Card


@dataclass(frozen=True, slots=True)
class HeldCard:
    """A card in a hand.

    ``card`` is its face where the viewer sees it. ``hinted`` is the set of kinds that hints
    leave (R-50). ``possible`` also counts copies (R-51): for one's own card from all that
    one sees, for a teammate's from what the viewer knows that the teammate sees.
    """

    id: CardId
    card: Card | None
    hinted: int
    possible: int


@dataclass(frozen=True)
class View:
    """A position, redacted. All ids are draw numbers (see ``view.ids``).

    ``seat`` is None for a spectator. ``legal_moves`` is empty unless the seat is on turn:
    which hints another may give would tell about one's own cards.
    """

    ruleset: Ruleset
    seat: Seat | None
    hands: tuple[tuple[HeldCard, ...], ...]
    fireworks: tuple[tuple[SeenCard, ...], ...]
    discards: tuple[SeenCard, ...]
    deck_size: int
    hint_tokens: int
    mistakes: int
    first_seat: Seat
    next_seat: Seat | None
    turns_left: int | None
    tiles: tuple[Tile, ...]
    """The reward tiles turned so far."""
    pending: Pending | None
    points: int
    hints: tuple[HintGiven, ...]
    legal_moves: tuple[Move, ...]
    outcome: Outcome | None

    @property
    def is_on_turn(self) -> bool:
        """Is this seat asked to move?"""
        return self.seat is not None and self.next_seat == self.seat

    @property
    def own_hand(self) -> tuple[HeldCard, ...]:
        """The viewer's own cards, oldest first; a spectator has none."""
        return () if self.seat is None else self.hands[self.seat]

    @cached_property
    def heights(self) -> tuple[int, ...]:
        """Cards on each firework, in the order of the ruleset's suits."""
        return tuple(map(len, self.fireworks))

    @cached_property
    def status(self) -> Status:
        """Playable, useless and indispensable cards, as everybody can tell (R-20)."""
        return status_of(self.ruleset, self.heights, (seen.card for seen in self.discards))

    @property
    def highest_score(self) -> int:
        """The highest score still possible (R-20)."""
        return self.status.highest_score

    @property
    def dead_suits(self) -> tuple[Suit, ...]:
        """The suits whose firework can no longer be completed (R-20)."""
        return self.status.dead_suits

    def cards_in(self, kinds: int) -> tuple[Card, ...]:
        """The cards of a set of kinds."""
        return tuple(card for kind, card in enumerate(self.ruleset.cards) if kinds >> kind & 1)

    def is_playable(self, held: HeldCard) -> bool:
        """Does the holder know that the card fits now, whatever it is?"""
        return _within(held.possible, self.status.playable)

    def is_useless(self, held: HeldCard) -> bool:
        """Does the holder know that the card can never fit again?"""
        return _within(held.possible, self.status.useless)

    def is_indispensable(self, held: HeldCard) -> bool:
        """Does the holder know that the card is the last copy of one still needed?"""
        return _within(held.possible, self.status.indispensable)

    def may_be_indispensable(self, held: HeldCard) -> bool:
        """Could the card, for all its holder knows, be a last copy of one still needed?"""
        return bool(held.possible & self.status.indispensable)


def _within(kinds: int, others: int) -> bool:
    return kinds != 0 and kinds & ~others == 0


def view_of(state: GameState, seat: Seat) -> View:
    """What this seat may see; once the game is over, everything."""
    return _view(state, seat, hands_open=False)


def spectator_view(state: GameState, *, hands_open: bool = False) -> View:
    """What somebody sees who holds no cards: no hand, or all of them. Never the deck."""
    return _view(state, None, hands_open=hands_open)


def _view(state: GameState, seat: Seat | None, *, hands_open: bool) -> View:
    hinted = hint_knowledge(state)
    hands = []
    for other, hand in enumerate(state.hands):
        holder = Seat(other)
        is_open = state.is_over or (hands_open if seat is None else holder != seat)
        hands.append(_held(state, hand, hinted, seen_by(state, seat, holder), is_open))
    on_turn = seat is not None and state.next_seat == seat
    return View(
        ruleset=state.ruleset,
        seat=seat,
        hands=tuple(hands),
        fireworks=tuple(_open_cards(state, firework) for firework in state.fireworks),
        discards=_open_cards(state, state.discards),
        deck_size=len(state.deck),
        hint_tokens=state.hint_tokens,
        mistakes=state.mistakes,
        first_seat=state.deal.first_seat,
        next_seat=state.next_seat,
        turns_left=state.turns_left,
        tiles=state.deal.tiles[: state.tiles_turned],
        pending=state.pending,
        points=state.points,
        hints=_named_hints(state),
        legal_moves=tuple(seen_move(state, move) for move in legal_moves(state)) if on_turn else (),
        outcome=state.outcome,
    )


def _held(
    state: GameState,
    hand: tuple[CardId, ...],
    hinted: dict[CardId, int],
    seen: list[CardId],
    is_open: bool,
) -> tuple[HeldCard, ...]:
    masks = [hinted[card_id] for card_id in hand]
    possible = possible_kinds(masks, moments(state, hand, seen))
    return tuple(
        HeldCard(draw_number(state, card_id), state.card(card_id) if is_open else None, mask, kinds)
        for card_id, mask, kinds in zip(hand, masks, possible, strict=True)
    )


def _open_cards(state: GameState, card_ids: tuple[CardId, ...]) -> tuple[SeenCard, ...]:
    return tuple(SeenCard(draw_number(state, card_id), state.card(card_id)) for card_id in card_ids)


def _named_hints(state: GameState) -> tuple[HintGiven, ...]:
    """The hints with the draw numbers that the cards had when they were given."""
    if not state.returned:
        return state.hints
    return tuple(
        replace(
            given,
            touched=tuple(draw_number(state, c, hints=place) for c in given.touched),
            untouched=tuple(draw_number(state, c, hints=place) for c in given.untouched),
        )
        for place, given in enumerate(state.hints)
    )
