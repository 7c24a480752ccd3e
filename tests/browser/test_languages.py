"""Languages: the visitor's own by default, switched in mid-game, different at one table."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from hanabi.i18n import Messages
from hanabi.rules import EDITIONS
from tests.browser.conftest import Invite
from tests.browser.tables import begin, play, whoever_is_next

CATALOGUES = Path(__file__).parents[2] / "src" / "hanabi" / "i18n"
LOCALES = sorted(path.parent.name for path in CATALOGUES.glob("*/web.ftl"))


@pytest.mark.parametrize("locale", LOCALES)
def test_a_visitor_is_greeted_in_their_language(invite: Invite, locale: str) -> None:
    guest = invite("Ana", locale=locale)
    guest.page.goto(guest.url)
    expect(guest.page.locator(".title p")).to_have_text(Messages(locale).format("web-home-about"))
    assert guest.page.evaluate("document.documentElement.lang") == locale


@pytest.mark.sample(normal=2)
@pytest.mark.parametrize("locale", [locale for locale in LOCALES if locale != "en"])
def test_the_language_changes_in_mid_game_and_only_for_who_changes_it(
    invite: Invite, locale: str
) -> None:
    ana, bo = invite("Ana"), invite("Bo")
    begin([ana, bo])
    play([ana, bo], lambda _: "hint", most=2)
    table = bo.page.url
    bo.page.goto(f"{bo.url}/#/settings")
    bo.page.locator("select[aria-labelledby=locale-name]").select_option(locale)
    bo.page.goto(table)
    expect(bo.page.locator("aside.log h2")).to_have_text(Messages(locale).format("web-log"))
    expect(ana.page.locator("aside.log h2")).to_have_text(Messages("en").format("web-log"))
    mover = whoever_is_next([ana, bo])
    assert mover is not None
    mover.move("hint")
    sentences = [player.last_move() for player in (ana, bo)]
    assert sentences[0] != sentences[1]


def test_the_rules_open_on_the_box_of_the_reader_s_language(invite: Invite) -> None:
    guest = invite("Ana")
    guest.page.goto(guest.url)
    box = guest.page.locator("main select")
    for locale in LOCALES:
        guest.page.evaluate(
            "locale => localStorage.setItem('hanabi-settings', JSON.stringify({ locale }))", locale
        )
        guest.page.goto(f"{guest.url}/?{locale}#/rules")
        expect(guest.page.locator("html")).to_have_attribute("lang", locale)
        (own,) = (name for name, edition in EDITIONS.items() if edition.language == locale)
        expect(box).to_have_value(own)
        expect(guest.page.locator(".rules .title").first).to_have_text(
            Messages(locale).format("rules-title-goal")
        )
