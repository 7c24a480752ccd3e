"""What a far table refuses."""

from hanabi.rules import HanabiError


class ServerRefused(HanabiError):
    """The server said no, or could not be reached; the code and its values are its own."""
