"""HTTP: links that show something where they are sent. Whoever fetches a preview has nothing but
the link, so a preview tells what the link tells anyway, and nothing of cards before the end."""

from functools import partial
from html import escape
from typing import Annotated

import msgspec
from starlette.responses import HTMLResponse, Response

from hanabi.drawing import png_of
from hanabi.drawing.share import HEIGHT, WIDTH, share_svg
from hanabi.game import GameState
from hanabi.i18n import Messages
from hanabi.i18n.messages import locales
from hanabi.rules import Suit
from hanabi.server.errors import Refused, Unavailable
from hanabi.server.http.endpoint import ApiRequest, Endpoint
from hanabi.server.play.live_table import LiveTable
from hanabi.server.table.table import Table
from hanabi.server.thinking.pool import ThoughtFailed, ThoughtTooLong
from hanabi.server.wire.invitations import host_name

_ID = Annotated[str, msgspec.Meta(max_length=32)]
_PICTURE_COST = 20.0
_PAGE = """<!doctype html>
<html lang="{locale}" prefix="og: https://ogp.me/ns#">
<meta charset="utf-8">
<meta name="robots" content="noindex">
<title>{title}</title>
<meta property="og:type" content="website">
<meta property="og:site_name" content="Hanabi">
<meta property="og:title" content="{title}">
<meta property="og:description" content="{about}">
<meta property="og:image" content="{image}">
<meta property="og:image:width" content="{width}">
<meta property="og:image:height" content="{height}">
<meta name="twitter:card" content="summary_large_image">
<meta http-equiv="refresh" content="0; url={address}">
<p><a href="{address}">{title}</a></p>
</html>
"""


class ShareQuery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The language of the words, and the move, the eyes and the tried lines that a replay's link
    has."""

    locale: Annotated[str, msgspec.Meta(max_length=16)] = "en"
    at: Annotated[int, msgspec.Meta(ge=0, le=9999)] | None = None
    seat: Annotated[int, msgspec.Meta(ge=0, le=9)] | None = None
    lines: Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_-]{2,32}$")] | None = None


def _messages(request: ApiRequest) -> Messages:
    asked: str = request.query.locale
    return Messages(asked if asked in locales() else "en")


async def picture(request: ApiRequest) -> Response:
    """A finished game as PNG."""
    live = await _finished(request)
    svg = result_svg(live.table, _messages(request))
    drawing = partial(png_of, svg, WIDTH)  # nothing else is done in a process meanwhile
    try:
        png = await request.service.thinking.explain(drawing, request.address)
    except (ThoughtTooLong, ThoughtFailed):
        raise Unavailable("bot-too-slow") from None
    return Response(png, media_type="image/png")


async def replay_page(request: ApiRequest) -> Response:
    """A link to a replay, with its result as title and its picture."""
    live, messages = await _finished(request), _messages(request)
    query: ShareQuery = request.query
    page, place = "replay", "" if query.at is None else f"/{query.at}"
    if query.lines is not None:
        page, place = "lines", f"/{query.at or 0}/{query.lines}"
    elif place and query.seat is not None:
        place += f"/{query.seat}"
    return _page(
        messages,
        _result(live.table, messages),
        ", ".join(live.table.names()),
        f"{request.service.settings.public_url}/api/games/{live.table.id}/picture"
        f"?locale={messages.locale}",
        f"/#/{page}/{live.table.id}{place}",
    )


async def table_page(request: ApiRequest) -> Response:
    """A link to a table: who invites to what, as whoever opens it is told anyway."""
    live, messages = await request.service.lobby.get(request.path["table_id"]), _messages(request)
    table = live.table
    return _page(
        messages,
        messages.format("share-invites", name=host_name(table)),
        messages.format("share-players", count=table.settings.seats),
        f"{request.service.settings.public_url}/icon-512.png",
        f"/#/t/{table.id}",
        size=(512, 512),
    )


async def _finished(request: ApiRequest) -> LiveTable:
    live = await request.service.lobby.get(request.path["game_id"])
    identity = f"at {request.address}" if request.signed_in is None else request.signed_in.id
    await request.service.check_shown(live, identity, None, request.address)
    if live.table.state is None or not live.table.is_over:
        raise Refused("game-not-over")
    return live


def result_svg(table: Table, messages: Messages) -> str:
    """The picture of a game that is over."""
    state = table.state
    assert state is not None
    outcome = state.outcome

    def letter(suit: Suit) -> str:
        return messages.format(f"suit-{suit.value}.letter")

    most = messages.format("share-of", most=state.ruleset.max_score)
    sentence = messages.format(f"{_rating(state)}.sentence") if outcome else ""
    score = "–" if outcome is None else str(outcome.score)
    tops = [state.card(cards[-1]) if cards else None for cards in state.fireworks]
    return share_svg(score, most, tops, sentence, ", ".join(table.names()), letter=letter)


def _result(table: Table, messages: Messages) -> str:
    state = table.state
    assert state is not None
    if state.outcome is None:
        return messages.format("share-abandoned")
    return messages.format("share-result", score=state.outcome.score, most=state.ruleset.max_score)


def _rating(state: GameState) -> str:
    assert state.outcome is not None
    if state.outcome.rating is not None:
        return f"rating-{state.outcome.rating.value}"
    return "rating-expert-won" if state.outcome.score else "rating-expert-lost"


def _page(
    messages: Messages,
    title: str,
    about: str,
    image: str,
    address: str,
    *,
    size: tuple[int, int] = (WIDTH, HEIGHT),
) -> Response:
    values = {"title": title, "about": about, "image": image, "address": address}
    written = {name: escape(text) for name, text in values.items()}
    return HTMLResponse(
        _PAGE.format(locale=messages.locale, width=size[0], height=size[1], **written)
    )


ENDPOINTS = (
    Endpoint("GET", "/api/games/{game_id}/picture", picture, "A finished game as a picture", str,
             query=ShareQuery, needs_identity=False, media="image/png",
             extra_cost=_PICTURE_COST, ends_with_asker=True, path_types={"game_id": _ID}),
    Endpoint("GET", "/share/replay/{game_id}", replay_page, "A replay's link with a preview", str,
             query=ShareQuery, needs_identity=False, media="text/html",
             path_types={"game_id": _ID}),
    Endpoint("GET", "/share/table/{table_id}", table_page, "A table's link with a preview", str,
             query=ShareQuery, needs_identity=False, media="text/html",
             path_types={"table_id": _ID}),
)  # fmt: skip
