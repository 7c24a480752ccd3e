"""Earlier moves of a running game, as one's seat saw them."""

from playwright.sync_api import expect

from tests.browser.axe import problems
from tests.browser.conftest import Invite
from tests.browser.tables import begin, play, whoever_is_next


def test_one_looks_back_while_the_game_goes_on(invite: Invite) -> None:
    ana, bo = invite("Ana"), invite("Bo")
    begin([ana, bo])
    play([ana, bo], lambda _: "hint", most=3)
    mover = whoever_is_next([ana, bo])
    assert mover is not None
    page = (bo if mover is ana else ana).page
    page.locator("aside.log li button").nth(1).click()
    bar = page.get_by_role("region", name="Looking back")
    expect(bar).to_contain_text("Move 2 of 3")
    # One's own cards are as hidden as they were, and nothing can be done to the game.
    expect(page.locator(".mine .own")).to_have_count(5)
    expect(page.locator(".mine .own svg.full")).to_have_count(0)
    page.locator(".mine .own").first.click()
    expect(page.locator(".ownmenu button.do")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(bar).to_have_count(0)

    page.locator("aside.log li button").first.click()
    expect(bar).to_contain_text("Move 1 of 3")
    assert problems(page, "looking back") == []
    bar.get_by_role("button", name="One move back").click()
    expect(bar).to_contain_text("Move 0 of 3")
    # Meanwhile the game goes on, and it is told that it is one's turn.
    mover.move("hint")
    expect(bar).to_contain_text("Your turn")
    bar.get_by_role("button", name="Back to the game").click()
    expect(page.locator(".mine .chip.turn")).to_be_visible()
    expect(page.locator("aside.log li button")).to_have_count(4)
