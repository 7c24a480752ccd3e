"""The keyboard alone, a finger on a phone, and the choice of what is shown."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Invite
from tests.browser.tables import begin, gather, new_table, play, whoever_is_next


def _tab_to(page: Page, name: str) -> None:
    for _ in range(60):
        page.keyboard.press("Tab")
        focused = page.evaluate("document.activeElement.innerText || ''")
        if focused.startswith(name):
            return
    raise AssertionError(f"Tab never reaches {name}")


def _focused_label(page: Page) -> str:
    return str(page.evaluate("document.activeElement.getAttribute('aria-label') || ''"))


def _keyboard_hint(page: Page) -> bool:
    """The value of the next teammate's newest card, if a hint can be given."""
    page.keyboard.press("h")
    found = re.search(r"(\d)\. Knows", _focused_label(page))
    assert found, _focused_label(page)
    page.keyboard.press("Enter")
    if page.locator(".hintmenu .say").count() == 0:
        page.keyboard.press("Escape")
        return False
    page.keyboard.press(found.group(1))
    return True


def _keyboard_own(page: Page, key: str) -> None:
    page.keyboard.press("o")
    page.keyboard.press("ArrowRight")
    assert _focused_label(page).startswith("Slot 2")
    page.keyboard.press(key)


def test_a_whole_game_with_the_keyboard_alone(invite: Invite) -> None:
    ana = invite("Ana").home()
    page = ana.page
    _tab_to(page, "Play now")
    page.keyboard.press("Enter")
    expect(page.locator("main.board")).to_be_visible()
    turn = 0
    while ana.wait_for_turn():
        before = page.locator("aside.log li").count()
        kind = ("hint", "d", "p")[turn % 3]
        is_full = page.locator('.lanterns use[href="#lantern-off"]').count() == 0
        if kind != "hint" or not _keyboard_hint(page):
            _keyboard_own(page, "d" if kind == "d" and not is_full else "p")
        turn += 1
        page.wait_for_function(
            "n => document.querySelectorAll('aside.log li').length > n"
            " || document.querySelector('.score h1')",
            arg=before,
        )
        if not ana.is_over:
            focused = "document.activeElement.closest('.mine, .mate') !== null"
            page.wait_for_function(f"{focused} || document.querySelector('.score h1') !== null")
    assert turn >= 3, "a hint, a discard and a play at least: bots may read hints wrongly"
    _tab_to(page, "Rematch")


def test_the_keys_are_told_and_every_move_is_spoken(invite: Invite) -> None:
    ana, bo = invite("Ana"), invite("Bo")
    begin([ana, bo])
    mover = whoever_is_next([ana, bo])
    assert mover is not None
    other = bo if mover is ana else ana
    mover.page.keyboard.press("o")
    mover.page.keyboard.press("?")
    keys = mover.page.get_by_role("dialog")
    expect(keys).to_contain_text("next teammate")
    expect(keys.locator("div").filter(has_text="give this hint").last).to_contain_text("WRBYG12345")
    mover.page.keyboard.press("Escape")
    expect(mover.page.locator(".mine .own").first).to_be_focused()
    mover.page.keyboard.press("s")
    expect(mover.page.get_by_test_id("spoken")).to_contain_text("8 hints")
    mover.move("hint")
    # Said again with "your turn", at once, if it can hardly have been heard.
    told = other.page.get_by_test_id("spoken").or_(other.page.get_by_test_id("spoken-at-once"))
    expect(told.filter(has_text=mover.name).first).to_be_attached()


def test_a_whole_game_on_a_phone_with_a_finger(invite: Invite) -> None:
    ana, bo = invite("Ana", touch=True), invite("Bo", touch=True)
    gather(ana, [bo], new_table(ana))
    moves = play([ana, bo], lambda number: ("hint", "discard", "play")[number % 3])
    assert moves > 3
    assert ana.is_over


def test_a_tap_on_touch_shows_the_hint_before_it_is_given(invite: Invite) -> None:
    ana, bo = invite("Ana", touch=True), invite("Bo", touch=True)
    begin([ana, bo])
    mover = whoever_is_next([ana, bo])
    assert mover is not None
    page = mover.page
    page.locator(".mate .card").first.tap()
    page.locator(".hintmenu .say").first.tap()
    expect(page.locator(".mate .card.lit")).not_to_have_count(0)
    assert mover.is_on_turn
    page.locator(".hintmenu .say").first.tap()
    expect(page.locator(".mine .chip.turn")).to_have_count(0)


