"""Walking through menus: by key, by cursor, by mouse. Knows no screen.

A move is never made by the first touch: it is shown first, with the cards that it is about,
and made by the second touch of the same key or by confirming.
"""

from hanabi.cli.play.menu import Choice, Menu
from hanabi.game import Move
from hanabi.rules import CardId


class Chooser:
    """Where a person stands in the menus of a position."""

    def __init__(self, menu: Menu) -> None:
        self._path = [menu]
        self.cursor: int | None = None

    @property
    def menu(self) -> Menu:
        return self._path[-1]

    @property
    def is_at_root(self) -> bool:
        """Is nothing begun that could be taken back?"""
        return len(self._path) == 1 and self.cursor is None

    @property
    def chosen(self) -> Choice | None:
        return None if self.cursor is None else self.menu.choices[self.cursor]

    @property
    def lit(self) -> frozenset[CardId]:
        """The cards that the choice under the cursor is about."""
        return frozenset() if self.chosen is None else self.chosen.lit

    def open(self, menu: Menu) -> None:
        """Go straight to a menu, from wherever one was."""
        self._path = [self._path[0], menu]
        self.cursor = None

    def has(self, key: str) -> bool:
        """Does the key mean anything in the open menu?"""
        return any(choice.key == key for choice in self.menu.choices)

    def press(self, key: str) -> Move | None:
        """Choose by key; None while nothing is decided."""
        for place, choice in enumerate(self.menu.choices):
            if choice.key == key:
                return self.touch(place)
        return None

    def touch(self, place: int) -> Move | None:
        """Choose by place: a menu opens, a move is shown and, touched again, made."""
        choice = self.menu.choices[place]
        if choice.then is not None:
            self._path.append(choice.then)
            self.cursor = None
            return None
        if self.cursor == place:
            return choice.move
        self.cursor = place
        return None

    def confirm(self) -> Move | None:
        return None if self.cursor is None else self.touch(self.cursor)

    def step(self, by: int) -> None:
        """Move the cursor round the choices."""
        count = len(self.menu.choices)
        if count:
            start = (-1 if by > 0 else 0) if self.cursor is None else self.cursor
            self.cursor = (start + by) % count

    def back(self) -> None:
        """Let go of the choice, or leave the menu."""
        if len(self._path) > 1:
            self._path.pop()
        self.cursor = None
