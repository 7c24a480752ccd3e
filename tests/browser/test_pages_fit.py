"""Every page beside the board, in every language: nothing is cut or pushed off, and what one came
to do is in sight where a phone lies on its side, too."""

import json

import pytest
from playwright.sync_api import Page, expect

from hanabi.analysis.puzzles import shipped_puzzles
from tests.browser.axe import LOCALES
from tests.browser.conftest import Invite
from tests.browser.layout import faults, faults_across
from tests.browser.tables import begin, boldly, play
from tests.sizes import scaled

SIZES = ((320, 568), (360, 640), (390, 844), (844, 390), (640, 360), (820, 1180), (1280, 720))
ON_ITS_SIDE = ((844, 390), (667, 375))
PUZZLE = f"puzzle/{shipped_puzzles()[0].id}"
EVERY = scaled(fast=5, normal=5, long=1)
IN_LANGUAGES = scaled(fast=["pl"], normal=["pl"], long=LOCALES)
PAGES = ("", "new", "settings", "games", "statistics", "replay/file", "rules", "learn", PUZZLE)


def _in_language(page: Page, locale: str) -> None:
    page.evaluate(
        "text => localStorage.setItem('hanabi-settings', text)", json.dumps({"locale": locale})
    )
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", locale)


def _everywhere(page: Page, where: str) -> list[str]:
    return [f"{where} {fault}" for size in SIZES for fault in faults_across(page, *size)]


@pytest.mark.parametrize("locale", LOCALES)
def test_no_page_is_wider_than_the_window(invite: Invite, locale: str) -> None:
    """At the smaller sizes each page is looked at in one language, and each language on some."""
    ana = invite("Ana", touch=True, locale=locale)
    found: list[str] = []
    ana.page.goto(ana.url)
    for path in PAGES[LOCALES.index(locale) % EVERY :: EVERY]:
        ana.page.evaluate("path => { location.hash = `/${path}` }", path)
        expect(ana.page.locator("main h1")).to_be_visible()
        ana.page.wait_for_load_state("networkidle")
        found += _everywhere(ana.page, path)
    assert found == []


def test_lobby_and_invitation_fit_in_every_language(invite: Invite) -> None:
    host, guest = invite("Bartłomiej", touch=True), invite("", touch=True)
    host.ask("POST", "/api/guests", {"name": host.name})
    settings = {"edition": "pl-deluxe", "seats": 3}
    table = host.ask("POST", "/api/tables", {"settings": settings})["id"]
    host.page.goto(f"{host.url}/#/t/{table}")
    guest.page.goto(f"{host.url}/#/t/{table}")
    come_in = guest.page.locator("main.invitation button.primary")
    found: list[str] = []
    for locale in IN_LANGUAGES:
        _in_language(host.page, locale)
        expect(host.page.locator(".lobby .seat")).to_have_count(3)
        found += _everywhere(host.page, f"lobby {locale}")
        host.page.set_viewport_size({"width": 390, "height": 844})
        expect(host.page.locator(".invite .link")).to_be_in_viewport(ratio=1)
        _in_language(guest.page, locale)
        expect(come_in).to_be_visible()
        found += _everywhere(guest.page, f"invitation {locale}")
        for width, height in ON_ITS_SIDE:
            guest.page.set_viewport_size({"width": width, "height": height})
            expect(come_in).to_be_in_viewport(ratio=1)
    assert found == []


def test_the_end_and_the_replay_bar_fit_in_every_language(invite: Invite) -> None:
    ana = invite("Ana", touch=True)
    link = begin([ana], bots=2)
    play([ana], boldly)
    page = ana.page
    replay = link.replace("/t/", "/replay/") + "/1"
    found: list[str] = []
    for locale in IN_LANGUAGES:
        page.goto(link)
        _in_language(page, locale)
        expect(page.locator(".score h1")).to_be_visible()
        found += _everywhere(page, f"end {locale}")
        for width, height in ON_ITS_SIDE:
            page.set_viewport_size({"width": width, "height": height})
            expect(page.locator(".acts .btn").first).to_be_in_viewport(ratio=1)
            expect(page.locator(".panels li").first).to_be_in_viewport(ratio=1)
        page.goto(replay)
        expect(page.locator(".bar .at")).to_have_count(1)
        for size in (*SIZES, (1440, 900)):
            found += [f"replay {locale} {fault}" for fault in faults(page, *size)]
    assert found == []
