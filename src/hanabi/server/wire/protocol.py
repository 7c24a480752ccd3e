"""Every message of the play protocol, version 2. See docs/protocol.md.

JSON objects in text frames, told apart by ``type``. The server sends only what goes through
``hanabi.view``.
"""

from typing import Annotated, Any, Literal

import msgspec

from hanabi.rules import Color, HanabiError, Suit
from hanabi.server.table.entries import BotSeats, OptionValue, SeatNumber, TableSettings
from hanabi.server.wire.public_entries import PublicEntry, PublicPlayedOn
from hanabi.server.wire.views import WireOutcome, WireView

VERSION = 2

WireEvent = Annotated[dict[str, Any], msgspec.Meta(extra={"name": "GameEvent"})]
"""An event of ``hanabi.game``, as ``hanabi.notation`` writes it."""

Key = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class Message(msgspec.Struct, frozen=True, tag_field="type", omit_defaults=True):
    """Anything that is sent."""


class FromClient(Message, frozen=True, forbid_unknown_fields=True):
    """What a client may send; anything else is refused."""


class Hello(FromClient, frozen=True, tag="hello"):
    """The first message: what the client speaks and the last number that it has."""

    version: int
    last_seq: Annotated[int, msgspec.Meta(ge=0)] | None = None
    passphrase: Annotated[str, msgspec.Meta(max_length=200)] | None = None
    seat: SeatNumber | None = None
    views: bool = False


class Look(FromClient, frozen=True, tag="look"):
    """From now on see, speak and move as this seat, which is one's own too."""

    seat: SeatNumber
    last_seq: Annotated[int, msgspec.Meta(ge=0)] | None = None


class MoveMessage(FromClient, frozen=True, tag="move"):
    """A move in the notation, with the view's draw numbers, by who has seen up to ``seq``."""

    seq: Annotated[int, msgspec.Meta(ge=0)]
    move: Annotated[str, msgspec.Meta(max_length=200)]
    key: Key | None = None


class SayMessage(FromClient, frozen=True, tag="say"):
    """A fixed phrase or words of one's own (R-19)."""

    phrase: Annotated[str, msgspec.Meta(max_length=40)] | None = None
    text: Annotated[str, msgspec.Meta(max_length=500)] | None = None
    key: Key | None = None


class AskUndo(FromClient, frozen=True, tag="ask-undo"):
    """May the last move be taken back?"""

    key: Key | None = None


class AnswerUndo(FromClient, frozen=True, tag="answer-undo"):
    """The answer to that."""

    agree: bool
    key: Key | None = None


class PauseMessage(FromClient, frozen=True, tag="pause"):
    """Stop the game and its clocks, or let it go on."""

    on: bool
    key: Key | None = None


class VoteAbandon(FromClient, frozen=True, tag="vote-abandon"):
    """End the game now? More than half of the people must agree."""

    agree: bool
    key: Key | None = None


class ComeBack(FromClient, frozen=True, tag="come-back"):
    """Take one's seat back from the bot that stood in."""

    key: Key | None = None


class NoteMessage(FromClient, frozen=True, tag="note"):
    """A private note on a card; an empty text takes it away."""

    card: Annotated[int, msgspec.Meta(ge=0, le=200)]
    text: Annotated[str, msgspec.Meta(max_length=500)]
    key: Key | None = None


class AskWhy(FromClient, frozen=True, tag="ask-why"):
    """Why did the bot on this seat make its last move?"""

    seat: SeatNumber
    key: Key | None = None


class AskCoach(FromClient, frozen=True, tag="ask-coach"):
    """What will the partners make of my last move, or what could I do now?"""

    about: Literal["my-move", "what-now"]
    key: Key | None = None


class Resync(FromClient, frozen=True, tag="resync"):
    """Send again what came after this number, or without one the whole view."""

    last_seq: Annotated[int, msgspec.Meta(ge=0)] | None = None


class Ping(FromClient, frozen=True, tag="ping"):
    """Are you there?"""


Command = (
    MoveMessage
    | SayMessage
    | AskUndo
    | AnswerUndo
    | PauseMessage
    | VoteAbandon
    | ComeBack
    | NoteMessage
)
ClientMessage = Hello | Look | Command | AskWhy | AskCoach | Resync | Ping


class SeatInfo(msgspec.Struct, frozen=True):
    """Who sits there, if anybody; a free seat of a running game has the name of who left it."""

    kind: Literal["free", "person", "bot"]
    name: str = ""
    stand_in: str | None = None


class SuitInfo(msgspec.Struct, frozen=True):
    """A suit of this game."""

    suit: Suit
    letter: str
    copies: list[int]
    falling: bool
    color: Color | None
    every_color: bool


class RulesInfo(msgspec.Struct, frozen=True):
    """What a client needs to know of the rules to show a table."""

    edition: str | None
    options: dict[str, bool | str | None]
    hand_size: int
    suits: list[SuitInfo]
    cards: list[str]
    colors: list[Color]
    ranks: list[int]
    max_hint_tokens: int
    max_mistakes: int
    max_score: int


class ClockInfo(msgspec.Struct, frozen=True):
    """Seconds left for each seat at this time, and whose are running."""

    left: list[float]
    running: int | None
    at: float


class CommitmentInfo(msgspec.Struct, frozen=True):
    """The hash from the start; the salt only when the game is over."""

    hash: str
    salt: str | None


