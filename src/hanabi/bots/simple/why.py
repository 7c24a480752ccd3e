"""Why ``simple`` did what it did."""

from hanabi.bots.bot import Reason
from hanabi.bots.kernels.reasons import Choice, ReceivedHint, chosen_place, held_cards
from hanabi.bots.kernels.scratch import SCRATCH_SIZE
from hanabi.bots.simple.choice import simple_hint, simple_place
from hanabi.fast.engine.deduction import PLAYABLE, USELESS, find_status
from hanabi.fast.engine.layout import PENDING, TURN
from hanabi.fast.engine.legality import possible_hints
from hanabi.fast.engine.ruleset_numbers import HAND_SIZE


def simple_why(choice: Choice) -> Reason:
    """The reason for an action, from the row as the seat saw it."""
    game, action = choice.game, choice.action
    row, words, rules = game.row, game.words, game.rules.numbers
    if row[PENDING]:
        return Reason("bot-why-reward", {})
    scratch = [0] * SCRATCH_SIZE
    find_status(row, rules, scratch)
    place = chosen_place(game, action)
    if place < 0:
        hints = possible_hints(row, rules, row[TURN])
        is_useful = simple_hint(row, words, rules, scratch, hints) >= 0
        return Reason("bot-why-told" if is_useful else "bot-why-pastime", {})
    if action < rules[HAND_SIZE]:
        is_known = simple_place(row, words, rules, scratch[USELESS]) >= 0
        key = "bot-why-useless" if is_known else "bot-why-oldest"
    else:
        is_known = simple_place(row, words, rules, scratch[PLAYABLE]) >= 0
        key = "bot-why-play" if is_known else "bot-why-forced"
    return Reason(key, {}, held_cards(game, row[TURN], 1 << place))


def simple_reading(_received: ReceivedHint) -> Reason:
    """To it a hint is what it says."""
    return Reason("bot-read-nothing", {})
