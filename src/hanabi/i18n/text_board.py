"""Boards as text in a reader's language."""

from collections.abc import Sequence

from hanabi.drawing import Board, Words, board_text
from hanabi.i18n.messages import Messages
from hanabi.rules import Suit


def board_in(language: str, board: Board, names: Sequence[str] | None = None) -> str:
    """What ``print`` shows of a game or view, in one of the interface's languages."""
    return board_text(board, board_words(Messages(language)), names)


def board_words(messages: Messages) -> Words:
    """A language's words for the lines of a board."""
    say = messages.format

    def letter(suit: Suit) -> str:
        return say(f"suit-{suit.value}.letter")

    return Words(
        points=say("board-text-points"),
        hint_tokens=say("status-hints"),
        mistakes=say("status-mistakes"),
        deck=say("status-deck"),
        turns_left=say("board-text-turns"),
        tiles=say("status-tiles"),
        score=say("board-text-score"),
        fireworks=say("board-text-fireworks"),
        discards=say("board-text-discards"),
        seat=say("board-text-seat"),
        letter=letter,
    )
