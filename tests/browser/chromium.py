"""Which browser the tests drive, and where to get one: ``python -m tests.browser.chromium``."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
_APT = ("apt-get", "-qq", "install", "-y", "--no-install-recommends", "chromium")
_PLAYWRIGHT = (sys.executable, "-m", "playwright", "install", "chromium")
_HOW = (
    "No browser for the tests: install chromium or google-chrome with your system's packages, or "
    "run `.venv/bin/python -m playwright install chromium`. (`make test-fast` needs none.)"
)


def find() -> str | None:
    """A chromium or chrome of this machine, or the one that Playwright fetched."""
    for name in _NAMES:
        found = shutil.which(name)
        if found:
            return found
    with sync_playwright() as playwright:
        path = Path(playwright.chromium.executable_path)
    return str(path) if path.exists() else None


def fetch() -> None:
    """By the system's packages where that can work, or else by Playwright."""
    if shutil.which("apt-get") and os.geteuid() == 0:
        _say("Installing chromium for the browser tests (once)…")
        _run("apt-get", "-qq", "update")
        if _run(*_APT):
            return
    _say("Fetching a chromium for the browser tests by Playwright (once)…")
    _run(*_PLAYWRIGHT)


def _run(*command: str) -> bool:
    quiet = {"DEBIAN_FRONTEND": "noninteractive"}
    done = subprocess.run(
        command, env=os.environ | quiet, capture_output=True, check=False, timeout=600
    )
    return done.returncode == 0


def _say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


if __name__ == "__main__":
    if find() is None:
        fetch()
    if find() is None:
        _say(_HOW)
        sys.exit(1)
