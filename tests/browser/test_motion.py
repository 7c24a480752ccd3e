"""Motion: what travels over the board, that it stops nobody, and that it can be done without."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Invite
from tests.browser.player import Player
from tests.browser.tables import begin, whoever_is_next

# Travellers hold still as soon as they set out, so that a test can look at them.
_HOLD = """() => {
    globalThis.travelled = [];
    new MutationObserver((changes) => {
        for (const change of changes) for (const node of change.addedNodes) {
            if (!node.classList?.contains('traveller')) continue;
            travelled.push(node.classList.contains('hint') ? 'hint' : 'card');
            node.getAnimations().forEach((animation) => animation.pause());
        }
    }).observe(document.body, { childList: true, subtree: true });
}"""
_LET_GO = "document.getAnimations().forEach((animation) => animation.finish())"


def _two(invite: Invite) -> tuple[Player, Player]:
    ana, bo = invite("Ana"), invite("Bo")
    begin([ana, bo])
    mover = whoever_is_next([ana, bo])
    assert mover is not None
    return mover, bo if mover is ana else ana


def _travelled(page: Page) -> list[Any]:
    return list(page.evaluate("travelled"))


@pytest.mark.parametrize("kind", ["play", "hint"])
def test_what_moves_is_seen_by_everybody_and_stops_nobody(invite: Invite, kind: str) -> None:
    mover, other = _two(invite)
    page = other.page
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate(_HOLD)
    mover.move(kind)
    expect(page.locator(".traveller").first).to_be_attached()
    assert set(_travelled(page)) == {"hint" if kind == "hint" else "card"}
    assert kind == "hint" or len(_travelled(page)) == 2, "the card that was played, and a draw"
    page.locator(".mine .own").first.click()
    expect(page.locator(".ownmenu")).to_be_visible()
    page.evaluate(_LET_GO)
    expect(page.locator(".traveller")).to_have_count(0)


def test_a_move_that_is_taken_back_goes_back_the_same_way(invite: Invite) -> None:
    mover, other = _two(invite)
    mover.move("play")
    mover.page.keyboard.press("u")
    page = other.page
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate(_HOLD)
    page.get_by_role("button", name="Yes").click()
    expect(page.locator(".traveller")).to_have_count(2)
    page.evaluate(_LET_GO)
    expect(page.locator(".traveller")).to_have_count(0)


def test_nothing_travels_where_motion_is_not_wanted(invite: Invite) -> None:
    mover, other = _two(invite)
    other.page.evaluate(_HOLD)
    mover.move("play")
    expect(other.page.locator(".mine .chip.turn")).to_be_visible()
    assert _travelled(other.page) == []
