"""Where everything lies in a row: one game in at most 400 bytes.

A row is one block of memory, looked at in two ways: as signed bytes (``row``) and as 64-bit
words (``words``). Offsets of words count words, all others count bytes. Nothing is stored
twice, and no field needs another ruleset's width: a ruleset only decides how much of each
field is used and how many words of knowledge stand at the end.

Cards are called by their *draw number*: the n-th card of the deck as it lies, the deal
included. Draw numbers and the reference engine's ``CardId`` are the same until reward tile 5
(R-44), of which there is one in a game, puts a card back; then ``RETURNED_TO`` holds the new
number of that card, and every card below it has moved on by one (``bridge.card_id``).

==========  =====  ===========================================================
offset      bytes  content
==========  =====  ===========================================================
0           8      word ``SEED``: decides where tile 5 puts a card (unsigned, kept signed)
8           8      word ``LAST``: the last move, a byte for each part, see ``LAST_PARTS``
16          72     ``KINDS``: the kind of each card by draw number
88          72     ``PILE``: cards that left a hand, in order: n when discarded,
                   −1 − n when on a firework
160         40     ``HANDS``: draw numbers, ``hand_size`` places a seat, oldest first
200         8      ``HEIGHTS`` of the fireworks
208         5      ``SIZES`` of the hands
213         6      ``TILES`` in the order in which they are turned
219         17     single numbers, see below
240         8 n    words ``KNOWLEDGE``, one for each place of ``HANDS``
==========  =====  ===========================================================

A word of knowledge has three parts: bits 0–39, the kinds that hints leave possible (exact
for any hint rules, R-50); bits 40–47, the colours by which hints touched the card; bits
48–55, the ranks.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from numpy import dtype

# Words.
SEED = 0
LAST = 1
KNOWLEDGE = 30

# Bytes.
KINDS = 16
PILE = 88
HANDS = 160
HEIGHTS = 200
SIZES = 208
TILES = 213
HINT_TOKENS = 219
MISTAKES = 220
TURN = 221
FIRST_SEAT = 222
TURNS_LEFT = 223  # −1 before the last round
DRAWN = 224  # cards drawn, which is also the draw number of the deck's top card
CARDS = 225  # cards drawn or in the deck: one more after tile 5
PILED = 226  # entries of PILE
POINTS = 227
TILES_TURNED = 228
PENDING = 229  # the choice that a tile asks for, 0 if none
ENDING = 230  # 0 while the game goes on
RETURN_PLACE = 231  # where tile 5 will put its card, −1 to let SEED decide
RETURNED = 232  # the draw number that the returned card had, −1 if none was
RETURNED_TO = 233  # the draw number that it has now
RETURNED_AT = 234  # how many cards had been drawn then
HAS_SEED = 235  # 1 if SEED is the deal's seed, 0 if the deal has none

SINGLE_NUMBERS = (
    *("HINT_TOKENS", "MISTAKES", "TURN", "FIRST_SEAT", "TURNS_LEFT", "DRAWN", "CARDS", "PILED"),
    *("POINTS", "TILES_TURNED", "PENDING", "ENDING", "RETURN_PLACE", "RETURNED", "RETURNED_TO"),
    *("RETURNED_AT", "HAS_SEED"),
)
FIXED_BYTES = 240
MAX_CARDS = 70
MAX_KINDS = 40
MAX_SUITS = 8
MAX_RANKS = 8
MAX_COLORS = 8
MAX_SLOTS = 40
MAX_HAND = 8
MAX_BYTE = 127

# Knowledge.
COLORS_TOLD = 40
RANKS_TOLD = 48

# Values of PENDING, in the order of ``game.Choice``.
ASK_COLOR_HINT, ASK_RANK_HINT, ASK_RETURN, ASK_ADD, ASK_ADD_OR_DECLINE = 1, 2, 3, 4, 5

# Values of ENDING, in the order of ``game.Ending``.
END_COMPLETE, END_MISTAKES, END_DECK, END_INDISPENSABLE = 1, 2, 3, 4

# Parts of LAST, lowest byte first, and their values.
LAST_PARTS = ("type", "seat", "to", "value", "place", "touched", "kind", "flags")
"""``to``: who was told; ``value``: the hint (colours first, then ranks), or 1 + the suit that
was announced; ``place``: in the hand; ``touched``: a bit for each place; ``kind``: the card
shown; what does not apply is 0."""
DID_PLAY, DID_DISCARD, DID_COLOR_HINT, DID_RANK_HINT = 1, 2, 3, 4
DID_RETURN, DID_ADD, DID_DECLINE = 5, 6, 7
FLAG_FITTED, FLAG_TOKEN, FLAG_FREE = 1, 2, 4


def row_bytes(slots: int) -> int:
    """The length of a row with so many places for held cards."""
    return FIXED_BYTES + 8 * slots


def row_dtype(slots: int) -> "dtype[Any]":
    """The row as named fields, to look at while debugging: ``rows.view(row_dtype(slots))``.

    Needs NumPy, and a little-endian machine for the parts of ``last``.
    """
    import numpy

    parts = [(part, "u1" if part == "touched" else "i1") for part in LAST_PARTS]
    fields: dict[str, tuple[Any, int]] = {
        "seed": ("<u8", 8 * SEED),
        "last": (parts, 8 * LAST),
        "kinds": (("i1", PILE - KINDS), KINDS),
        "pile": (("i1", HANDS - PILE), PILE),
        "hands": (("i1", slots), HANDS),
        "heights": (("i1", MAX_SUITS), HEIGHTS),
        "sizes": (("i1", TILES - SIZES), SIZES),
        "tiles": (("i1", HINT_TOKENS - TILES), TILES),
        "knowledge": (("<i8", slots), 8 * KNOWLEDGE),
    }
    for name in SINGLE_NUMBERS:
        fields[name.lower()] = ("i1", globals()[name])
    formats, offsets = zip(*fields.values(), strict=True)
    return numpy.dtype(
        {
            "names": list(fields),
            "formats": list(formats),
            "offsets": list(offsets),
            "itemsize": row_bytes(slots),
        }
    )
