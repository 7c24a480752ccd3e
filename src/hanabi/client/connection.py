"""A bot behind a connection: the public protocol and nothing else."""

import asyncio
import json
import re
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Callable
from http.client import HTTPException
from typing import Any
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from hanabi.client.bot_player import BotPlayer
from hanabi.client.errors import ServerRefused
from hanabi.client.reading import read_outcome, read_view
from hanabi.game import Outcome
from hanabi.notation.text import move_text
from hanabi.rules import Ruleset, ruleset
from hanabi.rules.system_errors import system_reason

_ADDRESS = re.compile(r"(https?)://([^/?#]+)(?:/.*)?[/#]([A-Za-z0-9_-]{8,32})/?(?:\?[^?#]*)?")
_TRIES = 12
"""With the pauses between them, more than half a minute: a server that restarts is back by then."""
_REQUEST_SECONDS = 20
PROTOCOL_VERSION = 2
"""Of the play protocol, as this client speaks it; see docs/protocol.md."""


class TableAddress:
    """Where a table is: read from any link that ends with its id, or with a query behind it."""

    def __init__(self, url: str) -> None:
        found = _ADDRESS.fullmatch(url)
        if found is None or not _is_host(found[2]):
            raise ServerRefused("table-address", url=url)
        scheme, host, self.table_id = found.groups()
        self.base = f"{scheme}://{host}"
        self.socket = f"ws{scheme[4:]}://{host}/api/tables/{self.table_id}/play"


def _is_host(text: str) -> bool:
    """Can there be a server of that name, perhaps with a port?"""
    try:
        parts = urlsplit(f"//{text}")
        (parts.hostname or "").encode("idna")
        is_plain = text.isprintable() and not set(text) & set(" @")
        return bool(parts.hostname) and parts.port != 0 and is_plain
    except ValueError:  # brackets that do not match, a port that is no number, an empty label
        return False


def request(
    base: str, method: str, path: str, body: object, credentials: dict[str, str]
) -> tuple[Any, str]:
    """The answer to an HTTP request and the cookie that came with it; a refusal is raised with
    the server's own code and values. The credentials are headers."""
    headers = {"Content-Type": "application/json", **credentials}
    data = json.dumps(body).encode()
    sent = urllib.request.Request(base + path, data, headers, method=method)
    try:
        with urllib.request.urlopen(sent, timeout=_REQUEST_SECONDS) as answer:
            cookie = answer.headers.get("Set-Cookie", "").partition(";")[0]
            return json.loads(answer.read() or b"null"), cookie
    except urllib.error.HTTPError as error:
        with error:
            raise _refusal(error.read()) from None
    except OSError as error:
        why = getattr(error, "reason", error)  # urllib puts the system's error into its own
        raise ServerRefused("unreachable", url=base, why=system_reason(why)) from None
    except (HTTPException, ValueError):
        raise ServerRefused("no-hanabi-server", url=base) from None


def _refusal(body: bytes) -> ServerRefused:
    try:
        error = json.loads(body)
        return ServerRefused(error["code"], **error.get("values", {}))
    except (ValueError, KeyError, TypeError):
        return ServerRefused("internal")


def become_guest(address: TableAddress, name: str) -> str:
    """A new guest's token."""
    _, cookie = request(address.base, "POST", "/api/guests", {"name": name}, {})
    label = {"label": "hanabi connect"}
    made, _ = request(address.base, "POST", "/api/me/tokens", label, {"Cookie": cookie})
    try:
        return str(made["token"])
    except (TypeError, KeyError):
        raise ServerRefused("no-hanabi-server", url=address.base) from None


def take_seat(address: TableAddress, token: str, seat: int | None, passphrase: str | None) -> None:
    """Sit down on this seat, or on the first free one; somebody who sits stays."""
    path, bearer = f"/api/tables/{address.table_id}", _bearer(token)
    if seat is None:
        table, _ = request(address.base, "GET", path, None, bearer)
        if table["status"] != "open":
            return
        free = [place for place, info in enumerate(table["seats"]) if info["kind"] == "free"]
        if not free:
            return
        seat = free[0]
    request(address.base, "PUT", f"{path}/seats/{seat}", {"passphrase": passphrase}, bearer)


