"""The rules over a row: written to be compiled, readable all the same.

Plain functions of integers, without objects, exceptions or allocation. Interpreted, they
run on memoryviews of a bytearray (``single``); compiled, on NumPy arrays (``jit``). The
caller answers for legality: ``step`` with an action that ``is_legal`` refuses is undefined.
The reference is ``hanabi.game``; the functions have the names of its own where they can.
"""

from typing import Protocol

from hanabi.fast.layout import (
    ASK_ADD,
    ASK_ADD_OR_DECLINE,
    ASK_COLOR_HINT,
    ASK_RANK_HINT,
    ASK_RETURN,
    CARDS,
    DID_ADD,
    DID_COLOR_HINT,
    DID_DECLINE,
    DID_DISCARD,
    DID_PLAY,
    DID_RANK_HINT,
    DID_RETURN,
    DRAWN,
    END_COMPLETE,
    END_DECK,
    END_INDISPENSABLE,
    END_MISTAKES,
    ENDING,
    FIRST_SEAT,
    FLAG_FITTED,
    FLAG_FREE,
    FLAG_TOKEN,
    HANDS,
    HAS_SEED,
    HEIGHTS,
    HINT_TOKENS,
    KINDS,
    KNOWLEDGE,
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
    SIZES,
    TILES,
    TILES_TURNED,
    TURN,
    TURNS_LEFT,
)
from hanabi.fast.portable import below, stream
from hanabi.fast.table import (
    ALWAYS_HINTS,
    AT_ADD,
    AT_ANNOUNCE,
    AT_DECLINE,
    AT_GIVE_BACK,
    AT_HINTS,
    AT_REWARD_HINTS,
    COLOR_HINTS,
    COLORS,
    COPIES,
    DECK_SIZE,
    EVERY_KIND,
    EXPERT,
    HAND_SIZE,
    HINT_NAME,
    HINT_TO,
    KEPT,
    MAX_MISTAKES,
    MAX_TOKENS,
    NEXT_KIND,
    PLAYERS,
    POINTS_AT_MOST,
    POINTS_AT_START,
    RANKS,
    SORTED_DECK,
    STEP_OF,
    SUIT_OF,
    SUITS,
    TILE_COUNT,
    TOLD,
    TOUCH,
)

DECK_STREAM, TILES_STREAM, FIRST_SEAT_STREAM, RETURNS_STREAM = 1, 2, 3, 4
"""``rules.chance.Purpose``, as plain numbers."""
TOKEN_TILE, FORGIVE_TILE, COLOR_HINT_TILE, RANK_HINT_TILE, RETURN_TILE, ADD_TILE = 1, 2, 3, 4, 5, 6
"""``rules.Tile``, as plain numbers."""


class Ints(Protocol):
    """Integers in a row: a memoryview, an array, a NumPy array."""

    def __getitem__(self, place: int, /) -> int:
        """One of them."""

    def __setitem__(self, place: int, value: int, /) -> None:
        """Change one."""


# Dealing.


def deal(row: Ints, words: Ints, rules: Ints, seed: int, first_seat: int) -> None:
    """The position after dealing, from a seed; first seat −1 leaves that to the seed too."""
    deck_size = rules[DECK_SIZE]
    for place in range(deck_size):
        row[KINDS + place] = rules[SORTED_DECK + place]
    key = stream(seed, DECK_STREAM)
    for last in range(deck_size - 1, 0, -1):
        other = below(key, last, last + 1)
        kind = row[KINDS + last]
        row[KINDS + last] = row[KINDS + other]
        row[KINDS + other] = kind
    tile_count = rules[TILE_COUNT]
    if tile_count > 0:
        for place in range(tile_count):
            row[TILES + place] = place + 1
        key = stream(seed, TILES_STREAM)
        for last in range(tile_count - 1, 0, -1):
            other = below(key, last, last + 1)
            tile = row[TILES + last]
            row[TILES + last] = row[TILES + other]
            row[TILES + other] = tile
    if first_seat < 0:
        first_seat = below(stream(seed, FIRST_SEAT_STREAM), 0, rules[PLAYERS])
    start(row, words, rules, seed, first_seat)


