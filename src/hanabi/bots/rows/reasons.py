"""What bots over rows say about their moves: the parts that they share.

At tables alone, so written for reading: a bot's own module asks its kernels again what they
saw, in the row and with the mind that they had then.
"""

from dataclasses import dataclass

from hanabi.bots.bot import Reason
from hanabi.bots.rows.scratch import MIND_STYLE, OWN_MASK, SCRATCH_SIZE, STYLE
from hanabi.bots.rows.tables import find_own, find_public
from hanabi.fast.deduction import PLAYABLE, USELESS, find_status
from hanabi.fast.ints import Ints
from hanabi.fast.layout import HANDS, PENDING, SIZES, TURN
from hanabi.fast.single import RowGame
from hanabi.fast.table import AT_ANNOUNCE, AT_HINTS, AT_REWARD_HINTS, HAND_SIZE, SUITS
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
    row, rules, action = choice.game.row, choice.game.table.numbers, choice.action
    if row[PENDING] or action >= rules[AT_REWARD_HINTS]:
        return Reason("bot-why-reward", {})
    if rules[AT_HINTS] <= action < rules[AT_ANNOUNCE]:
        return None
    work = found_tables(choice.game, choice.mind)
    find_own(row, rules, work, row[TURN])
    place = action % rules[HAND_SIZE]
    if action >= rules[AT_ANNOUNCE]:
        place = (action - rules[AT_ANNOUNCE]) // rules[SUITS]
    mask = work[OWN_MASK + place]
    if action < rules[HAND_SIZE]:
        key = "bot-why-useless" if not mask & ~work[USELESS] else spare
    else:
        key = "bot-why-play" if not mask & ~work[PLAYABLE] else "bot-why-guess"
    return Reason(key, {}, held_cards(choice.game, row[TURN], 1 << place))


def held_cards(game: RowGame, seat: int, places: int) -> tuple[CardId, ...]:
    """The numbers of the cards at these places of a hand."""
    first = HANDS + seat * game.table.ruleset.hand_size
    held = range(game.row[SIZES + seat])
    return tuple(CardId(game.row[first + place]) for place in held if places >> place & 1)
