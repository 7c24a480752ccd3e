"""The plan of the house is kept: light imports, small files, no forbidden words."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "hanabi"
HEAVY = ("numpy", "numba", "textual", "rich", "click", "fluent", "sqlalchemy", "starlette")


def imported_by(statement: str) -> set[str]:
    """The top-level modules that a fresh interpreter has loaded after the statement."""
    program = f"{statement}; import sys; print(*sys.modules)"
    output = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    ).stdout
    return {name.split(".")[0] for name in output.split()}


def test_importing_hanabi_imports_nothing_heavy() -> None:
    assert not imported_by("import hanabi").intersection(HEAVY)


@pytest.mark.parametrize("package", ["rules", "drawing", "game", "view", "notation", "bots"])
def test_the_library_needs_the_standard_library_alone(package: str) -> None:
    loaded = imported_by(f"import hanabi.{package}")
    outside = loaded - set(sys.stdlib_module_names) - {"hanabi"}
    before = imported_by("pass")
    assert outside <= before, f"hanabi.{package} brings {sorted(outside - before)}"


@pytest.mark.parametrize("package", ["rules", "drawing", "game", "view", "notation"])
def test_the_rules_know_no_clock_and_no_dice(package: str) -> None:
    for path in (SOURCE / package).rglob("*.py"):
        found = re.search(r"^\s*(?:import|from) (random|time|asyncio)\b", path.read_text(), re.M)
        assert found is None, f"{path.relative_to(ROOT)} imports {found and found[1]}"


def test_files_are_small_and_named_after_what_they_hold() -> None:
    for path in SOURCE.rglob("*.py"):
        assert path.stem not in ("utils", "helpers", "common", "models"), path
        lines = len(path.read_text(encoding="utf-8").splitlines())
        assert lines < 400, f"{path.relative_to(ROOT)} has {lines} lines: split it"


def test_components_are_small() -> None:
    """Sizes for all screens stand in one sheet, as data; what is generated is nobody's to read."""
    for path in (ROOT / "web" / "src").rglob("*.*"):
        if path.suffix in (".svelte", ".ts", ".css") and path.name not in (
            "board.css",
            "wire.generated.ts",
        ):
            lines = len(path.read_text(encoding="utf-8").splitlines())
            assert lines < 400, f"{path.relative_to(ROOT)} has {lines} lines: split it"


def test_loops_name_what_they_hold() -> None:
    for folder in (SOURCE, ROOT / "tests", ROOT / "benchmarks", ROOT / "examples"):
        for path in folder.rglob("*.py"):
            nameless = re.search(r"\bfor (?:one)\b in\b", path.read_text(encoding="utf-8"))
            assert nameless is None, f"{path.relative_to(ROOT)}: one what?"


def test_every_package_says_what_it_is_for() -> None:
    for path in SOURCE.rglob("__init__.py"):
        assert path.read_text(encoding="utf-8").startswith('"""'), path


def test_the_tests_mirror_the_source() -> None:
    tests = ROOT / "tests"
    beside = {
        "architecture",
        "attacks",
        "browser",
        "differential",
        "golden",
        "many",
        "property",
        "recipes",
        "spec",
    }
    for path in tests.rglob("test_*.py"):
        folder = path.parent.relative_to(tests)
        if not beside.intersection(folder.parts):
            assert (SOURCE / folder).is_dir(), f"{path.relative_to(ROOT)} mirrors nothing"


def test_no_committed_file_names_an_index_or_a_machine() -> None:
    tracked = subprocess.run(
        ["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False
    ).stdout.split()
    addresses = re.compile(
        r"--(extra-)?index-url|\"resolved\": *\"http|^registry *=|/work/main", re.M
    )
    for name in tracked:
        path = ROOT / name
        if path == Path(__file__) or not path.is_file() or path.suffix in (".png", ".woff2"):
            continue
        found = addresses.search(path.read_text(encoding="utf-8", errors="replace"))
        allowed = name == "Makefile" and found and "index-url" in found[0]
        assert found is None or allowed, f"{name} has {found and found[0]}"
