"""What of the table stays bright while a step speaks, for whoever draws it."""

from typing import Literal, NamedTuple

from hanabi.game import GameState
from hanabi.lessons.lesson import Lesson, Step
from hanabi.lessons.words import BOTS, card_in_hand, seat_of
from hanabi.rules import CardId
from hanabi.view import view_of

Part = Literal[
    "own", "mate", "firework", "fireworks", "tokens", "mistakes", "deck", "points", "discards"
]


class Spot(NamedTuple):
    """A part of the table, and a card in it that glows, by its draw number."""

    part: Part
    seat: int | None = None
    card: CardId | None = None
    suit: str | None = None


def spots_of(lesson: Lesson, step: Step, state: GameState) -> list[Spot]:
    """The parts that a step lights."""
    return [_spot(lesson, text, state) for text in step.lit]


def _spot(lesson: Lesson, text: str, state: GameState) -> Spot:
    match text.split():
        case ["firework", suit]:
            return Spot("firework", suit=suit)
        case ["own", *card]:
            return Spot("own", card=_card(lesson, "you", card, state))
        case [("fireworks" | "tokens" | "mistakes" | "deck" | "points" | "discards") as part]:
            return Spot(part)
        case [who, *card] if who in BOTS:
            seat = seat_of(who, lesson.players)
            return Spot("mate", int(seat), _card(lesson, who, card, state))
        case _:
            raise LookupError(f"no part of the table: {text!r}")


def _card(lesson: Lesson, who: str, words: list[str], state: GameState) -> CardId | None:
    if not words:
        return None
    seat = seat_of(who, lesson.players)
    place = state.hands[seat].index(card_in_hand(state, seat, words[0]))
    return view_of(state, seat).own_hand[place].id
