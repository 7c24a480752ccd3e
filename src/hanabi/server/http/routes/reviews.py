"""HTTP: games looked back at."""

from hanabi.server.http.endpoint import ApiRequest, Endpoint
from hanabi.server.http.routes.games import GAME_PATH, OpenRequest, asker_of, opened
from hanabi.server.wire.reviews import ReviewState

_COST = 4.0
_WAIT_SECONDS = 20.0


async def review(request: ApiRequest) -> ReviewState:
    """The review of a game that is over; if there is none yet, one is made."""
    live = await opened(request)
    return await request.service.reviews.ask(live.table, asker_of(request), request.address)


async def open_review(request: ApiRequest) -> ReviewState:
    """The same for somebody who knows the table's passphrase. Trying that is dear: so the answer
    comes when the review is made, or after some seconds."""
    live = await opened(request)
    asker, address = asker_of(request), request.address
    return await request.service.reviews.wait(live.table, asker, address, _WAIT_SECONDS)


ENDPOINTS = (
    Endpoint("GET", "/api/games/{game_id}/review", review, "The review of a game", ReviewState,
             needs_identity=False, extra_cost=_COST, path_types=GAME_PATH),
    Endpoint("POST", "/api/games/{game_id}/review", open_review,
             "The review of a game with a passphrase", ReviewState, body=OpenRequest,
             needs_identity=False, extra_cost=_COST, ends_with_asker=True, path_types=GAME_PATH),
)  # fmt: skip
