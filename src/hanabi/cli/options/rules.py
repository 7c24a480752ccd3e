"""Which rules are played: ``--edition``, ``--players`` and ``--option``, for every command."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import click
from click.shell_completion import CompletionItem

from hanabi.cli.language import Refused
from hanabi.cli.options.types import WholeNumber

if TYPE_CHECKING:
    from hanabi.rules import Ruleset

NO_EDITION = "none"


class EditionName(click.ParamType[str]):
    """A box by its short name; who knows the rules refuses the others."""

    name = "edition"

    def convert(
        self,
        value: Any,
        param: click.Parameter | None,  # noqa: ARG002
        ctx: click.Context | None,  # noqa: ARG002
    ) -> str:
        return str(value)

    def shell_complete(
        self,
        ctx: click.Context,  # noqa: ARG002
        param: click.Parameter,  # noqa: ARG002
        incomplete: str,
    ) -> list[CompletionItem]:
        from hanabi.rules import EDITIONS

        return [CompletionItem(name) for name in EDITIONS if name.startswith(incomplete)]


_ON_OR_OFF = {"true": True, "on": True, "false": False, "off": False}

edition_option = click.option("--edition", metavar="EDITION", type=EditionName())
players_option = click.option("--players", metavar="N", type=WholeNumber())
switches_option = click.option("--option", "switches", metavar="NAME[=VALUE]", multiple=True)
seed_option = click.option("--seed", metavar="S", type=WholeNumber())


def chosen_ruleset(edition: str | None, players: int, switches: Iterable[str]) -> "Ruleset":
    """The rules that were asked for; without an edition, options combine freely.

    Refuses what the box does not offer.
    """
    from hanabi.rules import ruleset

    box = None if edition == NO_EDITION else edition
    return ruleset(players, box, _options(box, switches))


def _options(edition: str | None, switches: Iterable[str]) -> dict[str, object]:
    """Options from what was typed: ``expert``, ``expert=false``, ``multicolor=own-color-5``."""
    named: dict[str, object] = {}
    for switch in switches:
        name, separator, value = switch.partition("=")
        if name == "multicolor":
            named[name] = _multicolor(edition, value if separator else None)
        elif not separator:
            named[name] = True
        elif value in _ON_OR_OFF:
            named[name] = _ON_OR_OFF[value]
        else:
            raise Refused("option-value", value=value)
    return named


def _multicolor(edition: str | None, value: str | None) -> str | None:
    """The kind that was named; without a name, the first that the box has."""
    from hanabi.rules import EDITIONS, Multicolor

    if value is not None:
        return None if value in ("none", "off", "false") else value
    box = EDITIONS.get(edition or "")
    return (box.multicolors if box and box.multicolors else tuple(Multicolor))[0].value
