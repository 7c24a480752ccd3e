"""What one record comes to, among many."""

from dataclasses import dataclass

from hanabi.analysis.statistics import GameStatistics, game_statistics
from hanabi.bots import BOTS
from hanabi.notation import Record

PEOPLE, MIXED = "people", "mixed"


@dataclass(frozen=True)
class PlayedGame:
    """A game's numbers, its box, who played, and when."""

    statistics: GameStatistics
    edition: str | None
    options: tuple[str, ...]
    """Those that are switched on."""
    company: str
    """``people``, the name of the bot that had every seat, names of several, or ``mixed``."""
    ended_at: float | None
    """Seconds since 1970, where the record says so."""

    @property
    def is_finished(self) -> bool:
        return self.statistics.ending is not None


def played_game(record: Record) -> PlayedGame:
    """The record, played through once."""
    options = record.ruleset.options.by_name()
    ended_at = record.extra.get("ended_at")
    return PlayedGame(
        game_statistics(record),
        record.ruleset.edition,
        tuple(sorted(name for name, value in options.items() if value)),
        _company(record),
        float(ended_at) if isinstance(ended_at, int | float) else None,
    )


def _company(record: Record) -> str:
    """A record that does not say who is a bot is from before they did, or from elsewhere; then
    seats were named after bots."""
    programs = record.programs
    if programs is None:
        programs = tuple(name if name in BOTS else None for name in record.players)
    bots = sorted({program for program in programs if program is not None})
    if not bots:
        return PEOPLE
    return "+".join(bots) if None not in programs else MIXED
