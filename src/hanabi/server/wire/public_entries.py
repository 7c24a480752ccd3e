"""The lines of a table's log as everybody may read them.

The log's secrets (who is behind a seat, the deal, the passphrase) have no way out: an entry
that has one gets a public twin here, built field by field.
"""

from typing import Annotated

import msgspec

from hanabi.game import Arrange
from hanabi.notation.text import move_text
from hanabi.server.table.entries import (
    Abandoned,
    AbandonVoted,
    AnyEntry,
    BotSeated,
    CameBack,
    Closed,
    Created,
    DealShared,
    HostPassed,
    Interrupted,
    KeptOut,
    LetBackIn,
    Moved,
    Paused,
    RematchMade,
    Resumed,
    Said,
    SeatLeft,
    SeatTaken,
    Started,
    StoodIn,
    TimedOut,
    UndoAgreed,
    UndoAsked,
    Undone,
    UndoRefused,
)
from hanabi.server.table.table import AppliedMove
from hanabi.view import move_in_draw_numbers


class _Public(msgspec.Struct, frozen=True, tag_field="type"):
    """An entry without its secrets."""


class PublicCreated(_Public, frozen=True, tag="created"):
    """A table with nobody at it yet; its settings are in the table itself."""


class PublicSeatTaken(_Public, frozen=True, tag="seat-taken"):
    """A person sat down."""

    seat: int
    name: str


class PublicKeptOut(_Public, frozen=True, tag="kept-out"):
    """The host removed somebody, who does not come back."""

    name: str


class PublicLetBackIn(_Public, frozen=True, tag="let-back-in"):
    """The host keeps somebody out no more."""

    name: str


class PublicStarted(_Public, frozen=True, tag="started"):
    """The cards are dealt; the commitment shows at the end that nobody changed them."""

    first_seat: int
    commitment: str


class PublicMoved(_Public, frozen=True, tag="moved"):
    """A move in the view's draw numbers; arranging one's hand is none of the game's actions."""

    seat: int
    move: str
    by_bot: bool
    is_action: bool


class PublicPlayedOn(msgspec.Struct, frozen=True):
    """The game goes on after so many moves of another one, which is not named: its link is not
    everybody's. The cards that seat ``unseen_by`` could not see are dealt anew; null: none are."""

    after: int
    unseen_by: int | None


PublicEntry = Annotated[
    PublicCreated
    | PublicSeatTaken
    | BotSeated
    | SeatLeft
    | PublicKeptOut
    | PublicLetBackIn
    | HostPassed
    | PublicStarted
    | PublicMoved
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
    | Closed,
    msgspec.Meta(extra={"name": "PublicEntry"}),
]


def public_entry(entry: AnyEntry, applied: AppliedMove | None) -> PublicEntry:
    """A line as everybody may read it; ``applied`` is what a move led to."""
    match entry:
        case Moved(seat=seat, by_bot=by_bot):
            assert applied is not None
            move = move_text(move_in_draw_numbers(applied.before, applied.move))
            return PublicMoved(seat, move, by_bot, not isinstance(applied.move, Arrange))
        case Created():
            return PublicCreated()
        case SeatTaken(seat=seat, name=name):
            return PublicSeatTaken(seat, name)
        case KeptOut(name=name):
            return PublicKeptOut(name)
        case LetBackIn(name=name):
            return PublicLetBackIn(name)
        case Started(first_seat=first_seat, commitment=commitment):
            return PublicStarted(first_seat, commitment)
        case _:
            return entry
