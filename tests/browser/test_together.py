"""Looking at a replay together: one leads, the other follows and looks around, and is handed the
lead."""

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.axe import problems
from tests.browser.conftest import Invite
from tests.browser.layout import faults
from tests.browser.server import Server
from tests.browser.tables import begin, boldly, mixed, play

SIZES = ((320, 568), (667, 375), (360, 640), (390, 844))
_SMALL = """() => [...document.querySelectorAll('.together button, dialog[open] button')]
    .filter((node) => node.checkVisibility())
    .map((node) => [node.textContent.trim() || node.ariaLabel, node.getBoundingClientRect()])
    .filter(([, box]) => box.width < 44 || box.height < 44)
    .map(([name, box]) => `${name} ${box.width}x${box.height}`)"""


def too_small(page: Page) -> list[str]:
    found: Any = page.evaluate(_SMALL)
    return list(found)


def place(page: Page) -> Any:
    return page.locator(".bar .at")


def test_one_leads_on_a_desktop_and_the_other_follows_on_a_phone(
    invite: Invite, server: Server
) -> None:
    ana, bo = invite("Ana"), invite("Bo", touch=True)
    begin([ana, bo])
    play([ana, bo], mixed, most=3)
    play([ana, bo], boldly)
    desk, phone = ana.page, bo.page
    ana.context.grant_permissions(["clipboard-read", "clipboard-write"])
    desk.get_by_role("link", name="Replay").click()
    desk.get_by_role("button", name="One move on").click()
    desk.locator(".bar").get_by_role("button", name="Share").click()
    desk.get_by_role("button", name="Look together").click()
    sheet = desk.get_by_role("dialog", name="Looking together")
    expect(sheet.get_by_role("button", name="Copied")).to_be_visible()
    link = desk.evaluate("navigator.clipboard.readText()")
    assert link == desk.url and "/#/together/" in link
    desk.keyboard.press("Escape")
    expect(desk.locator(".together .who")).to_contain_text("You lead · nobody else is here yet")

    bo.open(link)
    expect(place(phone)).to_contain_text("Move 1 of")
    expect(phone.locator(".together .who")).to_contain_text("Ana leads · 2 are here")
    expect(desk.locator(".together .who")).to_contain_text("You lead · 2 are here")
    assert [fault for size in SIZES for fault in faults(phone, *size)] == []
    assert faults(desk, 1440, 900) == []

    # The leader's move and eyes are everybody's.
    desk.get_by_role("button", name="One move on").click()
    expect(place(phone)).to_contain_text("Move 2 of")
    desk.get_by_label("Whose eyes").select_option(label="As Bo")
    expect(phone.locator(".mine .own")).to_have_count(5)
    expect(place(phone)).to_contain_text("Move 2 of")

    _point(desk, phone)
    _look_around(desk, phone)
    _talk(desk, phone)
    _hand_over(desk, phone)
    _outlive(server, desk, phone)
    _arrive(invite("Eve").page, link)
    # Who leads goes: the other may.
    phone.goto(f"{bo.url}/#/")
    take = desk.get_by_role("button", name="Take the lead")
    take.click()
    expect(desk.locator(".together .who")).to_contain_text("You lead")


def _point(desk: Page, phone: Page) -> None:
    # A card that the leader taps glows for everybody, until the next step.
    desk.locator(".mate .card").first.click()
    glowing = phone.locator("button[data-pointed]")
    card = desk.locator("button[data-pointed]").get_attribute("data-card")
    expect(glowing).to_have_attribute("data-card", str(card))
    desk.get_by_role("button", name="One move back").click()
    expect(place(phone)).to_contain_text("Move 1 of")
    expect(glowing).to_have_count(0)


def _look_around(desk: Page, phone: Page) -> None:
    # Whoever steps by themselves looks around, and comes back with one press.
    phone.get_by_role("button", name="To the start").tap()
    desk.get_by_role("button", name="One move on").click()
    follow = phone.get_by_role("button", name="Follow Ana")
    expect(follow).to_be_visible()
    expect(place(phone)).to_contain_text("Move 0 of")
    assert too_small(phone) == []
    assert [fault for size in SIZES for fault in faults(phone, *size)] == []
    follow.tap()
    expect(place(phone)).to_contain_text("Move 2 of")


def _talk(desk: Page, phone: Page) -> None:
    # Words belong to the move.
    phone.get_by_role("button", name="Comments").tap()
    words = phone.get_by_role("dialog", name="Looking together")
    words.get_by_label("Say something about move 2").fill("Why <b>not</b> play?")
    words.get_by_role("button", name="Say it").tap()
    expect(words.get_by_role("listitem").filter(has_text="Why <b>not</b>")).to_be_visible()
    assert too_small(phone) == [] and problems(phone, "together", "dialog[open]") == []
    phone.keyboard.press("Escape")
    expect(desk.locator(".together .said")).to_have_text("Bo: Why <b>not</b> play?")
    desk.get_by_role("button", name="To the start").click()
    expect(desk.locator(".together .said")).not_to_contain_text("Bo")


def _hand_over(desk: Page, phone: Page) -> None:
    # The lead changes hands; a page that is loaded again comes back to where it was.
    sheet = desk.get_by_role("dialog", name="Looking together")
    desk.locator(".together .who").click()
    sheet.get_by_role("button", name="Let Bo lead").click()
    expect(phone.locator(".together .who")).to_contain_text("You lead")
    desk.keyboard.press("Escape")
    phone.get_by_role("button", name="To the end").tap()
    last = place(phone).inner_text()
    expect(place(desk)).to_have_text(last)
    desk.reload()
    expect(place(desk)).to_have_text(last)
    expect(desk.locator(".together .who")).to_contain_text("Bo leads")
    assert problems(desk, "together") == [] and problems(phone, "together on a phone") == []


def _outlive(server: Server, desk: Page, phone: Page) -> None:
    """The server dies, the leader goes on, and everybody comes back to where the leader is."""
    server.kill()
    for page in (desk, phone):
        expect(page.locator(".together .who")).to_contain_text("Reconnecting")
    phone.get_by_role("button", name="To the start").tap()
    phone.get_by_role("button", name="One move on").tap()
    server.start()
    expect(desk.locator(".together .who")).to_contain_text("Bo leads · 2 are here")
    expect(place(desk)).to_contain_text("Move 1 of")
    desk.get_by_role("button", name="One move on").click()
    expect(desk.locator(".together .said")).to_have_text("Bo: Why <b>not</b> play?")
    desk.get_by_role("button", name="Follow Bo").click()


def _arrive(page: Page, link: str) -> None:
    """Whoever is new here says a name, and is there."""
    page.goto(link)
    page.get_by_label("Your name").fill("Eve")
    page.get_by_role("button", name="Enter").click()
    expect(page.locator(".together .who")).to_contain_text("Bo leads · 3 are here")
    expect(place(page)).to_contain_text("Move 1 of")
    page.goto(link.split("#", maxsplit=1)[0])
