"""Every command explains itself, and docs/cli.md explains every command."""

import re
import shlex
from pathlib import Path

import click
import pytest

from hanabi.cli import main
from hanabi.cli.app import hanabi
from tests.i18n.catalogue import entries

PAGE = (Path(__file__).parents[2] / "docs" / "cli.md").read_text(encoding="utf-8")
COMMANDS = hanabi.commands


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
    assert main([name, "--help"]) == 0
    printed = capsys.readouterr().out
    assert printed.startswith(f"Usage: hanabi {name} ")
    assert f"Example:\n  hanabi {name}" in printed
    for option in [*options(COMMANDS[name]), "--help"]:
        assert re.search(rf"^  (-h, )?{option}\b", printed, re.MULTILINE)


@pytest.mark.parametrize("name", COMMANDS)
def test_the_example_can_be_parsed(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    main([name, "--help"])
    example = capsys.readouterr().out.rstrip("\n").rpartition("\n")[2]
    words = shlex.split(example)
    assert words[:2] == ["hanabi", name]
    with COMMANDS[name].make_context(name, words[2:]) as context:
        assert context.command.name == name


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
        wanted |= {key, f"{key}.example"}
        wanted |= {f"{key}.{parameter.opts[0].lstrip('-')}" for parameter in command.params}
    assert {entry.key for entry in entries() if entry.key.startswith("command")} == wanted
