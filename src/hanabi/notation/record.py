"""A record: what was played, by which rules, by whom, from which deal; no positions."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property

from hanabi.game import Deal, Game, GameState, Move, Outcome, Step, apply, deal_from_seed, start
from hanabi.game.events import Event
from hanabi.notation.annotations import Comment, RecordStep, Variation
from hanabi.notation.errors import InvalidRecord, printable
from hanabi.notation.text import move_text, parse_move
from hanabi.rules import HanabiError, Ruleset
from hanabi.rules.chance import SEED_LIMIT

FORMAT = "hanabi-record"
FIELDS = ("format", "version", "rules", "players", "programs", "deal", "moves", "outcome")
NEW_FIELDS = ("comments", "variations")
"""Those that version 2 adds; in version 1 they are whatever their writer meant by them."""
MAX_MOVES = 10_000
"""Of all lines together; a ruling: actions come to an end by themselves, but hands may be
arranged for ever (R-18)."""


@dataclass(frozen=True)
class Record:
    """A game as it is stored. ``extra`` are fields that others added, kept as they are.

    ``programs`` tells for each seat which bot played there, None for a person; as a whole it
    is None where nobody said so. ``comments`` and ``variations`` are in no order but that of
    the file.
    """

    ruleset: Ruleset
    players: tuple[str, ...]
    deal: Deal
    moves: tuple[Move, ...] = ()
    extra: Mapping[str, object] = field(default_factory=dict, hash=False)
    programs: tuple[str | None, ...] | None = None
    comments: tuple[Comment, ...] = ()
    variations: tuple[Variation, ...] = ()

    def __post_init__(self) -> None:
        check_count(self.ruleset, "players", self.players)
        if self.programs is not None:
            check_count(self.ruleset, "programs", self.programs)

    def steps(self) -> Iterator[Step]:
        """Play it again. ``InvalidRecord`` names the move that the rules refuse."""
        return play_through(self.ruleset, self.deal, self.moves)

    @cached_property
    def end(self) -> GameState:
        """The position after the last move."""
        state = start(self.ruleset, self.deal)
        for step in self.steps():
            state = step.state
        return state

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None if it did not."""
        return self.end.outcome

    def walk(self) -> Iterator[RecordStep]:
        """The start, and every move with the position it led to, its events and comments."""

        def here(number: int, move: Move | None, events: tuple[Event, ...]) -> RecordStep:
            comments = tuple(each.text for each in self.comments if each.after == number)
            leaving = tuple(each for each in self.variations if each.after == number)
            return RecordStep(number, move, events, state, comments, leaving)

        state = start(self.ruleset, self.deal)
        yield here(0, None, ())
        for number, (move, step) in enumerate(zip(self.moves, self.steps(), strict=True), 1):
            state = step.state
            yield here(number, move, step.events)

    def along(self, variation: Variation) -> "Record":
        """The game as it goes in one of its variations, whose own are then the record's."""
        return replace(
            self,
            moves=self.moves[: variation.after] + variation.moves,
            comments=variation.comments,
            variations=variation.variations,
        )

    def with_comment(self, after: int, text: str) -> "Record":
        """The record with one more comment, on the position after so many moves."""
        return replace(self, comments=(*self.comments, Comment(after, text)))

    def with_variation(
        self, after: int, moves: Iterable[Move | str], name: str | None = None
    ) -> "Record":
        """The record with one more way in which it could have gone after so many moves."""
        parsed = tuple(parse_move(move) if isinstance(move, str) else move for move in moves)
        added = Variation(after, parsed, name=name)
        return replace(self, variations=(*self.variations, added))


def record_of(
    game: Game,
    players: Iterable[str],
    extra: Mapping[str, object] | None = None,
    programs: Iterable[str | None] | None = None,
) -> Record:
    """The record of a game with all its moves, in progress or over. ``InvalidRecord`` if it began
    in the midst of another (``Game.from_state``).

    >>> from hanabi.rules import ruleset
    >>> record_of(Game.deal(ruleset(2, "it-2023"), seed=42), ["Ana", "Bo"]).deal.seed
    42
    """
    if game.start != start(game.ruleset, game.start.deal):
        raise InvalidRecord("record-without-beginning")
    record = Record(
        game.ruleset,
        tuple(players),
        game.start.deal,
        game.moves,
        dict(extra or {}),
        None if programs is None else tuple(programs),
    )
    return with_deal_as_written(record)


