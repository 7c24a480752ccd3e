"""Servers for programs to connect to."""

from tests.server.running_server import serve, server

__all__ = ["serve", "server"]
