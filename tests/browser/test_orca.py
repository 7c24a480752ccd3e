"""A real screen reader speaks a whole game: Orca, with Chromium in a window of its own display."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Playwright, expect

from tests.browser.listening import Listener
from tests.browser.orca import HOW, find, orca
from tests.browser.player import Player
from tests.browser.server import Server
from tests.browser.tables import begin
from tests.browser.typed_game import DECK, play_by_typing

TRANSCRIPTS = Path(__file__).parent / "transcripts"


def _sentences(text: str) -> list[str]:
    return [part for part in re.split(r"(?<=[.!?])\s+|\n", text) if part]


@pytest.mark.processes
@pytest.mark.sample(fast=0, normal=0)
@pytest.mark.skipif(not find(), reason=HOW)
def test_orca_speaks_all_that_is_announced(
    playwright: Playwright, whole_chromium_path: str, stacked: Server, tmp_path: Path
) -> None:
    stacked.stack(DECK)
    with orca(tmp_path / "orca") as speaker:
        browser = playwright.chromium.launch(
            executable_path=whole_chromium_path,
            headless=False,
            args=["--no-sandbox", "--force-renderer-accessibility"],
            env=dict(speaker.environment),
        )
        ana = Player(browser, stacked.url, "Ana")
        begin([ana], bots=1, bot="cautious")
        listener = Listener(ana.page)
        ana.page.keyboard.press("/")
        speaker.wait_for("Type a move")
        spoken = len(speaker.spoken())
        for _, announced in play_by_typing(ana, listener):
            for text in announced:
                for sentence in _sentences(text.partition(": ")[2]):
                    speaker.wait_for(sentence, since=spoken)
            spoken = len(speaker.spoken())
        expect(ana.page.locator(".score h1")).to_be_focused()
        speaker.wait_for("heading level 1")
        ana.close()
        browser.close()
    assert ana.complaints == []
    print(*speaker.spoken(), sep="\n")  # for transcripts/orca.txt: pytest -s


def test_the_kept_transcript_of_orca_has_all_that_is_announced() -> None:
    """``orca.txt`` is what Debian's Orca 43.1 spoke in this very game, for readers; what is
    announced in it is held to ``whole_game.txt``."""
    spoken = (TRANSCRIPTS / "orca.txt").read_text(encoding="utf-8")
    told = (TRANSCRIPTS / "whole_game.txt").read_text(encoding="utf-8").splitlines()
    announced = {line.partition(": ")[2] for line in told if line.startswith(("politely", "at"))}
    assert {part for text in announced for part in _sentences(text)} <= set(_sentences(spoken))
    assert "heading level 1" in spoken, "the end has the focus"