def test_all_hints_of_a_teammate_are_within_reach(invite: Invite) -> None:
    for touch in (True, False):
        ana = invite("Ana", touch=touch)
        begin([ana], edition="it-2023", bots=3)
        assert ana.wait_for_turn()
        for mate in ana.page.locator(".mate .who").all():
            ana.tap(mate)
            says = ana.page.locator(".hintmenu .say")
            expect(says).to_have_count(10)
            for place in (0, 9):
                box = says.nth(place).bounding_box()
                assert box is not None
                height = ana.page.viewport_size["height"]  # type: ignore[index]
                assert 0 <= box["y"] <= box["y"] + box["height"] <= height
            ana.page.keyboard.press("Escape")


def test_a_hand_is_rearranged_by_keys_and_by_dragging(invite: Invite) -> None:
    ana, bo = invite("Ana"), invite("Bo")
    begin([ana, bo])
    own, seen = ana.page.locator(".mine .own"), bo.page.locator(".mate .card")

    def ids(cards: object) -> list[str]:
        return [str(card.get_attribute("data-card")) for card in cards.all()]  # type: ignore[attr-defined]

    before = ids(own)
    own.first.focus()
    ana.page.keyboard.press("Shift+ArrowRight")
    swapped = [before[1], before[0], *before[2:]]
    expect(seen.first).to_have_attribute("data-card", swapped[0])
    assert ids(own) == swapped == ids(seen)
    start, end = own.first.bounding_box(), own.last.bounding_box()
    assert start is not None
    assert end is not None
    ana.page.mouse.move(start["x"] + 40, start["y"] + 60)
    ana.page.mouse.down()
    ana.page.mouse.move(end["x"] + 80, end["y"] + 60, steps=12)
    ana.page.mouse.up()
    expect(seen.last).to_have_attribute("data-card", swapped[0])


def test_what_a_teammate_knows_is_shown_while_a_finger_or_a_key_is_held(invite: Invite) -> None:
    ana, bo = invite("Ana"), invite("Bo")
    begin([ana, bo])
    faces = ana.page.locator(".mate .card > svg.tile")
    expect(faces).to_have_count(5)
    ana.page.keyboard.down("e")
    expect(faces).to_have_count(0)
    ana.page.keyboard.up("e")
    expect(faces).to_have_count(5)
    box = ana.page.locator(".mate .card").first.bounding_box()
    assert box is not None
    ana.page.mouse.move(box["x"] + 20, box["y"] + 20)
    ana.page.mouse.down()
    expect(faces).to_have_count(0)
    ana.page.mouse.up()
    expect(faces).to_have_count(5)


def test_a_note_is_kept_and_only_for_its_writer(invite: Invite) -> None:
    ana, bo = invite("Ana"), invite("Bo")
    begin([ana, bo])
    ana.page.locator(".mine .own").first.click()
    ana.page.locator(".ownmenu").get_by_role("button", name="Note").click()
    ana.page.get_by_role("textbox").first.fill("perhaps a one")
    ana.page.keyboard.press("Enter")
    expect(ana.page.locator(".noted")).to_have_text("perhaps a one")
    ana.page.reload()
    expect(ana.page.locator(".noted")).to_have_text("perhaps a one")
    expect(ana.page.get_by_role("button", name="Note: perhaps a one")).to_be_visible()
    assert "perhaps a one" not in bo.page.content() + "".join(bo.frames)


def test_the_detail_on_one_s_own_cards_can_be_chosen(invite: Invite) -> None:
    ana, bo = invite("Ana"), invite("Bo")
    begin([ana, bo])
    mover = whoever_is_next([ana, bo])
    assert mover is not None
    mover.move("hint")
    other = bo if mover is ana else ana
    table = other.page.url
    faint = other.page.locator(".mine .mk.off, .mine .ranks b.off")
    expect(faint).not_to_have_count(0)
    with_negative = faint.count()
    other.page.goto(f"{other.url}/#/settings")
    other.page.get_by_label("What was said").check()
    other.page.goto(table)
    expect(other.page.locator(".mine .own")).to_have_count(5)
    assert faint.count() < with_negative
