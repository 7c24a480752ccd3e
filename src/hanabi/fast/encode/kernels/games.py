"""Observations of many games, for the seat on turn, for one seat or for all.

Restricted as ``fast.engine`` says. Each game has the row of ``rulesets`` and of ``plans`` that
``which`` gives it. Observations lie ``stride`` apart, ``seats`` for each game; what a game's own
rules do not fill is zero.
"""

# ruff: noqa: PLR0917 (compiled functions have no keyword arguments)

from hanabi.fast.encode.kernels.knowledge import Shares, write_belief
from hanabi.fast.encode.kernels.plan_numbers import ALL_SEATS, MOVER, PLAN_LENGTH
from hanabi.fast.encode.kernels.seat import encode_seat
from hanabi.fast.engine.ints import Ints, Rows
from hanabi.fast.engine.layout import TURN
from hanabi.fast.engine.ruleset_numbers import PLAYERS


def encode_games(
    rows: Rows,
    words: Rows,
    rulesets: Rows,
    plans: Rows,
    which: Ints,
    chosen: Ints,
    observer: int,
    seats: int,
    is_packed: int,
    scratch: Ints,
    out: Ints,
    stride: int,
    first: int,
    last: int,
) -> None:
    """The chosen games, a byte or a float for each entry; packed, eight entries a byte, for which
    ``scratch`` has room for one observation."""
    for game in range(first, last):
        if chosen[game] != 0:
            row = rows[game]
            rules = rulesets[which[game]]
            plan = plans[which[game]]
            at = game * seats * stride
            for number in range(seats):
                seat = seat_shown(row, observer, number)
                length = 0
                if seat < rules[PLAYERS]:
                    if is_packed == 0:
                        encode_seat(row, words[game], rules, plan, seat, out, at)
                        length = plan[PLAN_LENGTH]
                    else:
                        encode_seat(row, words[game], rules, plan, seat, scratch, 0)
                        pack_bits(scratch, plan[PLAN_LENGTH], out, at)
                        length = (plan[PLAN_LENGTH] + 7) // 8
                for place in range(at + length, at + stride):
                    out[place] = 0
                at += stride


def write_beliefs(
    rows: Rows,
    words: Rows,
    rulesets: Rows,
    plans: Rows,
    which: Ints,
    chosen: Ints,
    observer: int,
    seats: int,
    left: Ints,
    out: Shares,
    stride: int,
    first: int,
    last: int,
) -> None:
    """Put shares in place of bits into the knowledge of games that were just encoded."""
    for game in range(first, last):
        if chosen[game] != 0:
            row = rows[game]
            rules = rulesets[which[game]]
            plan = plans[which[game]]
            for number in range(seats):
                seat = seat_shown(row, observer, number)
                if seat < rules[PLAYERS]:
                    at = (game * seats + number) * stride
                    write_belief(row, words[game], rules, plan, seat, left, out, at)


def pack_bits(source: Ints, length: int, out: Ints, at: int) -> None:
    """Eight entries a byte, the first in its lowest bit."""
    for byte in range((length + 7) // 8):
        bits = 0
        for place in range(8 * byte, min(8 * byte + 8, length)):
            bits |= source[place] << (place - 8 * byte)
        out[at + byte] = bits


def seat_shown(row: Ints, observer: int, number: int) -> int:
    """Whose eyes the game's observation of this number is for."""
    if observer == MOVER:
        return row[TURN]
    if observer == ALL_SEATS:
        return number
    return observer