class TableInfo(msgspec.Struct, frozen=True):
    """A table as everybody may see it; ``host`` is the host's seat, null while there is none."""

    id: str
    status: Literal["open", "running", "finished", "abandoned", "closed"]
    settings: TableSettings
    protected: bool
    host: int | None
    seats: list[SeatInfo]
    rules: RulesInfo
    created_at: float
    ended_at: float | None
    next_seat: int | None
    paused: bool
    undo_agreed: list[int]
    abandon_votes: list[int]
    abandon_refusals: list[int]
    clock: ClockInfo | None
    commitment: CommitmentInfo | None
    outcome: WireOutcome | None
    rematch: str | None
    rematch_of: str | None
    played_on: PublicPlayedOn | None
    deal: str | None
    seq: int


class Invitation(msgspec.Struct, frozen=True):
    """What the link of a table shows to whoever opens it.

    ``host`` is who invites; ``bot_seats`` says whether a bot's seat may be taken while the game
    runs: not at all (``keep``), if the host agrees (``ask``), at once (``free``).
    """

    table: str
    status: Literal["open", "running", "finished", "abandoned", "closed"]
    host: str
    name: str
    edition: str | None
    options: dict[str, OptionValue]
    pace: Literal["live", "correspondence"]
    protected: bool
    seats: list[SeatInfo]
    present: list[bool]
    your_seats: list[int]
    may_watch: bool
    bot_seats: BotSeats


class Welcome(Message, frozen=True, tag="welcome"):
    """The answer to hello and look: who you are here, and which seats are yours."""

    version: int
    seat: int | None
    seats: list[int]
    name: str
    is_host: bool
    seq: int


class TableMessage(Message, frozen=True, tag="table"):
    """The table without its cards."""

    table: TableInfo


class ViewMessage(Message, frozen=True, tag="view"):
    """The whole position, as of this number."""

    seq: int
    view: WireView


class Update(Message, frozen=True, tag="update"):
    """One line of the log: what happened, and what changed by it.

    ``events`` and ``view`` come with what changed the position, ``table`` with what changed
    the table; when older lines are sent again, only those views are that were asked for.
    """

    seq: int
    at: float
    entry: PublicEntry
    events: list[WireEvent] = []
    view: WireView | None = None
    table: TableInfo | None = None
    clock: ClockInfo | None = None


class Ack(Message, frozen=True, tag="ack"):
    """The command with this key is durable; its last line has this number."""

    key: str | None
    seq: int


class NotesMessage(Message, frozen=True, tag="notes"):
    """One's own notes, by draw number."""

    notes: dict[str, str]


class ReasonInfo(msgspec.Struct, frozen=True):
    """What a bot says: a message of the catalogues, and the cards that it speaks of."""

    key: str
    values: dict[str, Any]
    cards: list[int]


class Why(Message, frozen=True, tag="why", omit_defaults=False):
    """The answer to ask-why: about the move of this line, and the last hint before it."""

    seat: int
    seq: int
    why: ReasonInfo | None
    reading: ReasonInfo | None
    key: str | None


class Coach(Message, frozen=True, tag="coach", omit_defaults=False):
    """The answer to ask-coach: what a partner says, or a move and why; nulls where nothing is."""

    about: Literal["my-move", "what-now"]
    seq: int
    seat: int | None
    move: str | None
    reason: ReasonInfo | None
    key: str | None


class Presence(Message, frozen=True, tag="presence"):
    """Who is connected."""

    seats: list[bool]
    spectators: int


class AtTheDoor(msgspec.Struct, frozen=True):
    """Somebody who has opened the link and has no seat: they are typing a name, or would like
    to have the seat of a bot, ``wants``, and are called so."""

    number: int
    is_typing: bool
    name: str
    wants: int | None


class DoorMessage(Message, frozen=True, tag="door", omit_defaults=False):
    """Who stands at the door, told to those who sit at the table."""

    visitors: list[AtTheDoor]


class Pong(Message, frozen=True, tag="pong"):
    """Here I am."""


class ErrorMessage(Message, frozen=True, tag="error"):
    """Refused: a code and values of the catalogue's ``error-…`` messages."""

    code: str
    values: dict[str, Any] = {}
    key: str | None = None


ServerMessage = (
    Welcome
    | TableMessage
    | ViewMessage
    | Update
    | Ack
    | NotesMessage
    | Why
    | Coach
    | Presence
    | DoorMessage
    | Pong
    | ErrorMessage
)

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(ClientMessage)


def encode(message: ServerMessage) -> str:
    """A message as a text frame."""
    return _encoder.encode(message).decode()


def decode(text: str) -> ClientMessage:
    """What a client sent; ``msgspec.DecodeError`` if it is none of the messages."""
    message: ClientMessage = _decoder.decode(text)
    return message


def error_message(error: HanabiError, key: str | None = None) -> ErrorMessage:
    """A refusal as it is sent."""
    return ErrorMessage(error.code, _plain(error.values), key)


def _plain(value: Any) -> Any:
    """As JSON has it; a reason that is an error has a code and values of its own."""
    if isinstance(value, HanabiError):
        return {"code": value.code, "values": _plain(value.values)}
    if isinstance(value, dict):
        return {name: _plain(each) for name, each in value.items()}
    return value if isinstance(value, bool | int | float | str | None) else str(value)
