"""How far conventions can be relied on, by how often they were right before."""

from collections.abc import Callable

from hanabi.bots.companion.caution import GAMBLES, Caution
from hanabi.game.events import CardPlayed, Event, MistakeMade
from hanabi.rules import CardId, Seat
from hanabi.view import View

PLAIN_CHANCE = 0.7
"""A card that was likelier to fit by hints alone tells nothing about conventions."""
_WRONG_BEFORE, _BEFORE = 0.1, 2
"""What is taken to have been seen before the game: plays that conventions led to, and how many of
them were mistakes."""


class Wariness:
    """Of one seat, in one game."""

    def __init__(self, seat: Seat) -> None:
        self._seat = seat
        self._chances: dict[CardId, float] = {}
        self._right = self._wrong = 0

    @property
    def doubt(self) -> float:
        """How likely the next play that conventions lead to is a mistake."""
        return (self._wrong + _WRONG_BEFORE) / (self._right + self._wrong + _BEFORE)

    def look(self, caution: Caution, view: View) -> None:
        """Remember how likely the own cards fit without any convention."""
        self._chances = {held.id: caution.chance(at) for at, held in enumerate(view.own_hand)}

    def watch(self, events: tuple[Event, ...]) -> None:
        """An own card was played that conventions spoke for: did it fit?"""
        for event in events:
            match event:
                case CardPlayed(seat=seat, card_id=card) | MistakeMade(seat=seat, card_id=card):
                    if seat == self._seat and self._chances.get(card, 1) < PLAIN_CHANCE:
                        self._wrong += isinstance(event, MistakeMade)
                        self._right += isinstance(event, CardPlayed)
                case _:
                    pass

    def safe(
        self,
        caution: Caution,
        actions: list[int],
        believed_chance: Callable[[int], float],
        *,
        strangers: float,
        in_code: bool,
    ) -> list[int]:
        """Those of these moves that are safe with strangers, too, as likely as they are; if none
        is, those that do the least harm. ``believed_chance`` is that of an own card to fit. In a
        code, what a move seems to say does not count."""
        risks = {action: 0 if in_code else caution.risk(action) for action in actions}
        doubt = max(self.doubt, strangers)
        for action in filter(caution.is_play, actions):
            place = caution.place_of(action)
            believed, meant = believed_chance(place), caution.meant_chance(place)
            if (1 - doubt) * believed + doubt * meant < caution.least_chance:
                risks[action] = GAMBLES
        least = min(risks.values())
        return [action for action in actions if risks[action] == least]
