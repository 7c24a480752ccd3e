"""Where everything stands in an observation: the layout by name, and as numbers."""

from array import array
from typing import Literal

from hanabi.fast.encode.kernels import plan_numbers as numbers
from hanabi.rules import HanabiError, Ruleset, Tile

EncoderName = Literal["hle", "hle-minimal", "hle-seer", "hle-open", "v0"]
ENCODERS: tuple[EncoderName, ...] = ("hle", "hle-minimal", "hle-seer", "hle-open", "v0")
SHOWING_OWN_HAND: frozenset[EncoderName] = frozenset({"hle-seer", "hle-open"})
"""Those that show a seat what it may not see: for critics and puzzles, not for players."""


class InvalidEncoding(HanabiError):
    """There is no such encoder, or no such seat to look from."""


def layout(ruleset: Ruleset, encoder: EncoderName = "hle") -> dict[str, slice]:
    """Every section of an observation by name, in order, without gaps.

    With P players, H cards a hand, S suits, R ranks, K = S × R kinds, C colours:

    ================  ===============  =======================================================
    section           length           content
    ================  ===============  =======================================================
    ``hands``         (P − 1) × H × K  each teammate's cards, oldest first, one of K; zero: none
    ``missing``       P                that hand is short of a card
    ``deck``          cards − P × H    thermometer
    ``fireworks``     S × R            one of R: how many cards lie on it; zero: none
    ``hint_tokens``   most tokens      thermometer
    ``lives``         most mistakes    thermometer of the mistakes still allowed
    ``discards``      cards            a thermometer for each kind, as long as it has copies
    ``last_seat``     P                who made the last move; zero before the first one
    ``last_type``     4                play, discard, colour hint, rank hint
    ``last_to``       P                who was told
    ``last_color``    C
    ``last_rank``     R
    ``last_touched``  H                places that the hint touched
    ``last_place``    H                place of the card played or discarded
    ``last_card``     K                what it was; also what a reward returned or added
    ``last_fitted``   1                the card went to its firework
    ``last_token``    1                … and a token came back
    ``knowledge``     P × H × (K+C+R)  each card, the observer's own first: kinds that hints
                                       leave, colours and ranks it was told by
    ``turn``          P                expert and Five Flamboyants: whose turn it is
    ``announced``     S                Timed Display: the suit announced with the last play
    ``last_reward``   4                Five Flamboyants: the last move returned a discard, added
                                       one, declined, or was a free hint
    ``tiles``         6                Five Flamboyants: turned tiles, by their number
    ``pending``       5                Five Flamboyants: the choice owed (``layout.PENDING``)
    ``own_hand``      H × K            ``hle-open`` alone: the observer's own cards
    ================  ===============  =======================================================
    """
    if encoder not in ENCODERS:
        raise InvalidEncoding("unknown-encoder", encoder=encoder, known=", ".join(ENCODERS))
    arrays = ruleset.arrays
    players, hand = ruleset.players, ruleset.hand_size
    kinds, colors, ranks = len(ruleset.cards), arrays.colors, arrays.ranks
    options = ruleset.options
    tiles = options.five_flamboyants
    has_knowledge = encoder != "hle-minimal"
    lengths = {
        "hands": (players - 1) * hand * kinds,
        "missing": players,
        "deck": len(arrays.deck) - players * hand,
        "fireworks": arrays.suits * ranks,
        "hint_tokens": ruleset.max_hint_tokens,
        "lives": ruleset.max_mistakes,
        "discards": len(arrays.deck),
        "last_seat": players,
        "last_type": 4,
        "last_to": players,
        "last_color": colors,
        "last_rank": ranks,
        "last_touched": hand,
        "last_place": hand,
        "last_card": kinds,
        "last_fitted": 1,
        "last_token": 1,
        "knowledge": players * hand * (kinds + colors + ranks) if has_knowledge else 0,
        "turn": players if tiles or options.expert else 0,
        "announced": arrays.suits if options.timed_display else 0,
        "last_reward": 4 if tiles else 0,
        "tiles": len(Tile) if tiles else 0,
        "pending": 5 if tiles else 0,
        "own_hand": hand * kinds if encoder == "hle-open" else 0,
    }
    sections: dict[str, slice] = {}
    start = 0
    for name, length in lengths.items():
        if length or name in ("deck", "hint_tokens"):
            sections[name] = slice(start, start + length)
        start += length
    return sections


def plan_of(ruleset: Ruleset, encoder: EncoderName) -> "array[int]":
    """The layout as compiled code reads it."""
    sections = layout(ruleset, encoder)
    nowhere = slice(-1, -1)
    starts = {
        numbers.PLAN_LENGTH: max(section.stop for section in sections.values()),
        numbers.PLAN_MISSING: sections["missing"].start,
        numbers.PLAN_DECK: sections["deck"].start,
        numbers.PLAN_FIREWORKS: sections["fireworks"].start,
        numbers.PLAN_HINT_TOKENS: sections["hint_tokens"].start,
        numbers.PLAN_LIVES: sections["lives"].start,
        numbers.PLAN_LAST: sections["last_seat"].start,
        numbers.PLAN_KNOWLEDGE: sections.get("knowledge", nowhere).start,
        numbers.PLAN_TURN: sections.get("turn", nowhere).start,
        numbers.PLAN_ANNOUNCED: sections.get("announced", nowhere).start,
        numbers.PLAN_REWARD: sections.get("last_reward", nowhere).start,
        numbers.PLAN_TILES: sections.get("tiles", nowhere).start,
        numbers.PLAN_PENDING: sections.get("pending", nowhere).start,
        numbers.PLAN_SEER: encoder == "hle-seer",
        numbers.PLAN_BELIEF: encoder == "v0",
        numbers.PLAN_OWN_HAND: sections.get("own_hand", nowhere).start,
    }
    plan = array("q", bytes(8 * numbers.PLAN_SIZE))
    for place, start in starts.items():
        plan[place] = start
    start = sections["discards"].start
    for kind, copies in enumerate(ruleset.arrays.copies):
        plan[numbers.PLAN_DISCARDS + kind] = start
        start += copies
    return plan
