"""A position with all cards face up, as the numbers that proofs need."""

from dataclasses import dataclass

from hanabi.game import GameState
from hanabi.rules import CardId, Suit


@dataclass(frozen=True)
class OpenCard:
    """A card that can still be played: its suit by place, and the height at which it fits."""

    card_id: CardId
    name: Suit
    suit: int
    level: int


@dataclass(frozen=True)
class OpenPosition:
    """Who holds what, what will be drawn, and what there is to spend."""

    players: int
    turn: int
    hands: tuple[tuple[OpenCard, ...], ...]
    deck: tuple[OpenCard, ...]
    """The next card first."""
    heights: tuple[int, ...]
    ranks: int
    tokens: int
    most_tokens: int
    mistakes_left: int
    """How many more can be made without losing."""
    turns_left: int | None
    hand_size: int
    is_expert: bool
    is_timed: bool
    has_tiles: bool

    @property
    def cards_placed(self) -> int:
        return sum(self.heights)

    @property
    def most_cards(self) -> int:
        """On complete fireworks."""
        return self.ranks * len(self.heights)


def open_position(state: GameState) -> OpenPosition:
    """The position, which must not be over."""
    ruleset = state.ruleset
    suits = {suit.suit: place for place, suit in enumerate(ruleset.suits)}

    def opened(card_id: CardId) -> OpenCard:
        card = state.card(card_id)
        place = suits[card.suit]
        return OpenCard(
            card_id, card.suit, place, ruleset.suits[place].build_order.index(card.rank)
        )

    return OpenPosition(
        players=ruleset.players,
        turn=state.turn,
        hands=tuple(tuple(map(opened, hand)) for hand in state.hands),
        deck=tuple(map(opened, state.deck)),
        heights=state.heights,
        ranks=len(ruleset.ranks),
        tokens=state.hint_tokens,
        most_tokens=ruleset.max_hint_tokens,
        mistakes_left=ruleset.max_mistakes - 1 - state.mistakes,
        turns_left=state.turns_left,
        hand_size=ruleset.hand_size,
        is_expert=ruleset.options.expert,
        is_timed=ruleset.options.timed_display,
        has_tiles=ruleset.options.five_flamboyants and state.tiles_turned < len(state.deal.tiles),
    )
