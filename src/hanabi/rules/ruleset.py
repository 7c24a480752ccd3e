"""A ruleset: an edition and its options resolved into the data the engines play by."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

from hanabi.rules.arrays import RulesArrays, make_arrays
from hanabi.rules.cards import Card, Color, Suit
from hanabi.rules.editions import edition as edition_named
from hanabi.rules.errors import InvalidRuleset
from hanabi.rules.limits import MAX_CARDS, MAX_COUNT, MAX_HAND, MAX_KINDS, MAX_RANKS
from hanabi.rules.options import Options
from hanabi.rules.suits import BLACK_POWDER, PLAIN_SUITS, SuitRules

MIN_PLAYERS = 2
"""R-03."""
MAX_PLAYERS = 5
"""R-03."""


@dataclass(frozen=True)
class Ruleset:
    """Everything about the rules that a game needs to know.

    Made by ``ruleset()`` for what the boxes offer. Built directly, it also describes small
    or foreign games: other suits, hand sizes, token counts.
    """

    players: int
    hand_size: int
    suits: tuple[SuitRules, ...] = PLAIN_SUITS
    options: Options = field(default_factory=Options)
    edition: str | None = None
    max_hint_tokens: int = 8
    max_mistakes: int = 3

    def __post_init__(self) -> None:
        if not _is_count(self.players) or not MIN_PLAYERS <= self.players <= MAX_PLAYERS:
            raise InvalidRuleset("players", players=self.players)
        if not self.suits or len({suit.suit for suit in self.suits}) < len(self.suits):
            raise InvalidRuleset("suits-differ")
        if len({len(suit.copies) for suit in self.suits}) > 1:
            raise InvalidRuleset("suits-ranks")
        if not _is_count(self.hand_size) or self.hand_size < 1:
            raise InvalidRuleset("hand-size", size=self.hand_size)
        if self.players * self.hand_size >= sum(sum(suit.copies) for suit in self.suits):
            raise InvalidRuleset("deck-too-small", players=self.players, size=self.hand_size)
        if not _is_count(self.max_hint_tokens) or not _is_count(self.max_mistakes):
            raise InvalidRuleset("tokens-not-counts")
        if self.max_hint_tokens < 0 or self.max_mistakes < 1:
            raise InvalidRuleset("tokens-not-counts")
        self._check_size()

    def _check_size(self) -> None:
        sizes = {
            "cards": (sum(sum(suit.copies) for suit in self.suits), MAX_CARDS),
            "kinds": (len(self.suits) * len(self.ranks), MAX_KINDS),
            "ranks": (len(self.ranks), MAX_RANKS),
            "hand-size": (self.hand_size, MAX_HAND),
            "hint-tokens": (self.max_hint_tokens, MAX_COUNT),
            "mistakes": (self.max_mistakes, MAX_COUNT),
        }
        for what, (value, most) in sizes.items():
            if value > most:
                raise InvalidRuleset("ruleset-too-large", what=what, value=value, most=most)

    @cached_property
    def ranks(self) -> tuple[int, ...]:
        """The values printed on the cards, which are also those a hint may name."""
        return tuple(range(1, len(self.suits[0].copies) + 1))

    @cached_property
    def colors(self) -> tuple[Color, ...]:
        """The colours that a hint may name."""
        return tuple(suit.color for suit in self.suits if suit.color is not None)

    @cached_property
    def cards(self) -> tuple[Card, ...]:
        """Each different card once, by suit and then by rank."""
        return tuple(Card(suit.suit, rank) for suit in self.suits for rank in self.ranks)

    @cached_property
    def deck(self) -> tuple[Card, ...]:
        """Every card of the box, sorted; a deal is an order of these."""
        return tuple(card for card in self.cards for _ in range(self.copies_of(card)))

    @cached_property
    def arrays(self) -> RulesArrays:
        """All of it as plain integers, for code that counts."""
        return make_arrays(self)

    @cached_property
    def _places(self) -> dict[Suit, int]:
        return {suit.suit: place for place, suit in enumerate(self.suits)}

    def place_of(self, suit: Suit) -> int:
        """Where the suit stands among the ruleset's suits."""
        return self._places[suit]

    def has(self, suit: Suit) -> bool:
        """Is the suit part of this game?"""
        return suit in self._places

    def rules_of(self, suit: Suit) -> SuitRules:
        """What the rules say of this suit."""
        return self.suits[self._places[suit]]

    def copies_of(self, card: Card) -> int:
        """How many pieces of cardboard show this card."""
        return self.rules_of(card.suit).copies_of(card.rank)

    @cached_property
    def max_score(self) -> int:
        """The score of a perfect game (R-15, R-40, R-43)."""
        return sum(suit.points(len(self.ranks)) for suit in self.suits)


def ruleset(
    players: int, edition: str | None = None, options: Options | Mapping[str, object] | None = None
) -> Ruleset:
    """The rules of a box, or of freely combined options where no edition is named (R-45).

    Options by name change the edition's defaults; an ``Options`` stands for all of them.

    >>> ruleset(2, "it-2023").max_score
    25
    """
    box = edition_named(edition) if edition is not None else None
    if not isinstance(options, Options):
        defaults = box.defaults if box else Options()
        options = defaults.with_named(options or {})
    if box:
        box.check(options)
    multicolor = (options.multicolor.suit_rules,) if options.multicolor else ()
    black = (BLACK_POWDER,) if options.black_powder else ()
    return Ruleset(
        players=players,
        hand_size=_hand_size(players),
        suits=PLAIN_SUITS + multicolor + black,
        options=options,
        edition=edition,
    )


def _hand_size(players: int) -> int:
    """R-03: five cards for two or three players, four for more."""
    return 5 if players in (2, 3) else 4


def _is_count(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)
