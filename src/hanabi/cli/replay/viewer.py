"""A record on the whole screen."""

from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen

from hanabi.cli.board.choices import ChoiceBar
from hanabi.cli.board.keybar import KeyBar
from hanabi.cli.board.pages import WATCH_KEYS, keys_page, log_page, rules_text_page
from hanabi.cli.board.palette import LANTERN
from hanabi.cli.board.panels import Board
from hanabi.cli.board.picture import Picture
from hanabi.cli.board.theme import STYLES, TALL, WIDE
from hanabi.cli.language import messages, say
from hanabi.cli.replay.position import ReplayPosition
from hanabi.i18n.rulebook import table_page
from hanabi.notation import Record
from hanabi.rules import Seat

_STEPS = {"left": -1, "up": -1, "right": 1, "down": 1, "space": 1, "pageup": -10, "pagedown": 10}
_ALWAYS = {
    "s": "screen.seat",
    "j": "screen.jump",
    "?": "screen.keys",
    "t": "screen.rules",
    "l": "screen.log",
    "q": "app.quit",
}
_MOST_DIGITS = 6


class WatchScreen(Screen[None]):
    def __init__(self, position: ReplayPosition) -> None:
        super().__init__()
        self.position = position
        self._typed: str | None = None

    def compose(self) -> ComposeResult:
        yield Board()
        yield ChoiceBar(id="choices")
        yield KeyBar(id="keys")

    def on_mount(self) -> None:
        self.query_one(KeyBar).show(
            [
                ("←", say("footer-step"), "screen.step(-1)"),
                ("→", say("footer-step"), "screen.step(1)"),
                ("j", say("footer-jump"), _ALWAYS["j"]),
                ("s", say("footer-seat"), _ALWAYS["s"]),
                ("?", say("footer-keys"), _ALWAYS["?"]),
                ("t", say("footer-rules"), _ALWAYS["t"]),
                ("l", say("footer-log"), _ALWAYS["l"]),
                ("q", say("footer-quit"), _ALWAYS["q"]),
            ]
        )
        self._draw()

    async def on_key(self, event: events.Key) -> None:
        character = event.character or ""
        if self._typed is not None and self._types(event.key, character):
            pass
        elif event.key in _STEPS:
            self.action_step(_STEPS[event.key])
        elif event.key in ("home", "end"):
            self.position.jump(0 if event.key == "home" else self.position.count)
        elif character in _ALWAYS:
            await self.run_action(_ALWAYS[character])
        else:
            return
        event.stop()
        event.prevent_default()
        self._draw()

    def action_step(self, by: int) -> None:
        self.position.jump(self.position.at + by)
        self._draw()

    def action_seat(self) -> None:
        """With the next seat's eyes."""
        self.position.next_seat()
        self._draw()

    def action_jump(self) -> None:
        """A number is typed next."""
        self._typed = ""
        self._draw()

    def action_keys(self) -> None:
        self.app.push_screen(keys_page(messages(), WATCH_KEYS))

    def action_rules(self) -> None:
        page = table_page(messages(), self.position.ruleset)
        self.app.push_screen(rules_text_page(messages(), page))

    def action_log(self) -> None:
        self.app.push_screen(log_page(self._picture()))

    def _types(self, key: str, character: str) -> bool:
        """A key while a number is being typed; any other key ends the typing."""
        typed = self._typed or ""
        if character.isascii() and character.isdigit():
            self._typed = (typed + character)[:_MOST_DIGITS]
            return True
        if key == "backspace":
            self._typed = typed[:-1]
            return True
        if key == "enter" and typed:
            self.position.jump(int(typed))
        self._typed = None
        return key in ("enter", "escape")

    def _picture(self) -> Picture:
        position = self.position
        return Picture(position.view, position.names, messages(), position.log)

    def _draw(self) -> None:
        position = self.position
        picture = self._picture()
        self.query_one(Board).show(picture)
        if self._typed is not None:
            prompt = say("watch-jump", typed=self._typed)
        else:
            whom = "all" if position.seat is None else "seat"
            name = "" if position.seat is None else position.names[position.seat]
            prompt = say(
                "watch-position", at=position.at, count=position.count, whom=whom, name=name
            )
        note = picture.sentences(picture.log[-1]) if picture.log else ""
        self.query_one(ChoiceBar).show(Text(prompt, f"bold {LANTERN}"), [], None, note=note)


class WatchApp(App[None]):
    CSS = STYLES
    HORIZONTAL_BREAKPOINTS = WIDE
    VERTICAL_BREAKPOINTS = TALL
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c,ctrl+q", "quit", show=False, priority=True)
    ]

    def __init__(self, record: Record, seat: Seat | None = None) -> None:
        super().__init__()
        self.position = ReplayPosition(record, seat)

    def on_mount(self) -> None:
        self.push_screen(WatchScreen(self.position))


def watch(record: Record, seat: Seat | None) -> None:
    """Let somebody step through a record until they leave."""
    WatchApp(record, seat).run()
