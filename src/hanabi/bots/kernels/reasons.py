"""What bots over rows say about their moves: the parts that they share.

At tables alone, so written for reading: a bot's own module asks its kernels again what they
saw, in the row and with the memory that they had then.
"""

from dataclasses import dataclass

from hanabi.bots.bot import Reason
from hanabi.bots.kernels.knowledge import find_own, find_public, open_memory
from hanabi.bots.kernels.scratch import (
    MEMORY_SIZE,
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
from hanabi.notation.text import card_name
from hanabi.rules import CardId

_MOST_KINDS_NAMED = 3


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


def literal_tables(game: RowGame) -> list[int]:
    """The same for those who take hints at their word."""
    memory = [0] * MEMORY_SIZE
    open_memory(game.rules.numbers, memory, 0, 0)
    return found_tables(game, memory)


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
    believed, certain = scratch[OWN_MASK + place], _certain_kinds(choice.game, place)
    is_discard = choice.action < rules[HAND_SIZE]
    values: dict[str, object] = {}
    if not believed & ~scratch[PLAYABLE]:
        if is_discard:
            key = "bot-why-finesse"
        elif not certain & ~scratch[PLAYABLE]:
            key = "bot-why-play"
        else:
            key, values = _belief(choice.game, believed)
    elif is_discard:
        key = spare
        if not believed & ~scratch[USELESS]:
            is_certain = not certain & ~scratch[USELESS]
            key = "bot-why-useless" if is_certain else "bot-why-thought-useless"
    else:
        key = "bot-why-forced" if row[HINT_TOKENS] == rules[MAX_TOKENS] else "bot-why-guess"
    return Reason(key, values, held_cards(choice.game, row[TURN], 1 << place))


def _certain_kinds(game: RowGame, place: int) -> int:
    """What an own card can be by hints and counting alone (R-51). What conventions add to that is
    believed, and may be wrong."""
    row, scratch = game.row, literal_tables(game)
    find_own(row, game.rules.numbers, scratch, row[TURN])
    return scratch[OWN_MASK + place]


def _belief(game: RowGame, kinds: int) -> tuple[str, dict[str, object]]:
    """That a card fits because it is one of these; of many, only that it fits."""
    every = enumerate(game.rules.ruleset.cards)
    cards = [card for kind, card in every if kinds >> kind & 1]
    if len(cards) > _MOST_KINDS_NAMED:
        return "bot-why-believed-fits", {}
    return "bot-why-believed", {"kinds": " ".join(map(card_name, cards))}


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
