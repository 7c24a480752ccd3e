"""What all tests of the server share: servers to play on."""

from tests.server.running_server import serve, server
from tests.server.theatre import push_service, theatre

__all__ = ["push_service", "serve", "server", "theatre"]
