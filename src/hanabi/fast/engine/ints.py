"""What compiled functions take: integers in a row, and rows of them."""

from typing import Protocol


class Ints(Protocol):
    """Integers in a row: a memoryview, an array, a NumPy array."""

    def __getitem__(self, place: int, /) -> int:
        """One of them."""

    def __setitem__(self, place: int, value: int, /) -> None:
        """Change one."""


class Rows(Protocol):
    """One row after the other: a list of them, or a NumPy array of two dimensions."""

    def __getitem__(self, place: int, /) -> Ints:
        """One of them."""
