"""Puzzles on the real board: by touch, by mouse and by keys, judged by the server."""

import json
import re

import pytest
from playwright.sync_api import Response, expect

from hanabi.analysis.puzzles import Puzzle, Theme, shipped_puzzles, verdicts_of
from hanabi.i18n import Messages
from hanabi.notation.text import parse_card
from tests.browser.axe import problems
from tests.browser.conftest import Invite
from tests.browser.player import Player

EVERY = [("touch", "en"), ("mouse", "pl"), ("keys", "it"), ("touch", "cs"), ("keys", "ro")]


def puzzle_of(theme: Theme) -> Puzzle:
    return next(puzzle for puzzle in shipped_puzzles() if puzzle.theme is theme)


def wrong_answer(puzzle: Puzzle) -> str:
    return next(name for name, verdict in verdicts_of(puzzle).items() if not verdict.is_right)


class Solver:
    """Answers puzzles in one of the ways."""

    def __init__(self, player: Player, way: str) -> None:
        self.player, self.page, self.way = player, player.page, way
        self.messages = Messages(player.page.evaluate("document.documentElement.lang"))

    def show(self, puzzle: Puzzle) -> None:
        self.page.evaluate("id => { location.hash = `/puzzle/${id}` }", puzzle.id)
        question = self.page.locator("#puzzle-question")
        key = f"puzzle-theme-{puzzle.theme.value}.ask"
        expect(question).to_have_text(self.messages.format(key))
        expect(self.page.get_by_text(re.compile(f"· {puzzle.rating}$"))).to_be_visible()

    def answer(self, puzzle: Puzzle, answer: str) -> None:
        match puzzle.theme:
            case Theme.CARD:
                self._name(answer)
            case Theme.HINT:
                self._hint(puzzle, answer)
            case _:
                self._own(*answer.split())

    def _name(self, name: str) -> None:
        card = parse_card(name)
        suit = self.messages.format(f"suit-{card.suit.value}")
        label = self.messages.format(
            "web-card", suit=card.suit.value, suitname=suit, rank=card.rank
        )
        button = self.page.locator(".names").get_by_role("button", name=label, exact=True)
        if self.way == "keys":
            button.press("Enter")
        else:
            self.player.tap(button)

    def _own(self, verb: str, card: str) -> None:
        place = self.page.locator(f".mine [data-card='{card}']")
        if self.way == "keys":
            place.press(verb[0])
        else:
            self.player.tap(place)
            self.player.decide(self.page.locator(".ownmenu button.do").first)

    def _hint(self, puzzle: Puzzle, answer: str) -> None:
        what = answer.rsplit(maxsplit=1)[-1]
        key = what if what.isdigit() else self.messages.format(f"suit-{what}.letter")
        card = next(
            held.id
            for held in puzzle.view.hands[int(answer.split()[1])]
            if held.card is not None and what in (held.card.suit.value, str(held.card.rank))
        )
        mate = self.page.locator(f".mate [data-card='{card}']")
        if self.way == "keys":
            mate.press("Enter")
            self.page.keyboard.press(key)
        else:
            self.player.tap(mate)
            say = self.page.locator(".hintmenu .say")
            self.player.decide(say.filter(has=self.page.locator("kbd", has_text=key)))

    def is_told_why_not(self) -> None:
        alert = self.page.get_by_role("alert")
        expect(alert).to_contain_text(self.messages.format("puzzle-wrong"))
        expect(alert.locator(".vh")).not_to_be_empty()

    def is_shown_the_proof(self) -> None:
        proof = self.page.locator(".verdict[role=status]")
        expect(proof).to_contain_text(self.messages.format("puzzle-right"))
        expect(self.page.locator(".meant").first).to_be_visible()


@pytest.mark.sample(normal=3)
@pytest.mark.parametrize(("way", "locale"), EVERY)
def test_puzzles_are_solved_in_every_way(invite: Invite, way: str, locale: str) -> None:
    player = invite(touch=way == "touch", locale=locale).home()
    expect(player.page.locator("a[href='#/puzzle/today']")).to_be_visible()
    solver = Solver(player, way)
    for theme in (Theme.PLAY, Theme.CARD, Theme.HINT):
        puzzle = puzzle_of(theme)
        solver.show(puzzle)
        solver.answer(puzzle, wrong_answer(puzzle))
        solver.is_told_why_not()
        solver.answer(puzzle, puzzle.answer)
        solver.is_shown_the_proof()
    assert problems(player.page, "solved") == []
    solver.show(puzzle_of(Theme.DISCARD))
    solver.answer(puzzle_of(Theme.DISCARD), puzzle_of(Theme.DISCARD).answer)
    solver.is_shown_the_proof()
    expect(player.page.locator(".standing").last).to_contain_text("1")
    before = player.page.url
    solver.player.tap(player.page.locator(".panel footer .primary"))
    expect(player.page.locator(".panel footer .primary")).to_have_count(0)
    assert player.page.url != before


def test_the_days_puzzle_is_on_the_start_page_and_no_answer_comes_before_one_is_given(
    invite: Invite,
) -> None:
    ana = invite("Ana").home()
    page = ana.page
    told: dict[str, Response] = {}

    def note(response: Response) -> None:
        told[response.url] = response

    page.on("response", note)
    page.locator("a[href='#/puzzle/today']").click()
    expect(page.locator("#puzzle-question")).to_be_focused()
    shown = [response.json() for url, response in told.items() if "/api/puzzles/" in url]
    assert len(shown) == 2  # which it is, and the puzzle itself
    for fields in shown:
        assert not {"answer", "facts", "chances", "is_right"} & set(fields)
    page.get_by_role("button", name=Messages().format("puzzle-show")).click()
    expect(page.locator(".verdict")).to_be_visible()
    page.get_by_role("link", name=Messages().format("web-home")).click()
    state = page.locator("a[href='#/puzzle/today'] .state")
    expect(state).to_have_text(Messages().format("web-puzzle-tried"))
    kept = ana.ask("GET", "/api/puzzles/today")
    assert kept["first_try"] is False, json.dumps(kept)
