"""Other deals that one seat could not tell from the real one.

Everything is said by draw number: position n is the n-th card drawn, then come the undrawn
ones. A world gives hidden positions other faces, and may put a card that tile 5 returned
elsewhere; what the seat has seen stays as it was.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import permutations

from hanabi.game import Deal, Game, IllegalMove, Move, Step
from hanabi.game.events import Event, HintGiven, RewardLost, SeatPassed
from hanabi.rules import Card, CardId, Seat
from hanabi.view import checked_move, move_in_draw_numbers, redacted_events
from hanabi.view.ids import draw_number


@dataclass(frozen=True)
class Situation:
    """A game so far, and what one seat (None: a spectator) cannot see of it."""

    game: Game
    seat: Seat | None

    @property
    def pieces(self) -> list[CardId]:
        state = self.game.state
        return [*state.draws, *state.deck]

    @property
    def faces(self) -> list[Card]:
        return [self.game.state.card(piece) for piece in self.pieces]

    @property
    def hidden(self) -> list[int]:
        state = self.game.state
        hands = state.hands if self.seat is None else [state.hands[self.seat]]
        held = [int(draw_number(state, card_id)) for hand in hands for card_id in hand]
        return held + list(range(len(state.draws), len(self.pieces)))

    def returned_positions(self) -> list[int]:
        """Where the card that tile 5 returned last could lie for all the seat knows."""
        if not self.game.state.returned:
            return []
        last = self.game.state.returned[-1]
        if self.pieces.index(last.card_id, last.draws) not in self.hidden:
            return []
        return [position for position in self.hidden if position >= last.draws]

    def deal(self, faces: Mapping[int, Card], returned_to: int | None = None) -> Deal | None:
        """The deal with these faces at hidden positions, or None where a card that everybody
        has seen would have to change."""
        state, pieces = self.game.state, self.pieces
        places = [returned.place for returned in state.returned]
        if returned_to is not None:
            last = state.returned[-1]
            rest = [piece for piece in pieces[last.draws :] if piece != last.card_id]
            places[-1] = returned_to - last.draws
            rest.insert(places[-1], last.card_id)
            pieces = [*pieces[: last.draws], *rest]
        of_piece: dict[CardId, Card] = {}
        for position, (piece, face) in enumerate(zip(pieces, self.faces, strict=True)):
            wanted = faces.get(position, face)
            if of_piece.setdefault(piece, wanted) != wanted:
                return None
        deck = tuple(of_piece[CardId(place)] for place in range(len(state.deal.deck)))
        return Deal(deck, state.deal.first_seat, state.deal.tiles, tuple(places), state.deal.seed)

    def every_deal(self) -> Iterator[Deal]:
        """All deals with the hidden faces in any order; only for small games."""
        hidden, faces = self.hidden, self.faces
        for order in set(permutations([faces[position] for position in hidden])):
            for returned_to in (*self.returned_positions(), None):
                deal = self.deal(dict(zip(hidden, order, strict=True)), returned_to)
                if deal is not None:
                    yield deal

    def said(self) -> list[tuple[Seat, Move]]:
        """The moves in the players' names, and who made them."""
        result, game = [], self.game.branch()
        for number, move in enumerate(self.game.moves[: self.game.at]):
            state = game.seek(number)
            seat = getattr(move, "seat", state.turn)
            result.append((seat, move_in_draw_numbers(state, move)))
        return result


def replayed_on(deal: Deal, situation: Situation) -> Game | None:
    """The same said moves on another deal; None where the rules stop one of them there."""
    game = Game(situation.game.ruleset, deal)
    for seat, move in situation.said():
        try:
            game.push(checked_move(game.state, seat, move))
        except IllegalMove:
            return None
    return game


def seen_events(game: Game, seat: Seat | None) -> list[tuple[Event, ...]]:
    """What a seat sees of each move."""
    seen, look = [], game.branch()
    for number in range(1, game.at + 1):
        before, after = look.seek(number - 1), look.seek(number)
        seen.append(redacted_events(before, Step(after, game.events(number)), seat))
    return seen


def lawful_difference(ours: list[tuple[Event, ...]], theirs: list[tuple[Event, ...]]) -> bool:
    """Do the rules themselves tell these deals apart: what a hint touches, that a tile found
    no legal hint, that a seat had nothing to say?"""

    def public(seen: list[tuple[Event, ...]]) -> list[Event]:
        kinds = (HintGiven, RewardLost, SeatPassed)
        return [event for events in seen for event in events if isinstance(event, kinds)]

    return public(ours) != public(theirs)
