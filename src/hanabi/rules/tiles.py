"""The six reward tiles of Five Flamboyants, by their number in R-44."""

from enum import IntEnum


class Tile(IntEnum):
    """A reward tile; the value is the tile's number in R-44 and in records."""

    TOKEN = 1
    FORGIVE = 2
    COLOR_HINT = 3
    RANK_HINT = 4
    RETURN_CARD = 5
    ADD_CARD = 6

    def __repr__(self) -> str:
        return f"Tile.{self.name}"
