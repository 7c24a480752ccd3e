"""The variants of hanab.live that our rules can play, by number, name and suits.

A suit is told by how it behaves: which hints touch it and how many cards it has. So its
"Black" is the multicolour suit of R-40, its "Dark Rainbow" that of R-41, its "Rainbow" that
of R-42, and its "White" a suit that no colour touches.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, cached_property

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
_RAINBOWS = {"Rainbow": STANDARD_COPIES, "Dark Rainbow": ONE_OF_EACH}
_COLORLESS = {"White": STANDARD_COPIES, "Gray": ONE_OF_EACH}
_BLACK = "Black"
_FOR_COLORED = (Suit.MULTICOLOR, Suit.BLACK)
_FOR_COLORLESS = (Suit.WHITE, Suit.BLACK, Suit.MULTICOLOR)
"""Suits of ours that may stand for a special one: the first that is free."""

_LETTERS = {
    "R": "Red",
    "Y": "Yellow",
    "G": "Green",
    "B": "Blue",
    "P": "Purple",
    "T": "Teal",
    "k": _BLACK,
    "m": "Rainbow",
    "d": "Dark Rainbow",
    "w": "White",
    "g": "Gray",
}
_TABLE = (
    (0, "No Variant", "RYGBP"),
    (1, "6 Suits", "RYGBPT"),
    (15, "4 Suits", "RYGB"),
    (18, "3 Suits", "RGB"),
    (2, "Black (6 Suits)", "RYGBPk"),
    (21, "Black (5 Suits)", "RYGBk"),
    (3, "Rainbow (6 Suits)", "RYGBPm"),
    (16, "Rainbow (5 Suits)", "RYGBm"),
    (17, "Rainbow (4 Suits)", "RGBm"),
    (19, "Rainbow (3 Suits)", "RBm"),
    (13, "White (6 Suits)", "RYGBPw"),
    (22, "White (5 Suits)", "RYGBw"),
    (26, "White (4 Suits)", "RGBw"),
    (27, "White (3 Suits)", "RBw"),
    (11, "Dark Rainbow (6 Suits)", "RYGBPd"),
    (23, "Dark Rainbow (5 Suits)", "RYGBd"),
    (59, "Gray (6 Suits)", "RYGBPg"),
    (58, "Gray (5 Suits)", "RYGBg"),
    (65, "Black & Rainbow (6 Suits)", "RYGBkm"),
    (66, "Black & Rainbow (5 Suits)", "RGBkm"),
    (63, "Black & White (6 Suits)", "RYGBkw"),
    (64, "Black & White (5 Suits)", "RGBkw"),
    (12, "Black & Dark Rainbow (6 Suits)", "RYGBkd"),
    (60, "Black & Gray (6 Suits)", "RYGBkg"),
    (6, "Rainbow & White (6 Suits)", "RYGBmw"),
    (28, "Rainbow & White (5 Suits)", "RGBmw"),
    (29, "Rainbow & White (4 Suits)", "RBmw"),
    (67, "Rainbow & Gray (6 Suits)", "RYGBmg"),
    (68, "Rainbow & Gray (5 Suits)", "RGBmg"),
)


@dataclass(frozen=True)
class Variant:
    """A variant: its number in links, its name in JSON, and its suits in order."""

    number: int
    name: str
    suit_names: tuple[str, ...]

    @cached_property
    def suits(self) -> tuple[SuitRules, ...]:
        """What our rules say of each of its suits."""
        chosen: dict[str, SuitRules] = {}
        taken = {_PLAIN[name] for name in self.suit_names if name in _PLAIN}

        def free(suits: tuple[Suit, ...]) -> Suit:
            suit = next(suit for suit in suits if suit not in taken)
            taken.add(suit)
            return suit

        # Rainbows first: the multicolour suit is most like them.
        for name in sorted(self.suit_names, key=lambda name: name not in _RAINBOWS):
            if name in _PLAIN:
                suit = _PLAIN[name]
                chosen[name] = SuitRules(suit, color=Color(suit.value))
            elif name in _RAINBOWS:
                chosen[name] = SuitRules(free(_FOR_COLORED), _RAINBOWS[name], every_color=True)
            elif name == _BLACK:
                color = Color.MULTICOLOR  # the one that no plain suit has there
                chosen[name] = SuitRules(free(_FOR_COLORED), ONE_OF_EACH, color=color)
            else:
                chosen[name] = SuitRules(free(_FOR_COLORLESS), _COLORLESS[name])
        return tuple(chosen[name] for name in self.suit_names)

    @property
    def colors(self) -> tuple[Color, ...]:
        """What a colour hint may name, in the order in which the site numbers them."""
        return tuple(suit.color for suit in self.suits if suit.color is not None)

    def rules(self, players: int, *, empty_hints: bool = False, more_cards: int = 0) -> Ruleset:
        """Our rules for it; with options of a box, where such a box could be."""
        suits = tuple(sorted(self.suits, key=lambda suit: list(Suit).index(suit.suit)))
        for way in (None, *Multicolor):
            of_a_box = ruleset(players, None, Options(empty_hints, multicolor=way))
            if of_a_box.suits == suits and not more_cards:
                return of_a_box
        hand_size = ruleset(players).hand_size + more_cards
        return Ruleset(players, hand_size, suits, Options(empty_hints))


VARIANTS: tuple[Variant, ...] = tuple(
    Variant(number, name, tuple(_LETTERS[letter] for letter in suits))
    for number, name, suits in _TABLE
)
"""Those that our rules can play."""


@cache
def variants_by_name() -> dict[str, Variant]:
    """Each by what JSON calls it."""
    return {variant.name: variant for variant in VARIANTS}


@cache
def variants_by_number() -> dict[int, Variant]:
    """Each by what links call it."""
    return {variant.number: variant for variant in VARIANTS}


def variant_of(suits: Sequence[SuitRules]) -> Variant | None:
    """The variant with just these suits, if there is one."""
    wanted = set(suits)
    return next((each for each in VARIANTS if set(each.suits) == wanted), None)
