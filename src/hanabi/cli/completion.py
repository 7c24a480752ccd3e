"""``hanabi completion``: what a shell needs to complete commands, options, bots and files."""

import os

import click
from click.shell_completion import get_completion_class, shell_complete

from hanabi.cli.console import put
from hanabi.cli.help import Command
from hanabi.cli.options.types import OneOf

VARIABLE = "_HANABI_COMPLETE"
"""By it the shell's script asks; Click's scripts say how."""


@click.command(cls=Command)
@click.argument("shell", metavar="SHELL", type=OneOf(("bash", "zsh", "fish")))
@click.pass_context
def completion(context: click.Context, shell: str) -> None:
    """Writes the script; ``eval "$(hanabi completion bash)"`` uses it."""
    root = context.find_root().command
    kind = get_completion_class(shell)
    assert kind is not None
    put(kind(root, {}, "hanabi", VARIABLE).source())


def asked_by_shell(root: click.Command) -> int | None:
    """Answer a shell that asks for completions; None if none does."""
    instruction = os.environ.get(VARIABLE)
    return None if not instruction else shell_complete(root, {}, "hanabi", VARIABLE, instruction)
