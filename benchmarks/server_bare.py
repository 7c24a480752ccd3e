"""The yardstick: the same frames from a Starlette loop with no game and no database.

``python -m benchmarks.server_bare PORT FRAMES`` serves the frames of recorded games, which are
in the file as JSON: by game, move and seat. A room is a path with its number; its connections
are its seats, in the order in which they come. Python is set as this server sets it.
"""

import json
import sys
from collections import defaultdict
from pathlib import Path

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from hanabi.server.interpreter import set_for_serving


class Rooms:
    """Who is connected where, and how far each room has come."""

    def __init__(self, games: list[list[list[str]]]) -> None:
        self._games = games
        self._seats: dict[int, list[WebSocket]] = defaultdict(list)
        self._moves: dict[int, int] = defaultdict(int)

    async def play(self, websocket: WebSocket) -> None:
        """Send everybody in the room the next frames, whenever somebody sends something."""
        await websocket.accept()
        room: int = websocket.path_params["room"]
        frames, seats = self._games[room % len(self._games)], self._seats[room]
        own_seat = len(seats)
        seats.append(websocket)
        try:
            await websocket.receive_text()
            await websocket.send_text(frames[0][own_seat])
            await websocket.send_text('{"type":"notes"}')
            while True:
                await websocket.receive_text()
                self._moves[room] = move = self._moves[room] % (len(frames) - 1) + 1
                for seat, other in enumerate(seats):
                    await other.send_text(frames[move][seat])
                await websocket.send_text('{"type":"ack","key":null,"seq":7}')
        except WebSocketDisconnect:
            seats.remove(websocket)


def main() -> None:
    games = json.loads(Path(sys.argv[2]).read_text())
    app = Starlette(routes=[WebSocketRoute("/rooms/{room:int}", Rooms(games).play)])
    set_for_serving()
    uvicorn.run(
        app, port=int(sys.argv[1]), ws="websockets-sansio", log_level="error", access_log=False
    )


if __name__ == "__main__":
    main()
