"""Cards as elements of a picture: faces, and backs with what is known of them."""

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from hanabi.drawing.board import Board, BoardCard
from hanabi.drawing.letters import written
from hanabi.drawing.svg import element, use
from hanabi.rules import Card, Suit

Letter = Callable[[Suit], str]

_FACES = Path(__file__).parent / "faces.json"
_EDGE = {Suit.BLACK: 0.34}
_USUAL_EDGE = 0.28
_CAPITAL = 0.72
"""How high a capital is, of its letter's font size."""


@cache
def faces() -> dict[str, Any]:
    """Where the parts of a face stand, by its size."""
    data: dict[str, Any] = json.loads(_FACES.read_text(encoding="utf-8"))
    return data


def face(card: Card, x: float, y: float, width: float, *, size: str, letter: Letter) -> str:
    """A card's face: ``tile`` or ``corner``."""
    parts, suit = faces()[size], card.suit.letter
    ink, paper = f"var(--{suit}-ink)", parts["paper"]
    drawing = element(
        "rect",
        x=paper["x"],
        y=paper["x"],
        width=paper["width"],
        height=paper["height"],
        rx=paper["rx"],
        fill=f"url(#bg-{suit})",
        stroke=ink,
        stroke_opacity=_EDGE.get(card.suit, _USUAL_EDGE),
        stroke_width=paper["stroke"],
    )
    numeral: tuple[float, float, float, float] = parts["numeral"]
    drawing += use(f"n{card.rank}", *numeral, color=ink)
    if parts["letter"] is not None:
        at = parts["letter"]
        drawing += written(
            letter(card.suit),
            at["x"],
            at["y"],
            size=at["size"] * _CAPITAL,
            color=ink,
            anchor="end",
        )
    drawing += use(f"m-{suit}", *parts["mark"])
    return placed(drawing, x, y, width / parts["box"][0])


def back(board: Board, held: BoardCard, x: float, y: float, width: float, *, letter: Letter) -> str:
    """A card seen from behind, with what its holder knows: the face where it is certain, and
    else the suits and the values that are left; what is excluded is small."""
    scale = width / 100
    drawing = use("back-t", 0, 0, 100, 116)
    known = board.known_face(held)
    if known is not None:
        shown = element("g", face(known, 8, 9.3, 84, size="tile", letter=letter), opacity=0.88)
        return placed(drawing + shown, x, y, scale)
    return placed(drawing + _suits(board, held) + _ranks(board, held), x, y, scale)


def framed(x: float, y: float, width: float, height: float, color: str) -> str:
    """A line around what stands here."""
    return element(
        "rect",
        x=x - 2,
        y=y - 2,
        width=width + 4,
        height=height + 4,
        rx=9,
        fill="none",
        stroke=color,
        stroke_width=2.4,
    )


def placed(drawing: str, x: float, y: float, scale: float) -> str:
    """A drawing elsewhere, and of another size."""
    return element("g", drawing, transform=f"translate({x:.5g} {y:.5g}) scale({scale:.5g})")


def _suits(board: Board, held: BoardCard) -> str:
    possible = board.possible_suits(held)
    if len(possible) == 1:
        return _pip(possible[0], 50, 35, 42)
    suits = [suit.suit for suit in board.ruleset.suits]
    half = len(suits) if len(suits) <= 3 else (len(suits) + 1) // 2
    rows = [suits[:half], suits[half:]]
    drawing = ""
    for number, row in enumerate(rows):
        y = 22 + number * 25 if rows[1] else 37
        for place, suit in enumerate(row):
            x = 50 + (place - (len(row) - 1) / 2) * 23
            drawing += _pip(suit, x, y, 20) if suit in possible else _excluded(suit, x, y)
    return drawing


def _pip(suit: Suit, x: float, y: float, size: float) -> str:
    left, top = x - size / 2, y - size / 2
    return use(f"p-{suit.letter}", left, top, size, size, color=f"var(--{suit.letter}-on)")


def _excluded(suit: Suit, x: float, y: float) -> str:
    return use(f"p-{suit.letter}", x - 4.5, y - 4.5, 9, 9, color="var(--pip-off)", opacity=0.6)


def _ranks(board: Board, held: BoardCard) -> str:
    possible = board.possible_ranks(held)
    if len(possible) == 1:
        return use(f"n{possible[0]}", 36, 64, 28, 42, color="var(--pip-text)")
    ranks = board.ruleset.ranks
    step = min(18.0, 88 / len(ranks))
    width = min(13.0, step * 0.75)
    drawing = ""
    for place, rank in enumerate(ranks):
        x = 50 + (place - (len(ranks) - 1) / 2) * step
        is_left = rank in possible
        size = width if is_left else width * 0.6
        drawing += use(
            f"n{rank}",
            x - size / 2,
            92 - size * 0.75,
            size,
            size * 1.5,
            color="var(--pip-text)" if is_left else "var(--pip-off)",
            opacity=None if is_left else 0.75,
        )
    return drawing
