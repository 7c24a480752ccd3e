"""``random``: any legal move, all as likely. The seed decides, so games can be repeated."""

from hanabi.game import Move
from hanabi.rules import MAX_PLAYERS, Seat
from hanabi.rules.chance import Purpose, below
from hanabi.view import View


class RandomBot:
    """Chooses uniformly; its n-th choice in a game depends on seed, seat and n alone."""

    def __init__(self, seat: Seat, seed: int = 0) -> None:
        self._seat = seat
        self._seed = seed
        self._choices = 0

    def choose(self, view: View) -> Move:
        """One of the legal moves."""
        moves = view.legal_moves
        index = self._choices * MAX_PLAYERS + self._seat
        self._choices += 1
        return moves[below(self._seed, Purpose.POLICY, index, len(moves))]
