"""``hanabi serve``: the game for browsers and programs, with nothing to set up."""

from typing import Annotated

import typer

from hanabi.cli.console import put
from hanabi.cli.speech import Refused, say


def serve(
    *,
    host: Annotated[str | None, typer.Option("--host", metavar="ADDRESS")] = None,
    port: Annotated[int | None, typer.Option("--port", metavar="N")] = None,
    data: Annotated[str | None, typer.Option("--data", metavar="FOLDER")] = None,
    database: Annotated[str | None, typer.Option("--database", metavar="URL")] = None,
    origins: Annotated[str | None, typer.Option("--origins", metavar="URLS")] = None,
    trusted_proxies: Annotated[
        str | None, typer.Option("--trusted-proxies", metavar="ADDRESSES")
    ] = None,
    secure_cookies: Annotated[bool, typer.Option("--secure-cookies")] = False,
    bot_delay: Annotated[float | None, typer.Option("--bot-delay", metavar="SECONDS")] = None,
    bot_limit: Annotated[float | None, typer.Option("--bot-limit", metavar="SECONDS")] = None,
    message_rate: Annotated[float | None, typer.Option("--message-rate", metavar="N")] = None,
    request_rate: Annotated[float | None, typer.Option("--request-rate", metavar="N")] = None,
    guests_per_hour: Annotated[float | None, typer.Option("--guests-per-hour", metavar="N")] = None,
    tables_per_hour: Annotated[float | None, typer.Option("--tables-per-hour", metavar="N")] = None,
    idle_minutes: Annotated[float | None, typer.Option("--idle-minutes", metavar="N")] = None,
    log_level: Annotated[str | None, typer.Option("--log-level", metavar="LEVEL")] = None,
) -> None:
    """Serve until interrupted."""
    import os

    flags = {name: value for name, value in locals().items() if name != "os"}
    flags["secure_cookies"] = secure_cookies or None
    try:
        from hanabi.server.run import serve as serve_forever
        from hanabi.server.settings import settings_from
    except ImportError as error:
        raise Refused("no-server", missing=error.name or "?") from None
    settings = settings_from(os.environ, flags)

    def announce(url: str) -> None:
        put(say("serve-ready", url=url))
        put(say("serve-data", data=settings.place))
        typer.get_text_stream("stdout").flush()

    serve_forever(settings, announce)
