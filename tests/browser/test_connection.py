"""A connection that stalls: a move under way looks so, the stall is noticed, nothing is lost."""

from playwright.sync_api import Browser, expect

from tests.browser.breakable_proxy import BreakableProxy
from tests.browser.player import Player
from tests.browser.server import Server
from tests.browser.tables import begin

_WITHIN = 10_000
"""Milliseconds in which a stall must be noticed, by the page's own clock."""


def test_a_move_under_way_looks_so_and_a_stall_is_noticed_within_ten_seconds(
    browser: Browser, server: Server
) -> None:
    proxy = BreakableProxy(server.port)
    ana = Player(browser, proxy.url, "Ana", touch=True)
    page = ana.page
    page.clock.install()
    begin([ana], bots=1)
    while not ana.is_on_turn:
        page.clock.run_for(200)
    card, last_move = page.locator(".mine .own").last, page.locator("button.last")
    before = last_move.inner_text()

    proxy.stall()
    ana.tap(card)
    page.locator(".ownmenu button.do").first.tap()
    if page.locator(".ownmenu").is_visible():
        page.locator(".ownmenu button.do").first.tap()
    expect(card).to_contain_class("pending")
    expect(page.locator(".toast.sending")).to_be_visible()
    expect(page.locator(".away")).to_have_count(0)
    page.clock.run_for(_WITHIN)
    away = page.locator(".away")
    expect(away).to_be_visible()
    bar, points = away.bounding_box(), page.locator(".points").bounding_box()
    assert bar is not None and points is not None
    assert bar["y"] + bar["height"] <= points["y"], "the bar covers no score"

    proxy.flow()
    while away.is_visible():
        page.clock.run_for(1_000)
    expect(page.locator(".pending")).to_have_count(0)
    expect(last_move).not_to_have_text(before)
    ana.close()
    proxy.close()
