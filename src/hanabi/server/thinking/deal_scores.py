"""What bots reach on a shared deal, and what the solver knows of it: computed once, in a process
that gives way to all others, and kept."""

import asyncio
import logging
from dataclasses import dataclass

import msgspec

from hanabi.bots import STRENGTHS, make_bot, play_out
from hanabi.game import Deal, Game
from hanabi.rules import Ruleset, Seat
from hanabi.server.thinking.pool import OnProgress, ThinkingPool, ThoughtFailed, ThoughtTooLong
from hanabi.storage import OUTAGES
from hanabi.storage.deals import Deals

logger = logging.getLogger("hanabi.deals")
SOLVER_SECONDS = 10.0
"""Of computing; what is not proven by then is told as unknown."""
MOST_WAITING = 20
_MOST_GIVEN_UP = 1000
_ASKER = "deals"


class BotScore(msgspec.Struct, frozen=True):
    """A team of this bot alone."""

    bot: str
    score: int


class ComputedScores(msgspec.Struct, frozen=True):
    """``best`` was reached by the solver, which sees all cards; ``bound`` nobody can exceed."""

    bots: list[BotScore]
    best: int
    bound: int


_decoder = msgspec.json.Decoder(ComputedScores)


@dataclass(frozen=True, slots=True)
class ScoresTask:
    """A deal for so many players; ``made`` runs in a process of the ``pool``."""

    ruleset: Ruleset
    deal: Deal

    def made(self, on_progress: OnProgress) -> str:
        """The scores as JSON."""
        from hanabi.analysis.solver import solve

        names = list(STRENGTHS.values())
        scores: list[BotScore] = []
        for done, name in enumerate(names, 1):
            game = Game(self.ruleset, self.deal)
            play_out(game, [make_bot(name, Seat(seat)) for seat in range(self.ruleset.players)])
            assert game.state.outcome is not None
            scores.append(BotScore(name, game.state.outcome.score))
            on_progress(done / (len(names) + 1))
        solved = solve(Game(self.ruleset, self.deal).state, SOLVER_SECONDS)
        best = max(solved.best, *(each.score for each in scores))
        return msgspec.json.encode(ComputedScores(scores, best, solved.bound)).decode()


class DealScores:
    """Where they are asked for, by deal and number of players."""

    def __init__(self, pool: ThinkingPool, kept: Deals) -> None:
        self._pool, self._kept = pool, kept
        self._making: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._given_up: dict[tuple[str, int], None] = {}

    async def of(self, deal_id: str, task: ScoresTask) -> ComputedScores | None:
        """If they are there; else they are made, unless many others are already waited for."""
        key = deal_id, task.ruleset.players
        found = await self._kept.scores(*key)
        if found is not None:
            return _decoder.decode(found)
        is_new = key not in self._making and key not in self._given_up
        if is_new and len(self._making) < MOST_WAITING:
            self._making[key] = asyncio.create_task(self._make(key, task))
        return None

    def is_given_up(self, deal_id: str, players: int) -> bool:
        """Did it take too long? It is not tried again before the next start."""
        return (deal_id, players) in self._given_up

    async def _make(self, key: tuple[str, int], task: ScoresTask) -> None:
        try:
            data = await self._pool.explain_at_length(task.made, _ASKER, lambda _share: None)
            await self._kept.put_scores(*key, data)
        except (ThoughtTooLong, ThoughtFailed):
            self._given_up[key] = None
            if len(self._given_up) > _MOST_GIVEN_UP:
                del self._given_up[next(iter(self._given_up))]
        except OUTAGES:
            logger.exception("scores not kept")
        finally:
            del self._making[key]

    def stop(self) -> None:
        for making in self._making.values():
            making.cancel()
