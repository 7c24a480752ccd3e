"""Finished games in numbers: each is played through once, in a process beside the server."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass

from hanabi.analysis.many_games import PlayedGame, played_game
from hanabi.notation import read_record
from hanabi.server.errors import Unavailable
from hanabi.server.play.lobby import Lobby
from hanabi.server.table.records import record_text
from hanabi.server.thinking.pool import ThinkingPool, ThoughtFailed, ThoughtTooLong

_MOST_KNOWN = 5000
_AT_ONCE = 50
"""Games in one thought: a small part of a second, so that nobody else waits for long."""


@dataclass(frozen=True)
class _PlayThrough:
    """What is done in the process."""

    records: tuple[str, ...]

    def __call__(self) -> list[PlayedGame]:
        return [played_game(read_record(text)) for text in self.records]


class PlayedGames:
    """A game that is over does not change: its numbers are kept as long as there is room."""

    def __init__(self, lobby: Lobby, thinking: ThinkingPool) -> None:
        self._lobby = lobby
        self._thinking = thinking
        self._known: dict[str, PlayedGame] = {}

    async def of(self, game_ids: Sequence[str], asker: str) -> dict[str, PlayedGame]:
        """The numbers of these games; those whose logs cannot be read are left out."""
        found = {name: self._known[name] for name in game_ids if name in self._known}
        unknown = [name for name in game_ids if name not in found]
        for first in range(0, len(unknown), _AT_ONCE):
            found |= await self._play_through(unknown[first : first + _AT_ONCE], asker)
        self._keep(found)
        return found

    async def _play_through(self, game_ids: Sequence[str], asker: str) -> dict[str, PlayedGame]:
        records: dict[str, str] = {}
        for name in game_ids:
            try:
                # Whoever asks may hang up; a question to the database is asked to its end.
                records[name] = record_text(await asyncio.shield(self._lobby.read(name)))
            except Unavailable:
                continue
        try:
            played = await self._thinking.explain(_PlayThrough(tuple(records.values())), asker)
        except (ThoughtTooLong, ThoughtFailed):
            raise Unavailable("bot-too-slow") from None
        return dict(zip(records, played, strict=True))

    def _keep(self, found: dict[str, PlayedGame]) -> None:
        self._known |= found
        while len(self._known) > _MOST_KNOWN:
            del self._known[next(iter(self._known))]