def start(row: Ints, words: Ints, rules: Ints, seed: int, first_seat: int) -> None:
    """Deal the hands of the deck that lies in the row, and reset all else."""
    hand_size = rules[HAND_SIZE]
    players = rules[PLAYERS]
    every_kind = rules[EVERY_KIND]
    for place in range(players * hand_size):
        row[HANDS + place] = place
        words[KNOWLEDGE + place] = every_kind
    for seat in range(players):
        row[SIZES + seat] = hand_size
    for suit in range(rules[SUITS]):
        row[HEIGHTS + suit] = 0
    words[SEED] = seed
    words[LAST] = 0
    row[HINT_TOKENS] = rules[MAX_TOKENS]
    row[MISTAKES] = 0
    row[TURN] = first_seat
    row[FIRST_SEAT] = first_seat
    row[TURNS_LEFT] = -1
    row[DRAWN] = players * hand_size
    row[CARDS] = rules[DECK_SIZE]
    row[PILED] = 0
    row[POINTS] = rules[POINTS_AT_START]
    row[TILES_TURNED] = 0
    row[PENDING] = 0
    row[ENDING] = 0
    row[RETURN_PLACE] = -1
    row[RETURNED] = -1
    row[RETURNED_TO] = -1
    row[RETURNED_AT] = -1
    row[HAS_SEED] = 1


# What is legal.


def possible_hints(row: Ints, rules: Ints, giver: int) -> int:
    """The hints that this seat could give, the price aside (R-06, R-07), as bits in the order
    of the actions."""
    players = rules[PLAYERS]
    hand_size = rules[HAND_SIZE]
    colors = rules[COLORS]
    ranks = rules[RANKS]
    always = rules[ALWAYS_HINTS]
    found = 0
    color_place = 0
    rank_place = (players - 1) * colors
    seat = giver
    for _ in range(players - 1):
        seat += 1
        if seat == players:
            seat = 0
        touched = always
        first = HANDS + seat * hand_size
        for place in range(first, first + row[SIZES + seat]):
            touched |= rules[TOUCH + row[KINDS + row[place]]]
        found |= (touched & rules[COLOR_HINTS]) << color_place
        found |= (touched >> colors) << rank_place
        color_place += colors
        rank_place += ranks
    return found


def fits(row: Ints, rules: Ints, kind: int) -> bool:
    """Does this kind of card start or continue its firework (R-09)?"""
    return row[HEIGHTS + rules[SUIT_OF + kind]] == rules[STEP_OF + kind]


def next_kind(row: Ints, rules: Ints, suit: int) -> int:
    """The kind that this suit's firework takes next, −1 when it is complete."""
    return rules[NEXT_KIND + 16 * suit + row[HEIGHTS + suit]]


def fitting_discards(row: Ints, rules: Ints) -> int:
    """The suits whose next card lies in the discards, as bits (tile 6)."""
    found = 0
    for place in range(row[PILED]):
        card = row[PILE + place]
        if card >= 0:
            kind = row[KINDS + card]
            if fits(row, rules, kind):
                found |= 1 << rules[SUIT_OF + kind]
    return found


def discarded_kinds(row: Ints) -> int:
    """The kinds that lie in the discards, as bits (tile 5)."""
    found = 0
    for place in range(row[PILED]):
        card = row[PILE + place]
        if card >= 0:
            found |= 1 << row[KINDS + card]
    return found


def choices(row: Ints, rules: Ints) -> int:
    """What the pending tile lets the seat on turn choose, as bits: hints in the order of the
    actions, kinds for tile 5, suits for tile 6 (and the bit after them to decline)."""
    asked = row[PENDING]
    if asked <= ASK_RANK_HINT:
        hints = possible_hints(row, rules, row[TURN])
        color_hints = (1 << ((rules[PLAYERS] - 1) * rules[COLORS])) - 1
        return hints & color_hints if asked == ASK_COLOR_HINT else hints & ~color_hints
    if asked == ASK_RETURN:
        return discarded_kinds(row)
    found = fitting_discards(row, rules)
    if asked == ASK_ADD_OR_DECLINE:
        found |= 1 << rules[SUITS]
    return found


