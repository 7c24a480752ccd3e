"""All that one seat sees of a game.

Restricted as ``fast.engine`` says.
"""

# ruff: noqa: PLR0917 (compiled functions have no keyword arguments)

from hanabi.fast.encode.kernels.board import write_board, write_hands, write_last, write_options
from hanabi.fast.encode.kernels.knowledge import write_knowledge
from hanabi.fast.encode.kernels.plan_numbers import PLAN_KNOWLEDGE, PLAN_LENGTH
from hanabi.fast.engine.ints import Ints


def encode_seat(
    row: Ints, words: Ints, rules: Ints, plan: Ints, seat: int, out: Ints, at: int
) -> None:
    """What this seat sees, in ``out`` from ``at`` on."""
    for place in range(at, at + plan[PLAN_LENGTH]):
        out[place] = 0
    write_hands(row, rules, plan, seat, out, at)
    write_board(row, rules, plan, out, at)
    write_last(words, rules, plan, seat, out, at)
    if plan[PLAN_KNOWLEDGE] >= 0:
        write_knowledge(row, words, rules, plan, seat, out, at)
    write_options(row, words, rules, plan, seat, out, at)
