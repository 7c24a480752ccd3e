"""Why ``smart`` did what it did, in keys of the catalogues; ``bots.ftl`` has the sentences."""

from hanabi.bots.rows.habits import touched_places
from hanabi.bots.rows.scratch import OWN_MASK, SCRATCH_SIZE
from hanabi.bots.rows.tables import find_own, find_public
from hanabi.bots.smart.reading import (
    LITERAL,
    PLAY_NEWEST,
    WARNING,
    expected_discard,
    next_seat,
    read_hint,
)
from hanabi.fast.deduction import PLAYABLE, USELESS, find_status
from hanabi.fast.ints import Ints
from hanabi.fast.layout import PENDING, TURN
from hanabi.fast.single import RowGame
from hanabi.fast.table import AT_ANNOUNCE, AT_HINTS, AT_REWARD_HINTS, HAND_SIZE

_READ = {
    WARNING: "bot-why-warning",
    LITERAL: "bot-why-literal",
    PLAY_NEWEST: "bot-why-newest",
}


def smart_why(game: RowGame, mind: Ints, action: int) -> str:
    """The message key of the reason for an action, from the row as the seat saw it."""
    row, words, rules = game.row, game.words, game.table.numbers
    work = [0] * SCRATCH_SIZE
    if row[PENDING] or action >= rules[AT_REWARD_HINTS]:
        return "bot-why-reward"
    find_status(row, rules, work)
    find_public(row, words, rules, work, mind, 0)
    find_own(row, rules, work, row[TURN])
    if rules[AT_HINTS] <= action < rules[AT_ANNOUNCE]:
        number = action - rules[AT_HINTS]
        chop = expected_discard(row, rules, work, next_seat(row, rules))
        how = read_hint(row, rules, work, number, touched_places(row, rules, number), chop)
        return _READ.get(how, "bot-why-idle")
    if action < rules[HAND_SIZE]:
        is_useless = not work[OWN_MASK + action] & ~work[USELESS]
        return "bot-why-useless" if is_useless else "bot-why-discard"
    place = action - rules[HAND_SIZE]
    if action >= rules[AT_ANNOUNCE] or not work[OWN_MASK + place] & ~work[PLAYABLE]:
        return "bot-why-play"
    return "bot-why-guess"
