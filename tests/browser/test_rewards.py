"""Reward tiles (R-44), announcements (R-31) and falling fireworks (R-43), on stacked decks."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.axe import in_every_language
from tests.browser.player import Player
from tests.browser.server import Server
from tests.browser.tables import begin

# Seat 0 holds 0 to 4, seat 1 holds 5 to 9; the first draws are whites.
RED = "r1 r3 r5 w1 b1 r2 r4 w2 b2 b3 w1 w3 w4 y1 y2 y3 g1 g2"
BLACK = "k5 k3 k1 w1 b1 k4 k2 w2 b2 b3 w1 w3 w4 y1 y2 y3 g1 g2"


class Two:
    """Ana and Bo, who know what they hold."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self.people = [Player(browser, server.url, name) for name in ("Ana", "Bo")]

    def begin(self, edition: str, option: str) -> None:
        begin(self.people, edition=edition, options={option: True})

    def page(self, seat: int) -> Page:
        return self.people[seat].page

    def own(self, seat: int, card: int, verb: str) -> None:
        page = self.page(seat)
        expect(page.locator(".mine .chip.turn")).to_be_visible()
        page.locator(f'.mine .own[data-card="{card}"]').click()
        page.locator(".ownmenu button.do").filter(has_text=verb).click()
        expect(page.locator(f'.mine .own[data-card="{card}"]')).to_have_count(0)

    def hint(self, seat: int) -> None:
        expect(self.page(seat).locator(".mine .chip.turn")).to_be_visible()
        self.people[seat].move("hint")


@pytest.fixture
def two(browser: Browser, stacked: Server, request: pytest.FixtureRequest) -> Iterator[Two]:
    stacked.stack(*request.param)
    made = Two(browser, stacked)
    yield made
    complaints = [text for player in made.people for text in player.complaints]
    for player in made.people:
        player.close()
    assert complaints == []


def _tiles(first: int) -> tuple[str, str]:
    rest = [number for number in range(1, 7) if number != first]
    return RED, " ".join(map(str, [first, *rest]))


def _complete_red(two: Two) -> None:
    """A hint and a discard first, so that a white 1 lies in the discards."""
    two.begin("pl-deluxe", "five-flamboyants")
    two.hint(0)
    two.hint(1)
    two.own(0, 3, "Discard")
    two.own(1, 5 + 4, "Discard")
    two.own(0, 0, "Play")
    two.own(1, 5, "Play")
    two.own(0, 1, "Play")
    two.own(1, 6, "Play")
    two.own(0, 2, "Play")


def _lanterns(page: Page) -> int:
    return page.locator('.status .lanterns use[href="#lantern-on"]').count()


@pytest.mark.parametrize("two", [_tiles(1), _tiles(2)], indirect=True)
def test_r44_tiles_1_and_2_bring_a_token_and_ask_for_nothing(two: Two) -> None:
    _complete_red(two)
    expect(two.page(1).locator("button.last")).to_contain_text("red firework is complete")
    expect(two.page(0).locator("dialog[open]")).to_have_count(0)
    assert _lanterns(two.page(0)) == 8


@pytest.mark.parametrize("two", [_tiles(3), _tiles(4)], indirect=True)
def test_r44_tiles_3_and_4_ask_for_a_free_hint_and_show_what_it_touches(two: Two) -> None:
    _complete_red(two)
    page = two.page(0)
    dialog = page.locator("dialog[open]")
    expect(dialog).to_be_visible()
    expect(two.page(1).locator(".mine .say")).to_contain_text("Ana chooses a reward")
    if dialog.locator(".say .mk").count():
        assert in_every_language(page, "free hint", "dialog[open] .reward") == []
    expect(dialog.locator(".btn.primary")).to_be_disabled()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Choose your reward").click()
    dialog.locator(".say:not([aria-label*='no card'])").first.click()
    expect(dialog.locator(".card.lit")).not_to_have_count(0)
    dialog.locator(".btn.primary").click()
    expect(dialog).to_have_count(0)
    expect(two.page(1).locator("button.last")).to_contain_text("Ana tells you")


@pytest.mark.parametrize("two", [_tiles(5)], indirect=True)
def test_r44_tile_5_shuffles_a_chosen_discard_back(two: Two) -> None:
    _complete_red(two)
    page = two.page(0)
    assert in_every_language(page, "choice of a discard", "dialog[open] .reward") == []
    before = page.locator("aside.discards .discarded").count()
    page.locator("dialog[open] .pickrow button").first.click()
    page.locator("dialog[open] .btn.primary").click()
    expect(page.locator("aside.discards .discarded")).to_have_count(before - 1)
    expect(two.page(1).locator("button.last")).to_contain_text("back into the deck")


@pytest.mark.parametrize("two", [_tiles(6)], indirect=True)
def test_r44_tile_6_adds_a_discard_that_fits(two: Two) -> None:
    _complete_red(two)
    page = two.page(0)
    page.get_by_role("button", name="white 1").click()
    page.get_by_role("button", name="Add white 1").click()
    expect(page.locator(".fw.s-w")).to_have_attribute("aria-label", "white: up to 1, next 2")


@pytest.mark.parametrize("two", [(BLACK, "")], indirect=True)
def test_r43_black_falls_from_5_to_1(two: Two) -> None:
    two.begin("pl-deluxe", "black-powder")
    for seat, card in ((0, 0), (1, 5), (0, 1), (1, 6), (0, 2)):
        label = two.page(0).locator(".fw.fall").get_attribute("aria-label")
        assert label is not None
        assert "complete" not in label
        two.own(seat, card, "Play")
    expect(two.page(1).locator(".fw.fall")).to_have_attribute(
        "aria-label", "black: up to 1, complete"
    )


@pytest.mark.parametrize("two", [(RED, "")], indirect=True)
def test_r31_a_colour_is_announced_with_the_card(two: Two) -> None:
    two.begin("en-2016", "timed-display")
    two.hint(0)
    two.hint(1)
    page = two.page(0)
    page.locator('.mine .own[data-card="0"]').click()
    page.get_by_role("button", name="Play and announce red").click()
    expect(two.page(1).locator("button.last")).to_contain_text("announces red")
    expect(two.page(1).locator(".fw.s-r")).to_have_attribute("aria-label", "red: up to 1, next 2")
    assert _lanterns(page) == 7
