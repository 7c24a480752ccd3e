"""The application: its commands, and how everything that goes wrong is told in one line."""

import os
import sys
from collections.abc import Sequence

import click

from hanabi.cli.bots import bots
from hanabi.cli.check import check
from hanabi.cli.completion import asked_by_shell, completion
from hanabi.cli.console import complain, flush, give_up_output, open_what_is_closed, put
from hanabi.cli.convert import convert
from hanabi.cli.editions import editions
from hanabi.cli.endgame import endgame
from hanabi.cli.help import Group
from hanabi.cli.language import reason, say
from hanabi.cli.many_games.arena import arena
from hanabi.cli.many_games.dataset import dataset
from hanabi.cli.many_games.simulate import simulate
from hanabi.cli.many_games.solve import solve
from hanabi.cli.many_games.stats import stats
from hanabi.cli.many_games.warm_up import warm_up
from hanabi.cli.play.command import play
from hanabi.cli.puzzles.command import puzzles
from hanabi.cli.replay.command import replay
from hanabi.cli.review.command import review
from hanabi.cli.rules import rules
from hanabi.cli.server.admin.command import admin
from hanabi.cli.server.backup import backup
from hanabi.cli.server.connect import connect
from hanabi.cli.server.restore import restore
from hanabi.cli.server.serve import serve
from hanabi.cli.server.verify import verify
from hanabi.cli.server.verify_backup import verify_backup
from hanabi.cli.show import show
from hanabi.rules.errors import HanabiError
from hanabi.rules.system_errors import system_reason

BAD_INPUT, INTERRUPTED = 2, 130
_BROKEN_PIPE = 141
_COMMANDS = (
    *(play, replay, show, convert, rules, editions, bots, check, serve, connect, backup),
    *(verify_backup, restore, admin, verify, simulate, arena, solve, endgame, review),
    *(puzzles, stats, dataset, warm_up, completion),
)


@click.group(
    cls=Group,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)
@click.option("--version", is_flag=True, is_eager=True)
@click.pass_context
def hanabi(context: click.Context, version: bool) -> None:
    if version:
        from importlib.metadata import version as installed_version

        put(installed_version("hanabi"))
        context.exit()
    if context.invoked_subcommand is None:
        put(context.get_help())


for _command in _COMMANDS:
    hanabi.add_command(_command)


def run(arguments: Sequence[str] | None = None) -> int:
    given = sys.argv[1:] if arguments is None else list(arguments)
    open_what_is_closed()
    try:
        code = _run(given)
        flush()
    except HanabiError as error:
        complain(reason(error))
        return BAD_INPUT
    except click.ClickException as error:
        complain(_usage_error(error, given))
        return BAD_INPUT
    except BrokenPipeError:
        give_up_output()  # the reader has gone (| head)
        return _BROKEN_PIPE
    except OSError as error:
        why = reason(system_reason(error))
        named = error.filename is not None
        file = os.fsdecode(error.filename) if named else ""
        complain(say("error-file-unusable", file=file, why=why) if named else why)
        return BAD_INPUT
    except (KeyboardInterrupt, click.Abort):
        return INTERRUPTED
    return code if isinstance(code, int) else 0


def _run(given: list[str]) -> object:
    answered = asked_by_shell(hanabi)
    if answered is not None:
        return answered
    try:
        with hanabi.make_context("hanabi", given) as context:
            return hanabi.invoke(context)
    except click.exceptions.Exit as exit_:
        return exit_.exit_code


def _usage_error(error: click.ClickException, given: list[str]) -> str:
    """Click's refusals in the reader's language, told by their class."""
    match error:
        case click.NoSuchOption():
            return say("error-no-such-option", option=error.option_name)
        case click.MissingParameter(param=click.Option(opts=[name, *_])):
            return say("error-missing-parameter", parameter=name)
        case click.MissingParameter(param=click.Argument(metavar=str() as name)):
            return say("error-missing-parameter", parameter=name)
        case click.BadOptionUsage():
            option = error.option_name
            has_value = any(word.startswith(f"{option}=") for word in given)
            return say("error-flag-usage" if has_value else "error-option-usage", option=option)
        case click.BadParameter(param=click.Option(is_flag=True, envvar=str() as variable)):
            said = os.environ.get(variable, "")  # nowhere else does a flag have a value
            return say("error-setting-value", name=variable, known="true, false", value=said)
        case click.BadParameter():
            return say("error-usage", reason=error.format_message())
        case click.UsageError():
            return say("error-too-many-words")
        case _:
            return say("error-usage", reason=error.format_message())
