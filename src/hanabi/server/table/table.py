"""A table: the fold of its log. No network, no storage, no clock, no chance.

``apply`` is the only way to change one, so that a table read back from its log is the same
as the one that wrote it. What may be done at it is in ``commands``.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal, NamedTuple, assert_never

from hanabi.game import (
    Arrange,
    Deal,
    Discard,
    GameState,
    Move,
    Play,
    Step,
    apply,
    start,
)
from hanabi.notation.text import parse_deck, parse_move
from hanabi.rules import Ruleset, Seat, Tile, ruleset
from hanabi.server.table.clock import Clock
from hanabi.server.table.entries import (
    Abandoned,
    AbandonVoted,
    AnyEntry,
    BotSeated,
    BotSeats,
    CameBack,
    Closed,
    Created,
    DealShared,
    HostPassed,
    Interrupted,
    KeptOut,
    LetBackIn,
    Logged,
    Moved,
    Paused,
    PlayedOn,
    RematchMade,
    Resumed,
    Said,
    SeatLeft,
    SeatTaken,
    Started,
    StoodIn,
    TableSettings,
    TimedOut,
    UndoAgreed,
    UndoAsked,
    Undone,
    UndoRefused,
)
from hanabi.server.table.fillers import MOST_LINES
from hanabi.server.table.occupants import Person, Program
from hanabi.server.table.seating import Seating
from hanabi.server.table.settled_moves import settled_moves

Status = Literal["open", "running", "finished", "abandoned", "closed"]


class AppliedMove(NamedTuple):
    """A move that a line of the log made, the position before it, and what it led to."""

    before: GameState
    move: Move
    step: Step


@dataclass(frozen=True, slots=True)
class Secret:
    """What nobody may know before the end."""

    deal: Deal
    salt: str
    commitment: str


@lru_cache(maxsize=256)
def _shared_rules(
    seats: int, edition: str | None, options: tuple[tuple[str, bool | str | None], ...]
) -> Ruleset:
    """Tables with the same rules share them: they are large, and compared by identity first."""
    return ruleset(seats, edition, dict(options))


class Table(Seating):
    """One table and its one game; a rematch is another table."""

    def __init__(self, table_id: str, log: Iterable[Logged]) -> None:
        super().__init__()
        self.id = table_id
        self.log: list[Logged] = []
        self.status: Status = "open"
        self.settings = TableSettings(seats=2)
        self.passphrase: str | None = None
        self.created_at = 0.0
        self.ended_at: float | None = None
        self.rematch: str | None = None
        self.rematch_of: str | None = None
        self.played_on: PlayedOn | None = None
        self.deal: str | None = None
        """The shared deal that this game is of, from the start or since it was shared."""
        self.ruleset: Ruleset = _shared_rules(2, None, ())
        self.secret: Secret | None = None
        self.cards_seen_by_undo = False
        """Has somebody who needed nobody's consent turned cards over and taken that back?"""
        self.moves: list[tuple[Moved, Move]] = []
        self.state: GameState | None = None
        self.position_seq = 0
        self.paused = False
        self.undo_agreed: set[int] = set()
        self.abandon_votes: set[int] = set()
        self.abandon_refusals: set[int] = set()
        self.clock: Clock | None = None
        self.keys: dict[tuple[str, str], int] = {}
        self.fillers: Counter[tuple[str, type]] = Counter()
        """How many lines of each kind that ``fillers`` bounds an identity has added."""
        for logged in log:
            self.apply(logged)

    @property
    def seq(self) -> int:
        """The number of the last line."""
        return len(self.log)

    @property
    def is_over(self) -> bool:
        """Is there nothing more to be played here?"""
        return self.status in ("finished", "abandoned", "closed")

    @property
    def bot_seats(self) -> BotSeats:
        """May a bot's seat be taken over? Not where whoever watches sees its cards."""
        sees_cards = self.settings.spectators == "open" or self.settings.shared_device
        return "keep" if sees_cards else self.settings.bot_seats

    @property
    def on_turn(self) -> int | None:
        """Whose move the game waits for."""
        if self.status != "running" or self.state is None:
            return None
        return self.state.next_seat

    def moves_to_undo(self) -> int:
        """How many moves an undo takes back: the last one by a person, and what bots did
        after it. Rearranging a hand (R-18) is no move in this sense and is taken back along."""
        for count, (moved, move) in enumerate(reversed(self.moves), 1):
            if not moved.by_bot and not isinstance(move, Arrange):
                return count
        return 0

    def apply(self, logged: Logged) -> AppliedMove | None:
        """Let the line have happened. Lines are trusted: ``commands`` made them."""
        assert logged.seq == self.seq + 1, "a line is missing"
        self.log.append(logged)
        line = logged.line
        if line.by is not None and line.key is not None:
            self.keys[line.by, line.key] = logged.seq
        if type(line.entry) in MOST_LINES:
            self._count_filler(line.entry)
        return self._let_happen(logged)

    def _let_happen(self, logged: Logged) -> AppliedMove | None:
        line = logged.line
        match line.entry:
            case Moved() as moved:
                return self._moved(moved, logged)
            case Started() as started:
                self._started(started, logged)
            case Undone(moves=count):
                self._undone(count, logged)
            case Created() as created:
                self._created(created, logged.at)
            case SeatTaken() | BotSeated() | SeatLeft() | HostPassed() as entry:
                self._people_changed(entry, logged.at)
            case KeptOut(identity=identity, name=name, traces=traces):
                self.keep_out(identity, name, traces)
            case LetBackIn(identity=identity):
                self.kept_out.pop(identity, None)
            case UndoAsked(seat=seat) | UndoAgreed(seat=seat):
                self.undo_agreed |= self.seats_with(seat)
            case UndoRefused():
                self.undo_agreed.clear()
            case Paused() | Resumed():
                self.paused = isinstance(line.entry, Paused)
                self._run_clock(logged.at)
            case AbandonVoted(seat=seat, agree=agree):
                self._voted(self.seats_with(seat), agree)
            case Abandoned():
                self._end("abandoned", logged.at)
            case StoodIn(seat=seat, bot=bot):
                self.stand_ins[seat] = bot
                self._run_clock(logged.at)
            case CameBack(seat=seat):
                del self.stand_ins[seat]
                if self.clock is not None:
                    self.clock.refill(seat, logged.at)
                self._run_clock(logged.at)
            case Interrupted():
                if self.clock is not None:
                    self.clock.forgive(logged.at)
            case RematchMade(game=game):
                self.rematch = game
            case DealShared(deal=deal):
                self.deal = deal
            case Closed():
                self._end("closed", logged.at)
            case Said() | TimedOut():
                pass
            case _:
                assert_never(line.entry)
        return None

    def _created(self, created: Created, at: float) -> None:
        self.settings = created.settings
        self.host = created.host
        self.passphrase = created.passphrase
        self.rematch_of = created.rematch_of
        self.played_on = created.played_on
        self.deal = created.deal
        self.created_at = at
        self.seats = [None] * self.settings.seats
        options = tuple(sorted(self.settings.options.items()))
        self.ruleset = _shared_rules(self.settings.seats, self.settings.edition, options)

    def _people_changed(
        self, entry: SeatTaken | BotSeated | SeatLeft | HostPassed, at: float
    ) -> None:
        match entry:
            case SeatTaken(seat=seat, identity=identity, name=name):
                self._seated(seat, Person(identity, name), at)
            case BotSeated(seat=seat, bot=bot):
                self._seated(seat, Program(bot), at)
            case SeatLeft(seat=seat):
                self._left(seat, at)
            case HostPassed(seat=seat):
                self.host = self.identity_at(seat)

    def _seated(self, seat: int, occupant: Person | Program, at: float) -> None:
        before = self.seats[seat]
        if self.status == "running" and isinstance(before, Program):
            self.replaced_bots[seat] = before.bot
        self.seats[seat] = occupant
        self.left_names.pop(seat, None)
        if self.status == "running":
            self.note_who_looks()
            if self.clock is not None:
                self.clock.refill(seat, at)
            self._run_clock(at)

    def _left(self, seat: int, at: float) -> None:
        """A seat that is left while the game runs waits for somebody; what was asked of its
        player is asked no more."""
        if self.status == "running":
            self.left_names[seat] = self.name_at(seat)
            self.stand_ins.pop(seat, None)
            self.abandon_votes.discard(seat)
            self.abandon_refusals.discard(seat)
            self.undo_agreed.clear()
        self.seats[seat] = None
        self._run_clock(at)

    def _started(self, started: Started, logged: Logged) -> None:
        deal = Deal(
            deck=parse_deck(started.deck),
            first_seat=Seat(started.first_seat),
            tiles=tuple(map(Tile, started.tiles)),
            seed=int(started.return_seed),
        )
        self.secret = Secret(deal, started.salt, started.commitment)
        self.state = start(self.ruleset, deal)
        self.status = "running"
        self.position_seq = logged.seq
        self.note_who_looks()
        if self.settings.clock is not None:
            self.clock = Clock(self.settings.clock, self.settings.seats)
        self._run_clock(logged.at)

    def _moved(self, moved: Moved, logged: Logged) -> AppliedMove:
        assert self.state is not None
        before, move = self.state, parse_move(moved.move)
        step = apply(before, move)
        self.moves.append((moved, move))
        self.state = step.state
        if isinstance(move, Arrange):
            self._count(moved.seat, Arrange)
        else:
            self.position_seq = logged.seq
            self.undo_agreed.clear()
            if self.clock is not None and step.state.next_seat != moved.seat:
                self.clock.moved(moved.seat, logged.at)
            if step.state.is_over:
                self._end("finished", logged.at)
            else:
                self._run_clock(logged.at)
        return AppliedMove(before, move, step)

    def _undone(self, count: int, logged: Logged) -> None:
        assert self.secret is not None
        taken_back = self.moves[len(self.moves) - count :]
        if self.count_people(self.seats_of_people()) < 2 and any(map(_shows_cards, taken_back)):
            self.cards_seen_by_undo = True
        del self.moves[len(self.moves) - count :]
        state = start(self.ruleset, self.secret.deal)
        for _, move in settled_moves(self.moves):
            state = apply(state, move).state
        self.state = state
        self.position_seq = logged.seq
        self.undo_agreed.clear()
        self._run_clock(logged.at)

    def _count_filler(self, entry: AnyEntry) -> None:
        match entry:
            case SeatTaken(identity=identity):
                self.fillers[identity, SeatTaken] += 1
            case BotSeated():
                self.fillers[self.host, BotSeated] += 1
            case Said() | UndoAsked() | Paused() | CameBack() | AbandonVoted():
                self._count(entry.seat, type(entry))

    def _count(self, seat: int, kind: type) -> None:
        holder = self.seats[seat]
        if isinstance(holder, Person):
            self.fillers[holder.identity, kind] += 1

    def _voted(self, seats: set[int], agree: bool) -> None:
        """A vote is taken back by a no; a no of somebody else is one against it. When too many
        are against it, or nobody is for it any more, it is over."""
        had_voted = bool(seats & self.abandon_votes)
        self.abandon_votes = self.abandon_votes | seats if agree else self.abandon_votes - seats
        self.abandon_refusals -= seats
        if not agree and not had_voted:
            self.abandon_refusals |= seats
        people = self.count_people(self.seats_of_people())
        against = self.count_people(self.abandon_refusals)
        if not self.abandon_votes or (people - against) * 2 <= people:
            self.abandon_votes.clear()
            self.abandon_refusals.clear()

    def _run_clock(self, at: float) -> None:
        """The time of the seat on turn runs, unless the game is paused or no person plays it."""
        if self.clock is None:
            return
        seat = None if self.paused else self.on_turn
        if seat is not None and not self._thinks_against_time(seat):
            seat = None
        if seat != self.clock.running:
            self.clock.run(seat, at)

    def _thinks_against_time(self, seat: int) -> bool:
        return isinstance(self.seats[seat], Person) and seat not in self.stand_ins

    def _end(self, status: Status, at: float) -> None:
        self.status = status
        self.ended_at = at
        self.paused = False
        self.undo_agreed.clear()
        self._run_clock(at)


def _shows_cards(made: tuple[Moved, Move]) -> bool:
    """Whatever else is done turns nothing over and draws nothing."""
    return isinstance(made[1], Play | Discard)
