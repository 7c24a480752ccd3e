"""Observations of a row as numbers: what one seat sees, section by section.

Restricted like ``kernel``. The order of the sections, and every bit of the base game, is that
of the Hanabi Learning Environment's canonical encoder; ``encode`` says where they start. All
seats are counted from the observer (0), hands from the oldest card. Only ones are written,
on ground that was cleared.
"""

# ruff: noqa: PLR0917 (compiled functions have no keyword arguments)

from typing import Protocol

from hanabi.fast.drivers import Rows
from hanabi.fast.ints import Ints
from hanabi.fast.layout import (
    CARDS,
    COLORS_TOLD,
    DID_COLOR_HINT,
    DID_DISCARD,
    DID_PLAY,
    DID_RANK_HINT,
    DID_RETURN,
    DRAWN,
    FLAG_FITTED,
    FLAG_FREE,
    FLAG_TOKEN,
    HANDS,
    HEIGHTS,
    HINT_TOKENS,
    KINDS,
    KNOWLEDGE,
    LAST,
    MISTAKES,
    PENDING,
    PILE,
    PILED,
    RANKS_TOLD,
    SIZES,
    TILES,
    TILES_TURNED,
    TURN,
)
from hanabi.fast.portable import lowest_bit
from hanabi.fast.table import (
    COLOR_HINTS,
    COLORS,
    COPIES,
    EVERY_KIND,
    HAND_SIZE,
    MAX_MISTAKES,
    PLAYERS,
    RANKS,
    SUITS,
    TOUCH,
)

# A plan: where things go in an observation, −1 for what is not in it.
PLAN_LENGTH = 0
PLAN_MISSING = 1
PLAN_DECK = 2
PLAN_FIREWORKS = 3
PLAN_HINT_TOKENS = 4
PLAN_LIVES = 5
PLAN_LAST = 6
PLAN_KNOWLEDGE = 7
PLAN_TURN = 8
PLAN_ANNOUNCED = 9
PLAN_REWARD = 10
PLAN_TILES = 11
PLAN_PENDING = 12
PLAN_SEER = 13  # 1: knowledge as if every card were fully hinted
PLAN_BELIEF = 14  # 1: knowledge as shares of the copies left
PLAN_DISCARDS = 16  # by kind
PLAN_SIZE = 64

MOVER, ALL_SEATS = -1, -2
"""Who is shown the game, where no seat is named."""


class Shares(Ints, Protocol):
    """Numbers from 0 to 1 in a row."""

    def __setitem__(self, place: int, value: float, /) -> None:
        """Change one."""


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


def write_hands(row: Ints, rules: Ints, plan: Ints, seat: int, out: Ints, at: int) -> None:
    """The teammates' cards, one of all kinds each, and which hands are short of a card."""
    players = rules[PLAYERS]
    hand_size = rules[HAND_SIZE]
    kinds = rules[SUITS] * rules[RANKS]
    holder = seat
    start = at
    for offset in range(players):
        held = row[SIZES + holder]
        if held < hand_size:
            out[at + plan[PLAN_MISSING] + offset] = 1
        if offset > 0:
            first = HANDS + holder * hand_size
            for place in range(held):
                out[start + place * kinds + row[KINDS + row[first + place]]] = 1
            start += hand_size * kinds
        holder += 1
        if holder == players:
            holder = 0


def write_board(row: Ints, rules: Ints, plan: Ints, out: Ints, at: int) -> None:
    """Deck, tokens and lives as thermometers, fireworks by their height, discards by copies."""
    start = at + plan[PLAN_DECK]
    for place in range(start, start + row[CARDS] - row[DRAWN]):
        out[place] = 1
    start = at + plan[PLAN_FIREWORKS] - 1
    for suit in range(rules[SUITS]):
        if row[HEIGHTS + suit] > 0:
            out[start + row[HEIGHTS + suit]] = 1
        start += rules[RANKS]
    start = at + plan[PLAN_HINT_TOKENS]
    for place in range(start, start + row[HINT_TOKENS]):
        out[place] = 1
    start = at + plan[PLAN_LIVES]
    for place in range(start, start + rules[MAX_MISTAKES] - row[MISTAKES]):
        out[place] = 1
    for entry in range(PILE, PILE + row[PILED]):
        card = row[entry]
        if card >= 0:
            place = at + plan[PLAN_DISCARDS + row[KINDS + card]]
            while out[place] != 0:
                place += 1
            out[place] = 1


