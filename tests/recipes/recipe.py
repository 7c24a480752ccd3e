"""A page of docs/recipes as what it tells its reader to do, to be done to a copy of the tree.

An edit is a line that ends in a colon and names a file, and the block that follows it:

- ``New file `src/…`:``, and the whole file;
- ``Append to `src/…`:``, and what comes after its last line;
- ``In `src/…`:``, and a ``diff`` whose lines of context say where.

A ``console`` block holds commands (``$ …``) and, where the page shows it, what they print.
"""

import doctest
import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from tests.sizes import scaled

ROOT = Path(__file__).parents[2]
COPIED = ("src", "tests", "docs", "examples", "benchmarks", "web", "pyproject.toml", "README.md")
NOT_COPIED = shutil.ignore_patterns("node_modules", "static", ".*_cache")
STEP = re.compile(
    r"^.*?\b(?P<kind>New file|Append to|In) `(?P<path>[^`]+)`[^\n`]*:\n\n"
    r"(?P<indent> *)(?P<fence>```+)\w+\n(?P<body>.*?)^ *(?P=fence)$"
    r"|^(?P<console_indent> *)```console\n(?P<console>.*?)^ *```$",
    re.MULTILINE | re.DOTALL,
)
SIZE = scaled(fast="fast", normal="fast", long="normal")
UNUSED = "-p no:schemathesis -p no:anyio -p no:cacheprovider"
"""What pytest would load for a second or two at every start, and no recipe needs."""
PRINTED = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


@dataclass(frozen=True)
class Edit:
    """One change of one file."""

    kind: str
    path: str
    body: str

    def make(self, tree: Path) -> None:
        path = tree / self.path
        if self.kind == "New file":
            assert not path.exists(), f"{self.path} is there already"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(self.body, encoding="utf-8")
        elif self.kind == "Append to":
            text = path.read_text(encoding="utf-8")
            path.write_text(text.rstrip("\n") + "\n" + self.body, encoding="utf-8")
        else:
            path.write_text(self._changed(path.read_text(encoding="utf-8")), encoding="utf-8")

    def _changed(self, text: str) -> str:
        lines = self.body.splitlines(keepends=True)
        assert all(line[0] in " +-\n" for line in lines), f"not a diff: {self.body}"
        before = "".join(line[1:] or "\n" for line in lines if line[0] != "+")
        after = "".join(line[1:] or "\n" for line in lines if line[0] != "-")
        places = text.count(before)
        assert places == 1, f"{self.path} has this {places} times:\n{before}"
        return text.replace(before, after)


@dataclass(frozen=True)
class Command:
    """A command of a console block, and what the page says that it prints."""

    line: str
    printed: str

    def run(self, tree: Path) -> str:
        done = subprocess.run(
            ["bash", "-c", self.line],
            cwd=tree,
            env={
                **os.environ,
                "PATH": f"{tree / 'bin'}{os.pathsep}{os.environ['PATH']}",
                "PYTHONPATH": str(tree / "src"),
                "COLUMNS": "100",
                "PYTEST_ADDOPTS": f"--size {SIZE} {UNUSED}",
            },
            capture_output=True,
            text=True,
            check=False,
        )
        output = done.stdout + done.stderr
        assert done.returncode == 0, f"$ {self.line}\n{output}"
        if self.printed:
            same = doctest.OutputChecker().check_output(self.printed, output, PRINTED)
            assert same, f"$ {self.line}\n{output}\ninstead of\n{self.printed}"
        return output


def steps_of(name: str) -> list[Edit | Command]:
    """What the page tells to do, in its order."""
    page = (ROOT / "docs" / "recipes" / f"{name}.md").read_text(encoding="utf-8")
    steps: list[Edit | Command] = []
    for found in STEP.finditer(page):
        if found["console"] is not None:
            steps += _commands(_moved_left(found["console"], found["console_indent"]))
        else:
            body = _moved_left(found["body"], found["indent"])
            steps.append(Edit(found["kind"], found["path"], body))
    return steps


def copy_of_the_tree(folder: Path) -> Path:
    """What a recipe works on: the sources without what is built from them."""
    tree = folder / "tree"
    tree.mkdir()
    for name in COPIED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, tree / name, ignore=NOT_COPIED)
        else:
            shutil.copy(ROOT / name, tree / name)
    for command, words in (("python", ""), ("hanabi", "-m hanabi"), ("pytest", "-m pytest -q")):
        script = tree / "bin" / command
        script.parent.mkdir(exist_ok=True)
        script.write_text(f'#!/bin/sh\nexec "{sys.executable}" {words} "$@"\n')
        script.chmod(0o755)
    return tree


def _commands(block: str) -> list[Command]:
    first, *rest = re.split(r"^\$ ", block, flags=re.MULTILINE)
    assert not first.strip(), f"output without a command: {first}"
    return [Command(line, printed) for line, _, printed in (text.partition("\n") for text in rest)]


def _moved_left(block: str, indent: str) -> str:
    """A block inside a list item is indented with it."""
    return "".join(line.removeprefix(indent) for line in block.splitlines(keepends=True))
