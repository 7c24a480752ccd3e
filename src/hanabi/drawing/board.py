"""What can be seen of a position: the one thing that text boards and pictures are made from."""

from dataclasses import dataclass
from functools import cached_property

from hanabi.rules import Card, CardId, Color, ColorHint, Hint, Ruleset, Seat, Suit, Tile
from hanabi.rules.arrays import kind_of


@dataclass(frozen=True, slots=True)
class BoardCard:
    """A card in a hand: its face, unless it is turned away, and what its holder knows.

    ``told`` are the hints that pointed at it, ``possible`` the kinds (see ``rules.arrays``)
    that it can have for all its holder knows.
    """

    id: CardId
    face: Card | None
    possible: int
    told: tuple[Hint, ...] = ()

    @property
    def told_colors(self) -> tuple[Color, ...]:
        """The colours that it was pointed at with, each once."""
        colors = [hint.color for hint in self.told if isinstance(hint, ColorHint)]
        return tuple(dict.fromkeys(colors))

    @property
    def told_ranks(self) -> tuple[int, ...]:
        """The values that it was pointed at with, each once."""
        ranks = [hint.rank for hint in self.told if not isinstance(hint, ColorHint)]
        return tuple(dict.fromkeys(ranks))


@dataclass(frozen=True)
class Board:
    """A table as somebody sees it. Hands are oldest first, as everywhere in the library;
    they are drawn newest first, as players hold them.

    ``seat`` is whose eyes these are, None for somebody who holds no cards. ``touched`` are
    the cards that the last hint pointed at. ``deck`` is given only where it lies open.
    """

    ruleset: Ruleset
    seat: Seat | None
    hands: tuple[tuple[BoardCard, ...], ...]
    heights: tuple[int, ...]
    discards: tuple[Card, ...]
    deck_size: int
    hint_tokens: int
    mistakes: int
    next_seat: Seat | None
    turns_left: int | None
    tiles: tuple[Tile, ...]
    is_tile_asking: bool
    points: int
    touched: frozenset[CardId] = frozenset()
    score: int | None = None
    """What the game was worth; None while it goes on."""
    deck: tuple[Card, ...] | None = None

    @cached_property
    def tops(self) -> tuple[Card | None, ...]:
        """The card on top of each firework, None where none lies."""
        suits = zip(self.ruleset.suits, self.heights, strict=True)
        return tuple(
            Card(suit.suit, suit.build_order[height - 1]) if height else None
            for suit, height in suits
        )

    def possible_suits(self, held: BoardCard) -> tuple[Suit, ...]:
        """The suits that the card can have for all its holder knows."""
        return tuple(dict.fromkeys(card.suit for card in self._possible(held)))

    def possible_ranks(self, held: BoardCard) -> tuple[int, ...]:
        """The values that the card can have for all its holder knows."""
        return tuple(sorted({card.rank for card in self._possible(held)}))

    def known_face(self, held: BoardCard) -> Card | None:
        """The card that it must be for its holder, if only one is left."""
        cards = self._possible(held)
        return cards[0] if len(cards) == 1 else None

    def _possible(self, held: BoardCard) -> list[Card]:
        rules = self.ruleset
        return [card for card in rules.cards if held.possible >> kind_of(rules, card) & 1]
