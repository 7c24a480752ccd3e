"""A record: what was played, by which rules, by whom, from which deal; no positions."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property

from hanabi.game import Deal, Game, GameState, Move, Outcome, Step, apply, deal_from_seed, start
from hanabi.notation.errors import InvalidRecord, printable
from hanabi.notation.text import move_text
from hanabi.rules import HanabiError, Ruleset
from hanabi.rules.chance import SEED_LIMIT

FORMAT, VERSION = "hanabi-record", 1
FIELDS = ("format", "version", "rules", "players", "programs", "deal", "moves", "outcome")
MAX_MOVES = 10_000
"""A ruling: actions come to an end by themselves, but hands may be arranged for ever (R-18)."""


@dataclass(frozen=True)
class Record:
    """A game as it is stored. ``extra`` are fields that others added, kept as they are.

    ``programs`` tells for each seat which bot played there, None for a person; as a whole it
    is None where nobody said so.
    """

    ruleset: Ruleset
    players: tuple[str, ...]
    deal: Deal
    moves: tuple[Move, ...] = ()
    extra: Mapping[str, object] = field(default_factory=dict, hash=False)
    programs: tuple[str | None, ...] | None = None

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


def record_of(
    game: Game,
    players: Iterable[str],
    extra: Mapping[str, object] | None = None,
    programs: Iterable[str | None] | None = None,
) -> Record:
    """The record of a game with all its moves, in progress or over.

    >>> from hanabi.rules import ruleset
    >>> record_of(Game.deal(ruleset(2, "it-2023"), seed=42), ["Ana", "Bo"]).deal.seed
    42
    """
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
    places = tuple(returned.place for returned in record.end.returned)
    return replace(record, deal=replace(deal, seed=None, returns=places))


def play_through(ruleset: Ruleset, deal: Deal, moves: Iterable[Move]) -> Iterator[Step]:
    """Every step of a game, keeping none: a long record needs no more memory than a short one."""
    state = start(ruleset, deal)
    for number, move in enumerate(moves, 1):
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
