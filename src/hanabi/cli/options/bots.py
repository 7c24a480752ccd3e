"""Bots as they are typed: a name, or code of one's own, for every command that seats one."""

from typing import TYPE_CHECKING, Any

import click
from click.shell_completion import CompletionItem

from hanabi.cli.language import reason, say
from hanabi.rules.errors import HanabiError

if TYPE_CHECKING:
    from hanabi.i18n import Messages


class BotWords(click.ParamType[str]):
    """One bot, or several with commas between them. Read by who knows where it will play."""

    name = "bot"

    def __init__(self, *, in_simulations: bool = False) -> None:
        self._in_simulations = in_simulations

    def convert(
        self,
        value: Any,
        param: click.Parameter | None,  # noqa: ARG002
        ctx: click.Context | None,  # noqa: ARG002
    ) -> str:
        return str(value)

    def explain(self) -> str:
        """Who there is, for the help."""
        return say("help-bots", bots=", ".join(self._known()))

    def shell_complete(
        self,
        ctx: click.Context,  # noqa: ARG002
        param: click.Parameter,  # noqa: ARG002
        incomplete: str,
    ) -> list[CompletionItem]:
        """Names after the last comma; and files, which the shell finds itself."""
        before, comma, word = incomplete.rpartition(",")
        names = [name for name in self._known() if name.startswith(word)]
        items = [CompletionItem(f"{before}{comma}{name}") for name in names]
        return items or [CompletionItem(incomplete, type="file")]

    def _known(self) -> list[str]:
        from hanabi.bots import BOTS, SIMULATION_BOTS
        from hanabi.bots.plug_ins import plug_ins

        return [*BOTS, *(sorted(SIMULATION_BOTS) if self._in_simulations else ()), *plug_ins()]


def table_bot(word: str) -> str:
    """The name of a bot that can sit at a table here. The code of one's own is run, and the bot
    made by its name from then on."""
    from hanabi.bots import BOTS
    from hanabi.bots.making import factory_of, let_sit
    from hanabi.bots.own import read_own_bot

    if word in BOTS:
        return word
    own = read_own_bot(word)
    factory_of(own)
    let_sit(own)
    return own.name


def failure(bot: str, error: Exception) -> str:
    """What a bot of one's own did wrong, and what was done about it."""
    from hanabi.bots import BOTS
    from hanabi.bots.making import OwnBotFactory, error_in_one_line
    from hanabi.bots.steady import IllegalChoice

    factory = BOTS.get(bot)
    what = repr(error)
    if isinstance(factory, OwnBotFactory):
        what = error_in_one_line(error, factory.own)
    match error:
        case IllegalChoice():
            why = HanabiError("forfeit-illegal", move=str(error))
        case HanabiError():
            why = error
        case _:
            why = HanabiError("forfeit-error", what=what)
    return say("own-bot-failed", bot=bot, why=reason(why))


def bot_title(messages: "Messages", name: str) -> str:
    """What people call it; one of their own by its own name."""
    return messages.format(f"bot-{name}") if messages.has(f"bot-{name}") else name


def bot_about(messages: "Messages", name: str) -> str:
    """What it is for, or where it comes from."""
    from hanabi.bots.plug_ins import brought_by, plug_ins

    if messages.has(f"bot-{name}"):
        return messages.format(f"bot-{name}.about")
    if name in plug_ins():
        return messages.format("bots-plug-in", **{"from": brought_by(name)})
    return ""
