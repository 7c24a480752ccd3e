"""What all tables of a server share."""

from dataclasses import dataclass

from hanabi.bots import DECLARATIONS
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
    searching: ThinkingPool
    """For bots that think for long, so that tables with others do not wait for them."""
    bot_delay: float
    push: PushSender | None
    push_seconds: float
    away_seconds: float
    """After so long without a connection somebody at a live table has gone."""
    peers: Peers

    def pool_of(self, bot: str) -> ThinkingPool:
        """Where a bot thinks about its moves. How long an operator's own takes, nobody knows."""
        declared = DECLARATIONS.get(bot)
        is_slow = declared is None or declared.is_slow
        return self.searching if is_slow else self.thinking
