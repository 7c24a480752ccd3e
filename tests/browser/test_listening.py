"""Who cannot see the page hears the whole game, and plays it by typing."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.axe import LOCALES, problems
from tests.browser.listening import Listener
from tests.browser.player import Player
from tests.browser.server import Server
from tests.browser.tables import begin
from tests.browser.typed_game import DECK, play_by_typing

TRANSCRIPT = Path(__file__).parent / "transcripts" / "whole_game.txt"


@pytest.fixture
def ana(browser: Browser, stacked: Server) -> Iterator[Player]:
    stacked.stack(DECK)
    player = Player(browser, stacked.url, "Ana")
    # Time stands still, so that on no machine anything is taken for heard already.
    player.page.clock.set_fixed_time("2026-07-01T20:00:00")
    yield player
    player.close()
    assert player.complaints == []


def test_a_whole_game_is_played_by_typing_and_heard_from_its_start_to_its_end(
    ana: Player, tmp_path: Path
) -> None:
    begin([ana], bots=1, bot="cautious")
    page, listener = ana.page, Listener(ana.page)
    told = [f"focus: {listener.focused()}", "key: /"]
    page.keyboard.press("/")
    told.append(f"focus: {listener.focused()}")
    for command, heard in play_by_typing(ana, listener):
        told += [f"> {command}", *heard]
    expect(page.locator(".score h1")).to_be_visible()
    expect(page.locator(".score h1")).to_be_focused()
    told.append(f"focus: {listener.focused()}")
    now = tmp_path / TRANSCRIPT.name
    now.write_text("\n".join(told) + "\n", encoding="utf-8")
    assert now.read_text(encoding="utf-8") == TRANSCRIPT.read_text(encoding="utf-8"), (
        f"if what is said now is right, keep it: cp {now} {TRANSCRIPT}"
    )


def test_the_focus_begins_at_one_s_hand_and_follows_the_game(ana: Player) -> None:
    """The order of UI.md: hand, teammates, discards, moves, status, menu."""
    begin([ana], bots=1, bot="cautious")
    page, listener = ana.page, Listener(ana.page)
    assert listener.focused() == "group “Your hand”"
    page.keyboard.press("ArrowRight")
    assert listener.focused() == "button “Slot 1, newest. any colour; any value”"
    page.keyboard.press("3")
    assert listener.focused().startswith("button “Slot 3")
    places = page.evaluate(
        """() => ['.mine .own', '.mate .card', '.last', '.status .menu']
            .map((name) => [...document.querySelectorAll('button')]
                .indexOf(document.querySelector(name)))"""
    )
    assert places == sorted(places)
    for key, words in (("i", "Slot 5"), ("a", "Ben: "), ("f", "white: "), ("v", "8 hints")):
        page.keyboard.press(key)
        expect(page.get_by_test_id("spoken").locator("p").last).to_contain_text(words)
    page.keyboard.press("m")
    assert listener.regions() == [("polite", "status"), ("assertive", "generic")]
    page.keyboard.press("Escape")
    page.evaluate("location.hash = '/rules'")
    expect(page.locator("main h1")).to_be_focused()


def test_the_line_for_typed_moves_fits_in_every_language_and_pleases_axe(ana: Player) -> None:
    page = ana.page
    begin([ana], bots=1, bot="cautious")
    page.set_viewport_size({"width": 360, "height": 640})
    field = page.locator(".typed .field")
    for locale in LOCALES:
        page.evaluate(
            "locale => localStorage.setItem('hanabi-settings',"
            " JSON.stringify({ locale, typing: true }))",
            locale,
        )
        page.reload()
        expect(field).to_be_focused()
        field.fill("?!")
        field.press("Enter")
        expect(page.locator(".typed p")).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= 360, locale
    assert problems(page, "typing", ".typed") == []
    field.press("Escape")
    expect(field).to_have_count(0)
    expect(page.locator(".mine .row")).to_be_focused()
