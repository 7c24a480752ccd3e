"""What could fill a table's log without end, and how much of it one identity may add.

Everything else is bounded by the game itself, or by these: an answer by its question, going on by
pausing. So there is no limit for the log as a whole, at which a table could not go on.
"""

from hanabi.game import Arrange
from hanabi.server.table.entries import (
    AbandonVoted,
    BotSeated,
    CameBack,
    Paused,
    Said,
    SeatTaken,
    UndoAsked,
)

MOST_LINES: dict[type, int] = {
    Said: 400,
    Arrange: 300,
    UndoAsked: 200,
    Paused: 100,
    CameBack: 100,
    BotSeated: 100,
    SeatTaken: 50,
    AbandonVoted: 50,
}
"""For one identity at one table; far more than a game needs."""
