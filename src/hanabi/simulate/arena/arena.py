"""What an arena plays, and how it is cut into pieces."""

from collections.abc import Iterator
from dataclasses import dataclass

from hanabi.bots.own import OwnBot
from hanabi.rules import HanabiError, Ruleset
from hanabi.rules.chance import SEED_LIMIT
from hanabi.simulate.arena.team import Team, teams_of
from hanabi.simulate.job import Chunk, InvalidJob, Job, check_bots
from hanabi.simulate.play import has_compiled_form, is_slow_to_choose

COMPILED_CHUNK, SEARCHED_CHUNK, READABLE_CHUNK = 100, 5, 1
"""Deals in a chunk, each played by all teams: a second or two of work."""


class InvalidArena(HanabiError):
    """These bots cannot be set against each other."""


@dataclass(frozen=True)
class Arena:
    """Deals ``seed``, ``seed`` + 1, …, so many, for each of the rulesets, which differ in how
    many play; every team of the bots plays every deal."""

    rulesets: tuple[Ruleset, ...]
    bots: tuple[str, ...]
    games: int
    seed: int = 0
    own_bots: tuple[OwnBot, ...] = ()

    def __post_init__(self) -> None:
        if len(set(self.bots)) < len(self.bots):
            raise InvalidArena("bot-twice", bots=", ".join(self.bots))
        sizes = [rules.players for rules in self.rulesets]
        if len(set(sizes)) < len(sizes):
            raise InvalidArena("players-twice", players=", ".join(map(str, sizes)))
        has_views = not all(map(has_compiled_form, self.bots))
        check_bots(self.bots, self.own_bots, with_views=has_views)
        if self.games < 1:
            raise InvalidJob("no-games", games=self.games)
        if not 0 <= self.seed <= SEED_LIMIT - self.games:
            raise InvalidJob("seeds", seed=self.seed, last=SEED_LIMIT - self.games)

    @property
    def all_games(self) -> int:
        """How many games all teams play together."""
        return self.games * sum(len(teams_of(self.bots, rules.players)) for rules in self.rulesets)

    def job(self, ruleset: Ruleset, team: Team, seed: int) -> Job:
        """The game of a team with this seed, and with all those that seat it in the same way."""
        seats = team.seats(ruleset.players, seed)
        own_bots = tuple(own for own in self.own_bots if own.name in seats)
        return Job(ruleset, seats, self.games, self.seed, own_bots=own_bots)

    def chunks(self) -> Iterator[Chunk]:
        """All deals in pieces, numbered through all table sizes: those of the n-th begin at
        n × games. Sizes take turns, so that a run that is stopped has something of each."""
        size = self.chunk_size
        number = 0
        for first in range(0, self.games, size):
            for place in range(len(self.rulesets)):
                yield Chunk(number, place * self.games + first, min(size, self.games - first))
                number += 1

    @property
    def chunk_size(self) -> int:
        """How many deals make a chunk, on any machine."""
        if not all(map(has_compiled_form, self.bots)):
            return READABLE_CHUNK
        return SEARCHED_CHUNK if any(map(is_slow_to_choose, self.bots)) else COMPILED_CHUNK

    def named(self) -> dict[str, object]:
        """The arena in words, for JSON: two are the same games if these are equal."""
        rules = self.rulesets[0]
        return {
            "bots": list(self.bots),
            "players": [rules.players for rules in self.rulesets],
            "rules": {"edition": rules.edition, "options": rules.options.by_name()},
            "games": self.games,
            "seed": self.seed,
            **({"own_bots": [own.named() for own in self.own_bots]} if self.own_bots else {}),
        }
