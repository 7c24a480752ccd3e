"""A table before the cards are dealt: the rules, the seats, the chance."""

import secrets
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from hanabi.bots import BOTS, UnknownBot
from hanabi.cli.console import printable
from hanabi.cli.speech import Refused, say
from hanabi.game import InvalidDeal
from hanabi.game.deal import check_first_seat
from hanabi.rules import EDITIONS, HanabiError, Multicolor, Ruleset, Seat, ruleset
from hanabi.rules.chance import SEED_LIMIT

_SWITCH_WORDS = {"true": True, "on": True, "false": False, "off": False}
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
    *,
    edition: str | None,
    players: int,
    switches: Iterable[str] = (),
    seat: int = 0,
    seed: int | None = None,
    bot: str = "cautious",
    name: str | None = None,
    first_seat: int | None = None,
    undo: bool = False,
) -> Table:
    """The table that was asked for; refuses what the rules or the house do not have."""
    rules = ruleset(players, edition, _options(edition, switches))
    if seat >= players:
        raise HanabiError("no-such-seat", seat=seat, last=players - 1)
    if first_seat is not None:
        check_first_seat(rules, first_seat)
    if seed is not None and seed >= SEED_LIMIT:
        raise InvalidDeal("seed", seed=seed)
    if bot not in BOTS:
        raise UnknownBot("unknown-bot", bot=bot, known=", ".join(BOTS))
    called = printable((name or "").strip())[:_MOST_NAME_CHARACTERS] or say("play-you")
    first = None if first_seat is None else Seat(first_seat)
    return Table(rules, Seat(seat), bot, called, seed, first, undo)


def random_seed() -> int:
    """A seed that nobody chose, short enough to be told."""
    return secrets.randbelow(_RANDOM_SEEDS)


def _options(edition: str | None, switches: Iterable[str]) -> Mapping[str, object]:
    """Options from what was typed: ``expert``, ``expert=false``, ``multicolor=own-color-5``."""
    named: dict[str, object] = {}
    for switch in switches:
        name, separator, value = switch.partition("=")
        if name == "multicolor":
            named[name] = _multicolor(edition, value if separator else None)
        elif not separator:
            named[name] = True
        elif value in _SWITCH_WORDS:
            named[name] = _SWITCH_WORDS[value]
        else:
            raise Refused("option-value", value=value)
    return named


def _multicolor(edition: str | None, value: str | None) -> str | None:
    """The kind that was named; without a name, the first that the box has."""
    if value is not None:
        return None if value in ("none", "off", "false") else value
    box = EDITIONS.get(edition or "")
    return (box.multicolors if box and box.multicolors else tuple(Multicolor))[0].value
