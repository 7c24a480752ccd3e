"""What bots agreed on is shown before the first turn; what they say of a move points at cards."""

from playwright.sync_api import Browser, expect

from tests.browser.axe import LOCALES, in_every_language, problems
from tests.browser.player import DESKTOP, PHONE, Player
from tests.browser.server import Server
from tests.browser.tables import begin

ON_ITS_SIDE = {"width": 740, "height": 360}


def test_the_agreement_is_shown_once_and_can_be_looked_up(
    browser: Browser, stacked: Server
) -> None:
    stacked.stack("w1 w2 w3 w4 w5")
    ana = Player(browser, stacked.url, "Ana", knows_agreement=False)
    link = begin([ana], bots=1)
    page = ana.page
    sheet = page.get_by_role("dialog", name="How Smart reads hints")
    expect(sheet.locator("li")).to_have_count(4)
    found: list[str] = []
    begin_button = sheet.get_by_role("button", name="Begin")
    for size in (PHONE, DESKTOP, ON_ITS_SIDE):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        found += problems(page, f"agreement {size}", "dialog[open]")
        assert sheet.locator("li").last.evaluate("node => node.scrollWidth <= node.clientWidth")
        expect(begin_button).to_be_in_viewport(ratio=1)
    page.set_viewport_size(DESKTOP)  # type: ignore[arg-type]
    begin_button.click()
    expect(sheet).to_have_count(0)
    page.reload()
    assert ana.wait_for_turn()
    expect(sheet).to_have_count(0)
    page.keyboard.press("?")
    page.get_by_role("button", name="How Smart reads hints").click()
    sheet.get_by_role("checkbox").check()
    expect(begin_button).to_have_count(0)
    page.keyboard.press("Escape")
    page.reload()
    expect(sheet).to_be_visible()
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    for locale in LOCALES:
        page.evaluate(
            "locale => localStorage.setItem('hanabi-settings', JSON.stringify({ locale }))", locale
        )
        page.reload()
        expect(page.locator("dialog[open] li")).to_have_count(4)
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"], locale
    assert found == []
    assert link
    assert ana.complaints == []
    ana.close()


def test_no_agreement_is_shown_with_bots_that_have_none(browser: Browser, stacked: Server) -> None:
    stacked.stack("w1 w2 w3 w4 w5")
    ana = Player(browser, stacked.url, "Ana", knows_agreement=False)
    begin([ana], bots=1, bot="cautious")
    assert ana.wait_for_turn()
    expect(ana.page.get_by_role("dialog")).to_have_count(0)
    ana.close()


def test_a_bot_that_was_misled_says_so_and_its_card_glows(
    browser: Browser, stacked: Server
) -> None:
    """Ana tells Ben of reds whose newest is no red 1: by the agreement he takes it for one."""
    stacked.stack("b1 b1 b2 b2 b3 r1 r1 g4 r3 g5 y4 y4 y5 g4")
    ana = Player(browser, stacked.url, "Ana")
    link = begin([ana], bots=1)
    page = ana.page
    page.keyboard.press("/")
    page.keyboard.type("ben red")
    page.keyboard.press("Enter")
    expect(page.locator("button.last")).to_contain_text("mistake")
    assert ana.wait_for_turn()
    page.keyboard.press("Escape")
    page.locator(".mate .who").first.click()
    page.locator(".why .btn").click()
    said = page.locator(".why p")
    expect(said).to_have_text(
        "I read the hint as: play the newest card that it touches and that may fit. "
        "I took this card for red 1, but it was red 3."
    )
    expect(page.locator(".side.discards .meant")).to_have_count(1)
    beside_words = page.locator(".why .meant")
    expect(beside_words).to_be_hidden()
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    expect(page.locator(".side.discards")).to_be_hidden()
    expect(beside_words).to_be_in_viewport(ratio=1)
    page.set_viewport_size(DESKTOP)  # type: ignore[arg-type]
    page.keyboard.press("Escape")
    for _ in range(2):
        assert ana.wait_for_turn()
        ana.move("play")
    while ana.wait_for_turn():
        ana.move("play")
    page.goto(link.replace("/t/", "/replay/"))
    for _ in range(2):
        page.get_by_role("button", name="One move on").click()
    expect(page.locator(".bar .said")).to_contain_text("I took this card for red 1")
    expect(page.locator(".side.discards .meant")).to_have_count(1)
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    expect(page.locator(".bar .said .meant")).to_be_in_viewport(ratio=1)
    page.set_viewport_size(DESKTOP)  # type: ignore[arg-type]
    page.get_by_role("button", name="One move back").click()
    expect(page.locator(".bar .said")).to_contain_text("I read the hint as")
    expect(page.locator(".mate .card.meant")).to_have_count(1)
    assert in_every_language(page, "replay with a mistake", ".bar") == []
    assert ana.complaints == []
    ana.close()
