"""axe finds nothing: on every page, in every language, by night and by day.

The reward dialog is looked at in test_rewards, the screen between turns in test_one_device.
"""

import pytest
from playwright.sync_api import expect

from hanabi.analysis.puzzles import shipped_puzzles
from hanabi.rules import EDITIONS
from tests.browser.axe import LOCALES, in_every_language, problems
from tests.browser.conftest import Invite
from tests.browser.server import Server
from tests.browser.tables import begin, boldly, new_table, patiently, play
from tests.sizes import scaled

PUZZLE = f"puzzle/{shipped_puzzles()[0].id}"
PAGES = ("", "new", "settings", "games", "statistics", "replay/file", "rules", "learn", PUZZLE)
RULES = [f"rules/{name}" for name in EDITIONS]
RULES_EACH = scaled(fast=1, normal=1, long=len(RULES))


@pytest.mark.parametrize("locale", LOCALES)
def test_axe_finds_nothing_on_the_pages_beside_the_table(invite: Invite, locale: str) -> None:
    ana = invite("Ana", locale=locale)
    found: list[str] = []
    ana.page.goto(ana.url)
    first = LOCALES.index(locale)
    for path in (*PAGES, *(RULES + RULES)[first : first + RULES_EACH]):
        ana.page.evaluate("path => { location.hash = `/${path}` }", path)
        expect(ana.page.locator("main h1")).to_be_visible()
        ana.page.wait_for_load_state("networkidle")
        found += problems(ana.page, path)
    assert found == []


def test_axe_finds_nothing_at_the_door_and_in_the_lobby(invite: Invite) -> None:
    ana, eve = invite("Ana"), invite("Eve")
    link = new_table(ana, clock=True)
    found = in_every_language(ana.page, "lobby of the host", ".lobby")
    eve.page.goto(link)
    expect(eve.page.locator("#guest-name")).to_be_visible()
    found += in_every_language(eve.page, "invitation", "#guest-name")
    expect(ana.page.locator(".at-door")).to_be_visible()
    found += problems(ana.page, "somebody at the door")
    ana.page.get_by_role("button", name="Start", exact=True).click()
    expect(ana.page.get_by_role("dialog")).to_be_visible()
    found += problems(ana.page, "start without waiting", "dialog[open]")
    ana.page.get_by_role("button", name="Wait").click()
    eve.open(link)
    expect(eve.page.locator(".lobby")).to_be_visible()
    found += in_every_language(eve.page, "lobby of a guest", ".lobby")
    ana.page.get_by_role("button", name="Close this table").click()
    expect(eve.page.locator("main.door h1")).to_be_visible()
    found += in_every_language(eve.page, "closed", "main h1")
    eve.page.goto(f"{eve.url}/#/t/{'x' * 22}")
    expect(eve.page.locator(".alert")).to_be_visible()
    found += in_every_language(eve.page, "no such table", ".alert")
    eve.page.goto(new_table(ana, passphrase="sesame"))
    expect(eve.page.locator("#words")).to_be_visible()
    found += in_every_language(eve.page, "passphrase", "#words")
    table = begin([invite("Bo")], bots=1)
    eve.page.goto(table)
    expect(eve.page.get_by_role("button", name="Watch")).to_be_visible()
    found += in_every_language(eve.page, "a game that has begun", "main.invitation .primary")
    assert found == []


def test_axe_finds_nothing_at_the_table(invite: Invite) -> None:
    ana, bo = invite("Ana"), invite("Bo")
    begin([ana, bo], options={"timed-display": True, "multicolor": "own-color-5"})
    play([ana, bo], patiently, most=4)
    if not ana.is_on_turn:
        bo.move("hint")
    bo.page.keyboard.press("u")
    page = ana.page

    def look(where: str) -> list[str]:
        found: list[str] = []
        for key in "mlxt?":
            page.keyboard.press(key)
            expect(page.get_by_role("dialog")).to_be_visible()
            found += problems(page, f"{where} sheet {key}", "dialog[open]")
            page.keyboard.press("Escape")
        page.keyboard.press("o")
        for key in "kn":
            page.keyboard.press(key)
            expect(page.get_by_role("dialog")).to_be_visible()
            found += problems(page, f"{where} card {key}", "dialog[open]")
            page.keyboard.press("Escape")
        page.locator(".mine .own").first.click()
        found += problems(page, f"{where} own card", ".ownmenu")
        page.keyboard.press("Escape")
        page.locator(".mate .who").first.click()
        found += problems(page, f"{where} hints", ".hintmenu")
        page.keyboard.press("Escape")
        return found

    assert in_every_language(page, "board with a question", "main.board", look) == []
    page.get_by_role("button", name="No", exact=True).click()
    play([ana, bo], boldly)
    found = in_every_language(page, "end", ".score h1")
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("button", name="One move on")).to_be_visible()
    found += in_every_language(page, "replay", ".bar")
    assert found == []


def test_axe_finds_nothing_where_a_bot_explains_itself_and_where_the_server_is_gone(
    invite: Invite, server: Server
) -> None:
    ana = invite("Ana").home()
    page = ana.page
    page.get_by_role("button", name="Play now").click()
    assert ana.wait_for_turn()
    ana.move("hint")
    assert ana.wait_for_turn()

    def look(where: str) -> list[str]:
        page.locator(".mate .who").first.click()
        page.locator(".why .btn").click()
        expect(page.locator(".why p")).to_be_visible()
        return problems(page, f"{where} why", ".hintmenu")

    found = in_every_language(page, "bots", "main.board", look)
    server.kill()
    expect(page.locator(".away")).to_be_visible()
    found += problems(page, "reconnecting")
    assert found == []
