"""``hat-search``: the strongest, thinking ahead over the best blueprint."""

from hanabi.bots.bot import Bot
from hanabi.bots.declaration import BotDeclaration
from hanabi.rules import Seat


def _make(seat: Seat, seed: int) -> Bot:
    from hanabi.bots.search.making import hat_search_bot

    return hat_search_bot(seat, seed)


BOT = BotDeclaration(name="hat-search", place=85, factory=_make, plays_a_code=True, is_slow=True)
