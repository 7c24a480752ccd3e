"""HTTP: what if? Another move at a position of a record, with all cards open."""

import asyncio
from dataclasses import replace
from functools import partial
from typing import Annotated, Any

import msgspec

from hanabi.bots import BOTS
from hanabi.game import GameState, Move
from hanabi.notation import Record
from hanabi.notation.text import move_text, parse_move
from hanabi.server.errors import BadRequest, Refused, Unavailable
from hanabi.server.http.endpoint import ApiRequest, Endpoint
from hanabi.server.http.routes.replays import (
    MOST_MOVES,
    ReplayStep,
    programs_of,
    read_game,
    walked_through,
)
from hanabi.server.table.playing_on import made_in
from hanabi.server.thinking.bot_seats import BotSeat, GameSoFar
from hanabi.server.thinking.pool import ThoughtFailed, ThoughtTooLong
from hanabi.server.wire.views import Viewer
from hanabi.view import Views, checked_move

_COST = 2.0
POSITIONS_OF_A_REQUEST = 30
"""Writing so many costs as much as another request."""
_BOT = "smart"
"""Moves where no bot sat."""
_MOVE = Annotated[str, msgspec.Meta(max_length=100)]
_NUMBER = Annotated[int, msgspec.Meta(ge=0, le=MOST_MOVES)]


class TryRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record up to so many moves (``after``), ``moves`` that lead on from there as records write
    them, and one more: ``tried``, in the views' numbers for cards, or with ``by_bot`` that of a
    bot. Positions from the one after ``since`` moves on are wanted."""

    record: dict[str, Any]
    after: _NUMBER | None = None
    moves: Annotated[list[_MOVE], msgspec.Meta(max_length=MOST_MOVES)] = []
    since: _NUMBER = 0
    tried: _MOVE | None = None
    by_bot: bool = False


class TriedStep(msgspec.Struct, frozen=True):
    """A position, the move that led to it as records write it, and what may be done there."""

    step: ReplayStep
    written: str | None
    legal_moves: list[str]


async def tries(request: ApiRequest) -> list[TriedStep]:
    """Nothing is stored; the record's cards are the sender's own."""
    body: TryRequest = request.body
    record = await asyncio.to_thread(_along, body)
    if len(record.moves) >= MOST_MOVES:
        raise BadRequest("record-too-many-moves", limit=MOST_MOVES)
    if body.by_bot:
        record = _and(record, parse_move(await _bots_move(request, record)))
    elif body.tried is not None:
        record = _and(record, _chosen(record.end, parse_move(body.tried)))
    written = max(0, len(record.moves) + 1 - body.since)
    request.service.limits.requests.need(request.address, written / POSITIONS_OF_A_REQUEST)
    return await asyncio.to_thread(_steps, record, body.since)


def _along(body: TryRequest) -> Record:
    """The record as it goes along the line; moves that the rules refuse are refused."""
    record = read_game(body.record)
    after = len(record.moves) if body.after is None else body.after
    if after > len(record.moves):
        raise BadRequest("record-after", after=after, first=0, last=len(record.moves))
    moves = (*record.moves[:after], *map(parse_move, body.moves))
    line = replace(record, moves=moves)
    if body.moves:
        _ = line.end
    return line


def _and(record: Record, move: Move) -> Record:
    return replace(record, moves=(*record.moves, move))


def _chosen(state: GameState, move: Move) -> Move:
    if state.next_seat is None:
        raise Refused("game-over")
    return checked_move(state, state.next_seat, move)


async def _bots_move(request: ApiRequest, record: Record) -> str:
    """What the bot that sat there, or else one that many know, does with what its seat may know."""
    seat = record.end.next_seat
    if seat is None:
        raise Refused("game-over")
    programs = programs_of(record)
    sat = programs[seat]
    bot = sat if sat in BOTS else _BOT
    own = [name if name == bot else None for name in programs]  # the moves of this bot alone
    game = GameSoFar(record.ruleset, record.deal, "", made_in(record, own))
    task = partial(BotSeat(bot, seat).choose, game)
    try:
        with request.service.limits.questions.one_for(request.address, "too-many-questions"):
            return await request.service.thinking.explain(task, request.address)
    except (ThoughtTooLong, ThoughtFailed):
        raise Unavailable("bot-too-slow") from None


def _steps(record: Record, since: int) -> list[TriedStep]:
    views: Views | None = None
    steps: list[TriedStep] = []
    walk = enumerate(walked_through(record, Viewer(None, hands_open=True)))
    for number, (move, state, step) in walk:
        if number < since:
            continue
        if views is None:
            views = Views(state)
        else:
            views.move_to(state)
        legal = map(move_text, views.legal_moves(state.next_seat))
        steps.append(TriedStep(step, None if move is None else move_text(move), list(legal)))
    return steps


ENDPOINTS = (
    Endpoint("POST", "/api/replays/tries", tries, "Another move at a position of a record",
             list[TriedStep], body=TryRequest, needs_identity=False, extra_cost=_COST,
             ends_with_asker=True),
)  # fmt: skip
