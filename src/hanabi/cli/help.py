"""Help texts from the catalogue.

A command's message is ``command-<name>``; its attributes are the help of its options and
arguments and an example, so command files hold no prose. Typer's own command classes are
private, hence ``Any``.
"""

from collections.abc import Iterator
from typing import Any

from typer.core import TyperCommand, TyperGroup

from hanabi.cli.console import wrapped
from hanabi.cli.speech import say

_NAMES_WIDTH = 26


class Command(TyperCommand):
    """A command that explains itself in the reader's language."""

    def get_help(self, ctx: Any) -> str:
        """The whole help text."""
        return _help_text(self, ctx)


class Group(TyperGroup):
    """``hanabi`` itself: the list of commands."""

    def get_help(self, ctx: Any) -> str:
        """The whole help text."""
        return _help_text(self, ctx)


def _help_text(command: Any, ctx: Any) -> str:
    """Usage, one sentence, then a table of names and what they mean, then an example."""
    key = "command" if ctx.parent is None else f"command-{command.name}"
    commands = getattr(command, "commands", {})
    arguments = [one for one in command.get_params(ctx) if one.param_type_name == "argument"]
    options = [one for one in command.get_params(ctx) if one.param_type_name == "option"]
    names = [say("help-any-command")] if commands else [one.metavar for one in arguments]
    usage = " ".join([ctx.command_path, say("help-any-option"), *names])
    parts = [say("help-usage", usage=usage), wrapped(say(key))]
    if commands:
        rows = ((name, say(f"command-{name}")) for name in commands)
        parts.append(_table(say("help-commands"), rows))
    if arguments:
        rows = ((one.metavar, say(f"{key}.{one.name}")) for one in arguments)
        parts.append(_table(say("help-arguments"), rows))
    rows = ((_option_name(one), _option_help(key, one)) for one in options)
    parts.append(_table(say("help-options"), rows))
    parts.append("\n".join([say("help-example"), f"  {say(f'{key}.example')}"]))
    return "\n\n".join(parts)


def _option_name(option: Any) -> str:
    names = ", ".join(option.opts)
    return names if option.is_flag else f"{names} {option.metavar}"


def _option_help(key: str, option: Any) -> str:
    return say("help-help" if option.name == "help" else f"{key}.{option.name.replace('_', '-')}")


def _table(title: str, rows: Iterator[tuple[str, str]]) -> str:
    lines = [title]
    for name, text in rows:
        head = f"  {name:<{_NAMES_WIDTH - 4}}  "
        if len(head) > _NAMES_WIDTH:
            lines.append(head.rstrip())
            head = " " * _NAMES_WIDTH
        lines.append(wrapped(text, " " * _NAMES_WIDTH, head))
    return "\n".join(lines)
