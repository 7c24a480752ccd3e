"""Every command explains itself, and docs/cli.md explains every command."""

import re
import shlex
from pathlib import Path

import click
import pytest

from hanabi.cli import main
from hanabi.cli.app import hanabi
from hanabi.cli.help import Subcommand
from tests.i18n.catalogue import entries

PAGE = (Path(__file__).parents[2] / "docs" / "cli.md").read_text(encoding="utf-8")


def flattened(group: click.Group, before: str = "") -> dict[str, click.Command]:
    """All commands by what is typed, those of a group after it."""
    found: dict[str, click.Command] = {}
    for name, command in group.commands.items():
        found[before + name] = command
        if isinstance(command, click.Group):
            found |= flattened(command, f"{before}{name} ")
    return found


COMMANDS = flattened(hanabi)


def options(command: click.Command) -> list[str]:
    return [name for option in command.params for name in option.opts if name.startswith("--")]


def section(title: str) -> str:
    found = re.search(rf"^## {title}\n(.*?)(?=^## |\Z)", PAGE, re.MULTILINE | re.DOTALL)
    assert found, f"docs/cli.md has no heading {title!r}"
    return found[1]


@pytest.mark.parametrize("name", COMMANDS)
def test_help_tells_every_option_and_an_example(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*name.split(), "--help"]) == 0
    printed = capsys.readouterr().out
    assert printed.startswith(f"Usage: hanabi {name} ")
    assert f"Example:\n  hanabi {name}" in printed
    for option in [*options(COMMANDS[name]), "--help"]:
        assert re.search(rf"^  (-h, )?{option}\b", printed, re.MULTILINE)


@pytest.mark.parametrize("name", COMMANDS)
def test_the_example_can_be_parsed(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    main([*name.split(), "--help"])
    example = capsys.readouterr().out.rstrip("\n").rpartition("\n")[2]
    words = shlex.split(example)
    typed = name.split()
    assert words[: len(typed) + 1] == ["hanabi", *typed]
    with COMMANDS[name].make_context(name, words[len(typed) + 1 :]) as context:
        assert context.command is COMMANDS[name]


@pytest.mark.parametrize("name", COMMANDS)
def test_the_docs_have_a_heading_for_every_command_and_option(name: str) -> None:
    headings = re.findall(r"^### (\S+)$", section(f"hanabi {name}"), re.MULTILINE)
    assert headings == options(COMMANDS[name])


def test_the_docs_have_a_heading_for_what_all_commands_share() -> None:
    first = PAGE.partition("\n## ")[0]
    assert re.findall(r"^### (\S+)$", first, re.MULTILINE) == ["--help", *options(hanabi)]


def test_the_docs_have_no_heading_for_what_is_not_there() -> None:
    assert re.findall(r"^## (.+)$", PAGE, re.MULTILINE) == [f"hanabi {name}" for name in COMMANDS]


def test_no_help_text_is_left_over() -> None:
    wanted = {"command", "command.version", "command.example"}
    for name, command in COMMANDS.items():
        key = f"command-{name}"
        key = key.replace(" ", "-")
        told = [parameter.opts[0].lstrip("-").replace("_", "-") for parameter in command.params]
        wanted |= {key, f"{key}.example"}
        shared = Subcommand.shared if isinstance(command, Subcommand) else ()
        wanted |= {f"{key}.{option}" for option in told if option not in shared}
        wanted |= {f"command-{name.split()[0]}.{option}" for option in told if option in shared}
    assert {entry.key for entry in entries() if entry.key.startswith("command")} == wanted
