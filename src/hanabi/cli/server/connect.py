"""``hanabi connect``: a bot takes a seat at somebody's table, through the public protocol."""

import click

from hanabi.cli.console import put
from hanabi.cli.help import Command
from hanabi.cli.language import Refused, say
from hanabi.cli.options.types import WholeNumber


@click.command(cls=Command)
@click.argument("url", metavar="URL")
@click.option("--bot", metavar="NAME", default="cautious")
@click.option("--seat", metavar="N", type=WholeNumber())
@click.option("--token", metavar="TOKEN", envvar="HANABI_TOKEN")
@click.option("--passphrase", metavar="WORDS")
def connect(
    url: str, bot: str, seat: int | None, token: str | None, passphrase: str | None
) -> None:
    """Without a token a new guest plays."""
    import asyncio

    try:
        from hanabi.client.connection import BotClient, TableAddress, become_guest, take_seat
    except ImportError as error:
        raise Refused("no-server", missing=error.name or "?") from None
    from hanabi.bots import BOTS, UnknownBot

    if bot not in BOTS:
        raise UnknownBot("unknown-bot", bot=bot, known=", ".join(BOTS))
    address = TableAddress(url)
    identity = token or become_guest(address, bot)
    take_seat(address, identity, seat, passphrase)
    outcome = asyncio.run(BotClient(address, identity, bot).play(passphrase))
    put(say("connect-abandoned") if outcome is None else say("connect-over", score=outcome.score))
