"""``hanabi serve``: the game for browsers and programs, with nothing to set up."""

import contextlib
from typing import Any

import click

from hanabi.cli.console import OutputFull, flush, put
from hanabi.cli.extras import missing
from hanabi.cli.help import Command
from hanabi.cli.language import say
from hanabi.cli.options.bots import BotWords
from hanabi.cli.options.types import Number, OneOf, ProxyAddresses, WebAddress, WholeNumber
from hanabi.cli.server.options import data_option, database_option, setting
from hanabi.server.settings import Settings

_RATE = Number(0.1, 1_000_000_000)
_PER_HOUR = Number(0, 1_000_000_000)


@click.command(cls=Command)
@setting("host", "ADDRESS")
@setting("port", "N", WholeNumber(0, 65_535))
@data_option
@database_option
@setting("public_url", "URL", WebAddress())
@setting("trusted_proxies", "ADDRESSES", ProxyAddresses())
@setting("secure_cookies", is_flag=True)
@setting("bot_delay", "SECONDS", Number(0, 60))
@setting("bot_limit", "SECONDS", Number(0.01, 3600))
@setting("bots", "NAME,NAME…", BotWords())
@setting("message_rate", "N", _RATE)
@setting("request_rate", "N", _RATE)
@setting("guests_per_hour", "N", _PER_HOUR)
@setting("tables_per_hour", "N", _PER_HOUR)
@setting("open_tables_per_identity", "N", WholeNumber(1, 1_000_000))
@setting("connections_per_address", "N", WholeNumber(1, 1_000_000))
@setting("connections_per_identity", "N", WholeNumber(1, 1_000_000))
@setting("away_minutes", "N", Number(0, 1_000_000))
@setting("push_seconds", "SECONDS", Number(0, 1_000_000))
@setting("push_hosts", "HOSTS")
@setting("idle_minutes", "N", Number(0, 1_000_000))
@setting("workers", "N", WholeNumber(1, 256))
@setting("drain_seconds", "SECONDS", Number(0, 3600))
@setting("log_level", "LEVEL", OneOf(("debug", "info", "warning", "error", "critical")))
def serve(**values: Any) -> None:
    settings = Settings(**values)
    try:
        from hanabi.server.run import serve as serve_forever
    except ImportError as error:
        raise missing(error.name, "server") from None

    _check_bots(settings.bots)

    def announce(url: str) -> None:
        with contextlib.suppress(OutputFull):  # it serves whether anybody reads this or not
            put(say("serve-ready", url=url))
            put(say("serve-data", data=settings.place))
            flush()

    serve_forever(settings, announce)


def _check_bots(listed: str) -> None:
    """Refuse a bot whose code does not run, where it can be tried out beside this process."""
    from hanabi.server.thinking.operators_bots import read_operators_bots
    from hanabi.simulate.sandbox import CAN_FORK, Sandbox

    for own in read_operators_bots(listed):
        if CAN_FORK:
            Sandbox(own).close()
