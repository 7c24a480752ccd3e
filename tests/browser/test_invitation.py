"""A friend opens the link: who invites to what, one name, and the friend sits."""

import re

import pytest
from playwright.sync_api import expect

from hanabi.i18n import Messages
from tests.browser.axe import LOCALES, problems
from tests.browser.conftest import Invite
from tests.browser.player import Player
from tests.browser.tables import begin, new_table

QR_BYTES = {3: 53, 4: 78, 5: 106, 6: 134}
"""By version, at the lowest level of correction."""
EDITION = {"cs": "cs-2013", "en": "en-2016", "it": "it-2023", "pl": "pl-deluxe", "ro": "ro-2013"}


def seat_names(player: Player) -> list[str]:
    return player.page.locator(".seat b").all_inner_texts()


@pytest.mark.sample(fast=1, normal=2)
@pytest.mark.parametrize("locale", LOCALES)
def test_a_link_shows_who_invites_to_what_and_a_name_is_enough(invite: Invite, locale: str) -> None:
    ana, mia = invite("Ana"), invite("Mia", locale=locale, touch=locale in ("pl", "ro"))
    link = new_table(ana, edition=EDITION[locale], seats=3)
    requests: list[str] = []
    mia.page.on("response", lambda answer: requests.append(f"{answer.status} {answer.url}"))
    mia.page.goto(link)
    said = Messages(locale)
    box = said.format(f"web-edition-{EDITION[locale]}")
    what = mia.page.get_by_role("heading", level=1)
    expect(what).to_have_text(said.format("web-invited-what", box=box, count=3))
    expect(mia.page.locator(".who")).to_have_text(said.format("web-invited", name="Ana"))
    assert mia.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert not [line for line in requests if re.match(r"[45]\d\d ", line)]

    door = ana.page.locator(".at-door")
    expect(door).to_contain_text("Somebody is at the door")
    expect(ana.page).to_have_title("● Somebody is at the door")
    expect(door).to_contain_text("Reading the invitation")
    mia.page.locator("#guest-name").press_sequentially("Mi")
    expect(door).to_contain_text("Typing a name")
    mia.page.locator("#guest-name").fill("Mia")
    mia.page.locator("#guest-name").press("Enter")
    expect(mia.page.locator(".seat .muted")).to_be_visible()
    expect(door).to_be_hidden()
    assert seat_names(ana)[:2] == ["Ana", "Mia"]
    mia.page.reload()
    expect(mia.page.locator(".seat .muted")).to_be_visible()


def test_every_way_of_sharing_gives_the_link_with_a_preview(invite: Invite) -> None:
    ana, mia = invite("Ana"), invite("Mia", locale="pl")
    ana.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ana.context.add_init_script("navigator.share = async (what) => { globalThis.shared = what }")
    table = new_table(ana).partition("/#/t/")[2]
    page, link = ana.page, f"{ana.url}/share/table/{table}?locale=en"
    page.reload()
    expect(page.locator(".invite .link")).to_have_text(link.partition("//")[2])
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == link
    page.get_by_role("button", name="Share").click()
    page.wait_for_function("() => globalThis.shared")
    assert page.evaluate("shared.url") == link
    # Its code has room for this link; that of the address behind the hash would be smaller.
    size = page.evaluate("document.querySelector('.qr').viewBox.baseVal.width - 6")
    assert size == 17 + 4 * next(v for v, most in QR_BYTES.items() if len(link) <= most)
    preview = mia.page.request.get(link).text()
    assert 'og:title" content="Ana invites you to Hanabi"' in preview
    mia.page.goto(link)
    expect(mia.page.locator(".who")).to_have_text(Messages("pl").format("web-invited", name="Ana"))
    mia.home()
    mia.page.locator("input[type=text], input:not([type])").last.fill(link)  # or pasted at home
    mia.page.keyboard.press("Enter")
    expect(mia.page.locator(".who")).to_be_visible()


def test_start_asks_before_bots_take_the_seat_of_somebody_at_the_door(invite: Invite) -> None:
    ana, mia = invite("Ana"), invite("Mia")
    link = new_table(ana, seats=2)
    mia.page.goto(link)
    expect(ana.page.locator(".at-door")).to_be_visible()
    start = ana.page.get_by_role("button", name="Start", exact=True)
    start.click()
    dialog = ana.page.get_by_role("dialog")
    expect(dialog).to_contain_text("Somebody is at the door")
    dialog.get_by_role("button", name="Wait").click()
    expect(ana.page.locator(".seat").nth(1)).to_contain_text("Free seat")
    mia.page.goto(f"{mia.url}/healthz")  # goes away: the door says so, and nobody is asked
    expect(ana.page.locator(".at-door")).to_be_hidden()
    start.click()
    expect(ana.page.locator("main.board")).to_be_visible()


