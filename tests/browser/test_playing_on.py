"""Play on from a position of a game that is over: with bots at once, with friends by a link."""

from playwright.sync_api import Browser, expect

from tests.browser.axe import problems
from tests.browser.player import Player
from tests.browser.server import Server
from tests.browser.tables import begin, boldly, play
from tests.browser.test_review import STACK


def test_a_lost_game_is_played_on_from_a_move_of_it(browser: Browser, stacked: Server) -> None:
    stacked.stack(STACK)
    ana, bo = (Player(browser, stacked.url, name) for name in ("Ana", "Bo"))
    begin([ana, bo])
    assert play([ana, bo], boldly) == 4
    page = ana.page
    game = page.url.rsplit("/", 1)[-1]
    page.goto(f"{ana.url}/#/replay/{game}/1")

    # Bo's seat, before the blue 5, with a bot; the undo steps back.
    page.get_by_role("button", name="Play on from here").click()
    sheet = page.get_by_role("dialog", name="Play on from here")
    expect(sheet).to_contain_text("From the position after move 1")
    expect(sheet.get_by_label("Your seat")).to_have_value("1")
    assert problems(page, "playing on", "dialog[open]") == []
    sheet.get_by_role("button", name="Play on from here").click()
    expect(page.locator(".mine .chip.turn")).to_be_visible()
    expect(page.locator(".mate")).to_contain_text("after you")
    expect(page.locator("aside.log")).to_contain_text("R1")
    ana.move("hint")
    assert ana.wait_for_turn()
    page.keyboard.press("u")
    expect(page.locator("aside.log")).to_contain_text("The last move is taken back.")
    expect(page.locator(".mine .chip.turn")).to_be_visible()

    # With a friend, and with what Ana's seat could not see dealt anew.
    page.goto(f"{ana.url}/#/replay/{game}/2")
    page.get_by_role("button", name="Play on from here").click()
    sheet.get_by_text("Friends").click()
    sheet.get_by_text("Dealt anew").click()
    sheet.get_by_role("button", name="Play on from here").click()
    expect(page.locator(".lobby")).to_contain_text("Played on after move 2")
    bo.open(page.url)
    expect(bo.page.locator(".lobby")).to_be_visible()
    page.get_by_role("button", name="Start", exact=True).click()
    for player in (ana, bo):
        expect(player.page.locator("main.board")).to_be_visible()
        expect(player.page.locator("aside.log")).to_contain_text("R1")
    expect(page.locator(".mine .chip.turn")).to_be_visible()
    for player in (ana, bo):
        assert player.complaints == []
        player.close()
