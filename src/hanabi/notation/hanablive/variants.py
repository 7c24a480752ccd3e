"""What the variants of hanab.live are by our rules.

A suit is told by how it behaves: which hints touch it, how many cards it has and which is played
first. So its "Black" is the multicolour suit of R-40, its "Dark Rainbow" that of R-41, its
"Rainbow" that of R-42, and its "White" a suit that no colour touches.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, cached_property

from hanabi.notation.hanablive.variant_table import REVERSED, SUIT_LETTERS, TABLE
from hanabi.rules import Color, Multicolor, Options, Ruleset, Suit, SuitRules, ruleset
from hanabi.rules.suits import ONE_OF_EACH, STANDARD_COPIES

_PLAIN = {
    "Red": Suit.RED,
    "Yellow": Suit.YELLOW,
    "Green": Suit.GREEN,
    "Blue": Suit.BLUE,
    "Purple": Suit.WHITE,
    "Teal": Suit.MULTICOLOR,
}
_RAINBOWS = ("Rainbow", "Dark Rainbow")
_ONE_OF_EACH = ("Black", "Dark Rainbow", "Gray")
_BLACK = "Black"
_FOR_COLORED = (Suit.MULTICOLOR, Suit.BLACK)
_FOR_COLORLESS = (Suit.WHITE, Suit.BLACK, Suit.MULTICOLOR)
"""Suits of ours that may stand for a special one: the first that is free."""


@dataclass(frozen=True)
class SuitOfSite:
    """A suit by its name there; reversed, it is built from 5 down to 1."""

    name: str
    is_reversed: bool = False


@dataclass(frozen=True)
class Variant:
    """A variant: its number in links, where it is known, its name in JSON, its suits in order, and
    how many copies of each rank those have that are not one of each."""

    number: int | None
    name: str
    suits_there: tuple[SuitOfSite, ...]
    copies: tuple[int, ...] = STANDARD_COPIES

    @cached_property
    def suits(self) -> tuple[SuitRules, ...]:
        """What our rules say of each of its suits."""
        chosen: dict[str, SuitRules] = {}
        taken = {_PLAIN[suit.name] for suit in self.suits_there if suit.name in _PLAIN}

        def free(suits: tuple[Suit, ...]) -> Suit:
            suit = next(suit for suit in suits if suit not in taken)
            taken.add(suit)
            return suit

        # Rainbows first: the multicolour suit is most like them.
        for there in sorted(self.suits_there, key=lambda each: each.name not in _RAINBOWS):
            name, falling = there.name, there.is_reversed
            copies = ONE_OF_EACH if name in _ONE_OF_EACH else self.copies
            if falling:
                copies = copies[::-1]  # there are three of what is played first
            if name in _PLAIN:
                suit = _PLAIN[name]
                chosen[name] = SuitRules(suit, copies, falling, Color(suit.value))
            elif name in _RAINBOWS:
                chosen[name] = SuitRules(free(_FOR_COLORED), copies, falling, every_color=True)
            elif name == _BLACK:
                color = Color.MULTICOLOR  # the one that no plain suit has there
                chosen[name] = SuitRules(free(_FOR_COLORED), copies, falling, color)
            else:
                chosen[name] = SuitRules(free(_FOR_COLORLESS), copies, falling)
        return tuple(chosen[there.name] for there in self.suits_there)

    @property
    def colors(self) -> tuple[Color, ...]:
        """What a colour hint may name, in the order in which the site numbers them."""
        return tuple(suit.color for suit in self.suits if suit.color is not None)

    def rules(
        self,
        players: int,
        *,
        empty_hints: bool = False,
        expert: bool = False,
        more_cards: int = 0,
    ) -> Ruleset:
        """Our rules for it; with options of a box, where such a box could be."""
        suits = tuple(sorted(self.suits, key=lambda suit: list(Suit).index(suit.suit)))
        options = Options(empty_hints=empty_hints, expert=expert)
        for way in (None, *Multicolor):
            of_a_box = ruleset(players, None, options.with_named({"multicolor": way}))
            if of_a_box.suits == suits and not more_cards:
                return of_a_box
        hand_size = ruleset(players).hand_size + more_cards
        return Ruleset(players, hand_size, suits, options)


def _suits_there(letters: str) -> Iterator[SuitOfSite]:
    for place, letter in enumerate(letters):
        if letter != REVERSED:
            yield SuitOfSite(SUIT_LETTERS[letter], letters[place + 1 : place + 2] == REVERSED)


VARIANTS: tuple[Variant, ...] = tuple(
    Variant(number, name, tuple(_suits_there(letters)), copies)
    for copies, rows in TABLE
    for number, name, letters in rows
)
"""Those that our rules can play."""


@cache
def variants_by_name() -> dict[str, Variant]:
    """Each by what JSON calls it."""
    return {variant.name: variant for variant in VARIANTS}


@cache
def variants_by_number() -> dict[int, Variant]:
    """Each by what links call it."""
    return {variant.number: variant for variant in VARIANTS if variant.number is not None}


def variant_of(suits: Sequence[SuitRules]) -> Variant | None:
    """The variant with just these suits, if there is one."""
    wanted = set(suits)
    return next((each for each in VARIANTS if set(each.suits) == wanted), None)
