"""Time and chance: all that the server takes from outside, through one door.

The leak test replaces it, so that two games differ in nothing but hidden cards.
"""

import secrets
import time
from typing import Protocol

from hanabi.game import Deal
from hanabi.game.deal import check_first_seat
from hanabi.rules import Ruleset, Seat, Tile
from hanabi.rules.chance import SEED_LIMIT

_ID_BYTES = 16
_SECRET_BYTES = 32


class TimeAndChance(Protocol):
    """Where time, ids, secrets and deals come from."""

    def now(self) -> float:
        """Seconds since the epoch."""

    def monotonic(self) -> float:
        """Seconds since some time or other, which nobody sets: for limits and waiting."""

    def new_id(self) -> str:
        """A name that nobody can guess."""

    def new_secret(self) -> str:
        """A secret that nobody can guess, fit for a cookie and a header."""

    def below(self, limit: int) -> int:
        """A number from 0 to below the limit that nobody can guess."""

    def new_deal(self, ruleset: Ruleset, first_seat: Seat | None) -> Deal:
        """A shuffled deal; without a first seat, chance says who begins (R-05)."""


class SystemTimeAndChance:
    """The real one: the operating system's clock and randomness."""

    def now(self) -> float:
        return time.time()

    def monotonic(self) -> float:
        return time.monotonic()

    def new_id(self) -> str:
        """128 bits, less those that begin like an option: an operator writes ids into commands."""
        while (found := secrets.token_urlsafe(_ID_BYTES)).startswith("-"):
            pass
        return found

    def new_secret(self) -> str:
        """256 bits."""
        return secrets.token_urlsafe(_SECRET_BYTES)

    def below(self, limit: int) -> int:
        return secrets.randbelow(limit)

    def new_deal(self, ruleset: Ruleset, first_seat: Seat | None) -> Deal:
        """Every order of the deck can come up: a 64-bit seed could be searched for by who
        sees the other hands. Only where tile 5 puts its card comes from a seed."""
        source = secrets.SystemRandom()
        deck = list(ruleset.deck)
        source.shuffle(deck)
        tiles = sorted(Tile) if ruleset.options.five_flamboyants else []
        source.shuffle(tiles)
        if first_seat is None:
            first_seat = Seat(source.randrange(ruleset.players))
        check_first_seat(ruleset, first_seat)
        return Deal(tuple(deck), first_seat, tuple(tiles), seed=source.randrange(SEED_LIMIT))
