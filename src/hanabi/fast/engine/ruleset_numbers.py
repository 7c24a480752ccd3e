"""A ruleset as one flat list of integers: all that compiled code knows about the rules.

The kernel asks these numbers and never which option or suit it is, so an edition adds data,
not branches.
"""

from array import array
from dataclasses import dataclass
from functools import cached_property, lru_cache

from hanabi.fast.actions import ActionSections, hint_order, sections_of
from hanabi.fast.engine.layout import (
    COLORS_TOLD,
    MAX_KINDS,
    MAX_SUITS,
    RANKS_TOLD,
    row_bytes,
)
from hanabi.rules import Ruleset, Tile
from hanabi.rules.arrays import RulesArrays

# Single numbers.
PLAYERS = 0
HAND_SIZE = 1
SUITS = 2
RANKS = 3
COLORS = 4
HINTS = 5  # colours + ranks
DECK_SIZE = 6
MAX_TOKENS = 7
MAX_MISTAKES = 8
EXPERT = 9
TILE_COUNT = 10
POINTS_AT_START = 11
POINTS_AT_MOST = 12
EVERY_KIND = 13
ALWAYS_HINTS = 14  # hints that are legal whatever they touch, as bits
COLOR_HINTS = 15  # the hints that name a colour, as bits
PLAY_WAYS = 16  # 1 + the suits that may be announced
AT_PLAY = 17  # starts of the action sections
AT_HINTS = 18
AT_RANK_HINTS = 19
AT_ANNOUNCE = 20
AT_REWARD_HINTS = 21
AT_GIVE_BACK = 22
AT_ADD = 23
AT_DECLINE = 24
ACTIONS = 25

# Lists.
SORTED_DECK = 32  # by place: kind
SUIT_OF = SORTED_DECK + 72  # by kind
STEP_OF = SUIT_OF + MAX_KINDS  # by kind: height at which its firework takes it
COPIES = STEP_OF + MAX_KINDS  # by kind
TOUCH = COPIES + MAX_KINDS  # by kind: the hints that touch it, as bits
NEXT_KIND = TOUCH + MAX_KINDS  # by suit × 16 + height: the kind that fits, −1 when complete
KEPT = NEXT_KIND + 16 * MAX_SUITS  # by 16 × touched + hint: what stays of a knowledge word
TOLD = KEPT + 32  # by 16 × touched + hint: what is added to it
HINT_TO = TOLD + 32  # by hint in the order of actions: places after the giver, from 0
HINT_NAME = HINT_TO + 64  # by hint in the order of actions: colour, or colours + rank − 1
TABLE_SIZE = HINT_NAME + 64


@dataclass(frozen=True)
class RulesetNumbers:
    """A ruleset ready for compiled code, with what Python wants to know about it."""

    ruleset: Ruleset
    numbers: "array[int]"
    sections: ActionSections
    hints: tuple[tuple[int, int], ...]
    """In the order of actions: (places after the giver, from 0; the hint's number)."""

    @property
    def slots(self) -> int:
        """Places for held cards in a row."""
        return self.ruleset.players * self.ruleset.hand_size

    @property
    def row_bytes(self) -> int:
        """Bytes of one game."""
        return row_bytes(self.slots)

    @cached_property
    def longest_game(self) -> int:
        """More moves than any game can have: every token spent, every card gone twice."""
        cards = self.numbers[DECK_SIZE] + 1
        return 2 * cards + self.numbers[MAX_TOKENS] + 4 * len(Tile) + 2 * len(self.ruleset.suits)


@lru_cache(maxsize=256)
def numbers_of(ruleset: Ruleset) -> RulesetNumbers:
    """The ruleset as numbers."""
    arrays, sections = ruleset.arrays, sections_of(ruleset)
    numbers = array("q", bytes(8 * TABLE_SIZE))
    _write_single(numbers, ruleset, arrays)
    _write_sections(numbers, sections)
    _write_cards(numbers, arrays)
    _write_hints(numbers, ruleset, arrays)
    return RulesetNumbers(ruleset, numbers, sections, hint_order(ruleset))


def _write_single(numbers: "array[int]", ruleset: Ruleset, arrays: RulesArrays) -> None:
    hints = arrays.colors + arrays.ranks
    options = ruleset.options
    numbers[PLAYERS] = ruleset.players
    numbers[HAND_SIZE] = ruleset.hand_size
    numbers[SUITS] = arrays.suits
    numbers[RANKS] = arrays.ranks
    numbers[COLORS] = arrays.colors
    numbers[HINTS] = hints
    numbers[DECK_SIZE] = len(arrays.deck)
    numbers[MAX_TOKENS] = ruleset.max_hint_tokens
    numbers[MAX_MISTAKES] = ruleset.max_mistakes
    numbers[EXPERT] = options.expert
    numbers[TILE_COUNT] = len(Tile) if options.five_flamboyants else 0
    numbers[POINTS_AT_START] = sum(arrays.points_when_empty)
    numbers[POINTS_AT_MOST] = sum(arrays.points_when_empty) + arrays.suits * arrays.ranks
    numbers[EVERY_KIND] = arrays.every_kind
    numbers[ALWAYS_HINTS] = (1 << hints) - 1 if options.empty_hints else 0
    numbers[COLOR_HINTS] = (1 << arrays.colors) - 1
    numbers[PLAY_WAYS] = 1 + arrays.suits if options.timed_display else 1


def _write_sections(numbers: "array[int]", sections: ActionSections) -> None:
    numbers[AT_PLAY] = sections.play
    numbers[AT_HINTS] = sections.color_hint
    numbers[AT_RANK_HINTS] = sections.rank_hint
    numbers[AT_ANNOUNCE] = sections.announce
    numbers[AT_REWARD_HINTS] = sections.reward_hint
    numbers[AT_GIVE_BACK] = sections.give_back
    numbers[AT_ADD] = sections.add
    numbers[AT_DECLINE] = sections.decline
    numbers[ACTIONS] = sections.total


def _write_cards(numbers: "array[int]", arrays: RulesArrays) -> None:
    for place, kind in enumerate(arrays.deck):
        numbers[SORTED_DECK + place] = kind
    for kind, copies in enumerate(arrays.copies):
        numbers[COPIES + kind] = copies
    for suit, kinds in enumerate(arrays.next_kind):
        for height, kind in enumerate(kinds):
            numbers[NEXT_KIND + 16 * suit + height] = kind
            if kind >= 0:
                numbers[SUIT_OF + kind] = suit
                numbers[STEP_OF + kind] = height


def _write_hints(numbers: "array[int]", ruleset: Ruleset, arrays: RulesArrays) -> None:
    touch_sets = (*arrays.color_touch, *arrays.rank_touch)
    notes = (1 << 63) - (1 << COLORS_TOLD)
    for hint, touched in enumerate(touch_sets):
        is_color = hint < arrays.colors
        note = COLORS_TOLD + hint if is_color else RANKS_TOLD + hint - arrays.colors
        numbers[KEPT + hint] = notes | arrays.every_kind & ~touched
        numbers[KEPT + 16 + hint] = notes | touched
        numbers[TOLD + 16 + hint] = 1 << note
        for kind in range(len(arrays.copies)):
            numbers[TOUCH + kind] |= (touched >> kind & 1) << hint
    for number, (offset, hint) in enumerate(hint_order(ruleset)):
        numbers[HINT_TO + number] = offset
        numbers[HINT_NAME + number] = hint
