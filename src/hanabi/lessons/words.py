"""Moves of a lesson as its author writes them, and as the engine has them.

``play r2``, ``play #1``, ``play #1 as red``, ``discard y4``, ``hint ben red``,
``reward hint ben 1``, ``reward return w3``, ``reward add w3``, ``reward decline``: the notation,
but cards are called by what they are or by their slot (1 is the newest), and seats by names.
"""

from hanabi.game import Discard, GameState, Move, Play, RewardAdd, RewardDecline, RewardReturn
from hanabi.game.move_text import parse_move
from hanabi.game.moves import RewardHint
from hanabi.notation.text import parse_card
from hanabi.rules import CardId, ColorHint, RankHint, Seat, Suit

BOTS = ("aiko", "ben", "chloe", "dario")
"""The others, from seat 0 on, as the catalogues name bots by their chairs."""
YOU = "you"


def seat_of(name: str, players: int) -> Seat:
    """The seat of somebody: the reader has the last one."""
    return Seat(players - 1) if name == YOU else Seat(BOTS.index(name))


def card_in_hand(state: GameState, seat: Seat, word: str) -> CardId:
    """A card by its slot or by its face; of twins the newest."""
    hand = state.hands[seat]
    if word.startswith("#"):
        return hand[-int(word[1:])]
    wanted = parse_card(word)
    found = [card_id for card_id in hand if state.card(card_id) == wanted]
    if not found:
        raise LookupError(f"seat {seat} holds no {word}")
    return found[-1]


def read_move(state: GameState, text: str) -> Move:
    """A move of the seat on turn, in the engine's ids."""
    seat, players = state.turn, state.ruleset.players
    match text.split():
        case ["play", card]:
            return Play(card_in_hand(state, seat, card))
        case ["play", card, "as", suit]:
            return Play(card_in_hand(state, seat, card), Suit(suit))
        case ["discard", card]:
            return Discard(card_in_hand(state, seat, card))
        case ["hint", name, what]:
            return parse_move(f"hint {seat_of(name, players)} {what}")
        case ["reward", "hint", name, what]:
            return parse_move(f"reward hint {seat_of(name, players)} {what}")
        case ["reward", "return", card]:
            return RewardReturn(_discarded(state, card))
        case ["reward", "add", card]:
            return RewardAdd(_discarded(state, card))
        case ["reward", "decline"]:
            return RewardDecline()
        case _:
            raise LookupError(f"not a move: {text!r}")


def _discarded(state: GameState, word: str) -> CardId:
    wanted = parse_card(word)
    found = [card_id for card_id in state.discards if state.card(card_id) == wanted]
    if not found:
        raise LookupError(f"there is no {word} among the discards")
    return found[-1]


def matches(state: GameState, pattern: str, move: Move) -> bool:
    """Is the move meant by a pattern: a move, or its first words, or ``hint color``, ``hint rank``,
    ``hint ben color``, ``announce``?"""
    words = pattern.split()
    if isinstance(move, RewardHint):
        return words[0] == "reward" and matches(state, " ".join(words[1:]) or "hint", move.hint)
    match words:
        case ["announce"]:
            return isinstance(move, Play) and move.announced is not None
        case ["play"]:
            return isinstance(move, Play) and move.announced is None
        case ["discard"]:
            return isinstance(move, Discard)
        case ["hint", *rest]:
            return isinstance(move, ColorHint | RankHint) and _is_hint(state, rest, move)
        case ["reward"]:
            return isinstance(move, RewardReturn | RewardAdd | RewardDecline)
        case _:
            try:
                return read_move(state, pattern) == move
            except LookupError:
                return False


def _is_hint(state: GameState, words: list[str], hint: ColorHint | RankHint) -> bool:
    kind = {"color": ColorHint, "rank": RankHint}
    for word in words:
        if word in kind:
            if not isinstance(hint, kind[word]):
                return False
        elif word in BOTS:
            if hint.to != seat_of(word, state.ruleset.players):
                return False
        elif str(hint).split()[-1] != word:
            return False
    return True