def is_legal(row: Ints, rules: Ints, action: int) -> bool:
    """May the seat on turn do this now?"""
    if row[ENDING] != 0 or action < 0:
        return False
    hand_size = rules[HAND_SIZE]
    held = row[SIZES + row[TURN]]
    asked = row[PENDING]
    if action < rules[AT_REWARD_HINTS]:
        if asked != 0:
            return False
        if action < hand_size:
            return action < held and row[HINT_TOKENS] < rules[MAX_TOKENS]
        if action < rules[AT_HINTS]:
            return action - hand_size < held
        if action >= rules[AT_ANNOUNCE]:
            return action - rules[AT_ANNOUNCE] < held * rules[SUITS]
        bit = action - rules[AT_HINTS]
        return row[HINT_TOKENS] > 0 and (possible_hints(row, rules, row[TURN]) >> bit) & 1 == 1
    if asked == 0:
        return False
    if action < rules[AT_GIVE_BACK]:
        bit = action - rules[AT_REWARD_HINTS]
        return asked <= ASK_RANK_HINT and (choices(row, rules) >> bit) & 1 == 1
    if action < rules[AT_ADD]:
        bit = action - rules[AT_GIVE_BACK]
        return asked == ASK_RETURN and (choices(row, rules) >> bit) & 1 == 1
    if action <= rules[AT_DECLINE]:
        bit = action - rules[AT_ADD]
        return asked >= ASK_ADD and (choices(row, rules) >> bit) & 1 == 1
    return False


# Making a move.


def step(row: Ints, words: Ints, rules: Ints, action: int) -> None:
    """Make a legal move."""
    hand_size = rules[HAND_SIZE]
    if action >= rules[AT_REWARD_HINTS]:
        resolve_reward(row, words, rules, action)
    elif action < hand_size:
        discard(row, words, rules, action)
    elif rules[AT_HINTS] <= action < rules[AT_ANNOUNCE]:
        row[HINT_TOKENS] -= 1
        give_hint(row, words, rules, action - rules[AT_HINTS], 0)
        end_turn(row, rules)
    else:
        place = action - hand_size
        announced = -1
        if action >= rules[AT_ANNOUNCE]:
            place = (action - rules[AT_ANNOUNCE]) // rules[SUITS]
            announced = (action - rules[AT_ANNOUNCE]) % rules[SUITS]
        play(row, words, rules, place, announced)


def take(row: Ints, words: Ints, rules: Ints, place: int) -> int:
    """Take the card at this place out of the hand of the seat on turn."""
    seat = row[TURN]
    slot = seat * rules[HAND_SIZE]
    held = row[SIZES + seat] - 1
    card = row[HANDS + slot + place]
    for follower in range(slot + place, slot + held):
        row[HANDS + follower] = row[HANDS + follower + 1]
        words[KNOWLEDGE + follower] = words[KNOWLEDGE + follower + 1]
    row[SIZES + seat] = held
    return card


def put_on_pile(row: Ints, entry: int) -> None:
    """A card has left a hand, or the discards for its firework."""
    row[PILE + row[PILED]] = entry
    row[PILED] += 1


def token_back(row: Ints, rules: Ints) -> None:
    """A token comes back, unless all are available (R-11)."""
    if row[HINT_TOKENS] < rules[MAX_TOKENS]:
        row[HINT_TOKENS] += 1


def discard(row: Ints, words: Ints, rules: Ints, place: int) -> None:
    """R-08."""
    seat = row[TURN]
    card = take(row, words, rules, place)
    kind = row[KINDS + card]
    put_on_pile(row, card)
    token_back(row, rules)
    words[LAST] = DID_DISCARD | seat << 8 | place << 32 | kind << 48 | FLAG_TOKEN << 56
    if rules[EXPERT] != 0:
        check_loss(row, rules, kind)
    draw_and_end_turn(row, words, rules)


