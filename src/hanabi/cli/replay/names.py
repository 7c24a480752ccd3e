"""Who played, in the reader's language."""

from hanabi.cli.console import printable
from hanabi.cli.language import messages, say
from hanabi.notation import Record


def names_of(record: Record) -> list[str]:
    """A name for each seat. Servers name a bot's seat after the bot, which the catalogue knows
    by a better name; a person may be called so, too, and keeps that name."""
    programs = record.programs or (None,) * record.ruleset.players
    return [
        say(f"bot-{name}") if name == program and messages().has(f"bot-{name}") else printable(name)
        for name, program in zip(record.players, programs, strict=True)
    ]