def with_deal_as_written(record: Record) -> Record:
    """The record with its deal as files have it: a seed alone, or else card by card, with
    the places to which tile 5 did return cards."""
    deal = record.deal
    if deal.seed is not None and 0 <= deal.seed < SEED_LIMIT:
        from_seed = deal_from_seed(record.ruleset, deal.seed, deal.first_seat)
        if deal == from_seed:
            return record
    return replace(record, deal=replace(deal, seed=None, returns=_return_places(record)))


def _return_places(record: Record) -> tuple[int, ...]:
    """Where tile 5 put cards, in whichever line it was used most; one deal serves all lines."""
    places: tuple[int, ...] = ()
    for end in line_ends(record):
        others = tuple(returned.place for returned in end.returned)
        shared = min(len(places), len(others))
        if places[:shared] != others[:shared]:
            raise at("variations", HanabiError("record-returns-differ"))
        places = max(places, others, key=len)
    return places


def check_annotations(record: Record) -> None:
    """Refuse what could not be played, comments on no position, and more than may be."""
    lines = [line for variation in record.variations for line in variation.lines()]
    count = len(record.moves) + sum(len(line.moves) for line in lines)
    if count > MAX_MOVES:
        raise at("moves", HanabiError("record-too-many-moves", limit=MAX_MOVES))
    _check_comments(record.comments, 0, len(record.moves))
    if record.variations:
        line_ends(record)


def _check_comments(comments: tuple[Comment, ...], first: int, last: int) -> None:
    for index, comment in enumerate(comments):
        if not first <= comment.after <= last:
            reason = HanabiError("record-after", after=comment.after, first=first, last=last)
            raise at(f"comments[{index}]: after", reason)


def line_ends(record: Record) -> list[GameState]:
    """The last position of the game and of each variation; every move is made once."""
    first = start(record.ruleset, record.deal)
    return _line_ends(first, Variation(0, record.moves, (), record.variations))


def _line_ends(state: GameState, line: Variation) -> list[GameState]:
    """Of a line that leaves from here, and of all below it."""
    last = line.after + len(line.moves)
    leaving: dict[int, list[int]] = {}
    for index, variation in enumerate(line.variations):
        if not line.after <= variation.after <= last:
            values = {"after": variation.after, "first": line.after, "last": last}
            raise at(f"variations[{index}]: after", HanabiError("record-after", **values))
        leaving.setdefault(variation.after, []).append(index)
    _check_comments(line.comments, line.after, last)
    ends: list[GameState] = []

    def branch_off(number: int) -> None:
        for index in leaving.get(number, ()):
            try:
                ends.extend(_line_ends(state, line.variations[index]))
            except InvalidRecord as error:
                raise at(f"variations[{index}]", error) from None

    branch_off(line.after)
    for number, step in enumerate(play_on(state, line.moves, line.after), line.after + 1):
        state = step.state
        branch_off(number)
    return [state, *ends]


def play_through(ruleset: Ruleset, deal: Deal, moves: Iterable[Move]) -> Iterator[Step]:
    """Every step of a game, keeping none: a long record needs no more memory than a short one."""
    return play_on(start(ruleset, deal), moves)


def play_on(state: GameState, moves: Iterable[Move], played: int = 0) -> Iterator[Step]:
    """Every step from a position to which so many moves led."""
    for number, move in enumerate(moves, played + 1):
        try:
            step = apply(state, move)
        except HanabiError as error:
            raise at_move(number, move_text(move), error) from None
        state = step.state
        yield step


def check_count(ruleset: Ruleset, place: str, names: tuple[str | None, ...]) -> None:
    """Refuse more or fewer names than there are seats."""
    if len(names) != ruleset.players:
        wanted, count = ruleset.players, len(names)
        raise at(place, HanabiError("record-player-count", wanted=wanted, count=count))


def at(place: str, reason: HanabiError) -> InvalidRecord:
    """The reason with its place in the record."""
    return InvalidRecord("record-field", field=place, reason=reason)


def at_move(number: int, text: str, reason: HanabiError) -> InvalidRecord:
    """The reason with the move that it is about; moves count from 1."""
    return InvalidRecord("record-move", number=number, move=printable(text), reason=reason)