def _bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


class BotClient:
    """Plays one seat of one table until the game is over."""

    def __init__(
        self,
        address: TableAddress,
        token: str,
        bot_name: str,
        tell: Callable[[Exception], None] = lambda _: None,
    ) -> None:
        """``tell`` is told what the bot did wrong."""
        self._address = address
        self._token = token
        self._player = BotPlayer(bot_name, tell)
        self._rules: Ruleset | None = None
        self._last_seq = 0
        self._waiting: list[dict[str, Any]] = []
        """Updates that came before the rules."""
        self._is_past = True
        """Is the server still telling what happened before?"""

    async def play(self, passphrase: str | None = None) -> Outcome | None:
        """The outcome; None if the game was abandoned. Reconnects when the connection breaks."""
        failures = 0
        while True:
            try:
                headers = _bearer(self._token)
                async with connect(self._address.socket, additional_headers=headers) as socket:
                    self._is_past = True
                    await socket.send(json.dumps(self._hello(passphrase)))
                    async for message in _messages(socket):
                        failures = 0
                        is_over, outcome = await self._receive(socket, message)
                        if is_over:
                            return outcome
            except (ConnectionClosed, InvalidHandshake, OSError) as error:
                failures += 1
                if failures == _TRIES:
                    raise ServerRefused(
                        "unreachable", url=self._address.base, why=system_reason(error)
                    ) from None
            await asyncio.sleep(min(0.1 * 2**failures, 5.0))

    def _hello(self, passphrase: str | None) -> dict[str, Any]:
        return {
            "type": "hello",
            "version": PROTOCOL_VERSION,
            "last_seq": self._last_seq,
            "passphrase": passphrase,
            "views": True,
        }

    async def _receive(
        self, socket: ClientConnection, message: dict[str, Any]
    ) -> tuple[bool, Outcome | None]:
        """Answer one message; tells whether the game is over, and how it ended."""
        kind = message["type"]
        if kind == "error" and message["code"] not in ("old-position", "game-over"):
            raise ServerRefused(message["code"], **message.get("values", {}))
        table = message.get("table")
        if table is not None:
            rules = table["rules"]
            self._rules = ruleset(table["settings"]["seats"], rules["edition"], rules["options"])
            if table["status"] in ("finished", "abandoned", "closed"):
                outcome = table["outcome"]
                return True, outcome and read_outcome(outcome)
            self._is_past = False
        if kind == "update":
            self._last_seq = message["seq"]
            self._waiting.append(message)
        if self._rules is not None:
            for update in self._waiting:
                self._remember(self._rules, update)
            self._waiting.clear()
            if "view" in message and not self._is_past:
                await self._move_if_on_turn(socket, self._rules, message["view"], message["seq"])
        return False, None

    def _remember(self, rules: Ruleset, update: dict[str, Any]) -> None:
        match update["entry"]["type"]:
            case "started":
                self._player.start(rules, update.get("view"))
            case "moved":
                self._player.add(rules, update)
            case "undone":
                self._player.take_back(update["entry"]["moves"])

    async def _move_if_on_turn(
        self, socket: ClientConnection, rules: Ruleset, wire: dict[str, Any], seq: int
    ) -> None:
        if wire["seat"] is None:
            raise ServerRefused("not-seated")
        view = read_view(rules, wire, self._player.hints())
        if view.legal_moves and view.outcome is None:
            move = await asyncio.to_thread(self._player.choose, view)
            key = f"{wire['seat']}-{seq}"
            message = {"type": "move", "seq": seq, "move": move_text(move), "key": key}
            await socket.send(json.dumps(message))


async def _messages(socket: ClientConnection) -> AsyncIterator[dict[str, Any]]:
    async for frame in socket:
        yield json.loads(frame)
