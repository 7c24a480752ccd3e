"""What may be done at a table: each command looks and answers with lines, or refuses.

Nothing is changed here. The lines count only once they are durable; then ``Table.apply``
lets them have happened.
"""

from collections.abc import Collection, Sequence

from hanabi.bots import BOTS
from hanabi.game import Arrange, Deal, IllegalMove
from hanabi.notation.text import MAX_TEXT, deck_text, move_text, parse_move
from hanabi.rules import Seat
from hanabi.rules.talk import Phrase, TalkLevel
from hanabi.server.errors import BadRequest, Forbidden, Refused
from hanabi.server.table import hosting
from hanabi.server.table.commitment import commitment_of
from hanabi.server.table.entries import (
    Abandoned,
    AbandonVoted,
    AnyEntry,
    BotSeated,
    CameBack,
    Closed,
    DealShared,
    Moved,
    Paused,
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
from hanabi.server.table.fillers import MOST_LINES
from hanabi.server.table.occupants import Person, Program
from hanabi.server.table.plain_text import clean_text
from hanabi.server.table.table import Table
from hanabi.view import checked_move

Lines = list[AnyEntry]

MAX_SAID = 500
NOWHERE: hosting.Addresses = {}


def take_seat(table: Table, identity: str, name: str, seat: int) -> Lines:
    """Sit down on a free seat, or move to another.

    Where a device is shared, one more is taken instead, or one's own gets another name. While
    the game runs, a seat that was left may be taken by somebody who has not seen its cards.
    """
    if table.status != "running":
        _need_open(table)
    _check_seat(table, seat)
    hosting.need_welcome(table, identity)
    is_shared, occupant = table.settings.shared_device, table.seats[seat]
    if is_shared and occupant == Person(identity, name):
        return []
    is_own = isinstance(occupant, Person) and occupant.identity == identity
    if occupant is not None and not (is_shared and is_own):
        raise Refused("seat-taken", seat=seat)
    if table.status == "running" and table.deal and identity not in table.looked_from:
        raise Refused("deal-begun")
    if table.status == "running" and not (is_shared and table.seats_of(identity)):
        hosting.need_fresh_eyes(table, identity, seat)
    _need_room(table, identity, SeatTaken)
    own, names = table.seats_of(identity), table.names()
    left: Lines = [] if is_shared else [SeatLeft(old, names[old]) for old in own]
    return [*left, SeatTaken(seat, identity, name)]


def take_any_seat(table: Table, identity: str, name: str) -> Lines:
    """Sit down wherever a seat is free; who sits already stays there."""
    if table.seats_of(identity):
        return []
    _need_open(table)
    free = table.free_seats()
    if not free:
        raise Refused("no-free-seat")
    return take_seat(table, identity, name, free[0])


def take_bot_seat(table: Table, identity: str, name: str, seat: int, *, agreed: bool) -> Lines:
    """Play on instead of a bot, where the table allows it or the host has agreed."""
    check_bot_seat(table, identity, seat)
    if table.bot_seats == "ask" and not agreed:
        raise Forbidden("bot-seat-ask")
    return [SeatTaken(seat, identity, name)]


def check_bot_seat(table: Table, identity: str, seat: int) -> None:
    """Refuse what not even the host could allow."""
    _need_running(table)
    _check_seat(table, seat)
    hosting.need_welcome(table, identity)
    if table.seats_of(identity):
        raise Refused("seated-already")
    if table.bot_seats == "keep":
        raise Forbidden("bot-seats-kept")
    if not isinstance(table.seats[seat], Program):
        raise Refused("no-bot-there", seat=seat)
    hosting.need_fresh_eyes(table, identity, seat)


def leave_seat(
    table: Table,
    identity: str,
    seat: int,
    addresses: hosting.Addresses = NOWHERE,
    *,
    keep_out: bool = False,
) -> Lines:
    """Get up, or as the host let somebody get up; see ``hosting``."""
    if table.status != "running":
        _need_open(table)
    _check_seat(table, seat)
    return hosting.leave(table, identity, seat, addresses, keep_out=keep_out)


def let_back_in(table: Table, identity: str, number: int) -> Lines:
    """The host keeps somebody out no more."""
    _need_host(table, identity)
    if table.status != "running":
        _need_open(table)
    return hosting.let_back_in(table, number)


def seat_bot(table: Table, identity: str, seat: int, bot: str) -> Lines:
    """The host puts a bot on a seat that no person has; while the game runs, on one that is
    free."""
    _need_host(table, identity)
    if table.status != "running":
        _need_open(table)
    _check_seat(table, seat)
    _need_room(table, identity, BotSeated)
    check_bot(bot)
    is_taken = table.status == "running" and table.seats[seat] is not None
    if isinstance(table.seats[seat], Person) or is_taken:
        raise Refused("seat-taken", seat=seat)
    return [BotSeated(seat, bot)]


def begin(
    table: Table,
    identity: str,
    deal: Deal,
    salt: str,
    fill: str | None = None,
    *,
    past: Sequence[Moved] = (),
) -> Lines:
    """The host starts, once all seats are taken; bots may fill those that are not. A game that is
    played on begins with its ``past``."""
    _need_host(table, identity)
    _need_open(table)
    free = table.free_seats()
    if free and fill is None:
        raise Refused("seats-free", seats=", ".join(map(str, free)))
    bots: Lines = [BotSeated(seat, fill) for seat in free if fill is not None]
    if fill is not None:
        check_bot(fill)
    started = Started(
        first_seat=deal.first_seat,
        deck=deck_text(deal.deck),
        tiles=[int(tile) for tile in deal.tiles],
        return_seed=str(deal.seed),
        salt=salt,
        commitment=commitment_of(salt, deal),
    )
    return [*bots, started, *past]


def share_deal(table: Table, identity: str, deal: str) -> Lines:
    """Whoever played lets others play the same cards; asked twice, it is shared once."""
    if table.secret is None or not table.is_over:
        raise Refused("game-not-over")
    if identity not in table.looked_from:
        raise Forbidden("not-seated")
    if table.played_on is not None:
        raise Refused("deal-played-on")
    return [] if table.deal is not None else [DealShared(deal)]


def close(table: Table, identity: str) -> Lines:
    """The host closes a table at which nothing was dealt."""
    _need_host(table, identity)
    _need_open(table)
    return [Closed()]


def make_move(table: Table, seat: int, seq: int, text: str, *, by_bot: bool = False) -> Lines:
    """A move by a seat that has seen the log up to ``seq``, in the names of its view."""
    _need_running(table)
    if not 0 <= seq <= table.seq:
        raise BadRequest("seq", seq=seq, current=table.seq)
    if len(text) > MAX_TEXT:
        raise BadRequest("notation-length", limit=MAX_TEXT)
    move = parse_move(text)
    assert table.state is not None
    if not isinstance(move, Arrange):
        if seq < table.position_seq:
            raise Refused("old-position", seq=seq, position=table.position_seq)
        if table.paused:
            raise Refused("paused")
        if not by_bot and seat in table.stand_ins:
            raise Refused("bot-plays-seat")
    checked = checked_move(table.state, Seat(seat), move)
    if isinstance(checked, Arrange):
        if checked.order == table.state.hands[seat]:  # it lies as it is to lie
            return []
        _need_room_at(table, seat, Arrange)
    return [Moved(seat, move_text(checked), by_bot)]


def ask_undo(table: Table, seat: int) -> Lines:
    """Ask for the last move back; with nobody else to ask, it is taken back."""
    _need_running(table)
    if table.deal is not None:
        raise Refused("deal-no-undo")
    if table.undo_agreed:
        raise Refused("undo-asked-already")
    count = table.moves_to_undo()
    if count == 0:
        raise Refused("nothing-to-undo")
    _need_room_at(table, seat, UndoAsked)
    asked: Lines = [UndoAsked(seat)]
    return [*asked, Undone(count)] if table.seats_of_people() <= table.seats_with(seat) else asked


def answer_undo(table: Table, seat: int, agree: bool) -> Lines:
    """Agree or refuse; one refusal settles it, and so does the last agreement."""
    _need_running(table)
    if not table.undo_agreed:
        raise Refused("no-undo-asked")
    if not agree:
        return [UndoRefused(seat)]
    if seat in table.undo_agreed:
        raise Refused("answered-already")
    agreed: Lines = [UndoAgreed(seat)]
    if table.seats_of_people() <= table.undo_agreed | table.seats_with(seat):
        return [*agreed, Undone(table.moves_to_undo())]
    return agreed


def pause(table: Table, seat: int, on: bool) -> Lines:
    """Stop the game and its clocks, or let it go on."""
    _need_running(table)
    if table.paused == on:
        raise Refused("paused" if on else "not-paused")
    if on:
        _need_room_at(table, seat, Paused)
    return [Paused(seat) if on else Resumed(seat)]


def vote_abandon(
    table: Table, seat: int, agree: bool, gone: Collection[int] = frozenset()
) -> Lines:
    """More than half of the people end the game; a no to somebody's proposal is told, too.

    Who has gone and has not voted does not count. Somebody may have gone since one voted: then
    the vote is given once more.
    """
    _need_running(table)
    votes = table.abandon_votes | table.seats_with(seat)
    counted = table.seats_of_people() - (set(gone) - votes)
    is_enough = agree and table.count_people(votes) * 2 > table.count_people(counted)
    if seat in (table.abandon_votes if agree else table.abandon_refusals):
        if not is_enough:
            raise Refused("voted-already")
        return [Abandoned("vote")]
    if not agree and not table.abandon_votes:
        raise Refused("no-vote")
    if not agree:
        _need_room_at(table, seat, AbandonVoted)
    voted: Lines = [AbandonVoted(seat, agree)]
    return [*voted, Abandoned("vote")] if is_enough else voted


def say(table: Table, seat: int, phrase: str | None, text: str | None) -> Lines:
    """R-19: while the game runs only as the table's level allows; before and after, freely."""
    _need_room_at(table, seat, Said)
    if table.status == "closed":
        raise Refused("table-closed")
    if (phrase is None) == (text is None):
        raise BadRequest("phrase-or-text")
    remark: Phrase | str
    if phrase is not None:
        if phrase not in (known.value for known in Phrase):
            raise BadRequest("unknown-phrase", phrase=phrase)
        remark = Phrase(phrase)
    else:
        remark = clean_text(text or "", MAX_SAID)
    if table.status == "running" and not TalkLevel(table.settings.talk).allows(remark):
        raise Refused("talk-level", level=table.settings.talk)
    return [Said(seat, phrase=phrase, text=None if phrase is not None else str(remark))]


def come_back(table: Table, seat: int) -> Lines:
    """Take one's seat back from the bot that stood in."""
    _need_running(table)
    if seat not in table.stand_ins:
        raise Refused("no-stand-in")
    _need_room_at(table, seat, CameBack)
    return [CameBack(seat)]


def time_out(table: Table, now: float) -> Lines:
    """What follows when the running clock is over; nothing if it is not."""
    clock, settings = table.clock, table.settings.clock
    if clock is None or settings is None or clock.deadline is None or now < clock.deadline:
        return []
    seat = clock.running
    assert seat is not None
    if settings.on_timeout == "bot":
        return [TimedOut(seat), StoodIn(seat, settings.stand_in)]
    return [TimedOut(seat), Abandoned("time")]


def check_bot(bot: str) -> None:
    """Refuse a bot that there is not."""
    if bot not in BOTS:
        raise BadRequest("unknown-bot", bot=bot, known=", ".join(BOTS))


def _need_open(table: Table) -> None:
    if table.status != "open":
        raise Refused("table-closed" if table.status == "closed" else "game-started")


def _need_running(table: Table) -> None:
    if table.status == "open":
        raise Refused("game-not-started")
    if table.status != "running":
        raise IllegalMove("game-over")


def _need_host(table: Table, identity: str) -> None:
    if identity != table.host:
        raise Forbidden("not-the-host")


def _need_room(table: Table, identity: str, kind: type) -> None:
    """Has this identity added as many lines of this kind as anybody may? See ``fillers``."""
    most = MOST_LINES[kind]
    if table.fillers[identity, kind] >= most:
        raise Refused("too-often", limit=most)


def _need_room_at(table: Table, seat: int, kind: type) -> None:
    holder = table.seats[seat]
    if isinstance(holder, Person):
        _need_room(table, holder.identity, kind)


def _check_seat(table: Table, seat: int) -> None:
    if not 0 <= seat < table.settings.seats:
        raise BadRequest("no-such-seat", seat=seat, last=table.settings.seats - 1)
