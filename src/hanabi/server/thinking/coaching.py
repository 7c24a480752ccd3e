"""The coach at a table with bots: what one could do, and what the partners will make of what one
did, as far as one may know it (see ``hanabi.bots.asking.coaching``)."""

from dataclasses import dataclass
from functools import partial
from typing import Literal

from hanabi.bots import Reason, make_bot
from hanabi.bots.asking.coaching import PartnersView, Suggestion
from hanabi.bots.asking.hindsight import FollowedMove
from hanabi.game import Arrange
from hanabi.notation.text import move_text
from hanabi.rules import Hint, Seat
from hanabi.server.errors import Refused
from hanabi.server.table.occupants import Program
from hanabi.server.table.table import Table
from hanabi.server.thinking.bot_seats import GameSoFar, bot_dice, game_so_far
from hanabi.server.wire.protocol import ReasonInfo

About = Literal["my-move", "what-now"]


@dataclass(frozen=True, slots=True)
class Coached:
    """What the coach says: of whom, which move, and the reason."""

    seat: int | None = None
    move: str | None = None
    reason: ReasonInfo | None = None


@dataclass(frozen=True, slots=True)
class CoachQuestion:
    """All that the coach needs, and not the table. Answered in a process of the ``pool``."""

    about: About
    seq: int
    asked: Suggestion | PartnersView | None

    def answer(self) -> Coached:
        """What it says; nothing where there is nothing to say."""
        match self.asked:
            case Suggestion(seat=seat) as suggestion:
                move, why = suggestion.answer()
                return Coached(int(seat), move_text(move), _info(why))
            case PartnersView(partner=partner) as view:
                reason = view.answer()
                return Coached(int(partner), None, _info(reason)) if reason else Coached()
            case None:
                return Coached()


def coach_question(table: Table, seat: int, about: About) -> CoachQuestion:
    """Asked by who sits there, at a table with bots, while the game runs."""
    bots = {
        number: taken.bot for number, taken in enumerate(table.seats) if isinstance(taken, Program)
    }
    if table.deal is not None:
        raise Refused("deal-no-coach")
    if not bots:
        raise Refused("no-bot-there", seat=(seat + 1) % table.settings.seats)
    if table.state is None or table.secret is None:
        raise Refused("game-not-started")
    if table.is_over:
        raise Refused("game-over")
    game = game_so_far(table)
    asked: Suggestion | PartnersView | None
    if about == "what-now":
        if table.state.turn != seat:
            raise Refused("not-on-turn", turn=int(table.state.turn), seat=seat)
        asked = Suggestion(Seat(seat), [move for _, move in game.moves], table.state)
    else:
        asked = _partners_view(table, game, seat, bots)
    return CoachQuestion(about, table.seq, asked)


def _partners_view(
    table: Table, game: GameSoFar, seat: int, bots: dict[int, str]
) -> PartnersView | None:
    """Of one's last move: who was told, or who came next."""
    assert table.state is not None
    own = [
        place
        for place, (moved, move) in enumerate(game.moves)
        if moved.seat == seat and not isinstance(move, Arrange)
    ]
    if not own:
        return None
    made = game.moves[: own[-1] + 1]
    last = made[-1][1]
    partner = last.to if isinstance(last, Hint) else (seat + 1) % table.settings.seats
    if partner not in bots:
        return None
    return PartnersView(
        make=partial(make_bot, bots[partner], Seat(partner), bot_dice(partner, game.salt)),
        partner=Seat(partner),
        moves=[
            FollowedMove(move, is_own=moved.by_bot and moved.seat == partner)
            for moved, move in made
        ],
        state=table.state,
        asker=Seat(seat),
        dice=f"coach {table.id} {table.seq} {seat}",
    )


def _info(reason: Reason | None) -> ReasonInfo | None:
    return reason and ReasonInfo(reason.key, dict(reason.values), list(reason.cards))
