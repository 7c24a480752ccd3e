"""A finished game as one picture to share: the score, the fireworks, a sentence, who played."""

from collections.abc import Sequence

from hanabi.drawing.cards import Letter, face
from hanabi.drawing.letters import width_of, written
from hanabi.drawing.svg import document, element, use
from hanabi.rules import Card, Suit

WIDTH, HEIGHT = 1200, 630
"""What pages that show previews expect."""
_MIDDLE = WIDTH / 2
_CARD, _GAP = 92.0, 22.0
_MARGIN = 70.0
_TILE = 1.14
"""A tile's height to its width."""


def share_svg(
    score: str,
    of_most: str,
    tops: Sequence[Card | None],
    sentence: str,
    players: str,
    *,
    letter: Letter,
) -> str:
    """All words come from the caller; what is known only at a table is not asked for."""
    drawing = element("rect", width=WIDTH, height=HEIGHT, fill="var(--sky-1)")
    drawing += element("rect", y=430, width=WIDTH, height=HEIGHT - 430, fill="var(--river-1)")
    drawing += _fireworks(tops, letter)
    drawing += _line(score, 150, 96, "var(--text)")
    drawing += _line(of_most, 196, 24, "var(--text-2)")
    drawing += _line(sentence, 520, 24, "var(--text)")
    drawing += _line(players, 578, 20, "var(--lantern-text)")
    return document(drawing, WIDTH, HEIGHT, f"{score} {of_most}. {sentence}", "night")


def _fireworks(tops: Sequence[Card | None], letter: Letter) -> str:
    """The highest card of each firework, under a burst that is as large as it is high."""
    width = len(tops) * _CARD + (len(tops) - 1) * _GAP
    bursts = cards = ""
    for place, card in enumerate(tops):
        x = _MIDDLE - width / 2 + place * (_CARD + _GAP)
        if card is None:
            cards += element(
                "rect",
                x=x,
                y=300.0,
                width=_CARD,
                height=_CARD * _TILE,
                rx=8,
                fill="none",
                stroke="var(--line-strong)",
                stroke_dasharray="4 6",
            )
            continue
        # Black falls from 5 to 1, so its light grows the other way round.
        level = 6 - card.rank if card.suit is Suit.BLACK else card.rank
        size = 90.0 + 22.0 * level
        at = (x + _CARD / 2 - size / 2, 284.0 - size / 2, size, size)
        color = f"var(--{card.suit.letter}-glow)"
        bursts += use(f"burst{level}", *at, color=color, opacity=0.9)
        cards += face(card, x, 300.0, _CARD, size="tile", letter=letter)
    return bursts + cards


def _line(text: str, y: float, size: float, color: str) -> str:
    """One line in the middle, as large as it fits."""
    widest = WIDTH - 2 * _MARGIN
    size *= min(1.0, widest / max(width_of(text, size), 1.0))
    return written(text, _MIDDLE, y, size=size, color=color, anchor="middle")
