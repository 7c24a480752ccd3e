"""What bots over rows say about their moves: the parts that they share.

At tables alone, so written for reading: a bot's own module asks its kernels again what they
saw, in the row and with the mind that they had then.
"""

from dataclasses import dataclass

from hanabi.bots.bot import Reason
from hanabi.bots.rows.scratch import (
    MIND_STYLE,
    OWN_MASK,
    PUBLIC_MASK,
    READ_MASK,
    SCRATCH_SIZE,
    STYLE,
)
from hanabi.bots.rows.tables import find_own, find_public
from hanabi.fast.deduction import INDISPENSABLE, PLAYABLE, USELESS, find_status
from hanabi.fast.ints import Ints
from hanabi.fast.layout import HANDS, HINT_TOKENS, PENDING, SIZES, TURN
from hanabi.fast.single import RowGame
from hanabi.fast.table import (
    AT_ANNOUNCE,
    AT_HINTS,
    AT_REWARD_HINTS,
    HAND_SIZE,
    HINT_TO,
    MAX_TOKENS,
    SUITS,
)
from hanabi.rules import CardId


@dataclass(frozen=True, slots=True)
class Choice:
    """An action, with the row and the mind from which it was chosen."""

    game: RowGame
    mind: list[int]
    action: int


@dataclass(frozen=True, slots=True)
class Heard:
    """A hint that the seat was given, with the row and the mind before it; the places that it
    touches, as bits."""

    game: RowGame
    mind: list[int]
    action: int
    touched: int


def found_tables(game: RowGame, mind: Ints) -> list[int]:
    """Scratch memory with what all know, and what the seat on turn knows on top of it."""
    row, words, rules = game.row, game.words, game.table.numbers
    work = [0] * SCRATCH_SIZE
    work[STYLE] = mind[MIND_STYLE]
    find_status(row, rules, work)
    find_public(row, words, rules, work, mind, 0)
    return work


def card_reason(choice: Choice, spare: str) -> Reason | None:
    """Why a card was played or discarded, or a tile used so; None of a hint. ``spare`` is what
    the bot says of a discard that it does not know to be useless."""
    row, rules = choice.game.row, choice.game.table.numbers
    if row[PENDING] or choice.action >= rules[AT_REWARD_HINTS]:
        return Reason("bot-why-reward", {})
    place = chosen_place(choice.game, choice.action)
    if place < 0:
        return None
    work = found_tables(choice.game, choice.mind)
    find_own(row, rules, work, row[TURN])
    mask = work[OWN_MASK + place]
    is_discard = choice.action < rules[HAND_SIZE]
    if not mask & ~work[PLAYABLE]:
        key = "bot-why-finesse" if is_discard else "bot-why-play"
    elif is_discard:
        key = "bot-why-useless" if not mask & ~work[USELESS] else spare
    else:
        key = "bot-why-forced" if row[HINT_TOKENS] == rules[MAX_TOKENS] else "bot-why-guess"
    return Reason(key, {}, held_cards(choice.game, row[TURN], 1 << place))


def chosen_place(game: RowGame, action: int) -> int:
    """The place of the card that is played or discarded, −1 of a hint."""
    rules = game.table.numbers
    if action >= rules[AT_ANNOUNCE]:
        return (action - rules[AT_ANNOUNCE]) // rules[SUITS]
    return -1 if action >= rules[AT_HINTS] else action % rules[HAND_SIZE]


def meant_cards(game: RowGame, work: Ints, number: int) -> tuple[CardId, ...]:
    """The cards that are now known to fit, or are to be kept, by a hint that was just read:
    those whose kinds it narrows down to such."""
    row, rules = game.row, game.table.numbers
    seat = (row[TURN] + 1 + rules[HINT_TO + number]) % game.table.ruleset.players
    first, places = seat * rules[HAND_SIZE], 0
    for place in range(row[SIZES + seat]):
        before, left = work[PUBLIC_MASK + first + place], work[READ_MASK + place]
        for wanted in (work[PLAYABLE], work[INDISPENSABLE]):
            places |= (before & ~wanted != 0 and left & ~wanted == 0) << place
    return held_cards(game, seat, places)


def held_cards(game: RowGame, seat: int, places: int) -> tuple[CardId, ...]:
    """The numbers of the cards at these places of a hand."""
    first = HANDS + seat * game.table.ruleset.hand_size
    held = range(game.row[SIZES + seat])
    return tuple(CardId(game.row[first + place]) for place in held if places >> place & 1)
