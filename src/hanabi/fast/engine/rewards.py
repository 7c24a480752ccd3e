"""Completed fireworks and the reward tiles of Five Flamboyants (R-11, R-13, R-44).

Restricted as the package says.
"""

from hanabi.fast.engine.effects import draw_and_end_turn, give_hint, put_on_pile, token_back
from hanabi.fast.engine.ints import Ints
from hanabi.fast.engine.layout import (
    ASK_ADD,
    ASK_ADD_OR_DECLINE,
    ASK_COLOR_HINT,
    ASK_RANK_HINT,
    ASK_RETURN,
    CARDS,
    DID_ADD,
    DID_DECLINE,
    DID_RETURN,
    DRAWN,
    END_COMPLETE,
    ENDING,
    FLAG_FITTED,
    FLAG_FREE,
    FLAG_TOKEN,
    HEIGHTS,
    HINT_TOKENS,
    KINDS,
    LAST,
    MISTAKES,
    PENDING,
    PILE,
    PILED,
    POINTS,
    RETURN_PLACE,
    RETURNED,
    RETURNED_AT,
    RETURNED_TO,
    SEED,
    TILES,
    TILES_TURNED,
    TURN,
)
from hanabi.fast.engine.legality import choices, fitting_discards, next_kind
from hanabi.fast.engine.portable import below, stream
from hanabi.fast.engine.ruleset_numbers import (
    AT_ADD,
    AT_DECLINE,
    AT_GIVE_BACK,
    AT_REWARD_HINTS,
    POINTS_AT_MOST,
    RANKS,
    SUIT_OF,
    TILE_COUNT,
)

RETURNS_STREAM = 4
"""``rules.chance.Purpose``, as a plain number."""
TOKEN_TILE, FORGIVE_TILE, COLOR_HINT_TILE, RANK_HINT_TILE, RETURN_TILE, ADD_TILE = 1, 2, 3, 4, 5, 6
"""``rules.Tile``, as plain numbers."""


def put_on_firework(row: Ints, rules: Ints, card: int, suit: int) -> None:
    """A card that fits; if it completes its firework, what follows (R-11, R-13, R-44)."""
    put_on_pile(row, -1 - card)
    row[POINTS] += 1
    height = row[HEIGHTS + suit] + 1
    row[HEIGHTS + suit] = height
    if height < rules[RANKS]:
        return
    if rules[TILE_COUNT] == 0:
        token_back(row, rules)
    if row[POINTS] == rules[POINTS_AT_MOST]:
        row[ENDING] = END_COMPLETE
    elif row[TILES_TURNED] < rules[TILE_COUNT]:
        turn_tile(row, rules)


def turn_tile(row: Ints, rules: Ints) -> None:
    """Turn the top tile over: its effect, or the choice that it asks for (R-44)."""
    tile = row[TILES + row[TILES_TURNED]]
    row[TILES_TURNED] += 1
    if tile == TOKEN_TILE:
        token_back(row, rules)
    elif tile == FORGIVE_TILE:
        if row[MISTAKES] > 0:
            row[MISTAKES] -= 1
        token_back(row, rules)
    else:
        row[PENDING] = asked_by(row, rules, tile)
        if row[PENDING] != ASK_ADD_OR_DECLINE and choices(row, rules) == 0:
            row[PENDING] = 0


def asked_by(row: Ints, rules: Ints, tile: int) -> int:
    """What the tile asks for, if there is anything to choose; 0 where there surely is not."""
    if tile == COLOR_HINT_TILE:
        return ASK_COLOR_HINT
    if tile == RANK_HINT_TILE:
        return ASK_RANK_HINT
    if tile == ADD_TILE:
        return ASK_ADD
    if row[DRAWN] < row[CARDS]:
        return ASK_RETURN
    if fitting_discards(row, rules) == 0:
        return 0
    return ASK_ADD_OR_DECLINE


def resolve_reward(row: Ints, words: Ints, rules: Ints, action: int) -> None:
    """Carry out the choice that a turned tile asked for."""
    if action >= rules[AT_GIVE_BACK] and action != rules[AT_DECLINE]:
        kind = action - rules[AT_GIVE_BACK]
        if action >= rules[AT_ADD]:
            kind = next_kind(row, rules, action - rules[AT_ADD])
        take_back(row, words, rules, first_discard(row, kind))
        return
    row[PENDING] = 0
    if action == rules[AT_DECLINE]:
        words[LAST] = DID_DECLINE | row[TURN] << 8
    else:
        give_hint(row, words, rules, action - rules[AT_REWARD_HINTS], FLAG_FREE)
    draw_and_end_turn(row, words, rules)


def take_back(row: Ints, words: Ints, rules: Ints, place: int) -> None:
    """Tile 5 or 6, whichever is pending, with the discard at this place of the pile."""
    asked = row[PENDING]
    row[PENDING] = 0
    if asked == ASK_RETURN:
        give_back(row, words, place)
    else:
        add(row, words, rules, place)
    draw_and_end_turn(row, words, rules)


def first_discard(row: Ints, kind: int) -> int:
    """The place in the pile of the discarded card of this kind that fell first."""
    for place in range(row[PILED]):
        card = row[PILE + place]
        if card >= 0 and row[KINDS + card] == kind:
            return place
    return -1


def take_from_pile(row: Ints, place: int) -> int:
    """Take a card out of the discards."""
    card = row[PILE + place]
    last = row[PILED] - 1
    for follower in range(place, last):
        row[PILE + follower] = row[PILE + follower + 1]
    row[PILED] = last
    return card


def give_back(row: Ints, words: Ints, place: int) -> None:
    """Tile 5: shuffle the discarded card at this place of the pile into the deck."""
    card = take_from_pile(row, place)
    kind = row[KINDS + card]
    drawn = row[DRAWN]
    cards = row[CARDS]
    above = row[RETURN_PLACE]
    if above < 0:
        above = below(stream(words[SEED], RETURNS_STREAM), 0, cards - drawn + 1)
    above = min(above, cards - drawn)
    for later in range(cards, drawn + above, -1):
        row[KINDS + later] = row[KINDS + later - 1]
    row[KINDS + drawn + above] = kind
    row[CARDS] = cards + 1
    row[RETURNED] = card
    row[RETURNED_TO] = drawn + above
    row[RETURNED_AT] = drawn
    words[LAST] = DID_RETURN | row[TURN] << 8 | kind << 48


def add(row: Ints, words: Ints, rules: Ints, place: int) -> None:
    """Tile 6: the discarded card at this place of the pile goes to its firework."""
    card = take_from_pile(row, place)
    kind = row[KINDS + card]
    tokens = row[HINT_TOKENS]
    put_on_firework(row, rules, card, rules[SUIT_OF + kind])
    flags = FLAG_FITTED
    if row[HINT_TOKENS] > tokens:
        flags |= FLAG_TOKEN
    words[LAST] = DID_ADD | row[TURN] << 8 | kind << 48 | flags << 56
