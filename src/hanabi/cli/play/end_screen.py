"""The end: how the crowd liked it. A loss is told kindly."""

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Static

from hanabi.cli.board.choices import Answer, ChoiceBar
from hanabi.cli.board.palette import LANTERN, QUIET, SUITS, TEXT
from hanabi.cli.language import say
from hanabi.view import View

_ANSWERS = (
    ("enter", "end-table", "table"),
    ("n", "footer-new", "new"),
    ("q", "footer-quit", "leave"),
)
_BURSTS = ("·", "∙", "∗", "·∗·", "∗✦∗", "✦★✦")


class EndScreen(ModalScreen[str]):
    def __init__(self, view: View) -> None:
        super().__init__()
        self._view = view

    def compose(self) -> ComposeResult:
        """Bursts in the sky, the rating, the score, and three ways on."""
        with Vertical(id="box"):
            yield Static(self._bursts())
            yield Static(self._sentences())
            yield ChoiceBar(id="box-choices")

    def on_mount(self) -> None:
        answers = [
            Answer("Enter" if key == "enter" else key, say(label)) for key, label, _ in _ANSWERS
        ]
        self.query_one(ChoiceBar).show(Text(), answers, None)

    def on_key(self, event: events.Key) -> None:
        for key, _, answer in _ANSWERS:
            if event.key in (key, "escape" if answer == "table" else key):
                event.stop()
                self.dismiss(answer)
                return

    def on_choice_bar_touched(self, message: ChoiceBar.Touched) -> None:
        self.dismiss(_ANSWERS[message.place][2])

    def _sentences(self) -> Text:
        outcome, rules = self._view.outcome, self._view.ruleset
        assert outcome is not None
        if outcome.rating is not None:
            rating = f"rating-{outcome.rating.value}"
        else:
            won = outcome.score == rules.max_score
            rating = "rating-expert-won" if won else "rating-expert-lost"
        text = Text()
        text.append(f"{say(rating)}\n", f"bold {LANTERN}")
        text.append(
            f"{say('end-score', score=outcome.score, most=rules.max_score)}\n\n", f"bold {TEXT}"
        )
        text.append(f"{say(f'{rating}.sentence')}\n\n", TEXT)
        text.append(say(f"ending-{outcome.ending.value}"), QUIET)
        if outcome.points != outcome.score:
            text.append(f" {say('end-lost', points=outcome.points)}", QUIET)
        return text

    def _bursts(self) -> Text:
        """One burst a firework, larger where more cards stand on it."""
        bursts, names = Text(), Text()
        for suit_rules, height in zip(self._view.ruleset.suits, self._view.heights, strict=True):
            glow = f"bold {SUITS[suit_rules.suit].glow}"
            bursts.append(f"{_BURSTS[min(height, 5)]:^6}", glow)
            letter = say(f"suit-{suit_rules.suit.value}.letter")
            top = suit_rules.build_order[height - 1] if height else "–"
            names.append(f"{f'{letter}{top}':^6}", glow)
        return Text("\n").join([bursts, names, Text()])
