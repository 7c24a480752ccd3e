"""Somebody with a browser window: opens links, points at cards, reads what is shown."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

PHONE = {"width": 360, "height": 640}
DESKTOP = {"width": 1440, "height": 900}
PATIENCE = 180_000
"""Milliseconds to wait for what must happen, on a machine with much else to do."""
_IGNORED = re.compile(
    r"Failed to load resource|WebSocket connection|ERR_CONNECTION"
    r"|Service Worker registration blocked by Playwright"
)
"""What the browser itself says of refused requests and lost connections, and of being asked to
forget the service worker."""


class Player:
    """One browser context, so one identity, with one page."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        name: str = "",
        *,
        touch: bool = False,
        locale: str = "en-GB",
        knows_agreement: bool = True,
        has_worker: bool = False,
        **context: Any,
    ) -> None:
        self.url = url
        self.name = name
        self.touch = touch
        self.context: BrowserContext = browser.new_context(
            viewport=PHONE if touch else DESKTOP,  # type: ignore[arg-type]
            has_touch=touch,
            is_mobile=touch,
            locale=locale,
            reduced_motion="reduce",
            # A new browser would fetch all files for the service worker before a test is over.
            service_workers="allow" if has_worker else "block",
            **context,
        )
        self.context.set_default_timeout(PATIENCE)
        if knows_agreement:  # it is shown to others before their first turn
            seen = "localStorage.getItem('hanabi-agreement') ?? 'seen'"
            keep = f"localStorage.setItem('hanabi-agreement', {seen})"
            self.context.add_init_script(f"if (origin !== 'null') {keep}")
        self.complaints: list[str] = []
        self.frames: list[str] = []
        self.page: Page = self.context.new_page()
        self.page.on("console", self._note_complaint)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("websocket", self._connected)

    def _note_complaint(self, message: Any) -> None:
        if message.type in ("error", "warning") and not _IGNORED.search(message.text):
            self.complaints.append(message.text)

    def _connected(self, socket: Any) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """Of the server, as this player but past the page."""
        answer = self.context.request.fetch(f"{self.url}{path}", method=method, data=body)
        assert answer.ok, answer.text()
        return answer.json()

    def home(self) -> "Player":
        """The start page, in whatever language."""
        self.page.goto(f"{self.url}/")
        expect(self.page.get_by_role("heading", name="Hanabi")).to_be_visible()
        return self

    def open(self, link: str) -> "Player":
        """A table by its link: sits down where a seat is free, watches where the game runs."""
        self.page.goto(link)
        expect(self.page.locator("main h1")).to_be_visible()
        come_in = self.page.locator("main.invitation button.primary")
        if come_in.is_visible():
            name = self.page.locator("#guest-name")
            if name.is_visible():
                name.fill(self.name)
            self.tap(come_in)
            expect(come_in).to_be_hidden()
        return self

    def tap(self, what: Locator) -> None:
        """A finger or a click."""
        if self.touch:
            what.tap()
        else:
            what.click()

    @property
    def is_over(self) -> bool:
        """Does the page show the end?"""
        return bool(self.page.evaluate("document.querySelector('.score h1') !== null"))

    @property
    def is_on_turn(self) -> bool:
        """Does the page ask for a move?"""
        return bool(self.page.evaluate("document.querySelector('.mine .chip.turn') !== null"))

    def wait_for_turn(self) -> bool:
        """True when it is this player's turn, False when the game is over."""
        turn, end = self.page.locator(".mine .chip.turn"), self.page.locator(".score h1")
        expect(turn.or_(end).first).to_be_visible()
        return not end.is_visible()

    def move(self, prefer: str = "hint") -> None:
        """Any legal move of the wanted kind, made by pointing; waits until it is shown."""
        before = self.last_line()
        is_choosing = self.page.locator("dialog[open] .reward").is_visible()
        if is_choosing:
            self._reward()
        else:
            order = {"hint": self._hint, "play": self._play, "discard": self._discard}
            wanted: list[Callable[[], bool]] = [order.pop(prefer), *order.values()]
            if not any(try_move() for try_move in wanted):
                raise AssertionError("there is nothing to do")
        self.wait_until_shown(before, or_asked=not is_choosing)

    def wait_until_shown(self, before: str, *, or_asked: bool = True) -> None:
        """Until another last move than this one is shown, or the end, or a choice to make."""
        self.page.wait_for_function(
            "([before, orAsked]) => !document.querySelector('button.last')"
            " || document.querySelector('button.last').dataset.line !== before"
            " || (orAsked && document.querySelector('dialog[open] .reward'))"
            " || document.querySelector('.score h1')",
            arg=[before, or_asked],
        )

    def last_move(self) -> str:
        """The sentence under the status line."""
        last = self.page.locator("button.last")
        return last.inner_text() if last.is_visible() else ""

    def last_line(self) -> str:
        """The last move's number in the log: a bot may say the same twice, with one's own move too
        short a time in between to be seen."""
        line = "document.querySelector('button.last')?.dataset.line ?? ''"
        return str(self.page.evaluate(line))

    def decide(self, what: Locator) -> None:
        """On touch a move is shown first and made by a second tap."""
        self.tap(what)
        if what.is_visible() and what.get_attribute("aria-pressed") == "true":
            self.tap(what)

    def _hint(self) -> bool:
        for card in self.page.locator(".mate .card").all():
            self.tap(card)
            says = self.page.locator(".hintmenu .say")
            if says.count():
                self.decide(says.first)
                return True
            self.page.keyboard.press("Escape")
            return False
        return False

    def _own(self, slot: int, verb: str) -> bool:
        card = self.page.locator(".mine .own").nth(slot)
        if not card.is_visible():
            return False
        self.tap(card)
        key = self.page.locator("kbd", has_text=verb[0])
        button = self.page.locator(".ownmenu button.do").filter(has=key)
        if not button.count():
            self.page.keyboard.press("Escape")
            return False
        self.decide(button.first)
        return True

    def _play(self) -> bool:
        """A card that is known to fit, or else the newest."""
        cards = self.page.locator(".mine .own")
        for slot in range(cards.count()):
            if cards.nth(slot).locator(".flag.fits").count():
                return self._own(slot, "Play")
        return self._own(0, "Play")

    def _discard(self) -> bool:
        return self._own(self.page.locator(".mine .own").count() - 1, "Discard")

    def _reward(self) -> None:
        dialog = self.page.locator("dialog[open]")
        choice = dialog.locator(".pickrow button, .say").first
        self.tap(choice)
        self.tap(dialog.locator(".btn.primary"))

    def close(self) -> None:
        """Leave, having complained of nothing."""
        self.context.close()
