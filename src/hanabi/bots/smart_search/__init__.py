"""``smart-search``: ``smart``, thinking ahead."""

from hanabi.bots.bot import Bot
from hanabi.bots.declaration import BotDeclaration
from hanabi.rules import Seat


def _make(seat: Seat, seed: int) -> Bot:
    from hanabi.bots.search.making import smart_search_bot

    return smart_search_bot(seat, seed)


BOT = BotDeclaration(name="smart-search", place=65, factory=_make, is_slow=True)
