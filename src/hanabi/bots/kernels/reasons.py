"""What bots over rows say about their moves: the parts that they share.

At tables alone, so written for reading: a bot's own module asks its kernels again what they
saw, in the row and with the memory that they had then.
"""

from dataclasses import dataclass

from hanabi.bots.bot import Reason
from hanabi.bots.kernels.knowledge import find_own, find_public
from hanabi.bots.kernels.scratch import (
    MEMORY_STYLE,
    OWN_MASK,
    PUBLIC_MASK,
    READ_MASK,
    SCRATCH_SIZE,
    STYLE,
)
from hanabi.fast.engine.deduction import INDISPENSABLE, PLAYABLE, USELESS, find_status
from hanabi.fast.engine.ints import Ints
from hanabi.fast.engine.layout import HANDS, HINT_TOKENS, PENDING, SIZES, TURN
from hanabi.fast.engine.ruleset_numbers import (
    AT_ANNOUNCE,
    AT_HINTS,
    AT_REWARD_HINTS,
    HAND_SIZE,
    HINT_TO,
    MAX_TOKENS,
    SUITS,
)
from hanabi.fast.single import RowGame
from hanabi.rules import CardId


@dataclass(frozen=True, slots=True)
class Choice:
    """An action, with the row and the memory from which it was chosen."""

    game: RowGame
    memory: list[int]
    action: int


@dataclass(frozen=True, slots=True)
class ReceivedHint:
    """A hint that the seat was given, with the row and the memory before it; the places that it
    touches, as bits."""

    game: RowGame
    memory: list[int]
    action: int
    touched: int


def found_tables(game: RowGame, memory: Ints) -> list[int]:
    """Scratch memory with what all know, and what the seat on turn knows on top of it."""
    row, words, rules = game.row, game.words, game.rules.numbers
    scratch = [0] * SCRATCH_SIZE
    scratch[STYLE] = memory[MEMORY_STYLE]
    find_status(row, rules, scratch)
    find_public(row, words, rules, scratch, memory, 0)
    return scratch


def card_reason(choice: Choice, spare: str) -> Reason | None:
    """Why a card was played or discarded, or a tile used so; None of a hint. ``spare`` is what
    the bot says of a discard that it does not know to be useless."""
    row, rules = choice.game.row, choice.game.rules.numbers
    if row[PENDING] or choice.action >= rules[AT_REWARD_HINTS]:
        return Reason("bot-why-reward", {})
    place = chosen_place(choice.game, choice.action)
    if place < 0:
        return None
    scratch = found_tables(choice.game, choice.memory)
    find_own(row, rules, scratch, row[TURN])
    mask = scratch[OWN_MASK + place]
    is_discard = choice.action < rules[HAND_SIZE]
    if not mask & ~scratch[PLAYABLE]:
        key = "bot-why-finesse" if is_discard else "bot-why-play"
    elif is_discard:
        key = "bot-why-useless" if not mask & ~scratch[USELESS] else spare
    else:
        key = "bot-why-forced" if row[HINT_TOKENS] == rules[MAX_TOKENS] else "bot-why-guess"
    return Reason(key, {}, held_cards(choice.game, row[TURN], 1 << place))


def chosen_place(game: RowGame, action: int) -> int:
    """The place of the card that is played or discarded, −1 of a hint."""
    rules = game.rules.numbers
    if action >= rules[AT_ANNOUNCE]:
        return (action - rules[AT_ANNOUNCE]) // rules[SUITS]
    return -1 if action >= rules[AT_HINTS] else action % rules[HAND_SIZE]


def meant_cards(game: RowGame, scratch: Ints, number: int) -> tuple[CardId, ...]:
    """The cards that are now known to fit, or are to be kept, by a hint that was just read:
    those whose kinds it narrows down to such."""
    row, rules = game.row, game.rules.numbers
    seat = (row[TURN] + 1 + rules[HINT_TO + number]) % game.rules.ruleset.players
    first, places = seat * rules[HAND_SIZE], 0
    for place in range(row[SIZES + seat]):
        before, left = scratch[PUBLIC_MASK + first + place], scratch[READ_MASK + place]
        for wanted in (scratch[PLAYABLE], scratch[INDISPENSABLE]):
            places |= (before & ~wanted != 0 and left & ~wanted == 0) << place
    return held_cards(game, seat, places)


def held_cards(game: RowGame, seat: int, places: int) -> tuple[CardId, ...]:
    """The numbers of the cards at these places of a hand."""
    first = HANDS + seat * game.rules.ruleset.hand_size
    held = range(game.row[SIZES + seat])
    return tuple(CardId(game.row[first + place]) for place in held if places >> place & 1)