def write_last(words: Ints, rules: Ints, plan: Ints, seat: int, out: Ints, at: int) -> None:
    """The last move: who, what, to whom, colour, rank, touched, place, card, did it score."""
    last = words[LAST]
    if last == 0:
        return
    players = rules[PLAYERS]
    hand_size = rules[HAND_SIZE]
    did = last & 255
    place = at + plan[PLAN_LAST]
    out[place + ((last >> 8) & 255) - seat + (players if (last >> 8) & 255 < seat else 0)] = 1
    place += players
    if did <= DID_RANK_HINT:
        out[place + did - DID_PLAY] = 1
    place += DID_RANK_HINT
    is_hint = did == DID_COLOR_HINT or did == DID_RANK_HINT  # noqa: PLR1714
    if is_hint:
        to = (last >> 16) & 255
        out[place + to - seat + (players if to < seat else 0)] = 1
        out[place + players + ((last >> 24) & 255)] = 1
    place += players + rules[COLORS] + rules[RANKS]
    if is_hint:
        touched = (last >> 40) & 255
        while touched != 0:
            out[place + lowest_bit(touched)] = 1
            touched &= touched - 1
        return
    place += hand_size
    if did <= DID_DISCARD:
        out[place + ((last >> 32) & 255)] = 1
    place += hand_size
    if did <= DID_RETURN + 1:
        out[place + ((last >> 48) & 255)] = 1
    place += rules[SUITS] * rules[RANKS]
    if did != DID_DISCARD:
        if ((last >> 56) & FLAG_FITTED) != 0:
            out[place] = 1
        if ((last >> 56) & FLAG_TOKEN) != 0:
            out[place + 1] = 1


def write_knowledge(
    row: Ints, words: Ints, rules: Ints, plan: Ints, seat: int, out: Ints, at: int
) -> None:
    """What hints told of every card: kinds still possible, colours and ranks it was told by."""
    players = rules[PLAYERS]
    hand_size = rules[HAND_SIZE]
    kinds = rules[SUITS] * rules[RANKS]
    colors = rules[COLORS]
    width = kinds + colors + rules[RANKS]
    is_seer = plan[PLAN_SEER] != 0
    holder = seat
    start = at + plan[PLAN_KNOWLEDGE]
    for _ in range(players):
        place = start
        first = holder * hand_size
        for slot in range(first, first + row[SIZES + holder]):
            known = words[KNOWLEDGE + slot]
            if is_seer:
                known = seen_through(row, rules, slot)
            for kind in range(kinds):
                out[place + kind] = (known >> kind) & 1
            told = known >> COLORS_TOLD
            while told != 0:
                bit = lowest_bit(told)
                if bit >= RANKS_TOLD - COLORS_TOLD:
                    bit += colors - (RANKS_TOLD - COLORS_TOLD)
                out[place + kinds + bit] = 1
                told &= told - 1
            place += width
        start += hand_size * width
        holder += 1
        if holder == players:
            holder = 0


def seen_through(row: Ints, rules: Ints, slot: int) -> int:
    """The word of knowledge of a card that was told by everything that touches it."""
    kind = row[KINDS + row[HANDS + slot]]
    touch = rules[TOUCH + kind]
    told = (touch & rules[COLOR_HINTS]) << COLORS_TOLD | (touch >> rules[COLORS]) << RANKS_TOLD
    return 1 << kind | told


def write_options(
    row: Ints, words: Ints, rules: Ints, plan: Ints, seat: int, out: Ints, at: int
) -> None:
    """What only some rulesets have: see ``encode.layout``."""
    last = words[LAST]
    did = last & 255
    if plan[PLAN_TURN] >= 0:
        turn = row[TURN] - seat
        if turn < 0:
            turn += rules[PLAYERS]
        out[at + plan[PLAN_TURN] + turn] = 1
    if plan[PLAN_ANNOUNCED] >= 0 and did == DID_PLAY and (last >> 24) & 255 != 0:
        out[at + plan[PLAN_ANNOUNCED] + ((last >> 24) & 255) - 1] = 1
    if plan[PLAN_REWARD] >= 0:
        if did >= DID_RETURN:
            out[at + plan[PLAN_REWARD] + did - DID_RETURN] = 1
        elif ((last >> 56) & FLAG_FREE) != 0:
            out[at + plan[PLAN_REWARD] + 3] = 1
        for place in range(row[TILES_TURNED]):
            out[at + plan[PLAN_TILES] + row[TILES + place] - 1] = 1
        if row[PENDING] != 0:
            out[at + plan[PLAN_PENDING] + row[PENDING] - 1] = 1


