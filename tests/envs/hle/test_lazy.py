"""The dictionaries of observations: lazy, and dictionaries all the same."""

import copy
import json
import pickle
from typing import Any

import pytest

from hanabi.envs.hle.lazy import LazyDict


def test_a_lazy_dictionary_is_a_dictionary() -> None:
    made: list[str] = []

    def make(key: str) -> Any:
        def value(source: str) -> str:
            made.append(key)
            return source + key

        return value

    def lazy() -> LazyDict:
        made.clear()
        return LazyDict({key: make(key) for key in "abc"}, "-", b="given")

    plain = {"a": "-a", "b": "given", "c": "-c"}
    found = lazy()
    assert (found["c"], found["c"], found.get("a"), found.get("z", 9), made) == (
        "-c",
        "-c",
        "-a",
        9,
        ["c", "a"],
    )
    assert "a" in lazy()
    assert "z" not in lazy()
    assert made == []
    with pytest.raises(KeyError):
        lazy()["z"]
    for whole in (dict, copy.copy, copy.deepcopy, lambda it: pickle.loads(pickle.dumps(it))):
        assert whole(lazy()) == plain
        assert list(whole(lazy())) == ["a", "b", "c"]
    assert json.dumps(lazy()) == json.dumps(plain)
    assert json.loads(json.dumps([lazy()], indent=1)) == [plain]
    assert {**lazy()} == (lazy() | {}) == ({} | lazy()) == dict(**lazy()) == lazy().copy() == plain
    assert (lazy() == plain, plain == lazy(), lazy() == lazy(), lazy() != plain) == (
        *(True, True, True),
        False,
    )
    assert (len(lazy()), repr(lazy()), list(reversed(lazy()))) == (3, repr(plain), ["c", "b", "a"])
    assert list(lazy().items()) == list(plain.items())
    assert list(lazy().values()) == list(plain.values())
    assert isinstance(lazy(), dict)
    match lazy():
        case {"a": "-a", "b": "given"}:
            pass
        case other:
            raise AssertionError(other)


def test_a_lazy_dictionary_can_be_changed() -> None:
    def lazy() -> LazyDict:
        return LazyDict({"a": str, "b": str}, 1, a=0)

    found = lazy()
    found["b"] = 5
    found["z"] = 6
    assert found == {"a": 0, "b": 5, "z": 6}
    del found["a"]
    assert found == {"b": 5, "z": 6}
    assert "a" not in found
    found = lazy()
    assert (found.pop("b"), found.pop("q", 7), found.setdefault("c", 8)) == ("1", 7, 8)
    assert found.popitem() == ("c", 8)
    found |= {"d": 1}
    assert found == {"a": 0, "d": 1}
    found.update(e=2)
    found.clear()
    assert found == {}
    assert not found
