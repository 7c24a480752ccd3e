"""Commands that explain themselves in the reader's language.

A command's message in the catalogue is ``command-<name>``; its attributes are the help of its
options and arguments and an example, so command files hold no prose. Bounds and environment
variables are not prose: they are read off the declarations.
"""

from collections.abc import Iterable
from typing import Protocol, runtime_checkable

import click

from hanabi.cli.console import put, wrapped
from hanabi.cli.language import Refused, say

_NAMES_WIDTH = 26


@runtime_checkable
class SelfExplaining(Protocol):
    """The type of an option that can tell what may be given."""

    def explain(self) -> str: ...


class Helpful(click.Command):
    """Its help goes the way of all output."""

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        option = super().get_help_option(ctx)
        if option is not None:
            option.callback = _show_help
        return option


def _show_help(ctx: click.Context, param: click.Parameter, value: bool) -> None:
    del param
    if value and not ctx.resilient_parsing:
        put(ctx.get_help())
        ctx.exit()


class Command(Helpful):
    """A command whose help comes from the catalogue."""

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        parts = [_usage(ctx, _argument_names(self, ctx)), wrapped(say(_key(self)))]
        arguments = _arguments(self, ctx)
        if arguments:
            rows = ((_metavar(argument), _text(self, argument)) for argument in arguments)
            parts.append(_table(say("help-arguments"), rows))
        parts += [_options(self, ctx), _example(_key(self))]
        formatter.write("\n\n".join(parts))


class Subcommand(Command):
    """A command of a group: ``group-name``, so that its message is ``command-group-name``. What
    all commands of the group share is explained once, by the group's own message."""

    shared = ("data", "database", "json")


class Group(Helpful, click.Group):
    """``hanabi`` itself, or a command that has commands: their list."""

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        rows = ((name, say(_key(command))) for name, command in self.commands.items())
        parts = [
            _usage(ctx, [say("help-any-command")]),
            wrapped(say(_key(self))),
            _table(say("help-commands"), rows),
            _options(self, ctx),
            _example(_key(self)),
        ]
        formatter.write("\n\n".join(parts))

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002
        """In the order in which they were added: what is played first, then the rest."""
        return list(self.commands)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args[0] not in self.commands:
            raise Refused("unknown-command", command=args[0], known=", ".join(self.commands))
        return super().resolve_command(ctx, args)


def _key(command: click.Command) -> str:
    return "command" if command.name == "hanabi" else f"command-{command.name}"


def _usage(ctx: click.Context, names: list[str]) -> str:
    usage = " ".join([ctx.command_path, say("help-any-option"), *names])
    return say("help-usage", usage=usage)


def _arguments(command: click.Command, ctx: click.Context) -> list[click.Argument]:
    return [param for param in command.get_params(ctx) if isinstance(param, click.Argument)]


def _argument_names(command: click.Command, ctx: click.Context) -> list[str]:
    return [_metavar(argument) for argument in _arguments(command, ctx)]


def _options(command: click.Command, ctx: click.Context) -> str:
    options = [param for param in command.get_params(ctx) if isinstance(param, click.Option)]
    rows = ((_option_name(option), _option_help(command, option)) for option in options)
    return _table(say("help-options"), rows)


def _option_name(option: click.Option) -> str:
    names = ", ".join(option.opts)
    return names if option.is_flag else f"{names} {_metavar(option)}"


def _option_help(command: click.Command, option: click.Option) -> str:
    """What it is for, what it is and may be, and which variable says the same."""
    if "--help" in option.opts:
        return say("help-help")
    sentences = [_text(command, option)]
    if isinstance(option.type, SelfExplaining):
        sentences.append(option.type.explain())
    if option.show_default:
        told = option.show_default if isinstance(option.show_default, str) else option.default
        sentences.append(say("help-default", value=_plain(told)))
    if isinstance(option.type, click.IntRange | click.FloatRange) and option.type.max is not None:
        bounds = {"least": str(option.type.min), "most": str(option.type.max)}
        sentences.append(say("help-range", **bounds))
    if option.envvar is not None:
        sentences.append(say("help-variable", variable=str(option.envvar)))
    return " ".join(sentences)


def _plain(value: object) -> str:
    return f"{value:g}" if isinstance(value, float) else str(value)


def _text(command: click.Command, parameter: click.Parameter) -> str:
    name = parameter.opts[0].lstrip("-").replace("_", "-")
    key = _key(command)
    if isinstance(command, Subcommand) and name in command.shared:
        key = "-".join(key.split("-")[:2])
    return say(f"{key}.{name}")


def _metavar(parameter: click.Parameter) -> str:
    return parameter.metavar or parameter.opts[0]


def _example(key: str) -> str:
    return "\n".join([say("help-example"), f"  {say(f'{key}.example')}"])


def _table(title: str, rows: Iterable[tuple[str, str]]) -> str:
    lines = [title]
    for name, text in rows:
        head = f"  {name:<{_NAMES_WIDTH - 4}}  "
        if len(head) > _NAMES_WIDTH:
            lines.append(head.rstrip())
            head = " " * _NAMES_WIDTH
        lines.append(wrapped(text, " " * _NAMES_WIDTH, head))
    return "\n".join(lines)
