"""What can be misread, and what is safe to play, whatever conventions the partners follow."""

from hanabi.bots.kernels.habits import touched_places
from hanabi.bots.kernels.knowledge import find_own, share_of
from hanabi.bots.kernels.reasons import chosen_place, literal_tables
from hanabi.bots.kernels.scratch import OWN_MASK, OWN_WEIGHT, PUBLIC_MASK, WHOLE
from hanabi.bots.search.range import Range
from hanabi.fast.engine.deduction import PLAYABLE
from hanabi.fast.engine.layout import HANDS, KINDS, MISTAKES, SIZES, TURN
from hanabi.fast.engine.ruleset_numbers import (
    AT_ANNOUNCE,
    AT_HINTS,
    AT_REWARD_HINTS,
    HAND_SIZE,
    HINT_NAME,
    HINT_TO,
    KEPT,
    MAX_MISTAKES,
)
from hanabi.fast.single import RowGame
from hanabi.rules import CardId
from hanabi.view import View

CALLS, LOSES_TWIN, GAMBLES = 3, 1, 4
"""How bad it is to call for a play that does not fit, for each card; to discard what others may
have called for, which some take for a call to play its twin; and to play what may not fit."""
LEAST_CHANCE = {1: 0.97, 2: 0.9, 3: 0.5}
"""By the mistakes that are left: how likely a card must fit to be played."""
MEANT = 8
"""Hints have a reason: a card that one touched alone fits with so much better odds than by chance;
of several, each with its part of that."""


class Caution:
    """What is literally known in one position."""

    def __init__(self, game: RowGame, view: View) -> None:
        self._game = game
        self._together = {card: len(hint.touched) for hint in view.hints for card in hint.touched}
        self._tables = literal_tables(game)
        find_own(game.row, game.rules.numbers, self._tables, game.row[TURN])

    def hints_and_discards(self) -> list[int]:
        """All that are legal."""
        rules = self._game.rules.numbers
        cards, hints = range(rules[HAND_SIZE]), range(rules[AT_HINTS], rules[AT_ANNOUNCE])
        return [each for each in self._game.legal_actions() if each in cards or each in hints]

    def risk(self, action: int) -> int:
        """How bad it may turn out that the others follow conventions that are not known; of plays,
        ``is_play`` and ``least_chance`` decide."""
        rules = self._game.rules.numbers
        if action < rules[HAND_SIZE]:
            may_fit = self._tables[OWN_MASK + action] & self._tables[PLAYABLE] != 0
            return LOSES_TWIN if may_fit and self._touched_with(action) else 0
        if rules[AT_HINTS] <= action < rules[AT_ANNOUNCE]:
            return CALLS * self._wrong_calls(action - rules[AT_HINTS])
        return 0

    def is_play(self, action: int) -> bool:
        """Does it play a card?"""
        rules = self._game.rules.numbers
        is_announced = rules[AT_ANNOUNCE] <= action < rules[AT_REWARD_HINTS]
        return is_announced or rules[HAND_SIZE] <= action < rules[AT_HINTS]

    def place_of(self, action: int) -> int:
        """The place of the card that it plays."""
        return chosen_place(self._game, action)

    def chance(self, place: int) -> float:
        """How likely this own card fits, hints taken at their word."""
        mask, playable = self._tables[OWN_MASK + place], self._tables[PLAYABLE]
        return share_of(self._tables, OWN_WEIGHT, mask, playable) / WHOLE

    def meant_chance(self, place: int) -> float:
        """The same if hints have a reason."""
        chance, together = self.chance(place), self._touched_with(place)
        odds = chance * (1 + MEANT / together if together else 1)
        return odds / (odds + 1 - chance)

    def believed_chance(self, hands: Range, place: int) -> float:
        """How likely it fits by what somebody makes of all that happened."""
        fits = self._tables[PLAYABLE] >> hands.hands[:, place].astype(int) & 1
        return float((fits * hands.weights).sum())

    @property
    def least_chance(self) -> float:
        """How likely a card must fit to be played now."""
        left = self._game.rules.numbers[MAX_MISTAKES] - self._game.row[MISTAKES]
        return LEAST_CHANCE[min(left, max(LEAST_CHANCE))]

    def _wrong_calls(self, number: int) -> int:
        """How many of the cards that this hint touches may fit, by all that is literally known
        then, and do not, or not beside another of them."""
        row, rules = self._game.row, self._game.rules.numbers
        seat = (row[TURN] + 1 + rules[HINT_TO + number]) % self._game.rules.ruleset.players
        first, touched = seat * rules[HAND_SIZE], touched_places(row, rules, number)
        playable, fitting, wrong = self._tables[PLAYABLE], set[int](), 0
        for slot in range(first, first + row[SIZES + seat]):
            left = self._tables[PUBLIC_MASK + slot] & rules[KEPT + 16 + rules[HINT_NAME + number]]
            if touched >> (slot - first) & 1 and left & playable:
                kind = row[KINDS + row[HANDS + slot]]
                wrong += not playable >> kind & 1 or kind in fitting
                fitting.add(kind)
        return wrong

    def _touched_with(self, place: int) -> int:
        """How many cards the last hint touched that touched this one of one's own; 0: none did."""
        slot = self._game.row[TURN] * self._game.rules.numbers[HAND_SIZE] + place
        return self._together.get(CardId(self._game.row[HANDS + slot]), 0)
