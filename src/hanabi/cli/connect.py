"""``hanabi connect``: a bot takes a seat at somebody's table, through the public protocol."""

from typing import Annotated

import typer

from hanabi.cli.console import put
from hanabi.cli.speech import Refused, say


def connect(
    url: Annotated[str, typer.Argument(metavar="URL")],
    bot: Annotated[str, typer.Option("--bot", metavar="NAME")] = "cautious",
    seat: Annotated[int | None, typer.Option("--seat", metavar="N")] = None,
    token: Annotated[str | None, typer.Option("--token", metavar="TOKEN")] = None,
    passphrase: Annotated[str | None, typer.Option("--passphrase", metavar="WORDS")] = None,
) -> None:
    """Sit down and play one game."""
    import asyncio
    import os

    try:
        from hanabi.server.client import BotClient, TableAddress, become_guest, take_seat
    except ImportError as error:
        raise Refused("no-server", missing=error.name or "?") from None
    from hanabi.bots import BOTS, UnknownBot

    if bot not in BOTS:
        raise UnknownBot("unknown-bot", bot=bot, known=", ".join(BOTS))
    address = TableAddress(url)
    known = token or os.environ.get("HANABI_TOKEN") or become_guest(address, bot)
    take_seat(address, known, seat, passphrase)
    outcome = asyncio.run(BotClient(address, known, bot).play(passphrase))
    put(say("connect-abandoned") if outcome is None else say("connect-over", score=outcome.score))
