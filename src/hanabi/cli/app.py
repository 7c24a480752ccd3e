"""The application: its commands, and how everything that goes wrong is told in one line."""

import os
import sys
from collections.abc import Sequence
from typing import Annotated

import typer
from typer.main import get_command

from hanabi.cli.arena import arena
from hanabi.cli.backup import backup
from hanabi.cli.bots import bots
from hanabi.cli.check import check
from hanabi.cli.connect import connect
from hanabi.cli.console import complain, put
from hanabi.cli.editions import editions
from hanabi.cli.help import Command, Group
from hanabi.cli.play.command import play
from hanabi.cli.replay.command import replay
from hanabi.cli.restore import restore
from hanabi.cli.rules import rules
from hanabi.cli.serve import serve
from hanabi.cli.simulate import simulate
from hanabi.cli.speech import Refused, reason, say
from hanabi.cli.verify import verify
from hanabi.cli.warm_up import warm_up
from hanabi.rules.errors import HanabiError

BAD_INPUT = 2
_INTERRUPTED, _BROKEN_PIPE = 130, 141
COMMANDS = (
    *(play, replay, rules, editions, bots, check, serve, connect, backup, restore, verify),
    *(simulate, arena, warm_up),
)

app = typer.Typer(
    cls=Group, add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False
)
for command in COMMANDS:
    app.command(cls=Command)(command)


@app.callback(invoke_without_command=True)
def hanabi(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", is_eager=True)] = False,
) -> None:
    """Show the version, or the help where no command is named."""
    if version:
        from importlib.metadata import version as installed_version

        put(installed_version("hanabi"))
        raise typer.Exit
    if context.invoked_subcommand is None:
        put(context.get_help())


def run(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and give its exit code."""
    given = sys.argv[1:] if arguments is None else list(arguments)
    try:
        code = _invoke(given)
        sys.stdout.flush()
    except HanabiError as error:
        complain(reason(error))
        return BAD_INPUT
    except typer.TyperException as error:
        complain(_usage_error(error))
        return BAD_INPUT
    except BrokenPipeError:
        # The reader has gone (| head): what is still buffered goes nowhere, quietly.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return _BROKEN_PIPE
    except (KeyboardInterrupt, typer.Abort):
        return _INTERRUPTED
    return code


def _invoke(given: list[str]) -> int:
    known = [one.__name__.replace("_", "-") for one in COMMANDS]
    named = next((word for word in given if not word.startswith("-")), None)
    if named is not None and named not in known:
        raise Refused("unknown-command", command=named, known=", ".join(known))
    try:
        code = get_command(app)(given, prog_name="hanabi", standalone_mode=False)
    except SystemExit as exit_:  # Typer's own answer to a broken pipe
        raise BrokenPipeError from exit_
    return code if isinstance(code, int) else 0


def _usage_error(error: typer.TyperException) -> str:
    """Typer's refusals in the reader's language, told by their class."""
    kind = type(error).__name__
    parameter = getattr(error, "param", None)
    match kind:
        case "NoSuchOption":
            return say("error-no-such-option", option=getattr(error, "option_name", ""))
        case "MissingParameter" if parameter is not None:
            return say("error-missing-parameter", parameter=parameter.metavar)
        case "BadOptionUsage":
            return say("error-option-usage", option=getattr(error, "option_name", ""))
        case "UsageError":
            return say("error-too-many-words")
        case _:
            return say("error-usage", reason=error.format_message())
