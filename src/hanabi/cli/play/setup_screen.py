"""The set-up screen: one line a choice, by keyboard or mouse; Enter starts."""

from rich.style import Style
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.message import Message
from textual.screen import Screen
from textual.widget import Widget

from hanabi.cli.board.keybar import KeyBar
from hanabi.cli.board.pages import rules_text_page
from hanabi.cli.board.palette import FAINT, LANTERN, ON_LANTERN, QUIET, SUITS, TEXT
from hanabi.cli.language import messages, say
from hanabi.cli.play.setup import START, Line, Setup
from hanabi.cli.play.table import Table
from hanabi.i18n.rulebook import table_page

_NAME_WIDTH, _VALUE_WIDTH = 22, 16
_INDENT = "    "


class SetupLines(Widget):
    """The lines; a click on an arrow changes a value."""

    class Touched(Message):
        """A line was clicked; ``by`` is 0 where no arrow was hit."""

        def __init__(self, place: int, by: int) -> None:
            super().__init__()
            self.place = place
            self.by = by

    def __init__(self, setup: Setup) -> None:
        super().__init__(id="setup")
        self._setup = setup

    def render(self) -> Text:
        """A title, then name, value and sentence of each line."""
        title = Text(" ")
        for place, suit in enumerate(SUITS):
            title.append("✦ " if place % 2 else "· ", SUITS[suit].glow)
        title.append(f" {say('setup-title')}", f"bold {TEXT}")
        lines = self._setup.lines
        rows = [self._row(place, line) for place, line in enumerate(lines)]
        return Text("\n").join([title, Text(), *rows])

    def _row(self, place: int, line: Line) -> Text:
        is_chosen = place == self._setup.cursor
        meta = {"line": place, "by": 0}
        style = Style(color=LANTERN if is_chosen else TEXT, bold=is_chosen, meta=meta)
        text = Text("▸ " if is_chosen else "  ", style)
        if line.key == START:
            button = Style(color=ON_LANTERN, bgcolor=LANTERN, bold=True, meta=meta)
            return Text.assemble("\n", text, (f"  {line.name}  ", button))
        text.append(f"{line.name:<{_NAME_WIDTH}}", style)
        text.append("◂ ", Style(color=LANTERN, meta={"line": place, "by": -1}))
        text.append(f"{line.value:^{_VALUE_WIDTH}}", style)
        text.append(" ▸", Style(color=LANTERN, meta={"line": place, "by": 1}))
        about = Text(line.about, Style(color=QUIET if is_chosen else FAINT, meta=meta))
        between = "  " if text.cell_len + about.cell_len + 2 <= self.size.width else f"\n{_INDENT}"
        return Text.assemble(text, between, about)

    def on_click(self, event: events.Click) -> None:
        """Tell which line, and whether an arrow."""
        meta = event.style.meta
        if "line" in meta:
            self.post_message(self.Touched(meta["line"], meta["by"]))


class SetupScreen(Screen[Table | None]):
    def __init__(self, table: Table) -> None:
        super().__init__()
        self.setup = Setup(table, messages())

    def compose(self) -> ComposeResult:
        yield SetupLines(self.setup)
        yield KeyBar(id="keys")

    def on_mount(self) -> None:
        self.query_one(KeyBar).show(
            [
                ("↑↓ ←→", say("footer-change"), "screen.nothing"),
                ("Enter", say("footer-start"), "screen.start"),
                ("t", say("footer-rules"), "screen.rules"),
                ("q", say("footer-quit"), "screen.leave"),
            ]
        )

    def on_key(self, event: events.Key) -> None:
        match event.key:
            case "up" | "down" | "tab" | "shift+tab":
                self.setup.step(-1 if event.key in ("up", "shift+tab") else 1)
            case "left" | "right":
                self.setup.change(-1 if event.key == "left" else 1)
            case "space":
                self.setup.change(1)
            case "enter":
                self.action_start()
            case "escape" | "q":
                self.action_leave()
            case "t":
                self.action_rules()
            case _:
                self.setup.type(event.character or event.key)
                if event.key == "backspace":
                    self.setup.type("backspace")
        event.stop()
        event.prevent_default()
        self.query_one(SetupLines).refresh()

    def on_setup_lines_touched(self, message: SetupLines.Touched) -> None:
        """A click chooses a line, changes a value, or starts."""
        self.setup.cursor = message.place
        if self.setup.keys[message.place] == START:
            self.action_start()
        elif message.by:
            self.setup.change(message.by)
        self.query_one(SetupLines).refresh()

    def action_start(self) -> None:
        self.dismiss(self.setup.table())

    def action_rules(self) -> None:
        page = table_page(messages(), self.setup.table().ruleset)
        self.app.push_screen(rules_text_page(messages(), page))

    def action_leave(self) -> None:
        self.dismiss(None)

    def action_nothing(self) -> None:
        """The arrows are explained, not clicked."""
