"""Boards as text and as pictures: what lies on a table, drawn without knowing any rule.

A ``Board`` is what can be seen; ``GameState``, ``View`` and ``Game`` make one and print
themselves by it. Marks, faces and colours are files (``symbols.svg``, ``faces.json``,
``colors.css``) that the browser client reads too, so that a card looks the same everywhere.
Uses the standard library alone, but for PNG (the extra ``pictures``).
"""

from hanabi.drawing.board import Board, BoardCard
from hanabi.drawing.picture import board_html, board_svg
from hanabi.drawing.png import png_of
from hanabi.drawing.text_board import Words, board_text

__all__ = [
    "Board",
    "BoardCard",
    "Words",
    "board_html",
    "board_svg",
    "board_text",
    "png_of",
]
