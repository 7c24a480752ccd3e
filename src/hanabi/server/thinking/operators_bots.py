"""Bots that the operator lets people seat, beside those of this package.

The server knows them by name. Their code runs in the processes in which bots think, and there
alone: whatever it does, a careful move is made in its place.
"""

from hanabi.bots import DECLARATIONS
from hanabi.bots.making import let_sit
from hanabi.bots.own import OwnBot, read_own_bot


def read_operators_bots(listed: str) -> tuple[OwnBot, ...]:
    """Those in a list with commas. Raises ``InvalidBot`` and ``UnknownBot``."""
    words = [word.strip() for word in listed.split(",") if word.strip()]
    return tuple(read_own_bot(word) for word in words if word not in DECLARATIONS)


def let_all_sit(own_bots: tuple[OwnBot, ...]) -> None:
    for own in own_bots:
        let_sit(own)
