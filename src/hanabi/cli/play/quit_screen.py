"""Leaving asks first."""

from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Static

from hanabi.cli.board.choices import Answer, ChoiceBar
from hanabi.cli.board.palette import LANTERN, QUIET
from hanabi.cli.language import say


class QuitScreen(ModalScreen[str]):
    """Leave, or stay. The record is saved either way."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "stay", show=False),
        Binding("enter", "leave", show=False),
    ]

    def compose(self) -> ComposeResult:
        with Vertical(id="box"):
            yield Static(Text(say("quit-title"), f"bold {LANTERN}"))
            yield Static(Text(say("quit-about"), QUIET))
            yield ChoiceBar(id="box-choices")

    def on_mount(self) -> None:
        answers = [Answer(say(f"{key}.key"), say(key)) for key in ("quit-yes", "quit-no")]
        self.query_one(ChoiceBar).show(Text(), answers, 0)

    def on_key(self, event: events.Key) -> None:
        if event.character == say("quit-yes.key"):
            self.action_leave()
        elif event.character == say("quit-no.key"):
            self.action_stay()

    def on_choice_bar_touched(self, message: ChoiceBar.Touched) -> None:
        if message.place == 0:
            self.action_leave()
        else:
            self.action_stay()

    def action_leave(self) -> None:
        self.dismiss("leave")

    def action_stay(self) -> None:
        self.dismiss("stay")
