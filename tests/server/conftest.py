"""What all tests of the server share: servers to play on."""

from tests.server.running_server import execute, serve, server
from tests.server.theatre import push_service, theatre

__all__ = ["execute", "push_service", "serve", "server", "theatre"]
