"""What all tests of the server share: servers to play on."""

from tests.server.running_server import serve, server

__all__ = ["serve", "server"]
