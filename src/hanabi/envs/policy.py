"""Any policy over observations as a bot: at a table, in a simulation, in the arena."""

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hanabi.bots.kernels.masked_row import ReturnedCard, masked_row
from hanabi.fast import RowGame, numbers_of
from hanabi.fast.bridge import hint_number
from hanabi.fast.encode import SHOWING_OWN_HAND, Encoder, EncoderName, InvalidEncoding
from hanabi.fast.engine.layout import (
    DID_ADD,
    DID_COLOR_HINT,
    DID_DECLINE,
    DID_DISCARD,
    DID_PLAY,
    DID_RANK_HINT,
    DID_RETURN,
    DRAWN,
    FLAG_FITTED,
    FLAG_FREE,
    FLAG_TOKEN,
    KNOWLEDGE,
    LAST,
)
from hanabi.fast.engine.ruleset_numbers import TOLD
from hanabi.fast.moves import move_of
from hanabi.game import Move
from hanabi.game.events import (
    CardAdded,
    CardDiscarded,
    CardDrawn,
    CardPlayed,
    CardReturned,
    Event,
    HintGiven,
    MistakeMade,
    RewardDeclined,
    TokensReturned,
)
from hanabi.rules import Card, RankHint, Seat, Suit
from hanabi.rules.arrays import kind_of
from hanabi.view import View

Policy = Callable[[NDArray[Any], NDArray[np.int8]], int]
"""(observation, mask of legal actions) → action."""


class PolicyBot:
    """A seat played by a policy. What it sees is what the encoder would give it in a learning
    environment; it remembers nothing but the last move, which the vector tells."""

    def __init__(self, seat: Seat, policy: Policy, encoder: EncoderName = "hle") -> None:
        if encoder in SHOWING_OWN_HAND:
            raise InvalidEncoding("own-hand-encoder", encoder=encoder)
        self._seat = seat
        self._policy = policy
        self._name = encoder
        self._encoder: Encoder | None = None
        self._last = 0
        self._hands: tuple[tuple[int, ...], ...] | None = None
        self._returned: ReturnedCard | None = None

    def choose(self, view: View) -> Move:
        """The policy's action; if that is not legal, the first legal one."""
        game = self._row(view)
        mask: NDArray[np.int8] = np.zeros(game.rules.sections.total, np.int8)
        legal = game.legal_actions()
        mask[legal] = 1
        action = int(self._policy(self.observation(view), mask))
        return move_of(game, action if action in legal else legal[0])

    def observation(self, view: View) -> NDArray[Any]:
        """The view as a vector."""
        if self._encoder is None:
            self._encoder = Encoder(view.ruleset, self._name)
        return np.array(self._encoder.encode_game(self._row(view), self._seat))

    def watch(self, events: tuple[Event, ...], view: View) -> None:
        """Keep the last move, in the form that rows have it."""
        before = self._hands
        if before is None:
            size = view.ruleset.hand_size
            before = tuple(
                tuple(range(size * seat, size * seat + size))
                for seat in range(view.ruleset.players)
            )
        for event in events:
            self._last = _told(event, view, before) or self._last
            if isinstance(event, TokensReturned) and self._last & 255 in (DID_PLAY, DID_ADD):
                self._last |= FLAG_TOKEN << 56
            if isinstance(event, CardReturned):
                drawn = self._row(view).row[DRAWN]
                drew = sum(isinstance(other, CardDrawn) for other in events)
                self._returned = ReturnedCard(event.card_id, event.card, drawn - drew)
        self._hands = tuple(tuple(held.id for held in hand) for hand in view.hands)

    def _row(self, view: View) -> RowGame:
        game = masked_row(view, numbers_of(view.ruleset), self._returned)
        game.words[LAST] = self._last
        _add_told(game, view)
        return game


def _add_told(game: RowGame, view: View) -> None:
    """By which colours and ranks hints touched each held card."""
    numbers, size = game.rules.numbers, view.ruleset.hand_size
    for given in view.hints:
        _, name = game.rules.hints[hint_number(game.rules, given.seat, given.hint)]
        for place, held in enumerate(view.hands[given.hint.to]):
            if held.id in given.touched:
                slot = KNOWLEDGE + given.hint.to * size + place
                game.words[slot] |= numbers[TOLD + 16 + name]


def _told(event: Event, view: View, before: tuple[tuple[int, ...], ...]) -> int:
    """The word of ``layout.LAST`` for the event that a move began with; 0 for others."""
    rules = view.ruleset

    def card(did: int, seat: Seat, number: int, face: Card) -> int:
        place = before[seat].index(number) if number in before[seat] else 0
        return did | seat << 8 | place << 32 | kind_of(rules, face) << 48

    def announced(suit: Suit | None) -> int:
        return 0 if suit is None else (1 + rules.place_of(suit)) << 24

    match event:
        case HintGiven(seat=giver, hint=hint):
            numbers = numbers_of(rules)
            _, name = numbers.hints[hint_number(numbers, giver, hint)]
            did = DID_RANK_HINT if isinstance(hint, RankHint) else DID_COLOR_HINT
            places = sum(1 << before[hint.to].index(card) for card in event.touched)
            word = did | giver << 8 | hint.to << 16 | name << 24 | places << 40
            return word | (FLAG_FREE << 56 if event.free else 0)
        case CardPlayed(seat=seat, card_id=number, card=face):
            return (
                card(DID_PLAY, seat, number, face)
                | announced(event.announced)
                | (FLAG_FITTED << 56)
            )
        case MistakeMade(seat=seat, card_id=number, card=face):
            return card(DID_PLAY, seat, number, face) | announced(event.announced)
        case CardDiscarded(seat=seat, card_id=number, card=face):
            return card(DID_DISCARD, seat, number, face) | FLAG_TOKEN << 56
        case CardReturned(seat=seat, card=face):
            return DID_RETURN | seat << 8 | kind_of(rules, face) << 48
        case CardAdded(seat=seat, card=face):
            return DID_ADD | seat << 8 | kind_of(rules, face) << 48 | FLAG_FITTED << 56
        case RewardDeclined(seat=seat):
            return DID_DECLINE | seat << 8
    return 0
