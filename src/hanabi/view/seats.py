"""Who looks: one of the seats at the table, and nobody else."""

from hanabi.game import GameState
from hanabi.rules import HanabiError, Seat


class NoSuchSeat(HanabiError):
    """Nobody sits there. Whoever is not at the table would be shown every hand."""


def check_seat(state: GameState, seat: Seat) -> None:
    """Refuse a seat that is not at the table: Python's −1 would be "the last", and a viewer
    that holds none of the hands would see all of them. ``True`` and 1.0 are no seats, either."""
    seats = len(state.hands)
    if type(seat) is not int or not 0 <= seat < seats:
        raise NoSuchSeat("no-such-seat", seat=str(seat), last=seats - 1)
