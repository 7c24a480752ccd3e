"""The lines of a table's log: what happened at it, in the order in which it did.

Written for ever: a field may be added with a default, none may change its meaning.
"""

from typing import Annotated, Literal

import msgspec

Seconds = Annotated[float, msgspec.Meta(ge=0, le=31_536_000)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=4)]
Talk = Literal["silent", "phrases", "free"]
BotSeats = Literal["keep", "ask", "free"]
OptionValue = bool | str | None


class ClockSettings(msgspec.Struct, frozen=True):
    """Thinking time for each player, and what happens when it has run out."""

    initial: Annotated[float, msgspec.Meta(ge=1, le=31_536_000)]
    increment: Seconds = 0.0
    on_timeout: Literal["abandon", "bot"] = "abandon"
    stand_in: str = "cautious"


class TableSettings(msgspec.Struct, frozen=True):
    """What is agreed on before the first card is dealt; everybody sees it."""

    seats: Annotated[int, msgspec.Meta(ge=2, le=5)]
    edition: str | None = None
    options: dict[str, OptionValue] = {}
    first_seat: SeatNumber | None = None
    talk: Talk = "silent"
    visibility: Literal["public", "link"] = "public"
    pace: Literal["live", "correspondence"] = "live"
    clock: ClockSettings | None = None
    spectators: Literal["none", "hidden", "open"] = "hidden"
    name: Annotated[str, msgspec.Meta(max_length=60)] = ""
    bot_delay: Annotated[float, msgspec.Meta(ge=0, le=10)] | None = None
    """Seconds from a bot's turn to its move; None: as the server has it."""
    shared_device: bool = False
    """May one identity hold several seats? It sees all hands then, by turns."""
    bot_seats: BotSeats = "ask"
    """May somebody who comes later play on instead of a bot: never, if the host agrees, at once?"""


class WantedClock(ClockSettings, frozen=True, forbid_unknown_fields=True):
    """The clock as somebody asks for it: a field that there is not is a mistake of theirs."""


class WantedSettings(TableSettings, frozen=True, forbid_unknown_fields=True):
    """The settings as somebody asks for them; the log reads what later versions add."""

    clock: WantedClock | None = None


class PlayedOn(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where a game goes on from: after so many moves of another one, which is a game of this
    server that is over, or stands here as a record that somebody brought."""

    after: int
    game: str | None = None
    unseen_by: int | None = None
    """Cards that this seat could not see are dealt anew; None: all lie as they lay."""
    record: str | None = None


class Entry(msgspec.Struct, frozen=True, tag_field="type", omit_defaults=True, gc=False):
    """Anything that happened at a table. Lines are many and hold nothing that could hold them:
    Python need not look through them for garbage."""


class Created(Entry, frozen=True, tag="created"):
    """A table with nobody at it yet."""

    settings: TableSettings
    host: str
    passphrase: str | None = None
    """Salted and hashed; see ``access/passphrase.py``."""
    rematch_of: str | None = None
    played_on: PlayedOn | None = None
    deal: str | None = None
    """The shared deal that is played here (see ``play/shared_deals.py``)."""


class SeatTaken(Entry, frozen=True, tag="seat-taken"):
    """A person sat down; while the game runs, instead of a bot."""

    seat: int
    identity: str
    name: str


class BotSeated(Entry, frozen=True, tag="bot-seated"):
    """A bot sat down."""

    seat: int
    bot: str


class SeatLeft(Entry, frozen=True, tag="seat-left"):
    """The seat is free again; lines from before names were told have none."""

    seat: int
    name: str = ""


class KeptOut(Entry, frozen=True, tag="kept-out"):
    """The host removed somebody, who may neither sit down nor watch from now on."""

    identity: str
    name: str
    traces: tuple[str, ...] = ()
    """Of the addresses that they came from (see ``hosting``)."""


class LetBackIn(Entry, frozen=True, tag="let-back-in"):
    """The host keeps somebody out no more."""

    identity: str
    name: str


class HostPassed(Entry, frozen=True, tag="host-passed"):
    """The host has left: whoever sits here is the host now."""

    seat: int


class Started(Entry, frozen=True, tag="started"):
    """The cards are dealt. The deck, the tiles, the seed and the salt are secret till the end."""

    first_seat: int
    deck: str
    tiles: list[int]
    return_seed: str
    salt: str
    commitment: str


class Moved(Entry, frozen=True, tag="moved"):
    """A move, in the engine's card ids."""

    seat: int
    move: str
    by_bot: bool = False


class UndoAsked(Entry, frozen=True, tag="undo-asked"):
    """Somebody wants the last move back."""

    seat: int


class UndoAgreed(Entry, frozen=True, tag="undo-agreed"):
    """Somebody else agrees."""

    seat: int


class UndoRefused(Entry, frozen=True, tag="undo-refused"):
    """Somebody does not."""

    seat: int


class Undone(Entry, frozen=True, tag="undone"):
    """All agreed: the last so many moves never happened."""

    moves: int


class Paused(Entry, frozen=True, tag="paused"):
    """Nobody moves and no clock runs."""

    seat: int


class Resumed(Entry, frozen=True, tag="resumed"):
    """The game goes on."""

    seat: int


class AbandonVoted(Entry, frozen=True, tag="abandon-voted"):
    """A vote to end the game now, the vote taken back, or one against it."""

    seat: int
    agree: bool


class Abandoned(Entry, frozen=True, tag="abandoned"):
    """The game ended without an outcome."""

    reason: Literal["vote", "time", "left", "operator"]


class Said(Entry, frozen=True, tag="said"):
    """A fixed phrase, or words of one's own (R-19)."""

    seat: int
    phrase: str | None = None
    text: str | None = None


class TimedOut(Entry, frozen=True, tag="timed-out"):
    """A player's time has run out."""

    seat: int


class StoodIn(Entry, frozen=True, tag="stood-in"):
    """A bot plays the seat until its player is back."""

    seat: int
    bot: str


class CameBack(Entry, frozen=True, tag="came-back"):
    """The player is back and has the clock's initial time again."""

    seat: int


class Interrupted(Entry, frozen=True, tag="interrupted"):
    """The server was away: the time since the turn began does not count."""


class RematchMade(Entry, frozen=True, tag="rematch-made"):
    """The same people have a new table."""

    game: str


class DealShared(Entry, frozen=True, tag="deal-shared"):
    """Others may play the same cards: the game was the first of this deal."""

    deal: str


class Closed(Entry, frozen=True, tag="closed"):
    """The host closed the table before a game began."""


AnyEntry = (
    Created
    | SeatTaken
    | BotSeated
    | SeatLeft
    | KeptOut
    | LetBackIn
    | HostPassed
    | Started
    | Moved
    | UndoAsked
    | UndoAgreed
    | UndoRefused
    | Undone
    | Paused
    | Resumed
    | AbandonVoted
    | Abandoned
    | Said
    | TimedOut
    | StoodIn
    | CameBack
    | Interrupted
    | RematchMade
    | DealShared
    | Closed
)


class Line(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """An entry as it is stored: with who sent it, and the key that makes a repeat harmless."""

    entry: AnyEntry
    by: str | None = None
    key: str | None = None


class Logged(msgspec.Struct, frozen=True, gc=False):
    """A line with its number and time."""

    seq: int
    at: float
    line: Line

    @property
    def entry(self) -> AnyEntry:
        return self.line.entry


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Line)


def line_text(line: Line) -> str:
    return _encoder.encode(line).decode()


def read_line(seq: int, at: float, text: str) -> Logged:
    return Logged(seq, at, _decoder.decode(text))
