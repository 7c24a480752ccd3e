"""A game looked back at: where it turned, what was known, and one's own mistakes tried again."""

from playwright.sync_api import Browser, expect

from tests.browser.axe import problems
from tests.browser.layout import faults
from tests.browser.player import Player
from tests.browser.server import Server
from tests.browser.tables import begin, boldly, play

PHONES = ((320, 568), (390, 844))
STACK = "w1 w2 w3 w4 r1 y1 y2 y3 y4 b5 r4 b4 g5 g1 g2"
"""Each plays the newest card: Ana a red 1 and then a red 4, Bo a blue 5 and then a blue 4."""


def test_a_game_is_looked_back_at_and_its_mistakes_are_tried_again(
    browser: Browser, stacked: Server
) -> None:
    stacked.stack(STACK)
    ana, bo = (Player(browser, stacked.url, name, touch=True) for name in ("Ana", "Bo"))
    begin([ana, bo])
    assert play([ana, bo], boldly) == 4
    bo.close()
    page = ana.page

    # At the end: the turning points in their order, each a way into the replay.
    points = page.locator(".panels ol a")
    expect(points).to_have_count(2)
    expect(points.first).to_contain_text("Bo plays blue 5, which does not fit")
    expect(points.first).to_contain_text("It was the last blue 5")
    assert [fault for size in PHONES for fault in faults(page, *size) if "high" not in fault] == []
    assert problems(page, "turning points at the end") == []
    ana.tap(points.first)

    # On the replay page: the position before it, what was known, and a mark on each drop.
    expect(page).to_have_url(f"{ana.url}/#/review/{page.url.split('/')[-2]}/2")
    why = page.locator(".why")
    expect(why.locator("h2")).to_contain_text("Bo plays blue 5")
    expect(why).to_contain_text("As Bo knew it: ")
    expect(why.locator(".kinds li.fit")).not_to_have_count(0)
    expect(page.locator(".mate .regretted")).to_have_count(1)
    expect(page.locator(".graph")).to_contain_text("Over 4 moves the best still reachable")
    marks = page.locator(".graph button")
    expect(marks).to_have_count(2)
    expect(page.locator(".points ol a[aria-current]")).to_have_count(1)
    assert problems(page, "review on a phone") == []
    page.set_viewport_size({"width": 1440, "height": 900})
    assert problems(page, "review") == []

    # Without what lies ahead nothing tells of the third mistake.
    page.get_by_label("Hide what lies ahead").check()
    expect(marks).to_have_count(1)
    expect(page.locator(".points ol a")).to_have_count(1)
    expect(page.get_by_role("table")).to_have_count(0)

    # One's own mistakes, as one saw them: the move that was made is no answer.
    page.get_by_role("button", name="Learn from your mistakes").click()
    page.get_by_label("Whose mistakes").select_option(label="Bo")
    expect(page.locator(".mine .own")).to_have_count(5)
    said = page.locator(".learn .said")
    expect(said).to_contain_text("You see what Bo saw.")
    card = page.locator(".mine .own").first
    ana.tap(card)
    ana.decide(page.locator(".ownmenu button.do").first)
    expect(said).to_contain_text("That is the move that was made.")
    assert problems(page, "learning from mistakes") == []
    count = int(page.locator(".learn .chip").inner_text().split()[-1])
    for _ in range(count):
        page.get_by_role("button", name="Show me").click()
        expect(said).to_contain_text("Bo ")
        page.get_by_role("button", name="Next").click()
    expect(said).to_contain_text(f"Found at the first try: 0 of {count}.")
    page.get_by_role("button", name="Back to the review").click()
    expect(page.locator(".graph")).to_be_visible()
    assert ana.complaints == []
    ana.close()
