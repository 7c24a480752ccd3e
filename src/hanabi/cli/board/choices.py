"""The bar of choices: the question, and answers to press, walk through or click."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.style import Style
from rich.text import Text
from textual import events
from textual.message import Message
from textual.widget import Widget

from hanabi.cli.board.palette import FAINT, LANTERN, ON_LANTERN, QUIET, SUITS
from hanabi.rules import Suit

_GAP = "  "


@dataclass(frozen=True, slots=True)
class Answer:
    """What the bar needs of a choice."""

    key: str
    label: str
    suit: Suit | None = None
    row: int = 0

    def text(self, place: int, *, is_chosen: bool) -> Text:
        """The key and the label; the chosen one stands between arrows."""
        meta = {"choice": place}
        if is_chosen:
            style = Style(color=ON_LANTERN, bgcolor=LANTERN, bold=True, meta=meta)
            return Text.assemble((f"▸{self.key} {self.label}◂", style), " ")
        color = LANTERN if self.suit is None else SUITS[self.suit].glow
        return Text.assemble(
            (f" {self.key} ", Style(color=color, bold=True, meta=meta)),
            (f"{self.label}  ", Style(color=QUIET, meta=meta)),
        )


class ChoiceBar(Widget):
    """Draws a question and its answers; tells which answer was clicked."""

    class Touched(Message):
        def __init__(self, place: int) -> None:
            super().__init__()
            self.place = place

    class Confirmed(Message):
        """Somebody clicked the way to confirm."""

    class Left(Message):
        """Somebody clicked the way back."""

    def __init__(self, *, id: str) -> None:
        super().__init__(id=id)
        self._prompt = Text()
        self._note = Text()
        self._labels: list[tuple[int, Text]] = []

    def show(
        self,
        prompt: Text,
        answers: list[Answer],
        cursor: int | None,
        ways: Sequence[tuple[str, str]] = (),
        note: str = "",
    ) -> None:
        """Draw this from now on; ``ways`` are what to confirm or leave by, and its name."""
        self._note = Text(f" {note}", QUIET)
        self._prompt = prompt
        for name, label in ways:
            prompt.append(_GAP)
            prompt.append(label, Style(color=FAINT, underline=True, meta={"way": name}))
        self._labels = [
            (answer.row, answer.text(place, is_chosen=place == cursor))
            for place, answer in enumerate(answers)
        ]
        self.refresh()

    def render(self) -> Text:
        """The question, then the answers on as many lines as they need."""
        lines = [Text(" ") + self._prompt] if self._prompt else []
        row_before = None
        for row, label in self._labels:
            is_full = not lines or lines[-1].cell_len + label.cell_len > self.size.width
            if row != row_before or is_full:
                lines.append(Text(" "))
            lines[-1].append_text(label)
            row_before = row
        return Text("\n").join([*lines, self._note])

    def on_click(self, event: events.Click) -> None:
        meta = event.style.meta
        if "choice" in meta:
            self.post_message(self.Touched(meta["choice"]))
        elif meta.get("way") == "confirm":
            self.post_message(self.Confirmed())
        elif meta.get("way") == "back":
            self.post_message(self.Left())
