"""A bot is asked why it made its last move."""

from asyncio import sleep
from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Static

from hanabi.bots.asking.question import Question
from hanabi.cli.board.choices import Answer, ChoiceBar
from hanabi.cli.board.palette import LANTERN, QUIET, TEXT
from hanabi.cli.language import messages, say
from hanabi.i18n.reasons import reasons_text
from hanabi.rules import Seat


class WhyScreen(ModalScreen[None]):
    """The bot that moved last answers at once; the others can be asked by their numbers."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,space,e,q", "close", show=False),
    ]

    def __init__(
        self, questions: Sequence[tuple[Question, str]], names: Sequence[str], last: Seat
    ) -> None:
        super().__init__()
        self._questions = {question.seat: (question, move) for question, move in questions}
        self._names = names
        self._asked = last

    def compose(self) -> ComposeResult:
        with Vertical(id="box"):
            yield Static(id="why-title")
            yield Static(id="why-move")
            yield Static(id="why-answer")
            yield ChoiceBar(id="box-choices")

    def on_mount(self) -> None:
        self._ask(self._asked)

    def on_key(self, event: events.Key) -> None:
        for seat in self._questions:
            if event.character == str(seat):
                self._ask(seat)

    def on_choice_bar_touched(self, message: ChoiceBar.Touched) -> None:
        seats = list(self._questions)
        if message.place < len(seats):
            self._ask(seats[message.place])
        else:
            self.action_close()

    def action_close(self) -> None:
        self.dismiss()

    def _ask(self, seat: Seat) -> None:
        question, move = self._questions[seat]
        name = self._names[seat]
        self._show("#why-title", say("why-title", name=name), f"bold {LANTERN}")
        self._show("#why-move", move, QUIET)
        self._show("#why-answer", say("menu-wait", name=name), QUIET)
        seats = list(self._questions)
        answers = [Answer(str(seat), self._names[seat]) for seat in seats]
        answers.append(Answer("Esc", say("footer-close")))
        self.query_one(ChoiceBar).show(Text(), answers, seats.index(seat))
        self.run_worker(self._answer(question), exclusive=True)

    async def _answer(self, question: Question) -> None:
        """The screen stays alive while the bot goes through the possible games."""
        answers = []
        for answer in question.answers():
            answers.append(answer)
            await sleep(0)
        why, reading = question.agreed(answers)
        said = reasons_text(messages(), reading, why)
        self._show("#why-answer", said or say("why-silent"), TEXT)

    def _show(self, where: str, text: str, style: str) -> None:
        self.query_one(where, Static).update(Text(text, style))
