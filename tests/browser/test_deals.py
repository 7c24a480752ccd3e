"""The deal of the day and the same deal for friends, in the browser."""

from playwright.sync_api import expect

from tests.browser.axe import in_every_language, problems
from tests.browser.conftest import Invite
from tests.browser.test_own_games import signed_in_as
from tests.server.guests import Guest
from tests.server.http.test_own_data import play_to_the_end


def test_the_deal_of_the_day_from_the_start_page_to_the_results(invite: Invite) -> None:
    ana = invite("Ana").home()
    other = Guest(ana.url, "Zoe")
    deal = other.get("/api/deals/today")["id"]
    table = other.post(f"/api/deals/{deal}/tables", seats=2, bot_delay=0)["id"]
    other.seat_bots(table)
    other.start(table)
    play_to_the_end(other, table)
    page = ana.page
    page.get_by_role("link", name="Deal of the day").click()
    expect(page.get_by_role("heading", name="Deal of the day")).to_be_focused()
    expect(page.get_by_text("finished. Open until")).to_be_visible()
    expect(page.get_by_role("heading", name="Results")).to_have_count(0)
    assert problems(page, "deal", "main") == []
    page.get_by_role("radio", name="2").check()
    page.get_by_role("button", name="Play with bots").click()
    page.wait_for_url("**/#/t/*")
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect(page.get_by_role("button", name="Undo")).to_have_count(0)
    guest = Guest(ana.url, "Ana")
    guest.http.cookies.clear()
    guest.http.cookies.set("hanabi", _cookie(ana.context.cookies()))
    page.goto(f"{ana.url}/#/deal/today")
    page.get_by_role("link", name="Go on with your game").click()
    page.wait_for_url("**/#/t/*")
    play_to_the_end(guest, page.url.rsplit("/", 1)[1])
    page.get_by_role("link", name="Compare with the others").click()
    results = page.get_by_role("region", name="Results")
    expect(results.get_by_role("link", name="Zoe")).to_be_visible()
    expect(results.get_by_text("With all cards face up")).to_be_visible()
    expect(results.get_by_text("Smart").first).to_be_visible()
    assert in_every_language(page, "deal/today", "section") == []
    other.close()
    guest.close()


def test_friends_get_the_same_deal_by_a_link(invite: Invite) -> None:
    ana, bo = invite("Ana"), invite("Bo")
    guest = Guest(ana.url, "Ana")
    table = guest.table(seats=2)
    guest.seat_bots(table)
    guest.start(table)
    play_to_the_end(guest, table)
    signed_in_as(ana, guest)
    ana.page.goto(f"{ana.url}/#/t/{table}")
    ana.page.get_by_role("button", name="Same deal for friends").click()
    link = ana.page.get_by_role("textbox", name="Send this link")
    expect(link).to_be_visible()
    bo.page.goto(link.input_value())
    expect(bo.page.get_by_role("heading", name="The same deal for friends")).to_be_visible()
    expect(bo.page.get_by_role("heading", name="Results")).to_have_count(0)
    bo.page.get_by_role("button", name="Table for friends").click()
    bo.page.wait_for_url("**/#/t/*")
    guest.close()


def _cookie(cookies: object) -> str:
    assert isinstance(cookies, list)
    return next(str(cookie["value"]) for cookie in cookies if cookie["name"] == "hanabi")
