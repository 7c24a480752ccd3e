"""The yardstick: the same frames from a Starlette loop with no game and no database.

``python -m benchmarks.server_bare PORT FRAMES`` serves the frames of a real game, which are in
the file as JSON: by move and seat. A room is a path; its four connections are its seats.
"""

import json
import sys
from collections import defaultdict
from pathlib import Path

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect


class Rooms:
    """Who is connected where, and how far each room has come."""

    def __init__(self, frames: list[list[str]]) -> None:
        self._frames = frames
        self._seats: dict[str, list[WebSocket]] = defaultdict(list)
        self._moves: dict[str, int] = defaultdict(int)

    async def play(self, websocket: WebSocket) -> None:
        """Send everybody in the room the next frames, whenever somebody sends something."""
        await websocket.accept()
        room = websocket.path_params["room"]
        seats = self._seats[room]
        own_seat = len(seats)
        seats.append(websocket)
        try:
            await websocket.receive_text()
            await websocket.send_text(self._frames[0][own_seat])
            await websocket.send_text('{"type":"notes"}')
            while True:
                await websocket.receive_text()
                self._moves[room] = move = self._moves[room] % (len(self._frames) - 1) + 1
                for seat, one in enumerate(seats):
                    await one.send_text(self._frames[move][seat])
                await websocket.send_text('{"type":"ack","key":null,"seq":7}')
        except WebSocketDisconnect:
            seats.remove(websocket)


def main() -> None:
    """Serve until killed."""
    frames = json.loads(Path(sys.argv[2]).read_text())
    route = WebSocketRoute("/rooms/{room}", Rooms(frames).play)
    app = Starlette(routes=[route])
    uvicorn.run(
        app, port=int(sys.argv[1]), ws="websockets-sansio", log_level="error", access_log=False
    )


if __name__ == "__main__":
    main()
