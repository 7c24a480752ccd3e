"""Pages over the table: the keys, the rules, the whole log."""

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from hanabi.cli.board.keybar import KeyBar
from hanabi.cli.board.log import log_lines
from hanabi.cli.board.palette import FAINT, LANTERN, QUIET, TEXT
from hanabi.cli.board.picture import Picture
from hanabi.i18n import Messages
from hanabi.i18n.rulebook import RulesPage

_LOG_WIDTH = 72
PLAY_KEYS = tuple(
    f"keys-{name}"
    for name in (
        *("choose", "again", "back", "mouse", "slots", "marks", "teammates", "fireworks"),
        *("rules", "log", "why", "undo", "new", "quit", "help"),
    )
)
WATCH_KEYS = (
    *(f"watch-keys-{name}" for name in ("step", "ends", "jump", "seat", "marks")),
    "keys-fireworks",
    *(f"watch-keys-{name}" for name in ("rules", "log", "quit")),
)


class TextPage(ModalScreen[None]):
    """Something to read; any of the usual keys closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,enter,space,question_mark,t,l", "close", show=False),
    ]

    def __init__(self, title: str, body: Text, messages: Messages, *, at_end: bool = False) -> None:
        super().__init__()
        self._title = title
        self._body = body
        self._messages = messages
        self._at_end = at_end

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="page") as scroll:
            scroll.border_title = self._title
            yield Static(self._body)
        yield KeyBar(id="page-keys")

    def on_mount(self) -> None:
        """The text is scrolled by the arrow keys at once."""
        scroll = self.query_one("#page", VerticalScroll)
        scroll.focus()
        if self._at_end:
            scroll.scroll_end(animate=False)
        close = self._messages.format("footer-close")
        self.query_one(KeyBar).show([("Esc", close, "close")])

    def action_close(self) -> None:
        self.dismiss()


def keys_page(messages: Messages, keys: Sequence[str]) -> TextPage:
    """What every key does, and how to read the signs."""
    body = Text("\n").join(Text(messages.format(key), TEXT) for key in keys)
    return TextPage(messages.format("keys-title"), body, messages)


def rules_text_page(messages: Messages, page: RulesPage) -> TextPage:
    body = Text(page.about, QUIET)
    for section in page.sections:
        body.append(f"\n\n{section.title.upper()}", f"bold {LANTERN}")
        for line in section.lines:
            if line.heading:
                body.append(f"\n\n{line.text}", f"bold {TEXT}")
                continue
            body.append(f"\n{'    ' if line.indent else '• '}{line.text}", TEXT)
            if line.ids:
                body.append(f" ({', '.join(line.ids)})", FAINT)
    return TextPage(page.title, body, messages)


def log_page(picture: Picture) -> TextPage:
    lines = [line for entry in picture.log for line in log_lines(picture, entry, _LOG_WIDTH)]
    title = picture.messages.format("board-log")
    return TextPage(title, Text("\n").join(lines), picture.messages, at_end=True)