def test_a_code_that_is_said_aloud_leads_to_the_invitation(invite: Invite) -> None:
    ana, mia = invite("Ana"), invite("Mia", touch=True)
    new_table(ana)
    code = ana.page.locator(".code b")
    expect(code).to_have_text(re.compile(r"^\w+ \w+ \d\d$"))
    mia.home()
    field = mia.page.get_by_label("Link or code of a table")
    field.fill("koi koi 99")
    mia.page.get_by_role("button", name="Join").click()
    expect(mia.page.locator(".alert")).to_contain_text("no table has this code")
    field.fill(code.inner_text().upper())
    mia.page.get_by_role("button", name="Join").click()
    expect(mia.page.locator(".who")).to_have_text("Ana invites you")


def test_several_guests_at_once_a_full_table_and_one_with_a_passphrase(invite: Invite) -> None:
    ana, bo, cy = invite("Ana"), invite("Bo"), invite("Cy")
    link = new_table(ana, seats=2, passphrase="sesame")
    for guest in (bo, cy):
        guest.page.goto(link)
        guest.page.locator("#guest-name").fill(guest.name)
    expect(ana.page.locator(".at-door")).to_contain_text("2 people are at the door")
    bo.page.locator("#words").fill("sesam")
    sit = bo.page.get_by_role("button", name="Sit down")
    sit.click()
    expect(bo.page.locator(".alert")).to_contain_text("passphrase")
    for guest in (bo, cy):
        guest.page.locator("#words").fill("sesame")
    sit.click()
    expect(bo.page.locator(".seat .muted")).to_be_visible()
    cy.page.locator("#words").press("Enter")
    expect(cy.page.get_by_role("heading", name="This table is full")).to_be_visible()
    cy.page.get_by_role("button", name="Just watch").click()
    expect(cy.page.locator(".lobby")).to_be_visible()
    assert seat_names(cy) == ["Ana", "Bo"]


def test_a_late_comer_watches_or_plays_on_instead_of_a_bot(invite: Invite) -> None:
    ana, mia = invite("Ana"), invite("Mia", touch=True)
    link = begin([ana], bots=2)
    mia.page.goto(link)
    expect(mia.page.get_by_role("heading", name="This game has begun")).to_be_visible()
    mia.page.locator("#guest-name").fill("Mia")
    mia.page.get_by_role("button", name="Play instead of Ben").tap()
    expect(ana.page.locator(".notice")).to_contain_text("Mia would like to play instead of Ben.")
    assert problems(ana.page, "somebody would like a seat") == []
    ana.page.get_by_role("button", name="Not now").click()
    expect(mia.page.get_by_text("The host would rather go on like this.")).to_be_visible()
    mia.page.get_by_role("button", name="Watch").tap()
    expect(mia.page.locator(".mate")).to_have_count(3)

    eve = invite("Eve")
    eve.open(link)
    expect(eve.page.locator(".mate")).to_have_count(3)
    eve.page.get_by_role("button", name="Take a bot’s seat").click()
    assert problems(eve.page, "taking a seat", "dialog[open]") == []
    eve.page.get_by_role("button", name="Play instead of Chloé").click()
    ana.page.get_by_role("button", name="Let in").click()
    expect(eve.page.locator(".mine .own")).to_have_count(5)
    expect(eve.page.locator(".mate")).to_have_count(2)
    expect(ana.page.locator(".mate").filter(has_text="Eve")).to_be_visible()


def test_a_closed_table_an_ended_game_and_no_table_have_pages_of_their_own(
    invite: Invite,
) -> None:
    ana, mia = invite("Ana"), invite("Mia")
    closed = new_table(ana)
    ana.page.get_by_role("button", name="Close this table").click()
    mia.page.goto(closed)
    expect(mia.page.get_by_role("heading", name="This table is closed")).to_be_visible()
    mia.page.goto(f"{mia.url}/#/t/{'x' * 22}")
    expect(mia.page.get_by_role("heading", name="There is no such table")).to_be_visible()
    ended = begin([bo := invite("Bo")], bots=1)
    bo.page.keyboard.press("m")
    bo.page.get_by_role("button", name="Abandon the game").click()
    bo.page.get_by_role("button", name="Abandon the game").click()
    expect(bo.page.locator(".score h1")).to_be_visible()
    mia.page.goto(ended)
    expect(mia.page.get_by_role("heading", name="This game is over")).to_be_visible()
    mia.page.get_by_role("link", name="Replay").click()
    expect(mia.page.get_by_role("button", name="One move on")).to_be_visible()
