"""Moves read from short sentences; ``str(move)`` writes them. Each has exactly one spelling.

No ruleset is needed here: what a text means is one question, whether the rules allow it
another. Columns count from 1.
"""

import re
from functools import lru_cache

from hanabi.game.errors import InvalidNotation
from hanabi.game.moves import (
    Arrange,
    Discard,
    Move,
    Play,
    RewardAdd,
    RewardDecline,
    RewardHint,
    RewardReturn,
)
from hanabi.rules import CardId, Color, ColorHint, Hint, RankHint, Seat, Suit

MAX_TEXT = 10_000
"""Characters of one move or deck."""

_USUAL_LENGTH = 40
"""Characters of almost every move; only such are kept."""

_NUMBER = re.compile(r"0|[1-9][0-9]{0,8}", re.ASCII)
_SUITS = {suit.value: suit for suit in Suit}
_COLORS = {color.value: color for color in Color}


def parse_move(text: str) -> Move:
    """The move that the sentence says; ``parse_move(str(move)) == move``.

    >>> parse_move("hint 2 5")
    RankHint(to=2, rank=5)
    """
    return _usual(text) if len(text) <= _USUAL_LENGTH else _read(text)


def _read(text: str) -> Move:
    words = _Words(text)
    move = _move(words)
    words.end("notation-end")
    return move


_usual = lru_cache(maxsize=4096)(_read)
"""The same few moves are read again and again."""


def _move(words: "_Words") -> Move:
    match words.take():
        case "hint":
            return _hint(words)
        case "play":
            return _play(words)
        case "discard":
            return Discard(_card_id(words))
        case "reward":
            return _reward(words)
        case "arrange":
            return _arrange(words)
        case _:
            raise words.refused("notation-move")


def _hint(words: "_Words") -> Hint:
    seat = _seat(words)
    word = words.take()
    if word in _COLORS:
        return ColorHint(seat, _COLORS[word])
    if word == Suit.BLACK.value:
        raise words.refused("notation-black")
    return RankHint(seat, words.number(word, "notation-hint"))


def _play(words: "_Words") -> Play:
    card_id = _card_id(words)
    if words.at_end:
        return Play(card_id)
    if words.take() != "as":
        raise words.refused("notation-as")
    suit = _SUITS.get(words.take())
    if suit is None:
        raise words.refused("notation-suit")
    return Play(card_id, suit)


def _reward(words: "_Words") -> Move:
    match words.take():
        case "hint":
            return RewardHint(_hint(words))
        case "return":
            return RewardReturn(_card_id(words))
        case "add":
            return RewardAdd(_card_id(words))
        case "decline":
            return RewardDecline()
        case _:
            raise words.refused("notation-reward")


def _arrange(words: "_Words") -> Arrange:
    word = words.take()
    if not word.endswith(":"):
        raise words.refused("notation-arrange")
    seat = Seat(words.number(word[:-1], "notation-arrange"))
    order: list[CardId] = []
    while not words.at_end:
        order.append(_card_id(words))
    return Arrange(seat, tuple(order))


def _seat(words: "_Words") -> Seat:
    return Seat(words.number(words.take(), "notation-seat"))


def _card_id(words: "_Words") -> CardId:
    return CardId(words.number(words.take(), "notation-card-id"))


class _Words:
    """The words of a sentence, taken one by one; knows the column of the last one taken."""

    def __init__(self, text: str) -> None:
        check_length(text)
        self._words = text.split(" ")
        self._next = 0
        self._column = 1
        self._next_column = 1

    @property
    def at_end(self) -> bool:
        return self._next == len(self._words)

    def take(self) -> str:
        """The next word; an empty one, which nobody expects, when there is none."""
        self._column = self._next_column
        if self.at_end:
            return ""
        word = self._words[self._next]
        self._next += 1
        self._next_column += len(word) + 1
        return word

    def number(self, word: str, code: str) -> int:
        """The word, which was the last one taken, as a number."""
        if not _NUMBER.fullmatch(word):
            raise self.refused(code)
        return int(word)

    def end(self, code: str) -> None:
        if not self.at_end:
            self.take()
            raise self.refused(code)

    def refused(self, code: str) -> InvalidNotation:
        """Something else was expected where the last word was taken."""
        return InvalidNotation(code, column=self._column)


def check_length(text: str) -> None:
    """Refuse a text of more characters than any move or deck needs."""
    if len(text) > MAX_TEXT:
        raise InvalidNotation("notation-length", limit=MAX_TEXT)
