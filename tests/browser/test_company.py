"""Bots at the table: chosen by name, asked why, and what they say when the game is over."""

import re
from pathlib import Path

from playwright.sync_api import expect

import hanabi.i18n
from hanabi.i18n import Messages
from tests.browser.conftest import Invite

BOTS = Path(hanabi.i18n.__file__).parent / "it" / "bots.ftl"


def test_the_company_is_chosen_by_name_and_a_code_says_that_it_is_one(invite: Invite) -> None:
    ana = invite("Ana")
    page = ana.page
    page.goto(f"{ana.url}/#/new")
    company = page.get_by_role("combobox", name="Company")
    expect(company.locator("optgroup").first.locator("option")).to_have_count(3)
    about = Messages("en").format("bot-hat-plus.about")
    expect(company.locator("option[value=hat-plus]")).to_contain_text(about)
    company.select_option("hat-plus")
    page.locator("input[name=seats]").nth(1).check()
    page.get_by_role("combobox", name="Who starts").select_option("Seat 2")
    page.locator("input[name=clock]").nth(3).check()
    page.get_by_label("minutes").fill("7")
    page.get_by_label("seconds more a turn").fill("0")
    page.locator("input[name=timeout]").nth(1).check()
    page.get_by_role("button", name="Open table").click()
    expect(page.locator(".seat").nth(2)).to_contain_text(about)
    expect(page.locator(".what").first).to_contain_text("7 minutes each.")
    expect(page.locator(".what").first).to_contain_text("The game ends")
    page.get_by_role("button", name="Start", exact=True).click()
    assert ana.wait_for_turn()
    expect(page.locator("aside.log li").filter(has_text="begins")).to_contain_text("Ben")
    expect(page.locator(".mine .clock")).to_have_text("7:00")


def test_bots_move_as_fast_as_they_are_told_to(invite: Invite) -> None:
    """Chosen once in the settings, it holds for games at a tap and is proposed for new tables."""
    ana = invite("Ana")
    page = ana.page
    page.goto(f"{ana.url}/#/settings")
    paces = page.locator("input[name=bot-pace]")
    expect(paces.nth(1)).to_be_checked()
    paces.nth(2).check()
    page.goto(f"{ana.url}/?again#/new")
    expect(paces.nth(2)).to_be_checked()
    page.goto(f"{ana.url}/#/settings")
    paces.first.check()
    ana.home()
    with page.expect_request(lambda asked: asked.url.endswith("/api/tables")) as made:
        page.get_by_role("button", name="Play now").click()
    sent = made.value.post_data_json
    assert sent is not None and sent["settings"]["bot_delay"] == 0.1
    assert ana.wait_for_turn()
    table = page.url.rpartition("/")[2]
    assert ana.ask("GET", f"/api/tables/{table}")["settings"]["bot_delay"] == 0.1


def test_a_bot_says_why_at_its_seat_and_in_the_replay(invite: Invite) -> None:
    ana = invite("Ana", locale="it").home()
    page = ana.page
    page.locator(".go button").first.click()
    assert ana.wait_for_turn()
    ana.move("hint")
    assert ana.wait_for_turn()
    said = Messages("it")
    page.locator(".mate .who").first.click()
    page.get_by_role("button", name=said.format("web-why-ask")).click()
    answer = page.locator(".why p")
    expect(answer).not_to_be_empty()
    # What depends on cards or numbers is told with them; the beginning is enough here.
    catalogue = BOTS.read_text(encoding="utf-8")
    sentences = re.findall(r"^bot-(?:why|read)-[\w-]+ = ([^{\n]+)", catalogue, re.M)
    assert any(sentence in answer.inner_text() for sentence in sentences), answer.inner_text()
    page.keyboard.press("Escape")
    while ana.wait_for_turn():
        ana.move("play")
    page.locator("a[href^='#/replay/']").click()
    lines = page.locator(".said p")
    for _ in range(3):
        page.get_by_role("button", name=said.format("web-replay-next")).click()
        expect(lines).not_to_have_count(0)
        shown = lines.first.inner_text()
        assert any(sentence in shown for sentence in sentences), shown
