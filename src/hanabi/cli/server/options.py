"""The settings of a server as options: each has its variable, and the default of ``Settings``."""

from collections.abc import Callable
from typing import Any, TypeVar

import click

from hanabi.server.settings import Settings

Function = TypeVar("Function", bound=Callable[..., object])


def setting(
    name: str,
    metavar: str | None = None,
    kind: click.ParamType[Any] | None = None,
    *,
    is_flag: bool = False,
) -> Callable[[Function], Function]:
    """``bot_delay`` is ``--bot-delay`` or ``HANABI_BOT_DELAY``."""
    default = getattr(Settings, name)
    return click.option(
        f"--{name.replace('_', '-')}",
        name,
        metavar=metavar,
        type=kind,
        is_flag=is_flag,
        envvar=f"HANABI_{name.upper()}",
        default=default,
        show_default=default not in ("", False),
    )


data_option = setting("data", "FOLDER")
database_option = setting("database", "URL")
