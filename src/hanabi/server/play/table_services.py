"""What all tables of a server share."""

from dataclasses import dataclass

from hanabi.server.metrics import Metrics
from hanabi.server.play.peers import Peers
from hanabi.server.play.push_sender import PushSender
from hanabi.server.thinking.pool import ThinkingPool
from hanabi.server.time_and_chance import TimeAndChance
from hanabi.storage import EventLog


@dataclass(frozen=True)
class TableServices:
    log: EventLog
    time_and_chance: TimeAndChance
    metrics: Metrics
    thinking: ThinkingPool
    bot_delay: float
    push: PushSender | None
    push_seconds: float
    away_seconds: float
    """After so long without a connection somebody at a live table has gone."""
    peers: Peers
