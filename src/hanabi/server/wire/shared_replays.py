"""Every message about a replay that several people look at together. See
docs/shared-replays.md; greeting, pings, acknowledgements and refusals are those of the play
protocol."""

from typing import Annotated

import msgspec

from hanabi.server.table.entries import SeatNumber
from hanabi.server.wire.protocol import (
    Ack,
    ErrorMessage,
    FromClient,
    Hello,
    Key,
    Message,
    Ping,
    Pong,
)

MoveNumber = Annotated[int, msgspec.Meta(ge=0, le=10_000)]
"""So many moves have been made."""
PersonId = Annotated[str, msgspec.Meta(max_length=32)]


class Show(FromClient, frozen=True, tag="show"):
    """Lead everybody to this position and these eyes; without a seat all hands are open."""

    at: MoveNumber
    seat: SeatNumber | None = None


class Point(FromClient, frozen=True, tag="point"):
    """Show everybody this card, by its draw number, until the next step; null: none any more."""

    card: Annotated[int, msgspec.Meta(ge=0, le=200)] | None


class Comment(FromClient, frozen=True, tag="comment"):
    """Say something about the position after so many moves."""

    move: MoveNumber
    text: Annotated[str, msgspec.Meta(max_length=500)]
    key: Key | None = None


class HandOver(FromClient, frozen=True, tag="hand-over"):
    """Let somebody else lead who is here."""

    person: PersonId


class TakeLead(FromClient, frozen=True, tag="take-lead"):
    """Lead, since whoever did is gone."""


FromVisitor = Hello | Show | Point | Comment | HandOver | TakeLead | Ping


class CommentInfo(msgspec.Struct, frozen=True):
    """What somebody said about a move."""

    number: int
    move: int
    person: str
    name: str
    text: str


class PersonInfo(msgspec.Struct, frozen=True):
    """Somebody who is here."""

    id: str
    name: str


class SharedReplayMessage(Message, frozen=True, tag="shared-replay", omit_defaults=False):
    """The answer to hello: which game it is, who one is here, where the leader is, and all that
    was said. ``people`` and whatever changes come after it."""

    version: int
    game: str
    you: str
    at: int
    seat: int | None
    card: int | None
    comments: list[CommentInfo]


class Shown(Message, frozen=True, tag="shown", omit_defaults=False):
    """The leader went somewhere, or points at a card."""

    at: int
    seat: int | None
    card: int | None


class People(Message, frozen=True, tag="people", omit_defaults=False):
    """Who is here, in the order in which they came, who leads, and who may take the lead because
    the leader is gone."""

    people: list[PersonInfo]
    leader: str
    may_lead: str | None


class Commented(Message, frozen=True, tag="commented", omit_defaults=False):
    """Somebody said something."""

    comment: CommentInfo


ToVisitor = SharedReplayMessage | Shown | People | Commented | Ack | Pong | ErrorMessage

_decoder = msgspec.json.Decoder(FromVisitor)
_encoder = msgspec.json.Encoder()


def decode(text: str) -> FromVisitor:
    """What a client sent; ``msgspec.DecodeError`` if it is none of the messages."""
    message: FromVisitor = _decoder.decode(text)
    return message


def encode(message: ToVisitor) -> str:
    """A message as a text frame."""
    return _encoder.encode(message).decode()
