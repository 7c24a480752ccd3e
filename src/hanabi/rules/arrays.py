"""A ruleset as plain integers, for code that counts: knowledge, deduction, the fast engine.

A *kind* is the number of a card among ``ruleset.cards``: place of its suit × number of
ranks + rank − 1. A set of kinds is an ``int`` used as a bit set.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from hanabi.rules.cards import Card
from hanabi.rules.hints import ColorHint, Hint, RankHint, Seat, touches

if TYPE_CHECKING:
    from hanabi.rules.ruleset import Ruleset


@dataclass(frozen=True, slots=True)
class RulesArrays:
    """Everything the kernel needs, derived once; tuples, so that nobody can change them."""

    suits: int
    ranks: int
    colors: int
    copies: tuple[int, ...]
    """Copies of each kind."""
    kinds_with: tuple[int, ...]
    """The set of kinds with at least one copy, with at least two, …"""
    deck: tuple[int, ...]
    """The kinds of the sorted deck."""
    next_kind: tuple[tuple[int, ...], ...]
    """By suit and height of its firework: the kind that fits, −1 when complete."""
    color_touch: tuple[int, ...]
    """By colour: the set of kinds that a hint of it touches."""
    rank_touch: tuple[int, ...]
    """By rank − 1: the set of kinds that a hint of it touches."""
    hints: tuple[tuple[tuple[Hint, int], ...], ...]
    """By giver: every hint to another in the order of the actions (colours first, each
    clockwise), with the set of kinds that it touches."""
    every_hint: tuple[tuple[Hint, ...], ...]
    """The same hints alone."""
    points_when_empty: tuple[int, ...]
    every_kind: int


def make_arrays(ruleset: "Ruleset") -> RulesArrays:
    """What ``Ruleset.arrays`` keeps."""
    ranks = len(ruleset.ranks)
    number = {card: kind for kind, card in enumerate(ruleset.cards)}
    nobody = Seat(0)
    copies = tuple(ruleset.copies_of(card) for card in ruleset.cards)

    def touched(hint: Hint) -> int:
        return sum(1 << kind for card, kind in number.items() if touches(ruleset, hint, card))

    color_touch = tuple(touched(ColorHint(nobody, color)) for color in ruleset.colors)
    rank_touch = tuple(touched(RankHint(nobody, rank)) for rank in ruleset.ranks)

    def hints_of(giver: int) -> tuple[tuple[Hint, int], ...]:
        players = ruleset.players
        others = [Seat((giver + step) % players) for step in range(1, players)]
        by_color = list(zip(ruleset.colors, color_touch, strict=True))
        by_rank = list(zip(ruleset.ranks, rank_touch, strict=True))
        return (
            *((ColorHint(to, color), kinds) for to in others for color, kinds in by_color),
            *((RankHint(to, rank), kinds) for to in others for rank, kinds in by_rank),
        )

    hints = tuple(map(hints_of, range(ruleset.players)))
    return RulesArrays(
        suits=len(ruleset.suits),
        ranks=ranks,
        colors=len(ruleset.colors),
        copies=copies,
        kinds_with=tuple(
            sum(1 << kind for kind, has in enumerate(copies) if has >= count)
            for count in range(1, max(copies) + 1)
        ),
        deck=tuple(number[card] for card in ruleset.deck),
        next_kind=tuple(
            (*(number[Card(suit.suit, rank)] for rank in suit.build_order), -1)
            for suit in ruleset.suits
        ),
        color_touch=color_touch,
        rank_touch=rank_touch,
        hints=hints,
        every_hint=tuple(tuple(hint for hint, _ in listed) for listed in hints),
        points_when_empty=tuple(suit.points_when_empty for suit in ruleset.suits),
        every_kind=(1 << len(number)) - 1,
    )


def touch_set(ruleset: "Ruleset", hint: Hint) -> int:
    """The set of kinds that a hint touches."""
    arrays = ruleset.arrays
    if isinstance(hint, ColorHint):
        return arrays.color_touch[ruleset.colors.index(hint.color)]
    return arrays.rank_touch[hint.rank - 1]


def kind_of(ruleset: "Ruleset", card: Card) -> int:
    """The card's number among the ruleset's cards."""
    return ruleset.place_of(card.suit) * len(ruleset.ranks) + card.rank - 1
