"""The first lesson to its end: by touch, by mouse and by keys, in each language."""

import re
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from hanabi.i18n import Messages
from tests.browser.axe import problems
from tests.browser.conftest import Invite
from tests.browser.player import Player
from tests.browser.tables import begin

LOCALES = ("en", "ro", "pl", "cs", "it")
WAYS = ("touch", "mouse", "keys")
ENGLISH = Messages()
EVERY = [(WAYS[number % 3], LOCALES[number % 5]) for number in range(15)]


ROOMY = """bubble => {
    const { left, right } = bubble.getBoundingClientRect();
    return left >= 0 && right <= innerWidth && bubble.scrollWidth <= bubble.clientWidth;
}"""


class Pupil:
    """Does what a place of a lesson asks for, in one of the ways."""

    def __init__(self, player: Player, way: str) -> None:
        self.player, self.page, self.way = player, player.page, way
        self.bubble = self.page.locator(".bubble")

    def go_on(self) -> None:
        button = self.bubble.locator(".btn.primary")
        if self.way == "keys":
            expect(button).to_be_focused()
            self.page.keyboard.press("Enter")
        else:
            self.player.tap(button)

    def make(self, move: str, hands: list[list[dict[str, Any]]]) -> None:
        verb, first, *rest = move.split()
        if self.way == "keys":
            expect(self.bubble).to_be_focused()
            self.page.keyboard.press("Escape")  # to the card that glows
            keys = ["Enter", *rest] if verb == "hint" else [verb[0]]
            for key in keys:
                self.page.keyboard.press(key)
        elif verb == "hint":
            card = next(held for held in hands[int(first)] if held["card"].endswith(rest[0]))
            self.player.tap(self.page.locator(f".mate [data-card='{card['id']}']"))
            say = self.page.locator(".hintmenu .say").filter(
                has=self.page.locator("kbd", has_text=rest[0])
            )
            self.player.decide(say)
        else:
            self.own(verb, first)

    def own(self, verb: str, card: str) -> None:
        self.player.tap(self.page.locator(f".mine [data-card='{card}']"))
        place = 0 if verb == "play" else 1
        self.player.decide(self.page.locator(".ownmenu button.do").nth(place))


@pytest.mark.sample(normal=3)
@pytest.mark.parametrize(("way", "locale"), EVERY)
def test_the_first_lesson_is_played_to_its_end(invite: Invite, way: str, locale: str) -> None:
    messages = Messages(locale)
    player = invite(touch=way == "touch", locale=locale).home()
    pupil = Pupil(player, way)
    lesson = player.ask("GET", "/api/lessons/first")
    start = player.page.locator("a.learn")
    if way == "keys":
        start.press("Enter")
    else:
        player.tap(start)
    number: int | None = 0
    found: list[str] = []
    while number is not None:
        place = lesson["places"][number]
        key = f"lesson-first-{place['step']}"
        says = pupil.bubble.locator("p")
        expect(says).to_have_text(re.compile(re.escape(messages.format(key))))
        expect(says).to_contain_text(messages.format(f"{key}.do"))
        if number == 0 or place["step"] == "discard":
            found += problems(player.page, f"lesson {place['step']}")
        assert pupil.bubble.evaluate(ROOMY), "all of it is within"
        if not place["leads_to"]:
            pupil.go_on()
            number = place["next"]
            continue
        if place["step"] == "discard" and way != "keys":
            wrong = next(move for move in place["answers"] if move.startswith("discard"))
            pupil.own(*wrong.split())
            expect(pupil.bubble.get_by_role("alert")).to_contain_text(
                messages.format("lesson-first-discard-newer")
            )
            pupil.go_on()
            expect(pupil.bubble.get_by_role("alert")).to_have_count(0)
        move, number = next(iter(place["leads_to"].items()))
        pupil.make(move, place["view"]["hands"])
    expect(player.page.get_by_text(messages.format("learn-learnt"), exact=True)).to_be_visible()
    assert found + problems(player.page, "learnt") == []
    assert player.page.evaluate("localStorage.getItem('hanabi-learnt')") == '["first"]'


@pytest.mark.parametrize("way", ["touch", "keys"])
def test_a_lesson_s_words_are_read_beside_the_choice_that_a_reward_gives(
    invite: Invite, way: str
) -> None:
    """Also where it is chosen wrongly first."""
    player = invite(touch=way == "touch").home()
    page, pupil = player.page, Pupil(player, way)
    places = player.ask("GET", "/api/lessons/tile-4")["places"]
    page.goto(f"{player.url}/#/learn/tile-4")
    expect(pupil.bubble).to_contain_text(ENGLISH.format("lesson-tile-4-finish"))
    pupil.make(next(iter(places[0]["leads_to"])), places[0]["view"]["hands"])
    choice = page.locator("dialog[open] .reward")
    for said, told in (
        ("Ben, 2", ENGLISH.format("lesson-wrong-misses")),
        ("Ben, 1", ENGLISH.format("lesson-tile-4-sum")),
    ):
        expect(pupil.bubble).to_contain_text(ENGLISH.format("lesson-tile-4-choose.do"))
        assert choice.evaluate("shown => shown.scrollWidth <= shown.clientWidth")
        hint, chosen = choice.get_by_label(re.compile(said)), choice.locator(".btn.primary")
        if way == "keys":
            expect(pupil.bubble).to_be_focused()
            page.keyboard.press("Escape")
            expect(choice.locator(".say").first).to_be_focused()
            hint.press("Enter")
            chosen.press("Enter")
        else:
            player.tap(hint)
            player.tap(chosen)
        expect(pupil.bubble).to_contain_text(told)
        pupil.go_on()


def test_a_lesson_is_played_on_from_where_it_is(invite: Invite) -> None:
    player = invite(touch=True).home()
    page = player.page
    page.goto(f"{player.url}/#/learn/two")
    player.tap(page.get_by_role("button", name=ENGLISH.format("web-play-from-here")))
    sheet = page.locator("dialog[open]")
    expect(sheet).to_contain_text("(you)")
    player.tap(sheet.locator(".btn.primary"))
    expect(page).to_have_url(re.compile("#/t/"))
    expect(page.locator("main.board .mate")).to_have_count(2)
    assert player.wait_for_turn()
    expect(page.locator(".mate [data-card]").first).to_be_visible()


def test_from_a_table_to_a_lesson_no_page_is_shown_with_the_other_s_address(
    invite: Invite,
) -> None:
    """While the lesson's page is on its way, the table is asked for nothing."""
    ana = invite("Ana")
    begin([ana], bots=1)
    page = ana.page
    asked: list[str] = []
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.on("request", lambda request: asked.append(request.url))
    lessons = re.compile(r"/assets/LearnPage.*\.js")
    page.route(lessons, hold)
    with page.expect_request(lessons):
        page.evaluate("location.hash = '/learn/first'")
    # Two frames: whatever the new address makes of the old page has been shown by then.
    frames = "new Promise((on) => requestAnimationFrame(() => requestAnimationFrame(on)))"
    page.evaluate(f"() => {frames}")
    for route in held:
        route.continue_()
    expect(page.locator(".bubble")).to_be_visible()
    assert [url for url in asked if "undefined" in url] == []
