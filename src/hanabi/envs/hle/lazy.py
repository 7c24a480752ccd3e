"""A dictionary whose values are made when they are first asked for."""

from collections.abc import Callable, Iterator
from typing import Any

Recipes = dict[str, Callable[[Any], Any]]
"""By key: what makes its value from the source."""


class LazyDict(dict[str, Any]):
    """A ``dict`` in everything but time: an agent that reads three of fourteen fields pays for
    three. Whatever looks at all of it fills it first; it copies and pickles as a plain one.

    The recipes' order is the order of its keys; some must be given as values at once.
    """

    __slots__ = ("_recipes", "_source")

    def __init__(self, recipes: Recipes, source: object, **values: object) -> None:
        super().__init__(**values)
        self._recipes: Recipes | None = recipes
        self._source = source

    def __missing__(self, key: str) -> Any:
        if self._recipes is None or key not in self._recipes:
            raise KeyError(key)
        value = self._recipes[key](self._source)
        super().__setitem__(key, value)
        return value

    def _filled(self) -> "LazyDict":
        """All values made, in the order of the recipes; from now on a dictionary as any."""
        recipes = self._recipes
        if recipes is not None:
            self._recipes = None
            source, given = self._source, dict(dict.items(self))
            made = {
                key: given.pop(key) if key in given else recipe(source)
                for key, recipe in recipes.items()
            }
            dict.clear(self)
            dict.update(self, made)
            dict.update(self, given)
        return self

    def __contains__(self, key: object) -> bool:
        return super().__contains__(key) or (self._recipes is not None and key in self._recipes)

    def get(self, key: str, default: Any = None) -> Any:
        """As ``dict.get``."""
        try:
            return self[key]
        except KeyError:
            return default

    def __iter__(self) -> Iterator[str]:
        return super(LazyDict, self._filled()).__iter__()

    def __reversed__(self) -> Iterator[str]:
        return super(LazyDict, self._filled()).__reversed__()

    def __len__(self) -> int:
        return super(LazyDict, self._filled()).__len__()

    def keys(self) -> Any:
        """As ``dict.keys``."""
        return super(LazyDict, self._filled()).keys()

    def values(self) -> Any:
        """As ``dict.values``."""
        return super(LazyDict, self._filled()).values()

    def items(self) -> Any:
        """As ``dict.items``."""
        return super(LazyDict, self._filled()).items()

    def copy(self) -> dict[str, Any]:
        """A plain dictionary."""
        return dict(self.items())

    def __eq__(self, other: object) -> bool:
        if isinstance(other, LazyDict):
            other._filled()
        return super(LazyDict, self._filled()).__eq__(other)

    def __ne__(self, other: object) -> bool:
        return not self == other

    __hash__ = None

    def __delitem__(self, key: str) -> None:
        super(LazyDict, self._filled()).__delitem__(key)

    def pop(self, key: str, *default: Any) -> Any:
        """As ``dict.pop``."""
        return super(LazyDict, self._filled()).pop(key, *default)

    def popitem(self) -> tuple[str, Any]:
        """As ``dict.popitem``."""
        return super(LazyDict, self._filled()).popitem()

    def setdefault(self, key: str, default: Any = None) -> Any:
        """As ``dict.setdefault``."""
        return super(LazyDict, self._filled()).setdefault(key, default)

    def clear(self) -> None:
        """As ``dict.clear``."""
        super(LazyDict, self._filled()).clear()

    def __or__(self, other: Any) -> Any:
        return self.copy() | other

    def __ror__(self, other: Any) -> Any:
        return other | self.copy()

    def __repr__(self) -> str:
        return repr(self.copy())

    def __reduce__(self) -> tuple[object, ...]:
        return (dict, (self.copy(),))

    def __reduce_ex__(self, protocol: object) -> tuple[object, ...]:
        return self.__reduce__()