def play(row: Ints, words: Ints, rules: Ints, place: int, announced: int) -> None:
    """R-09, R-31; announced is a suit, or −1."""
    seat = row[TURN]
    tokens = row[HINT_TOKENS]
    card = take(row, words, rules, place)
    kind = row[KINDS + card]
    suit = rules[SUIT_OF + kind]
    flags = 0
    if fits(row, rules, kind) and (announced < 0 or announced == suit):
        flags = FLAG_FITTED
        if announced >= 0:
            token_back(row, rules)
        put_on_firework(row, rules, card, suit)
        if row[HINT_TOKENS] > tokens:
            flags |= FLAG_TOKEN
    else:
        put_on_pile(row, card)
        row[MISTAKES] += 1
        if row[MISTAKES] >= rules[MAX_MISTAKES]:
            row[ENDING] = END_MISTAKES
        elif rules[EXPERT] != 0:
            check_loss(row, rules, kind)
    what = DID_PLAY | seat << 8 | (announced + 1) << 24 | place << 32
    words[LAST] = what | kind << 48 | flags << 56
    draw_and_end_turn(row, words, rules)


def check_loss(row: Ints, rules: Ints, kind: int) -> None:
    """R-30: in the expert variant the last copy of a needed card may not be lost.

    With every copy among the discards none is on the firework, so it is still needed.
    """
    gone = 0
    for place in range(row[PILED]):
        card = row[PILE + place]
        if card >= 0 and row[KINDS + card] == kind:
            gone += 1
    if gone == rules[COPIES + kind]:
        row[ENDING] = END_INDISPENSABLE


def give_hint(row: Ints, words: Ints, rules: Ints, number: int, flags: int) -> None:
    """R-06, R-50: every card of that hand learns whether it is touched."""
    giver = row[TURN]
    hand_size = rules[HAND_SIZE]
    hint = rules[HINT_NAME + number]
    seat = giver + 1 + rules[HINT_TO + number]
    if seat >= rules[PLAYERS]:
        seat -= rules[PLAYERS]
    slot = seat * hand_size
    touched_places = 0
    for place in range(row[SIZES + seat]):
        kind = row[KINDS + row[HANDS + slot + place]]
        touched = (rules[TOUCH + kind] >> hint) & 1
        what = touched * 16 + hint
        known = words[KNOWLEDGE + slot + place]
        words[KNOWLEDGE + slot + place] = known & rules[KEPT + what] | rules[TOLD + what]
        touched_places |= touched << place
    did = DID_COLOR_HINT
    if hint >= rules[COLORS]:
        did = DID_RANK_HINT
    what = did | giver << 8 | seat << 16 | hint << 24
    words[LAST] = what | touched_places << 40 | flags << 56


def draw_and_end_turn(row: Ints, words: Ints, rules: Ints) -> None:
    """A card has left the hand: draw, once no decision is owed, and end the turn."""
    if row[ENDING] != 0 or row[PENDING] != 0:
        return
    drawn = row[DRAWN]
    if drawn < row[CARDS]:
        seat = row[TURN]
        slot = seat * rules[HAND_SIZE] + row[SIZES + seat]
        row[HANDS + slot] = drawn
        words[KNOWLEDGE + slot] = rules[EVERY_KIND]
        row[SIZES + seat] += 1
        row[DRAWN] = drawn + 1
    end_turn(row, rules)


def end_turn(row: Ints, rules: Ints) -> None:
    """R-14: the last round; R-05, R-30: the next seat that can act."""
    players = rules[PLAYERS]
    if row[TURNS_LEFT] >= 0:
        row[TURNS_LEFT] -= 1
        if row[TURNS_LEFT] == 0:
            row[ENDING] = END_DECK
            return
    elif row[DRAWN] == row[CARDS] and rules[EXPERT] == 0:
        row[TURNS_LEFT] = players
    seat = row[TURN]
    for _ in range(players):
        seat += 1
        if seat == players:
            seat = 0
        if row[SIZES + seat] > 0 or can_only_hint(row, rules, seat):
            row[TURN] = seat
            return


def can_only_hint(row: Ints, rules: Ints, seat: int) -> bool:
    """A seat without cards can still act with a token and something to say (R-30)."""
    return row[HINT_TOKENS] > 0 and possible_hints(row, rules, seat) != 0


# Fireworks and reward tiles.


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


def score(row: Ints) -> int:
    """What the rules give for the game as it is (R-12, R-15, R-30)."""
    if row[ENDING] == END_MISTAKES or row[ENDING] == END_INDISPENSABLE:
        return 0
    return row[POINTS]
