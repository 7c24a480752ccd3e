"""Other moves tried in a game that is over: each try a line, kept, named, shared and exported."""

import re
from pathlib import Path

from playwright.sync_api import Browser, Locator, expect

from hanabi.notation import load_record
from tests.browser.axe import problems
from tests.browser.layout import faults
from tests.browser.player import Player
from tests.browser.server import Server
from tests.browser.tables import begin, boldly, play
from tests.browser.test_review import PHONES, STACK


def lines_of(player: Player) -> Locator:
    return player.page.locator(".points ol button")


def try_two_lines(ana: Player, game: str) -> None:
    """By touch on a phone: Bo, whose cards lie open, does not play the blue 5 but hints, and then
    once more something else."""
    page, lines = ana.page, lines_of(ana)
    page.goto(f"{ana.url}/#/replay/{game}/1")
    ana.tap(page.get_by_role("button", name="Try other moves"))
    expect(page).to_have_url(f"{ana.url}/#/lines/{game}/1")
    expect(page.locator(".mine .chip.turn")).to_have_text("Bo moves")
    expect(page.locator(".mine .own").first).to_have_accessible_name(re.compile("blue 5"))
    expect(lines).to_have_count(1)
    ana.move("hint")
    expect(lines).to_have_count(2)
    expect(page.locator(".mine .chip.turn")).to_have_text("Ana moves")
    page.get_by_label("Name of this line").fill("A hint instead")
    page.get_by_label("Comment on this position").fill("Now Ana knows.")
    ana.tap(page.get_by_role("button", name="One move back"))
    ana.tap(page.locator(".mine .own").last)
    ana.decide(page.locator(".ownmenu button.do").first)
    expect(lines).to_have_count(3)
    expect(lines.nth(2)).to_have_text(re.compile("Bo plays Y1.*2 points so far"))
    ana.tap(page.get_by_role("button", name="Let a bot move"))
    expect(page.locator(".linebar .at")).to_have_text("Move 3 of 3")
    assert [fault for size in PHONES for fault in faults(page, *size) if "wide" in fault] == []
    assert problems(page, "lines on a phone") == []


def walk_by_keys(eve: Player) -> None:
    """To the fork and along the lines, back again, and another try."""
    at = eve.page.locator(".linebar .at")
    for key, place in (("ArrowRight", "2 of 4"), ("ArrowDown", "2 of 2"), ("ArrowDown", "2 of 3"),
                       ("ArrowRight", "3 of 3"), ("Home", "0 of 4"), ("End", "4 of 4"),
                       ("Home", "0 of 4"), ("ArrowRight", "1 of 4")):  # fmt: skip
        eve.page.keyboard.press(key)
        expect(at).to_have_text(f"Move {place}")
    for key in ("o", "ArrowRight", "p"):
        eve.page.keyboard.press(key)
    expect(lines_of(eve)).to_have_count(4)
    for key in ("Escape", "ArrowLeft"):
        eve.page.keyboard.press(key)
    expect(at).to_have_text("Move 1 of 4")


def test_tries_are_lines_of_a_tree_that_is_kept_shared_and_exported(
    browser: Browser, stacked: Server, tmp_path: Path
) -> None:
    stacked.stack(STACK)
    ana, bo = (Player(browser, stacked.url, name, touch=True) for name in ("Ana", "Bo"))
    begin([ana, bo])
    assert play([ana, bo], boldly) == 4
    page, lines = ana.page, lines_of(ana)
    try_two_lines(ana, page.url.rsplit("/", 1)[-1])

    # A line can be deleted, and brought back.
    ana.tap(page.get_by_role("button", name="Delete this line"))
    expect(lines).to_have_count(2)
    expect(page.locator(".linebar .at")).to_have_text("Move 1 of 4")
    ana.tap(page.get_by_role("button", name="Bring it back"))
    expect(lines).to_have_count(3)

    # Kept: after a reload all is there, at the move where the game was left.
    page.reload()
    expect(lines).to_have_count(3)
    expect(page.locator(".linebar .at")).to_have_text("Move 1 of 4")
    ana.tap(page.locator(".ways").get_by_text("A hint instead"))
    expect(page.get_by_label("Comment on this position")).to_have_value("Now Ana knows.")

    # Shared: whoever opens the link sees the same, and goes on with lines of their own.
    ana.tap(page.get_by_role("button", name="Share"))
    link = page.locator("dialog .link").inner_text()
    eve = Player(browser, stacked.url, "Eve")
    eve.page.goto(link)
    expect(lines_of(eve)).to_have_count(3)
    expect(lines_of(eve).nth(1)).to_contain_text("A hint instead")
    assert problems(eve.page, "lines") == []
    walk_by_keys(eve)
    expect(lines).to_have_count(3)

    # Exported: the file is a record with all of it, and opens as one.
    with eve.page.expect_download() as started:
        eve.page.get_by_role("button", name="Download the record").click()
    path = tmp_path / "game.json"
    started.value.save_as(path)
    record = load_record(path)
    assert [line.name for line in record.variations] == ["A hint instead", None, None]
    assert record.variations[0].comments[0].text == "Now Ana knows."
    bo.page.goto(f"{bo.url}/#/replay/file")
    bo.page.locator("input[type=file]").set_input_files(path)
    bo.tap(bo.page.get_by_role("button", name="Try other moves"))
    expect(lines_of(bo)).to_have_count(4)
    expect(bo.page.get_by_role("button", name="Share")).to_have_count(0)
    for player in (ana, bo, eve):
        assert player.complaints == []
        player.close()
