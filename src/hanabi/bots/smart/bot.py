"""``smart`` at a table: it can be asked why."""

from hanabi.bots.rows.seat import RowBot
from hanabi.bots.smart.choice import smart_action
from hanabi.bots.smart.reading import smart_hear
from hanabi.bots.smart.why import smart_why
from hanabi.rules import Seat


class SmartBot(RowBot):
    """The partner for people."""

    def __init__(self, seat: Seat, seed: int = 0) -> None:
        del seed  # nothing is left to chance
        super().__init__(seat, smart_action, smart_hear, lambda _players: 0)

    def why(self) -> tuple[str, dict[str, object]]:
        """The reason for the last choice."""
        if self.last_choice is None:
            return "bot-why-nothing", {}
        return smart_why(*self.last_choice), {}
