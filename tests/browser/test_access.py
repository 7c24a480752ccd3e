"""Everybody can use every page: zoom, small screens, fingers, no motion."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Invite
from tests.browser.player import Player
from tests.browser.tables import begin

SCREENS = ((360, 640), (390, 844), (820, 1180), (720, 450), (1024, 768), (1280, 720), (1440, 900))
ZOOMED = (720, 450)
"""What a desktop of 1440×900 has left at 200 %: there one may scroll, but only down."""
PAGES = ("", "new", "settings", "rules", "rules/pl-deluxe", "games")


_FITS = """([width, height, isWhole]) => {
    const box = (name) => [...document.querySelectorAll(name)].at(-1).getBoundingClientRect();
    return innerWidth === width && document.documentElement.scrollWidth <= width
        && box('.status .menu').right <= width
        && (!isWhole || box('.mine .own').bottom <= height);
}"""


def _targets(page: Page) -> list[str]:
    """Things to press that are smaller than a finger, their enlarged hit areas counted."""
    small: list[str] = page.evaluate(
        """() => [...document.querySelectorAll(
            'button, a, select, .seg label, input:not([type=radio])')]
            .filter((element) => element.checkVisibility())
            .filter((element) => !element.closest('dialog:not([open])'))
            .flatMap((element) => {
                const box = element.getBoundingClientRect();
                const more = ['::before', '::after'].map((part) => getComputedStyle(element, part))
                    .filter((style) => style.content !== 'none' && style.position === 'absolute')
                    .map((style) => [parseFloat(style.width), parseFloat(style.height)]);
                const width = Math.max(box.width, ...more.map((part) => part[0] || 0));
                const height = Math.max(box.height, ...more.map((part) => part[1] || 0));
                return width < 43.5 || height < 43.5
                    ? [`${element.outerHTML.slice(0, 90)} ${width}x${height}`] : [];
            })"""
    )
    return small


def test_every_target_on_a_phone_is_large_enough_for_a_finger(invite: Invite) -> None:
    ana = invite("Ana", touch=True)
    problems: list[str] = []
    for path in PAGES:
        ana.page.goto(f"{ana.url}/#/{path}")
        expect(ana.page.locator("main h1")).to_be_visible()
        problems += [f"{path}: {target}" for target in _targets(ana.page)]
        ana.page.goto("about:blank")
    ana.home()
    ana.tap(ana.page.get_by_role("button", name="Play now"))
    expect(ana.page.locator("main.board")).to_be_visible()
    assert ana.wait_for_turn()
    problems += [f"board: {target}" for target in _targets(ana.page)]
    for key in "mlx":
        ana.page.keyboard.press(key)
        expect(ana.page.get_by_role("dialog")).to_be_visible()
        problems += [f"sheet {key}: {target}" for target in _targets(ana.page)]
        ana.page.keyboard.press("Escape")
    for part, opened in ((".mine .own", ".pop"), (".mate .who", ".hintmenu")):
        ana.page.locator(part).first.tap()
        expect(ana.page.locator(opened)).to_be_visible()
        problems += [f"{part}: {target}" for target in _targets(ana.page)]
        ana.page.keyboard.press("Escape")
    assert problems == []


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_board_fits_every_screen_and_200_percent_zoom(invite: Invite, seats: int) -> None:
    ana = invite("Bartłomiej Aleksander Wiśnia")
    _board_with_bots(ana, seats)
    for width, height in SCREENS:
        ana.page.set_viewport_size({"width": width, "height": height})
        ana.page.wait_for_function(_FITS, arg=[width, height, (width, height) != ZOOMED])


def _board_with_bots(host: Player, seats: int) -> None:
    options = {"black-powder": True, "five-flamboyants": True, "multicolor": "every-color-10"}
    begin([host], edition="pl-deluxe", options=options, bots=seats - 1)
    assert host.wait_for_turn()


def test_nothing_moves_for_who_wants_no_motion(invite: Invite) -> None:
    ana = invite("Ana").home()
    ana.page.get_by_role("button", name="Play now").click()
    assert ana.wait_for_turn()
    ana.move("play")
    assert ana.page.evaluate("document.getAnimations().length") == 0
