"""A whole game with a real screen reader: what Orca speaks is what is to be heard."""

from pathlib import Path

import pytest
from playwright.sync_api import Playwright

from tests.browser import orca
from tests.browser.player import Player
from tests.browser.server import Server
from tests.browser.tables import begin
from tests.browser.test_listening import DECK
from tests.sizes import scaled
from tests.waiting import wait_until

GAME = (
    ("hand", "Slot 1, newest. any colour; any value."),
    ("ben 1", "You tell Ben: one 1, slot 5."),
    ("", "Ben plays red 1. Your turn."),
    ("play 5", "You play white 1. Ben tells you: 4 white cards, slots 2, 3, 4, 5. Your turn."),
    ("fireworks", "white: up to 1, next 2; red: up to 1, next 2;"),
    ("discard 9", "You have no card in slot 9."),
    ("play 1", "You play blue 5, which does not fit: mistake 1."),
    ("", "Your turn."),
    ("play 1", "mistake 2."),
    ("", "Your turn."),
    ("play 1", "The third mistake: the display is over. Score: 0 points."),
    ("", "The crowd goes home early, and some ask for their money back."),
)
"""What is typed, and what Orca says to it."""


@pytest.mark.skipif(not orca.is_installed(), reason="Orca is not installed")
@pytest.mark.skipif(scaled(fast=True, normal=True, long=False), reason="a whole desktop: long")
def test_orca_speaks_a_whole_game(
    tmp_path: Path, playwright: Playwright, chromium_path: str
) -> None:
    server = Server(tmp_path, is_stacked=True)
    server.start()
    server.stack(DECK)
    (tmp_path / "orca").mkdir()
    with orca.Orca(tmp_path / "orca") as reader:
        browser = playwright.chromium.launch(
            executable_path=chromium_path,
            headless=False,
            env=dict(reader.environment),
            args=["--no-sandbox", "--force-renderer-accessibility", "--ozone-platform=x11"],
        )
        ana = Player(browser, server.url, "Ana")
        begin([ana], bots=1, bot="cautious")
        ana.page.bring_to_front()
        reader.activate("Your turn")
        reader.press("slash")
        ana.page.wait_for_selector(".typed .field:focus")
        before = 0
        for typed, answer in GAME:
            if typed:
                before = len(reader.said())
                reader.type(typed)
            wait_until(
                lambda: any(answer in text for text in reader.said()[before:]),  # noqa: B023
                f"{answer!r} after {typed!r}; Orca said {reader.said()[before:]}",
            )
        browser.close()
    server.stop()
