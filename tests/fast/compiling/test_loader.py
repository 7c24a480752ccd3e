"""Compiling: late, once, and never an old answer."""

import subprocess
import sys
from pathlib import Path

import pytest

from hanabi.fast import compiling
from hanabi.fast.compiling import cache, loader
from hanabi.fast.compiling.cache import fingerprint
from hanabi.fast.compiling.generator import KERNEL_MODULES, kernel_source, source_of


def _texts() -> dict[str, str]:
    return {module: source_of(module) for module in KERNEL_MODULES}


@pytest.mark.parametrize("module", KERNEL_MODULES)
def test_a_changed_line_in_any_kernel_module_is_another_directory(module: str) -> None:
    texts = _texts()
    before = fingerprint(kernel_source(texts))
    assert before == fingerprint(kernel_source())
    assert "\n    for " in texts[module]
    texts[module] = texts[module].replace("\n    for ", "\n    pass\n    for ", 1)
    assert fingerprint(kernel_source(texts)) != before


def test_a_changed_compiler_is_another_directory(monkeypatch: pytest.MonkeyPatch) -> None:
    source = kernel_source()
    before = fingerprint(source)
    monkeypatch.setattr(cache, "version", lambda name: f"{name} of tomorrow")
    assert fingerprint(source) != before


def test_one_game_needs_neither_numpy_nor_numba() -> None:
    code = """
import sys
import hanabi
from hanabi.fast import RowGame
from hanabi.rules import ruleset
game = RowGame.deal(ruleset(2), 1)
game.step(game.legal_actions()[0])
assert not {"numpy", "numba"} & set(sys.modules), sorted(sys.modules)
"""
    subprocess.run([sys.executable, "-c", code], check=True)


def test_a_cache_that_cannot_be_written_is_replaced(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("HANABI_CACHE_DIR", str(tmp_path / "file" / "below"))
    assert compiling.cache_directory().is_dir()
    monkeypatch.setenv("HANABI_CACHE_DIR", str(tmp_path / "new"))
    assert compiling.cache_directory() == tmp_path / "new"


def test_without_numba_a_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loader, "can_compile", lambda: False)
    with pytest.raises(compiling.NoCompiler, match=r"hanabi\[fast\]"):
        loader.kernel.__wrapped__()
