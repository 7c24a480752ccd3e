"""Cards, and what hints told of them, in the words of the Hanabi Learning Environment.

Colours and ranks are numbers from 0 up, colours in the order R Y G W B.
"""

from operator import index
from typing import Any

from hanabi.envs.hle.errors import HleError

COLOR_CHAR = ["R", "Y", "G", "W", "B"]
_RANK_CHAR = "12345"


def color_idx_to_char(color_idx: int | None) -> str | None:
    """The letter of a colour; None for −1, the colour of a card that is not seen."""
    if color_idx is None or color_idx == -1:
        return None
    return COLOR_CHAR[color_idx]


def color_char_to_idx(color_char: str) -> int:
    """The number of a colour, from its letter."""
    if color_char not in COLOR_CHAR:
        raise HleError("hle-color", color=color_char, known=" ".join(COLOR_CHAR))
    return COLOR_CHAR.index(color_char)


def color_letter(color: int) -> str:
    """As it is printed: X when unknown."""
    return COLOR_CHAR[color] if 0 <= color < len(COLOR_CHAR) else "X"


def rank_letter(rank: int) -> str:
    """As it is printed: X when unknown."""
    return _RANK_CHAR[rank] if 0 <= rank < len(_RANK_CHAR) else "X"


class HanabiCard:
    """A card by colour and rank, both −1 if it is not seen."""

    __slots__ = ("_color", "_rank")

    def __init__(self, color: int, rank: int) -> None:
        self._color = color
        self._rank = rank

    def color(self) -> int:
        """0 to 4, in the order R Y G W B."""
        return self._color

    def rank(self) -> int:
        """0 for a card that shows 1."""
        return self._rank

    def valid(self) -> bool:
        """Is the card seen?"""
        return self._color >= 0 and self._rank >= 0

    def to_dict(self) -> dict[str, Any]:
        """Colour as a letter or None, rank as a number."""
        color = COLOR_CHAR[self._color] if self._color >= 0 else None
        return {"color": color, "rank": self._rank}

    def __str__(self) -> str:
        return f"{COLOR_CHAR[self._color]}{self._rank + 1}" if self.valid() else "XX"

    __repr__ = __str__

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, HanabiCard):
            return NotImplemented
        return self._color == other._color and self._rank == other._rank

    def __hash__(self) -> int:
        return hash((self._color, self._rank))


class HanabiCardKnowledge:
    """What hints told of one card; what they leave possible is kept as bits."""

    __slots__ = ("_color", "_colors", "_plausible_colors", "_plausible_ranks", "_rank", "_ranks")

    def __init__(
        self,
        color: int | None,
        rank: int | None,
        *,
        plausible_colors: int,
        plausible_ranks: int,
        colors: int,
        ranks: int,
    ) -> None:
        self._color = color
        self._rank = rank
        self._plausible_colors = plausible_colors
        self._plausible_ranks = plausible_ranks
        self._colors = colors
        self._ranks = ranks

    def color(self) -> int | None:
        """The colour by which a hint touched the card; never one that only follows."""
        return self._color

    def rank(self) -> int | None:
        """The rank by which a hint touched the card; never one that only follows."""
        return self._rank

    def color_plausible(self, color_index: int) -> int:
        """1 if no hint denies this colour."""
        return self._plausible_colors >> _within(color_index, self._colors) & 1

    def rank_plausible(self, rank_index: int) -> int:
        """1 if no hint denies this rank."""
        return self._plausible_ranks >> _within(rank_index, self._ranks) & 1

    def to_dict(self) -> dict[str, Any]:
        """What hints named, None where none did."""
        color = None if self._color is None else COLOR_CHAR[self._color]
        return {"color": color, "rank": self._rank}

    def __str__(self) -> str:
        colors = [color for color in range(self._colors) if self._plausible_colors >> color & 1]
        ranks = [rank for rank in range(self._ranks) if self._plausible_ranks >> rank & 1]
        color = "X" if self._color is None else color_letter(self._color)
        rank = "X" if self._rank is None else rank_letter(self._rank)
        left = "".join(map(color_letter, colors)) + "".join(map(rank_letter, ranks))
        return f"{color}{rank}|{left}"

    __repr__ = __str__


def _within(number: int, bound: int) -> int:
    place = index(number)
    if not 0 <= place < bound:
        raise HleError("hle-index", value=number, last=bound - 1)
    return place
