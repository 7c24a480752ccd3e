"""Setting up a game: lines to walk through, each with a value to change. Knows no screen."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from hanabi.bots import BOTS
from hanabi.bots.plug_ins import plug_ins
from hanabi.cli.options.bots import bot_about, bot_title
from hanabi.cli.play.table import Table
from hanabi.i18n import Messages
from hanabi.i18n.rulebook import edition_title
from hanabi.rules import (
    EDITIONS,
    MAX_PLAYERS,
    MIN_PLAYERS,
    OPTION_NAMES,
    Multicolor,
    Options,
    Seat,
    ruleset,
)
from hanabi.rules.chance import SEED_LIMIT

Value = TypeVar("Value")

EDITION, PLAYERS, BOT, SEED, START = "edition", "players", "bot", "seed", "start"
_EDITIONS: tuple[str | None, ...] = ("it-2023", *(e for e in EDITIONS if e != "it-2023"), None)


@dataclass(frozen=True, slots=True)
class Line:
    """What a line shows: its name, its value, a sentence about it."""

    key: str
    name: str
    value: str
    about: str


class Setup:
    """The choices so far, and the line on which the cursor stands."""

    def __init__(self, table: Table, messages: Messages) -> None:
        self._table = table
        self._say = messages.format
        self._messages = messages
        self._edition = table.ruleset.edition
        self._players = table.ruleset.players
        self._options = table.ruleset.options
        self._bot = table.bot
        self._seed = "" if table.seed is None else str(table.seed)
        self.cursor = 0

    @property
    def keys(self) -> list[str]:
        """The lines from top to bottom; only the options that the box offers."""
        return [EDITION, PLAYERS, *self._switchable(), BOT, SEED, START]

    @property
    def lines(self) -> list[Line]:
        return [self._line(key) for key in self.keys]

    def step(self, by: int) -> None:
        self.cursor = (self.cursor + by) % len(self.keys)

    def change(self, by: int) -> None:
        key = self.keys[self.cursor]
        if key == EDITION:
            self._edition = _next(_EDITIONS, self._edition, by)
            self._options = self._standard()
        elif key == PLAYERS:
            self._players = _next(range(MIN_PLAYERS, MAX_PLAYERS + 1), self._players, by)
        elif key == BOT:
            self._bot = _next(
                (*BOTS, *(name for name in plug_ins() if name not in BOTS)), self._bot, by
            )
        elif key == "multicolor":
            way = _next((None, *self._ways()), self._options.multicolor, by)
            self._options = replace(self._options, multicolor=way)
        elif key in OPTION_NAMES:
            switched = not self._options.by_name()[key]
            self._options = self._options.with_named({key: switched})

    def type(self, character: str) -> None:
        """Write a digit of the deal's number, or erase one."""
        if self.keys[self.cursor] != SEED:
            return
        if character == "backspace":
            self._seed = self._seed[:-1]
        elif character.isascii() and character.isdigit():
            longer = str(int(self._seed + character))
            self._seed = longer if int(longer) < SEED_LIMIT else self._seed

    def table(self) -> Table:
        rules = ruleset(self._players, self._edition, self._options)
        seat = min(self._table.seat, self._players - 1)
        first = self._table.first_seat
        return replace(
            self._table,
            ruleset=rules,
            seat=Seat(seat),
            bot=self._bot,
            seed=int(self._seed) if self._seed else None,
            first_seat=None if first is not None and first >= self._players else first,
        )

    def _switchable(self) -> tuple[str, ...]:
        return OPTION_NAMES if self._edition is None else EDITIONS[self._edition].switchable

    def _ways(self) -> tuple[Multicolor, ...]:
        return tuple(Multicolor) if self._edition is None else EDITIONS[self._edition].multicolors

    def _standard(self) -> Options:
        return Options() if self._edition is None else EDITIONS[self._edition].defaults

    def _line(self, key: str) -> Line:
        say = self._say
        if key == EDITION:
            title = edition_title(self._messages, self._edition)
            return Line(key, say("setup-edition"), self._edition or say("setup-no-edition"), title)
        if key == PLAYERS:
            return Line(key, say("setup-players"), str(self._players), say("setup-players.about"))
        if key == BOT:
            title, about = (
                bot_title(self._messages, self._bot),
                bot_about(self._messages, self._bot),
            )
            return Line(key, say("setup-bot"), title, about)
        if key == SEED:
            value = self._seed or say("setup-seed-random")
            return Line(key, say("setup-seed"), value, say("setup-seed.about"))
        if key == START:
            return Line(key, say("setup-start"), "", "")
        if key == "multicolor":
            way = self._options.multicolor
            word = "none" if way is None else way.value
            about = say(f"multicolor-{word}.about")
            name = say("option-off") if way is None else way.value
            return Line(key, say("option-multicolor"), name, about)
        is_on = bool(self._options.by_name()[key])
        value = say("option-on" if is_on else "option-off")
        return Line(key, say(f"option-{key}"), value, say(f"option-{key}.about"))


def _next(values: Sequence[Value], value: Value, by: int) -> Value:
    place = values.index(value)
    return values[(place + by) % len(values)]
