"""Servers for commands to meet."""

from tests.server.running_server import serve, server

__all__ = ["serve", "server"]
