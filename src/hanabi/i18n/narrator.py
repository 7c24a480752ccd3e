"""Events as sentences, told to a reader who may sit at the table."""

from collections.abc import Sequence
from typing import assert_never

from hanabi.game.events import (
    CardAdded,
    CardDiscarded,
    CardDrawn,
    CardPlayed,
    CardReturned,
    Event,
    FireworkCompleted,
    GameEnded,
    HandArranged,
    HintGiven,
    LastRoundBegan,
    MistakeMade,
    MistakeUndone,
    RewardDeclined,
    RewardLost,
    SeatPassed,
    TileTurned,
    TokensReturned,
)
from hanabi.i18n.messages import Messages
from hanabi.i18n.slots import slot_of
from hanabi.rules import Card, CardId, ColorHint, RankHint, Seat, Suit

Hands = Sequence[Sequence[CardId]]
"""Each hand's ids, oldest first, in the names that the events use."""


class Narrator:
    """Tells events in one language; ``you`` is the reader's seat, if there is one."""

    def __init__(self, messages: Messages, names: Sequence[str], you: Seat | None = None) -> None:
        self._messages = messages
        self._names = names
        self._you = you

    def card(self, card: Card) -> str:
        """A card in two characters: the suit's letter and the rank."""
        return f"{self._messages.format(f'suit-{card.suit.value}.letter')}{card.rank}"

    def sentence(self, event: Event, hands: Hands) -> str:
        """One event; ``hands`` as they are after it, for the slots of touched cards."""
        say = self._messages.format
        match event:
            case HintGiven():
                return self._hint(event, hands)
            case CardPlayed(seat, _, card, announced):
                return self._act("event-played", seat, card, announced)
            case MistakeMade(seat, _, card, announced, mistakes):
                return self._act("event-mistake", seat, card, announced, mistakes=mistakes)
            case CardDiscarded(seat, _, card):
                return self._act("event-discarded", seat, card)
            case CardReturned(seat, _, card, _):
                return self._act("event-returned", seat, card)
            case CardAdded(seat, _, card):
                return self._act("event-added", seat, card)
            case CardDrawn(seat, _, None, _):
                return self._act("event-drawn-unseen", seat)
            case CardDrawn(seat, _, card, _):
                return self._act("event-drawn", seat, card)
            case TokensReturned(count, _):
                return say("event-tokens-returned", count=count)
            case FireworkCompleted(_, suit):
                return say("event-completed", **self._suit(suit))
            case HandArranged(seat, _):
                return self._act("event-arranged", seat)
            case TileTurned(_, tile):
                name = say(f"tile-{tile.value}")
                return say("event-tile", number=tile.value, tile=name)
            case RewardLost():
                return say("event-reward-lost")
            case RewardDeclined(seat, _):
                return self._act("event-reward-declined", seat)
            case MistakeUndone(_, mistakes):
                return say("event-mistake-undone", mistakes=mistakes)
            case LastRoundBegan(turns_left):
                return say("event-last-round", turns=turns_left)
            case SeatPassed(seat):
                return self._act("event-passed", seat)
            case GameEnded(outcome):
                ending = say(f"ending-{outcome.ending.value}")
                return say("event-ended", ending=ending, score=outcome.score)
            case _:
                assert_never(event)

    def _act(
        self,
        key: str,
        seat: Seat,
        card: Card | None = None,
        announced: Suit | None = None,
        **values: object,
    ) -> str:
        """What one seat did, perhaps with a card, perhaps with its suit announced."""
        if announced is not None:
            key = f"{key}-announced"
            values |= self._suit(announced)
        if card is not None:
            values["card"] = self.card(card)
        you = "actor" if seat == self._you else "nobody"
        return self._messages.format(key, name=self._names[seat], you=you, **values)

    def _suit(self, suit: Suit) -> dict[str, object]:
        return {"suit": suit.value, "suitname": self._messages.format(f"suit-{suit.value}")}

    def _hint(self, event: HintGiven, hands: Hands) -> str:
        hint = event.hint
        slots = sorted(slot_of(hands[hint.to], card_id) for card_id in event.touched)
        values: dict[str, object] = {
            "you": self._part(event),
            "name": self._names[event.seat],
            "to": self._names[hint.to],
            "count": len(event.touched),
            "slots": ", ".join(map(str, slots)),
        }
        match hint:
            case ColorHint(color=color):
                values["color"] = color.value
                values["colorname"] = self._messages.format(f"suit-{color.value}")
                return self._messages.format("event-color-hint", **values)
            case RankHint(rank=rank):
                return self._messages.format("event-rank-hint", rank=rank, **values)

    def _part(self, event: HintGiven) -> str:
        if self._you == event.seat:
            return "giver"
        return "receiver" if self._you == event.hint.to else "nobody"
