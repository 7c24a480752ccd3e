"""The undocumented option of Numba: it works in the versions it is used in, and is not needed."""

import re
import tomllib
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numba import njit

from hanabi.fast import Batch
from hanabi.fast.compiling import loader, numba_options
from hanabi.fast.compiling.numba_options import TESTED_BELOW, TESTED_FROM, can_leave_out_counting
from hanabi.rules import ruleset
from tests.kernels import kernel_that_counts_references


def total_of_rows(rows):  # type: ignore[no-untyped-def]
    total = 0
    for place in range(rows.shape[0]):
        row = rows[place]
        total += row[0] + row[-1]
    return total


def _references_counted(**options: Any) -> bool:
    compiled = njit(**options)(total_of_rows)
    assert compiled(np.ones((3, 2), np.int64)) == 6
    return "NRT_" in "".join(compiled.inspect_llvm().values())


def test_this_numba_still_leaves_out_reference_counting_when_asked() -> None:
    assert can_leave_out_counting(), "a new Numba: see numba_options.TESTED_BELOW"
    assert not _references_counted(_nrt=False), "Numba has changed what _nrt means"
    assert _references_counted(), "Numba counts no references by itself: _nrt can go"


def test_the_project_installs_no_numba_in_which_the_option_was_not_tried() -> None:
    project = tomllib.loads((Path(__file__).parents[3] / "pyproject.toml").read_text("utf-8"))
    fast = " ".join(project["project"]["optional-dependencies"]["fast"])
    bounds = re.search(r"numba>=(\d+)\.(\d+),<(\d+)\.(\d+)", fast)
    assert bounds is not None
    numbers = tuple(int(number) for number in bounds.groups())
    assert numbers == (*TESTED_FROM, *TESTED_BELOW)


@pytest.mark.parametrize("numba", ["0.60.0", "0.69.0rc1", "1.0"])
def test_an_untried_numba_is_not_asked_for_it(numba: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(numba_options, "version", lambda _: numba)
    assert "_nrt" not in numba_options.numba_options(inline=True)


def test_without_the_option_the_same_games_are_played(monkeypatch: pytest.MonkeyPatch) -> None:
    usual, counting = loader.kernel(), kernel_that_counts_references()
    assert counting.module_name != usual.module_name
    batch, other = Batch(ruleset(3), 50), Batch(ruleset(3), 50)
    for each, kernel in ((batch, usual), (other, counting)):
        kernel.compile()
        monkeypatch.setattr(each, "_kernel", kernel)
    chance = np.random.default_rng(1)
    batch.deal(5)
    other.deal(5)
    while not batch.is_over.all():
        masks = batch.masks()
        assert np.array_equal(masks, other.masks())
        actions = (chance.random(masks.shape) * masks).argmax(axis=1)
        batch.step(actions)
        other.step(actions)
        assert np.array_equal(batch.rows, other.rows)
    assert np.array_equal(batch.scores(), other.scores())
