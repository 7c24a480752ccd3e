"""A table before the cards are dealt: the rules, the seats, the chance."""

import secrets
from dataclasses import dataclass

from hanabi.bots import BOTS, UnknownBot
from hanabi.cli.console import printable
from hanabi.cli.language import say
from hanabi.game import InvalidDeal
from hanabi.game.deal import check_first_seat
from hanabi.rules import HanabiError, Ruleset, Seat
from hanabi.rules.chance import SEED_LIMIT

_MOST_NAME_CHARACTERS = 12
_RANDOM_SEEDS = 1_000_000_000


@dataclass(frozen=True, slots=True)
class Table:
    """Everything a game needs. ``seed`` None: a new one is drawn for each game."""

    ruleset: Ruleset
    seat: Seat
    bot: str
    name: str
    seed: int | None = None
    first_seat: Seat | None = None
    undo: bool = False

    @property
    def names(self) -> tuple[str, ...]:
        """A name for each seat: yours, and one for each bot."""
        bots = iter(say("play-bot-names").split())
        return tuple(
            self.name if seat == self.seat else next(bots) for seat in range(self.ruleset.players)
        )


def make_table(
    rules: Ruleset,
    *,
    seat: int = 0,
    seed: int | None = None,
    bot: str = "cautious",
    name: str | None = None,
    first_seat: int | None = None,
    undo: bool = False,
) -> Table:
    """A table with these rules; refuses seats, deals and bots that there are not."""
    if seat >= rules.players:
        raise HanabiError("no-such-seat", seat=seat, last=rules.players - 1)
    if first_seat is not None:
        check_first_seat(rules, first_seat)
    if seed is not None and seed >= SEED_LIMIT:
        raise InvalidDeal("seed", seed=seed)
    if bot not in BOTS:
        raise UnknownBot("unknown-bot", bot=bot, known=", ".join(BOTS))
    shown_name = printable((name or "").strip())[:_MOST_NAME_CHARACTERS] or say("play-you")
    first = None if first_seat is None else Seat(first_seat)
    return Table(rules, Seat(seat), bot, shown_name, seed, first, undo)


def random_seed() -> int:
    """A seed that nobody chose, short enough to be told."""
    return secrets.randbelow(_RANDOM_SEEDS)
