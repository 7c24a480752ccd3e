"""A player for any hanabi server in one file: the public protocol, nothing of `hanabi` itself.

    python examples/connect_bot.py http://127.0.0.1:8265 TABLE_ID

It sits down on the first free seat and plays what it knows to fit, else gives a hint, else
discards its oldest card. Put your own idea into `choose`. See docs/protocol.md.
"""

import json
import sys
import urllib.request
from typing import Any

from websockets.sync.client import connect


def call(url: str, method: str, body: object, cookie: str = "") -> tuple[Any, str]:
    """One HTTP request: the answer, and the cookie that came with it."""
    headers = {"Content-Type": "application/json", "Cookie": cookie}
    request = urllib.request.Request(url, json.dumps(body).encode(), headers, method=method)
    with urllib.request.urlopen(request) as answer:
        return json.load(answer), answer.headers.get("Set-Cookie", "").split(";")[0]


def choose(view: dict[str, Any]) -> str:
    """The move, one of view["legal_moves"]; never empty when it is our turn."""
    moves: list[str] = view["legal_moves"]
    for card in view["hands"][view["seat"]]:
        may_not_fit = card["possible"] & ~view["playable"]
        if not may_not_fit and f"play {card['id']}" in moves:
            return f"play {card['id']}"
    hints = [move for move in moves if "hint" in move]
    return hints[0] if hints else moves[0]


def play(server: str, table: str) -> dict[str, Any] | None:
    """Play one game; the outcome, or None if it was abandoned."""
    _, cookie = call(f"{server}/api/guests", "POST", {"name": "Example"})
    seats = call(f"{server}/api/tables/{table}", "GET", None)[0]["seats"]
    free = next(place for place, seat in enumerate(seats) if seat["kind"] == "free")
    call(f"{server}/api/tables/{table}/seats/{free}", "PUT", {}, cookie)
    address = f"ws{server[4:]}/api/tables/{table}/play"
    with connect(address, additional_headers={"Cookie": cookie}) as socket:
        socket.send(json.dumps({"type": "hello", "version": 2}))
        for frame in socket:
            message = json.loads(frame)
            status = message.get("table", {}).get("status")
            if status in ("finished", "abandoned", "closed"):
                outcome: dict[str, Any] | None = message["table"]["outcome"]
                return outcome
            view = message.get("view")
            if view and view["legal_moves"]:
                move = {"type": "move", "seq": message["seq"], "move": choose(view)}
                socket.send(json.dumps({**move, "key": f"move-{message['seq']}"}))
    return None


if __name__ == "__main__":
    print(play(sys.argv[1], sys.argv[2]))
