"""What a bot says once it is known what came of its move: of a mistake it does not say that it knew
better, but what it believed, and which hint it had read so."""

from typing import NamedTuple

from hanabi.bots.bot import Reason
from hanabi.bots.follower import GameFollower
from hanabi.game import Move, Play, apply
from hanabi.game.events import MistakeMade
from hanabi.notation.text import card_name
from hanabi.rules import CardId, Hint

_MISTAKEN = {
    "bot-why-believed": "bot-why-mistaken",
    "bot-why-believed-fits": "bot-why-mistaken-fits",
}
_WITHOUT_KINDS = {
    "bot-why-believed": "bot-why-believed-fits",
    "bot-why-mistaken": "bot-why-mistaken-fits",
    "bot-why-search": "bot-why-tried",
}
_PRIVATE = {"kinds", "perfect", "worlds", "next"}
MISTAKEN = frozenset(_MISTAKEN.values())


class FollowedMove(NamedTuple):
    """A move that was made, and was it the choice of the bot that follows?"""

    move: Move
    is_own: bool


class ExplainedBot:
    """A bot that follows a game again, and which hint made it believe something of a card."""

    def __init__(self, follower: GameFollower) -> None:
        self.follower = follower
        self._readings: dict[CardId, Reason] = {}

    def follow(self, made: FollowedMove) -> None:
        """A move was made; was it a hint to this bot, it is read."""
        move = made.move
        step = apply(self.follower.state, move)
        self.follower.follow(move, step, is_own=made.is_own)
        if isinstance(move, Hint) and move.to == self.follower.seat:
            reading = self.follower.reading()
            if reading is not None:
                self._readings |= dict.fromkeys(reading.cards, reading)

    def why(self, move: Move) -> tuple[Reason | None, Reason | None]:
        """Why it makes the move that it has chosen, and how it read the hint that led to it: the
        one that was about this card, or else the last one."""
        why = self.follower.why()
        reading = self.follower.reading()
        if why is None:
            return None, reading
        for card in why.cards:
            reading = self._readings.get(card, reading)
        return self._in_hindsight(why, move), reading

    def _in_hindsight(self, why: Reason, move: Move) -> Reason:
        if why.key not in _MISTAKEN or not isinstance(move, Play):
            return why
        for event in apply(self.follower.state, move).events:
            if isinstance(event, MistakeMade):
                values = why.values | {"card": card_name(event.card)}
                return Reason(_MISTAKEN[why.key], values, why.cards)
        return why


def without_kinds(reason: Reason) -> Reason:
    """The same without what the card was taken for or what came of trying out, which others may
    not be able to know."""
    if reason.key not in _WITHOUT_KINDS:
        return reason
    values = {name: value for name, value in reason.values.items() if name not in _PRIVATE}
    return Reason(_WITHOUT_KINDS[reason.key], values, reason.cards)
