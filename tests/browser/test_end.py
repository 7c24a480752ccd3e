"""The end of a game: what is told and shown, on a phone too, and the next one."""

from playwright.sync_api import Browser, expect

from tests.browser.axe import problems
from tests.browser.conftest import Invite
from tests.browser.layout import faults
from tests.browser.player import Player
from tests.browser.server import Server
from tests.browser.tables import begin, boldly, play

PHONES = ((320, 568), (360, 640), (390, 844))


def test_a_lost_game_opens_all_hands_and_names_the_card(browser: Browser, stacked: Server) -> None:
    """Each plays the newest card: Ana a red 1 and then a red 4, Bo blue 5s and a blue 4."""
    stacked.stack("w1 w2 w3 w4 r1 y1 y2 y3 y4 b5 r4 b4 g5 g1 g2")
    ana, bo = (Player(browser, stacked.url, name, touch=True) for name in ("Ana", "Bo"))
    begin([ana, bo])
    assert play([ana, bo], boldly) == 4
    page = ana.page
    expect(page.locator(".score h1")).to_have_text(
        "Too many sparks went astray, and the night went dark."
    )
    expect(page.locator(".score")).to_contain_text("The last card, blue 4, did not fit.")
    expect(page.locator(".score")).to_contain_text("1 point stood in the sky.")
    expect(page.locator(".score .gone")).to_contain_text("blue 5")
    hands = page.locator(".panels .panel").first.locator("li")
    expect(hands).to_have_count(2)
    expect(hands.first.locator(".hand .vh")).to_contain_text(["green 5", "white 4"])
    expect(hands.first.locator(".hand svg.corner")).to_have_count(5)
    found = [fault for size in PHONES for fault in faults(page, *size) if "high" not in fault]
    assert found == []
    for player in (ana, bo):
        assert player.complaints == []
        player.close()


def test_fireworks_and_what_to_do_next_are_in_sight_on_a_phone(invite: Invite) -> None:
    ana = invite("Ana", touch=True)
    begin([ana], bots=2)
    moves = 0
    while ana.wait_for_turn():
        ana.move("hint" if moves < 2 else "play")
        moves += 1
    page = ana.page
    for width, height in PHONES:
        page.set_viewport_size({"width": width, "height": height})
        expect(page.get_by_role("button", name="Rematch")).to_be_in_viewport(ratio=1)
        expect(page.get_by_role("link", name="Replay")).to_be_in_viewport(ratio=1)
        for bloom in page.locator(".scene .bloom").all():
            expect(bloom).to_be_in_viewport(ratio=0.7)
    assert problems(page, "end on a phone") == []


def test_a_rematch_with_bots_is_dealt_at_once(invite: Invite) -> None:
    ana = invite("Ana")
    first = begin([ana], bots=1)
    while ana.wait_for_turn():
        ana.move("play")
    ana.page.get_by_role("button", name="Rematch").click()
    expect(ana.page.locator("main.board")).to_be_visible()
    assert ana.page.url != first
    assert ana.wait_for_turn()
