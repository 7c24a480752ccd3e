"""``hanabi rules``: a box's rules in our own words."""

from typing import TYPE_CHECKING

import click

from hanabi.cli.console import bold, dim, put, wrapped
from hanabi.cli.help import Command
from hanabi.cli.language import messages, say
from hanabi.cli.options.rules import EditionName

if TYPE_CHECKING:
    from hanabi.i18n.rulebook import Line, RulesPage


@click.command(cls=Command)
@click.argument("edition", metavar="EDITION", type=EditionName())
@click.option("--markdown", is_flag=True)
def rules(edition: str, markdown: bool) -> None:
    from hanabi.i18n.rulebook import as_markdown, rules_page
    from hanabi.rules import edition as edition_named

    box = edition_named(edition)
    page = rules_page(messages(), box)
    if markdown:
        command = f"`hanabi rules {box.name} --markdown`"
        put(as_markdown(page, say("rules-page-source", command=command)).rstrip("\n"))
    else:
        put(_as_text(page))


def _as_text(page: "RulesPage") -> str:
    parts = [bold(page.title), wrapped(page.about)]
    for section in page.sections:
        parts.append(bold(section.title.upper()))
        parts += [_line(line) for line in section.lines]
    return "\n\n".join(parts)


def _line(line: "Line") -> str:
    if line.heading:
        return bold(f"  {line.text}")
    ids = f" ({', '.join(line.ids)})" if line.ids else ""
    indent = "      " if line.indent else "  "
    text = wrapped(f"{line.text}{ids}", indent)
    return text.removesuffix(ids) + dim(ids) if ids and text.endswith(ids) else text
