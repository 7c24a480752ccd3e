"""A program at a far table: it speaks the public protocol and imports nothing of the server."""
