"""Moves as sentences with card names: ``do(position, "play r1", "hint 0 red")``.

A name means the oldest such card of the seat on turn or, in a reward, the first such card of
the discards. A card may also be given by its id: ``play 7``. ``hint`` alone is some legal hint.
"""

import pytest

from hanabi.game import (
    Discard,
    IllegalMove,
    Move,
    Play,
    RewardAdd,
    RewardDecline,
    RewardHint,
    RewardReturn,
)
from hanabi.rules import CardId, Color, ColorHint, Hint, RankHint, Seat, Suit
from hanabi.testing import Position
from tests.spec.tables import card, some_hint


def do(position: Position, *sentences: str) -> Position:
    """Make the moves one after the other."""
    for sentence in sentences:
        position = position.apply(move_of(position, sentence))
    return position


def allows(position: Position, sentence: str) -> bool:
    """Is the move legal? The list of legal moves and the engine's own refusal must agree."""
    move = move_of(position, sentence)
    if move in position.legal_moves():
        position.apply(move)
        return True
    with pytest.raises(IllegalMove):
        position.apply(move)
    return False


def move_of(position: Position, sentence: str) -> Move:
    match sentence.split():
        case ["play", name]:
            return Play(_held(position, name))
        case ["play", name, "as", suit]:
            return Play(_held(position, name), Suit(suit))
        case ["discard", name]:
            return Discard(_held(position, name))
        case ["hint"]:
            return some_hint(position.legal_moves())
        case ["hint", seat, what]:
            return _hint(seat, what)
        case ["reward", "hint", seat, what]:
            return RewardHint(_hint(seat, what))
        case ["reward", "return", name]:
            return RewardReturn(_discarded(position, name))
        case ["reward", "add", name]:
            return RewardAdd(_discarded(position, name))
        case ["reward", "decline"]:
            return RewardDecline()
        case _:
            raise ValueError(sentence)


def names(position: Position, card_ids: tuple[CardId, ...]) -> str:
    """The cards' names, as tables are given them."""
    faces = [position.card(card_id) for card_id in card_ids]
    return " ".join(f"{face.suit.letter}{face.rank}" for face in faces)


def height(position: Position, letter: str) -> int:
    """How many cards lie on this suit's firework."""
    letters = [suit.suit.letter for suit in position.ruleset.suits]
    return position.heights[letters.index(letter)]


def _hint(seat: str, what: str) -> Hint:
    if what.isdigit():
        return RankHint(Seat(int(seat)), int(what))
    return ColorHint(Seat(int(seat)), Color(what))


def _held(position: Position, name: str) -> CardId:
    if name.isdigit():
        return CardId(int(name))
    seat = position.next_seat if position.next_seat is not None else Seat(0)
    return next(held for held in position.hands[seat] if position.card(held) == card(name))


def _discarded(position: Position, name: str) -> CardId:
    if name.isdigit():
        return CardId(int(name))
    return next(gone for gone in position.discards if position.card(gone) == card(name))
