"""A distribution with bots, really built and installed: into a folder of its own."""

import subprocess
import sys
from pathlib import Path

_PROJECT = """
[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"
[project]
name = "tiny-bots"
version = "1.5"
[project.entry-points."hanabi.bots"]
tiny = "tiny_bots:TinyBot"
tiny-module = "tiny_bots.one"
tiny-broken = "tiny_bots.broken:Bot"
smart = "tiny_bots:TinyBot"
[tool.hatch.build.targets.wheel]
packages = ["tiny_bots"]
"""
_BOT = """
class TinyBot:
    def choose(self, view):
        return view.legal_moves[-1]
"""


def install_tiny_bots(folder: Path) -> Path:
    """Where it is installed."""
    package = folder / "source" / "tiny_bots"
    package.mkdir(parents=True)
    (folder / "source" / "pyproject.toml").write_text(_PROJECT, encoding="utf-8")
    (package / "__init__.py").write_text(_BOT, encoding="utf-8")
    one = f"from tiny_bots import TinyBot\n{_BOT.replace('TinyBot', 'Only')}"
    (package / "one.py").write_text(one, encoding="utf-8")
    (package / "broken.py").write_text("raise OSError('no luck')\n", encoding="utf-8")
    site = folder / "site"
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    here = ["--no-index", "--no-deps", "--no-build-isolation", "--target", str(site)]
    subprocess.run([*pip, *here, str(folder / "source")], check=True)
    return site
