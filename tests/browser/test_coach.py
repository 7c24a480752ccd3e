"""The coach at a table with a bot: what partners make of a move, a suggestion, a word before a
last copy goes."""

import pytest
from playwright.sync_api import Browser, expect

from hanabi.i18n import Messages
from tests.browser.axe import problems
from tests.browser.player import Player
from tests.browser.server import Server
from tests.browser.tables import begin

ENGLISH = Messages()
# Ana holds the white 5, Bo what could be played.
DECK = "w5 b2 b3 b4 b4 r1 y1 g1 w1 b1 g4 g4 y4 y4 r4 w2 w3 w4"


@pytest.mark.parametrize("way", ["keys", "typed"])
def test_the_coach_reads_advises_and_warns(browser: Browser, stacked: Server, way: str) -> None:
    stacked.stack(DECK)
    ana, bo = Player(browser, stacked.url, "Ana"), Player(browser, stacked.url, "Bo")
    ana.context.add_init_script(
        "localStorage.setItem('hanabi-settings', JSON.stringify({ coach: true }))"
    )
    begin([ana, bo], bots=1)
    page, line = ana.page, ana.page.locator(".coach")
    assert ana.wait_for_turn()
    expect(line.get_by_role("status")).to_have_text(ENGLISH.format("web-coach-about"))
    line.get_by_role("button", name=ENGLISH.format("web-coach-ask")).click()
    expect(line.get_by_role("status")).to_contain_text("Tell Bo: 1.")
    assert problems(page, "coach", ".coach") == []
    ana.move("hint")
    expect(line.get_by_role("status")).not_to_contain_text("Tell Bo")
    assert bo.wait_for_turn()
    bo.tap(bo.page.locator(".mate [data-card='0']"))
    say = bo.page.locator(".hintmenu .say")
    bo.decide(say.filter(has=bo.page.locator("kbd", has_text="5")))
    assert ana.wait_for_turn()
    card = page.locator(".mine [data-card='0']")
    warning = page.get_by_text(ENGLISH.format("web-coach-last")).first
    for is_meant in (False, True):
        if way == "keys":
            card.press("d")
        else:
            if not is_meant:  # afterwards what was typed is selected, to be typed again
                page.keyboard.press("/")
            page.keyboard.type("discard 5")
            page.keyboard.press("Enter")
        expect(card).to_have_count(0 if is_meant else 1)
        if not is_meant:
            expect(warning).to_be_visible()
    assert [*ana.complaints, *bo.complaints] == []
    ana.close()
    bo.close()
