"""The line of keys at the bottom; each can be clicked."""

from rich.style import Style
from rich.text import Text
from textual import events
from textual.widget import Widget

from hanabi.cli.board.palette import FAINT, LANTERN


class KeyBar(Widget):
    """Keys and what they do; a click does the same."""

    def __init__(self, *, id: str) -> None:
        super().__init__(id=id)
        self._keys: list[tuple[str, str, str]] = []

    def show(self, keys: list[tuple[str, str, str]]) -> None:
        """Draw these: key, what it does, and the screen's action."""
        self._keys = keys
        self.refresh()

    def render(self) -> Text:
        text = Text(" ")
        for key, label, action in self._keys:
            meta = {"action": action}
            text.append(f"{key} ", Style(color=LANTERN, bold=True, meta=meta))
            text.append(f"{label}   ", Style(color=FAINT, meta=meta))
        return text

    async def on_click(self, event: events.Click) -> None:
        if "action" in event.style.meta:
            await self.screen.run_action(event.style.meta["action"])