def write_belief(
    row: Ints,
    words: Ints,
    rules: Ints,
    plan: Ints,
    seat: int,
    work: Ints,
    out: Shares,
    at: int,
) -> None:
    """In place of the possible kinds: each one's share of the copies neither played nor
    discarded, among the kinds that hints leave."""
    players = rules[PLAYERS]
    hand_size = rules[HAND_SIZE]
    kinds = rules[SUITS] * rules[RANKS]
    for kind in range(kinds):
        work[kind] = rules[COPIES + kind]
    for entry in range(PILE, PILE + row[PILED]):
        card = row[entry]
        if card < 0:
            card = -1 - card
        work[row[KINDS + card]] -= 1
    holder = seat
    start = at + plan[PLAN_KNOWLEDGE]
    for _ in range(players):
        slot = holder * hand_size
        place = start
        for _ in range(row[SIZES + holder]):
            known = words[KNOWLEDGE + slot] & rules[EVERY_KIND]
            total = 0
            for kind in range(kinds):
                total += work[kind] * ((known >> kind) & 1)
            for kind in range(kinds):
                out[place + kind] = work[kind] * ((known >> kind) & 1) / total
            place += kinds + rules[COLORS] + rules[RANKS]
            slot += 1
        start += hand_size * (kinds + rules[COLORS] + rules[RANKS])
        holder += 1
        if holder == players:
            holder = 0


def pack_bits(source: Ints, length: int, out: Ints, at: int) -> None:
    """Eight entries a byte, the first in its lowest bit."""
    for byte in range((length + 7) // 8):
        bits = 0
        for place in range(8 * byte, min(8 * byte + 8, length)):
            bits |= source[place] << (place - 8 * byte)
        out[at + byte] = bits


def encode_rows(
    rows: Rows,
    words: Rows,
    tables: Rows,
    plans: Rows,
    which: Ints,
    chosen: Ints,
    observer: int,
    seats: int,
    out: Ints,
    stride: int,
    first: int,
    last: int,
) -> None:
    """The chosen games, each by the rules and the plan that it has, for the mover, for one seat
    or for all; observations lie ``stride`` apart, ``seats`` for each game."""
    for game in range(first, last):
        if chosen[game] != 0:
            row = rows[game]
            rules = tables[which[game]]
            plan = plans[which[game]]
            at = game * seats * stride
            for number in range(seats):
                seat = seat_shown(row, observer, number)
                length = 0
                if seat < rules[PLAYERS]:
                    encode_seat(row, words[game], rules, plan, seat, out, at)
                    length = plan[PLAN_LENGTH]
                for place in range(at + length, at + stride):
                    out[place] = 0
                at += stride


def encode_rows_belief(
    rows: Rows,
    words: Rows,
    tables: Rows,
    plans: Rows,
    which: Ints,
    chosen: Ints,
    observer: int,
    seats: int,
    work: Ints,
    out: Shares,
    stride: int,
    first: int,
    last: int,
) -> None:
    """As ``encode_rows``, with shares in the knowledge section."""
    encode_rows(
        rows, words, tables, plans, which, chosen, observer, seats, out, stride, first, last
    )
    for game in range(first, last):
        if chosen[game] != 0:
            row = rows[game]
            rules = tables[which[game]]
            for number in range(seats):
                seat = seat_shown(row, observer, number)
                if seat < rules[PLAYERS]:
                    at = (game * seats + number) * stride
                    write_belief(row, words[game], rules, plans[which[game]], seat, work, out, at)


def encode_rows_packed(
    rows: Rows,
    words: Rows,
    tables: Rows,
    plans: Rows,
    which: Ints,
    chosen: Ints,
    observer: int,
    seats: int,
    scratch: Ints,
    out: Ints,
    stride: int,
    first: int,
    last: int,
) -> None:
    """As ``encode_rows``, eight entries a byte."""
    for game in range(first, last):
        if chosen[game] != 0:
            row = rows[game]
            rules = tables[which[game]]
            plan = plans[which[game]]
            at = game * seats * stride
            for number in range(seats):
                seat = seat_shown(row, observer, number)
                length = 0
                if seat < rules[PLAYERS]:
                    encode_seat(row, words[game], rules, plan, seat, scratch, 0)
                    pack_bits(scratch, plan[PLAN_LENGTH], out, at)
                    length = (plan[PLAN_LENGTH] + 7) // 8
                for place in range(at + length, at + stride):
                    out[place] = 0
                at += stride


def seat_shown(row: Ints, observer: int, number: int) -> int:
    """Whose eyes the game's observation of this number is for."""
    if observer == MOVER:
        return row[TURN]
    if observer == ALL_SEATS:
        return number
    return observer
