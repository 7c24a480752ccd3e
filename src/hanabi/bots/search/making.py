"""Who thinks ahead at a table, and who plays by the blueprint."""

from hanabi.bots.bot import Bot
from hanabi.bots.registry import DECLARATIONS
from hanabi.fast.compiling import can_compile
from hanabi.rules import Seat

THINKING_SEAT = Seat(1)
"""Only this one thinks ahead. It explains the moves of the others by the blueprint, and that is
right only as long as no other deviates from it. Every table has this seat, and where a person made
the table a bot sits there."""


def smart_search_bot(seat: Seat, seed: int) -> Bot:
    """Thinking ahead is for machine code: without a compiler ``smart`` plays by itself."""
    if seat != THINKING_SEAT or not can_compile():
        return DECLARATIONS["smart"].make(seat, seed)
    from hanabi.bots.search.blueprint import SMART
    from hanabi.bots.search.budget import Budget, budget_of_environment
    from hanabi.bots.search.seat import SearchBot

    return SearchBot(seat, seed, SMART, budget_of_environment(Budget()))
