"""Who looks: one of the seats at the table, and nobody else."""

from hanabi.game import GameState
from hanabi.rules import HanabiError, Seat


class NoSuchSeat(HanabiError):
    """Nobody sits there. Whoever is not at the table would be shown every hand."""


def check_seat(state: GameState, seat: Seat) -> None:
    """Refuse a seat that is not at the table: Python's −1 would be "the last", and a viewer
    that holds none of the hands would see all of them."""
    seats = len(state.hands)
    if seat not in range(seats):
        raise NoSuchSeat("no-such-seat", seat=seat, last=seats - 1)
