"""What kernel functions take: integers in a row."""

from typing import Protocol


class Ints(Protocol):
    """Integers in a row: a memoryview, an array, a NumPy array."""

    def __getitem__(self, place: int, /) -> int:
        """One of them."""

    def __setitem__(self, place: int, value: int, /) -> None:
        """Change one."""
