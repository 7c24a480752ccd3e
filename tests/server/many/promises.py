"""What is promised, held against every acknowledged move and every frame that anybody saw."""

import json
from collections.abc import Iterable
from itertools import pairwise

from hanabi.rules import Seat
from hanabi.server.table.entries import Logged, Moved, Started, TimedOut
from hanabi.server.table.table import Table
from hanabi.server.wire.protocol import encode
from hanabi.server.wire.updates import past_updates
from hanabi.server.wire.views import Viewer
from tests.server.server_process import TOLD, Player, digest

Logs = dict[str, list[Logged]]
_CLOCK_SECONDS = 1.0


def check_promises(logs: Logs, players: list[Player]) -> int:
    """No acknowledged move is lost, no number is there twice or missing, nobody saw a move that
    is not there, each bot moved once a turn, and every log is a game by the rules."""
    moves = 0
    for game, log in logs.items():
        assert [line.seq for line in log] == list(range(1, len(log) + 1))
        table = Table(game, log)  # plays all moves: one out of turn would raise
        moves += len(table.moves)
        keys = [(line.line.by, line.line.key) for line in log if line.line.key]
        assert len(keys) == len(set(keys)), "a move was applied twice"
        times = [line.at for line in log]
        assert all(later >= earlier - _CLOCK_SECONDS for earlier, later in pairwise(times))
    shown = _Shown(logs)
    for player in players:
        for (game, key), seq in player.acknowledged.items():
            line = logs[game][seq - 1]
            assert line.line.key == key
            sent, acknowledged = player.waits[game, key]
            assert sent - _CLOCK_SECONDS <= line.at <= acknowledged + _CLOCK_SECONDS
        for (game, seq), told in player.told.items():
            entry = logs[game][seq - 1].entry
            assert isinstance(entry, Moved) == (told["type"] == "moved")
        for frame in player.frames:
            expected = shown.to(frame.table, frame.seat)[frame.seq]
            names = {"view"} if frame.type == "view" else frame.fields.keys()
            for name in names:
                assert frame.fields[name] == expected[name], (name, frame)
        assert not player.leaks, player.leaks[0]
    return moves


class _Shown:
    """What each seat of a game had to be shown of each line, by the log alone: through the gate,
    so that what is equal to it shows no hidden card."""

    def __init__(self, logs: Logs) -> None:
        self._logs = logs
        self._made: dict[tuple[str, int], dict[int, dict[str, int]]] = {}

    def to(self, game: str, seat: int) -> dict[int, dict[str, int]]:
        """Digests by number and field; of a line without a position, that of the one before."""
        if (game, seat) not in self._made:
            table, view = Table(game, self._logs[game]), 0
            made = self._made[game, seat] = {}
            for update in past_updates(table, 0, Viewer(Seat(seat)), with_views=True):
                told = json.loads(encode(update))
                fields = {name: digest(told[name]) for name in TOLD & told.keys()}
                view = fields.get("view", view)
                made[update.seq] = {"events": digest([]), **fields, "view": view}
        return self._made[game, seat]


def check_clocks(logs: Logs, within: float, away: Iterable[tuple[float, float]]) -> None:
    """Time ran out for nobody too early; too late by no more than this, and by as long as there
    was nobody who could have written it."""
    outages = list(away)
    for game, log in logs.items():
        clock = Table(game, log[:1]).settings.clock
        started = next((line.at for line in log if isinstance(line.entry, Started)), None)
        if clock is None or started is None:
            continue
        deadline = started + clock.initial  # nobody moves there
        for line in log:
            if isinstance(line.entry, TimedOut):
                assert line.at >= deadline, line
                excused = sum(
                    max(0.0, min(line.at, end) - max(deadline, begin)) for begin, end in outages
                )
                late = line.at - deadline - excused
                assert late <= within, f"{late:.1f} s late"
