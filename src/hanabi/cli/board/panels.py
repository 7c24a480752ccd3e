"""The drawings as widgets; a click on a card or a name is told to the screen."""

from collections.abc import Callable

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Container, Horizontal, Vertical
from textual.message import Message
from textual.widget import Widget
from textual.widgets import Static

from hanabi.cli.board.discards import draw_discards
from hanabi.cli.board.fireworks import draw_fireworks
from hanabi.cli.board.hands import draw_hands
from hanabi.cli.board.log import draw_log
from hanabi.cli.board.own_hand import draw_own_hand
from hanabi.cli.board.picture import Picture
from hanabi.cli.board.status import draw_status
from hanabi.cli.board.theme import LEAST_COLUMNS, LEAST_ROWS
from hanabi.cli.language import say
from hanabi.rules import CardId, Seat

Drawing = Callable[[Picture, int, int], Text]


class Panel(Widget):
    """One drawing of the picture, in whatever room it is given."""

    class CardTouched(Message):
        """Somebody clicked a card."""

        def __init__(self, card_id: CardId) -> None:
            super().__init__()
            self.card_id = card_id

    class SeatTouched(Message):
        """Somebody clicked a name."""

        def __init__(self, seat: Seat) -> None:
            super().__init__()
            self.seat = seat

    def __init__(self, drawing: Drawing, *, id: str) -> None:
        super().__init__(id=id)
        self._drawing = drawing
        self._picture: Picture | None = None
        self._drawn = Text()

    def show(self, picture: Picture) -> None:
        """Draw this picture from now on; what looks the same is not drawn again."""
        self._picture = picture
        if self._draw() != self._drawn:
            self.refresh()

    def render(self) -> Text:
        self._drawn = self._draw()
        return self._drawn

    def _draw(self) -> Text:
        if self._picture is None:
            return Text()
        return self._drawing(self._picture, self.size.width, self.size.height)

    def on_click(self, event: events.Click) -> None:
        """Tell what was clicked, if anything was."""
        meta = event.style.meta
        if "card" in meta:
            self.post_message(self.CardTouched(CardId(meta["card"])))
        elif "seat" in meta:
            self.post_message(self.SeatTouched(Seat(meta["seat"])))


class Board(Container):
    def compose(self) -> ComposeResult:
        """Status on top; fireworks and hands at the left; discards and log at the right. Where
        there is no room for all of that, a line says so."""
        least = {"columns": str(LEAST_COLUMNS), "rows": str(LEAST_ROWS)}
        yield Static(say("board-too-small", **least), id="too-small")
        yield Panel(draw_status, id="status")
        with Horizontal(id="table"):
            with Vertical(id="middle"):
                yield Panel(draw_fireworks, id="fireworks")
                yield Panel(draw_hands, id="hands")
                yield Panel(draw_own_hand, id="own")
            with Vertical(id="side"):
                yield Panel(draw_discards, id="discards")
                yield Panel(draw_log, id="log")

    def show(self, picture: Picture) -> None:
        self.set_class(picture.view.seat is None, "-open")
        self.query_one("#discards").styles.height = len(picture.view.ruleset.suits) + 2
        for panel in self.query(Panel):
            panel.show(picture)
