"""What moves and rewards have in common: cards and tokens change place, turns end.

Restricted as the package says.
"""

from hanabi.fast.engine.ints import Ints
from hanabi.fast.engine.layout import (
    CARDS,
    DID_COLOR_HINT,
    DID_RANK_HINT,
    DRAWN,
    END_DECK,
    ENDING,
    HANDS,
    HINT_TOKENS,
    KINDS,
    KNOWLEDGE,
    LAST,
    PENDING,
    PILE,
    PILED,
    SIZES,
    TURN,
    TURNS_LEFT,
)
from hanabi.fast.engine.legality import possible_hints
from hanabi.fast.engine.ruleset_numbers import (
    COLORS,
    EVERY_KIND,
    EXPERT,
    HAND_SIZE,
    HINT_NAME,
    HINT_TO,
    KEPT,
    MAX_TOKENS,
    PLAYERS,
    TOLD,
    TOUCH,
)


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
