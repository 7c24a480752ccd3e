"""HTTP: the deal of the day, and deals among friends."""

from typing import Annotated, Literal

import msgspec

from hanabi.server.errors import BadRequest, Refused, TooMany
from hanabi.server.http.endpoint import ApiRequest, Endpoint
from hanabi.server.http.routes.games import GAME_PATH, asker_of
from hanabi.server.play.shared_deals import kind_of, shared
from hanabi.server.table import commands
from hanabi.server.table.entries import OptionValue, TableSettings, Talk
from hanabi.server.thinking.deal_scores import BotScore, ScoresTask
from hanabi.server.wire.protocol import TableInfo
from hanabi.server.wire.table_info import table_info
from hanabi.storage import GameFilter
from hanabi.storage.deals import DealRow

MOST_RESULTS = 200
"""That are told: the newest."""
_COST = 4.0
_DEAL_PATH = {"deal_id": Annotated[str, msgspec.Meta(max_length=32)]}


class DealResult(msgspec.Struct, frozen=True):
    """What a team reached; ``programs`` has the bots by seat, null for people."""

    game: str
    players: list[str]
    programs: list[str | None]
    score: int
    max_score: int
    ended_at: float
    is_yours: bool


class DealComparison(msgspec.Struct, frozen=True):
    """Of so many players: teams of one bot, the best score with all cards face up, and what nobody
    can exceed; both nulls while they are computed, and for ever if that takes too long."""

    players: int
    status: Literal["ready", "waiting", "too-long"]
    bots: list[BotScore]
    best: int | None = None
    bound: int | None = None


class DealInfo(msgspec.Struct, frozen=True):
    """A deal without its cards. Results only for those who may see them; ``teams`` have finished.

    ``your_game`` is where one plays it, or played it; ``before`` is the day before that had one.
    """

    id: str
    kind: Literal["day", "friends"]
    edition: str | None
    options: dict[str, OptionValue]
    players: int | None
    opened_at: float
    closes_at: float
    is_open: bool
    teams: int
    status: Literal["unplayed", "running", "over"]
    your_game: str | None
    before: str | None
    results: list[DealResult] | None
    comparisons: list[DealComparison]


class DealTableRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table for the deal: how many play, where the deal leaves that open, and how they talk."""

    seats: Annotated[int, msgspec.Meta(ge=2, le=5)]
    talk: Talk = "phrases"
    bot_delay: Annotated[float, msgspec.Meta(ge=0, le=10)] | None = None


async def today(request: ApiRequest) -> DealInfo:
    """The deal of the day."""
    return await _info(request, await request.service.deals.today())


async def show(request: ApiRequest) -> DealInfo:
    """A deal by its day or its id."""
    return await _info(request, await request.service.deals.get(request.path["deal_id"]))


async def make_table(request: ApiRequest) -> TableInfo:
    """A table at which the deal is played: nobody watches, nobody takes anything back."""
    service, caller, body = request.service, request.caller, request.body
    row = await service.deals.get(request.path["deal_id"])
    if not service.deals.is_open(row):
        raise Refused("deal-closed")
    deal = shared(row)
    if deal.players not in (None, body.seats):
        raise BadRequest("deal-players", players=deal.players)
    if await service.deals.played(row, caller.id) is not None:
        raise Refused("deal-played", name=caller.name)
    service.limits.tables.need(caller.id)
    if await service.games.count_open(caller.id) >= service.settings.open_tables_per_identity:
        raise TooMany("too-many-open-tables", limit=service.settings.open_tables_per_identity)
    settings = TableSettings(
        seats=body.seats,
        edition=deal.edition,
        options=deal.options,
        first_seat=deal.first_seat,
        talk=body.talk,
        visibility="link",
        spectators="none",
        bot_delay=body.bot_delay,
        bot_seats="keep",
    )
    live = await service.lobby.create(caller, settings, deal=row.id)
    return table_info(live.table, service.time_and_chance.now())


async def share(request: ApiRequest) -> DealInfo:
    """The cards of a game that is over, for friends."""
    service, caller = request.service, request.caller
    live = await service.lobby.fresh(request.path["game_id"])
    if live.table.deal is None:
        commands.share_deal(live.table, caller.id, "")  # refused before anything is made
        deal_id = await service.deals.make_of(live.table)
        await live.carry_out(
            lambda table: commands.share_deal(table, caller.id, deal_id), by=caller.id
        )
    assert live.table.deal is not None
    return await _info(request, await service.deals.get(live.table.deal))


async def _info(request: ApiRequest, row: DealRow) -> DealInfo:
    deals, asker, deal = request.service.deals, asker_of(request), shared(row)
    games, played = await deals.games_of(row), await deals.played(row, asker)
    results: list[DealResult] | None = None
    comparisons: list[DealComparison] = []
    if await deals.may_see(row, asker):
        results = await _results(request, games)
        for players in sorted({len(result.players) for result in results}):
            comparisons.append(await _comparison(request, row, players))
    return DealInfo(
        id=row.id,
        kind=kind_of(row.id),
        edition=deal.edition,
        options=deal.options,
        players=deal.players,
        opened_at=row.opened_at,
        closes_at=row.closes_at,
        is_open=deals.is_open(row),
        teams=len(games),
        status="unplayed" if played is None else "over" if played.is_over else "running",
        your_game=None if played is None else played.game_id,
        before=await deals.day_before(row),
        results=results,
        comparisons=comparisons,
    )


async def _results(request: ApiRequest, games: list[str]) -> list[DealResult]:
    """The best first."""
    wanted = GameFilter(
        statuses=("finished",), public_only=False, game_ids=tuple(games), limit=MOST_RESULTS
    )
    asker = asker_of(request)
    results = [
        DealResult(
            game=row.id,
            players=[seat.name for seat in seats],
            programs=[seat.bot for seat in seats],
            score=row.score or 0,
            max_score=row.max_score,
            ended_at=row.ended_at or 0.0,
            is_yours=any(seat.identity_id == asker for seat in seats),
        )
        for row, seats in await request.service.games.find(wanted)
    ]
    return sorted(results, key=lambda result: (-result.score, result.ended_at))


async def _comparison(request: ApiRequest, row: DealRow, players: int) -> DealComparison:
    deal, scores = shared(row), request.service.deals.scores
    computed = await scores.of(row.id, ScoresTask(deal.rules(players), deal.deal()))
    if computed is not None:
        return DealComparison(players, "ready", computed.bots, computed.best, computed.bound)
    is_over = scores.is_given_up(row.id, players)
    return DealComparison(players, "too-long" if is_over else "waiting", [])


ENDPOINTS = (
    Endpoint("GET", "/api/deals/today", today, "The deal of the day", DealInfo,
             needs_identity=False, extra_cost=_COST),
    Endpoint("GET", "/api/deals/{deal_id}", show, "A deal that several teams play", DealInfo,
             needs_identity=False, extra_cost=_COST, path_types=_DEAL_PATH),
    Endpoint("POST", "/api/deals/{deal_id}/tables", make_table, "A table for a deal", TableInfo,
             201, body=DealTableRequest, path_types=_DEAL_PATH),
    Endpoint("POST", "/api/games/{game_id}/deal", share, "The same deal for friends", DealInfo,
             extra_cost=_COST, path_types=GAME_PATH),
)  # fmt: skip
