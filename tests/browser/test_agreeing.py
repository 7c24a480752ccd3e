"""Nothing said is lost: words, undo, pause and votes reach everybody and cover no card."""

from playwright.sync_api import Page, expect

from tests.browser.axe import problems
from tests.browser.conftest import Invite
from tests.browser.player import Player
from tests.browser.tables import begin, whoever_is_next

_SIZES = ((360, 640), (390, 844), (844, 390), (1024, 768), (1440, 900))
_COVERED = """selector => {
    const box = (node) => node.getBoundingClientRect();
    const boxes = [...document.querySelectorAll(selector)].map(box);
    const cards = document.querySelectorAll(
        '.own, .mate [data-card], .fireworks .card, .sky .card, .points, .status');
    const hits = [];
    for (const card of cards) {
        const its = card.getBoundingClientRect();
        if (its.width === 0) continue;
        for (const box of boxes) {
            const isApart = its.right <= box.left + 1 || its.left >= box.right - 1
                || its.bottom <= box.top + 1 || its.top >= box.bottom - 1;
            if (!isApart) hits.push(`${card.className} ${its.top} under ${box.top}-${box.bottom}`);
        }
    }
    return hits;
}"""


def covers_nothing(page: Page, selector: str) -> None:
    size = page.viewport_size
    for width, height in _SIZES:
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(selector).first).to_be_visible()
        assert page.evaluate(_COVERED, selector) == [], f"{width}×{height} {selector}"
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), width
    assert size is not None
    page.set_viewport_size(size)


def say(player: Player, phrase: str) -> None:
    player.page.keyboard.press("l")
    player.page.get_by_role("dialog").get_by_role("button", name=phrase).click()
    player.page.keyboard.press("Escape")


def told(players: list[Player], text: str) -> None:
    """The toast says so, after those that came before it."""
    for player in players:
        toast = player.page.locator("button.toast")
        for _ in range(10):
            if toast.is_visible() and text in toast.inner_text():
                break
            player.page.clock.run_for(2_000)
        expect(toast).to_contain_text(text)


def test_words_undo_pause_and_votes_are_shown_to_everybody_and_cover_no_card(
    invite: Invite,
) -> None:
    ana, bo, cy = everybody = [invite("Ana"), invite("Bo", touch=True), invite("Cy")]
    for player in everybody:
        player.page.clock.install()
    begin(everybody)
    for player in everybody:
        player.page.clock.pause_at(2_000_000_000)  # a toast stays until it was looked at
    toast = bo.page.locator("button.toast")

    say(ana, "Well done!")
    told([bo, cy], "Ana: Well done!")
    assert bo.page.evaluate(_COVERED, ".toast") == []
    expect(bo.page.locator(".unread")).to_have_text("1")
    toast.tap()
    expect(bo.page.locator(".unread")).to_have_count(0)
    bo.page.get_by_role("button", name="Close").tap()

    mover = whoever_is_next([ana, bo, cy])
    assert mover is not None
    mover.move("hint")
    others = [player for player in (ana, bo, cy) if player is not mover]
    mover.page.keyboard.press("u")
    expect(mover.page.locator(".notice")).to_contain_text("Waiting for the others")
    for player in others:
        expect(player.page.get_by_role("alertdialog")).to_contain_text(mover.name)
    covers_nothing(others[0].page, ".notice")
    others[1].tap(others[1].page.get_by_role("button", name="No", exact=True))
    told(everybody, "does not agree.")
    for player in everybody:
        expect(player.page.locator(".notice")).to_have_count(0)

    ana.page.keyboard.press("m")
    ana.page.get_by_role("button", name="Pause").click()
    covers_nothing(bo.page, ".notice")
    bo.tap(bo.page.get_by_role("button", name="Go on"))
    expect(cy.page.locator(".notice")).to_have_count(0)

    ana.page.keyboard.press("m")
    ana.page.get_by_role("button", name="Abandon the game").click()
    sheet = ana.page.get_by_role("dialog")
    expect(sheet).to_contain_text("It ends when 2 of you agree.")
    sheet.get_by_role("button", name="Abandon the game").click()
    for player in (ana, bo, cy):
        expect(player.page.get_by_test_id("vote")).to_contain_text("1 of 2 votes")
    bo.page.clock.resume()  # axe waits for timers
    assert problems(bo.page, "a vote", ".notice") == []
    bo.page.clock.pause_at(2_001_000_000)
    covers_nothing(bo.page, ".notice")
    bo.tap(bo.page.get_by_role("button", name="No", exact=True))
    told(everybody, "Bo would like to play on.")
    expect(bo.page.get_by_role("alertdialog")).to_have_count(0)
    cy.page.get_by_role("button", name="No", exact=True).click()
    for player in (ana, bo, cy):
        expect(player.page.get_by_test_id("vote")).to_have_count(0)
    ana.page.keyboard.press("m")
    ana.page.get_by_role("button", name="Abandon the game").click()
    ana.page.get_by_role("dialog").get_by_role("button", name="Abandon the game").click()
    bo.tap(bo.page.get_by_role("button", name="Yes", exact=True))
    for player in (ana, bo, cy):
        expect(player.page.locator(".score h1")).to_be_visible()


def test_against_bots_alone_abandoning_asks_once(invite: Invite) -> None:
    ana = invite("Ana", touch=True)
    begin([ana], bots=2)
    ana.page.get_by_role("button", name="Menu").tap()
    ana.page.get_by_role("button", name="Abandon the game").tap()
    sheet = ana.page.get_by_role("dialog")
    expect(sheet).to_contain_text("It ends now, without a score.")
    assert problems(ana.page, "abandoning", "dialog[open]") == []
    sheet.get_by_role("button", name="Play on").tap()
    expect(ana.page.locator("main.board")).to_be_visible()
    ana.page.get_by_role("button", name="Menu").tap()
    ana.page.get_by_role("button", name="Abandon the game").tap()
    sheet.get_by_role("button", name="Abandon the game").tap()
    expect(ana.page.locator(".score h1")).to_be_visible()
