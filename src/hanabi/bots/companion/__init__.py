"""``companion``: plays well with whoever it meets."""

from hanabi.bots.bot import Bot
from hanabi.bots.declaration import BotDeclaration
from hanabi.rules import Seat


def _make(seat: Seat, seed: int) -> Bot:
    from hanabi.bots.companion.bot import companion_bot

    return companion_bot(seat, seed)


BOT = BotDeclaration(name="companion", place=68, factory=_make, is_slow=True)
