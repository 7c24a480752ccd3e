"""``hanabi connect``: a bot takes a seat at somebody's table, through the public protocol."""

import click

from hanabi.cli.console import complain, put
from hanabi.cli.extras import missing
from hanabi.cli.help import Command
from hanabi.cli.language import say
from hanabi.cli.options.bots import BotWords, failure, table_bot
from hanabi.cli.options.types import WholeNumber

_BOT_FAILED = 1


@click.command(cls=Command)
@click.argument("url", metavar="URL")
@click.option("--bot", metavar="NAME", type=BotWords(), default="cautious", show_default=True)
@click.option("--seat", metavar="N", type=WholeNumber())
@click.option("--token", metavar="TOKEN", envvar="HANABI_TOKEN")
@click.option("--passphrase", metavar="WORDS")
def connect(url: str, bot: str, seat: int | None, token: str | None, passphrase: str | None) -> int:
    """Without a token a new guest plays. The exit code is 1 if a bot of one's own failed."""
    import asyncio

    try:
        from hanabi.client.connection import BotClient, TableAddress, become_guest, take_seat
    except ImportError as error:
        raise missing(error.name, "server") from None
    name = table_bot(bot)
    address = TableAddress(url)
    identity = token or become_guest(address, name)
    take_seat(address, identity, seat, passphrase)
    failures: list[Exception] = []

    def tell(error: Exception) -> None:
        failures.append(error)
        complain(failure(name, error))

    outcome = asyncio.run(BotClient(address, identity, name, tell).play(passphrase))
    put(say("connect-abandoned") if outcome is None else say("connect-over", score=outcome.score))
    return _BOT_FAILED if failures else 0
