"""Who thinks ahead at a table, over which blueprint."""

from hanabi.bots.bot import Bot
from hanabi.bots.registry import DECLARATIONS
from hanabi.fast.compiling import can_compile
from hanabi.rules import Seat


def smart_search_bot(seat: Seat, seed: int) -> Bot:
    """Thinking ahead is for machine code: without a compiler ``smart`` plays by itself."""
    if not can_compile():
        return DECLARATIONS["smart"].make(seat, seed)
    from hanabi.bots.search.blueprint import SMART
    from hanabi.bots.search.budget import Budget, budget_of_environment
    from hanabi.bots.search.seat import SearchBot

    return SearchBot(seat, seed, SMART, budget_of_environment(Budget()), all_think=True)


def hat_search_bot(seat: Seat, seed: int) -> Bot:
    """Over the blueprint that serves best for so many players; without a compiler, ``hat``."""
    if not can_compile():
        return DECLARATIONS["hat"].make(seat, seed)
    from hanabi.bots.search.blueprint import strongest
    from hanabi.bots.search.budget import Budget, budget_of_environment
    from hanabi.bots.search.seat import SearchBot

    return SearchBot(seat, seed, strongest, budget_of_environment(Budget()), all_think=True)
