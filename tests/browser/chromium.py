"""Which browser the tests drive, and where to get one: ``python -m tests.browser.chromium``."""

import shutil
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.system_packages import install, run, say

_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
_SHELL = "chromium-headless-shell"
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


def find_shell() -> str | None:
    """Chromium without the windows that nobody sees, if there is one: it does half the work
    for every player of a test. It has no notifications."""
    return shutil.which(_SHELL) or find()


def fetch() -> None:
    """By the system's packages where that can work, or else by Playwright."""
    if shutil.which(_SHELL) is None:
        install(_SHELL, "the browser tests")
    if find() is None and not install("chromium", "the browser tests"):
        say("Fetching a chromium for the browser tests by Playwright (once)…")
        run(*_PLAYWRIGHT)


if __name__ == "__main__":
    fetch()
    if find() is None:
        say(_HOW)
        sys.exit(1)
