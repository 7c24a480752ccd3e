"""A board as lines of text, in the notation's own words or in those of a language."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from hanabi.drawing.board import Board, BoardCard
from hanabi.rules import Card, Suit

_NONE = "-"
_UNSEEN = "?"
_HERE, _ELSEWHERE = "> ", "  "


@dataclass(frozen=True, slots=True)
class Words:
    """What the lines of a board are called, and how suits are abbreviated.

    The defaults are the words of records, and the letters of the notation.
    """

    points: str = "points"
    hint_tokens: str = "hints"
    mistakes: str = "mistakes"
    deck: str = "deck"
    turns_left: str = "turns left"
    tiles: str = "tiles"
    score: str = "score"
    fireworks: str = "fireworks"
    discards: str = "discards"
    seat: str = "seat"
    letter: Callable[[Suit], str] = lambda suit: suit.letter

    def card(self, card: Card) -> str:
        """A card in two characters."""
        return f"{self.letter(card.suit)}{card.rank}"


_NOTATION = Words()


def board_text(board: Board, words: Words = _NOTATION, names: Sequence[str] | None = None) -> str:
    """The board in some ten to thirty lines. Each hand is drawn newest card first: faces,
    the numbers that moves call the cards by, and what their holder was told; for a hidden
    card the suits and values that it can have."""
    rules, players = board.ruleset, range(board.ruleset.players)
    labels = [names[seat] if names else f"{words.seat} {seat}" for seat in players]
    heads = [words.fireworks, words.discards, words.deck, words.tiles]
    margin = max(map(len, (*heads, *labels))) + len(_HERE) + 2
    tops = [0 if top is None else top.rank for top in board.tops]
    table = {
        words.fireworks: " ".join(
            f"{words.letter(suit.suit)}{rank}" for suit, rank in zip(rules.suits, tops, strict=True)
        ),
        words.discards: _pile(words, board.discards),
    }
    if board.tiles:
        table[words.tiles] = " ".join(map(str, map(int, board.tiles)))
    if board.deck is not None:
        table[words.deck] = _pile(words, board.deck)
    lines = [_status(board, words), ""]
    lines += [f"{_ELSEWHERE}{head}".ljust(margin) + row for head, row in table.items()]
    for seat in players:
        head = (_HERE if board.next_seat == seat else _ELSEWHERE) + labels[seat]
        lines.append("")
        rows = _hand(board, board.hands[seat][::-1], words)
        lines += [
            f"{head if not place else ''}".ljust(margin) + row for place, row in enumerate(rows)
        ]
    return "\n".join(line.rstrip() for line in lines)


def _status(board: Board, words: Words) -> str:
    rules = board.ruleset
    parts = [
        f"{words.points} {board.points}/{rules.max_score}",
        f"{words.hint_tokens} {board.hint_tokens}/{rules.max_hint_tokens}",
        f"{words.mistakes} {board.mistakes}/{rules.max_mistakes}",
        f"{words.deck} {board.deck_size}",
    ]
    if board.score is not None:
        parts.append(f"{words.score} {board.score}")
    elif board.turns_left is not None:
        parts.append(f"{words.turns_left} {board.turns_left}")
    return "   ".join(parts)


def _pile(words: Words, cards: Sequence[Card]) -> str:
    return " ".join(map(words.card, cards)) or _NONE


def _hand(board: Board, hand: Sequence[BoardCard], words: Words) -> list[str]:
    """Rows whose columns are the cards; a row that says nothing is left out."""
    if not hand:
        return [_NONE]
    columns = [_column(board, held, words) for held in hand]
    widths = [max(map(len, column)) + 2 for column in columns]
    rows = [
        "".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in zip(*columns, strict=True)
    ]
    return [*rows[:2], *filter(None, rows[2:])]


def _column(board: Board, held: BoardCard, words: Words) -> tuple[str, str, str, str]:
    if held.face is not None:
        told = "".join(words.letter(Suit(color.value)) for color in held.told_colors)
        told += "".join(map(str, held.told_ranks))
        return words.card(held.face), str(held.id), told, ""
    suits, ranks = board.possible_suits(held), board.possible_ranks(held)
    suit = words.letter(suits[0]) if len(suits) == 1 else _UNSEEN
    rank = str(ranks[0]) if len(ranks) == 1 else _UNSEEN
    return (
        f"{suit}{rank}",
        str(held.id),
        "".join(map(words.letter, suits)),
        "".join(map(str, ranks)),
    )
