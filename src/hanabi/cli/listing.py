"""A record as a list of sentences, one line a move."""

from collections.abc import Iterator

from hanabi.cli.console import printable
from hanabi.cli.language import messages, say
from hanabi.cli.record_files import names_of
from hanabi.game import GameState, Step
from hanabi.i18n.narrator import Narrator
from hanabi.i18n.rulebook import edition_title
from hanabi.notation import Record
from hanabi.rules import Seat
from hanabi.view import View, redacted_events, spectator_view, view_of


def listing(record: Record, viewer: Seat | None) -> Iterator[str]:
    """The start and every move, as a seat could see it or with all cards open; where another
    line leaves, that one before the game goes on."""
    names = names_of(record)
    narrator = Narrator(messages(), names, viewer)
    start = next(record.walk())
    yield from _start(record, narrator, names, _view(start.state, viewer))
    yield from _moves(record, narrator, viewer, 0, "")


def _moves(
    record: Record, narrator: Narrator, viewer: Seat | None, after: int, indent: str
) -> Iterator[str]:
    before: GameState | None = None
    for step in record.walk():
        if before is not None and step.number > after:
            hands = [[held.id for held in hand] for hand in _view(step.state, viewer).hands]
            made = Step(step.state, step.events)
            events = redacted_events(before, made, viewer, hands_open=True)
            sentences = " ".join(narrator.sentence(event, hands) for event in events)
            yield indent + say("replay-move", number=step.number, sentences=sentences)
        yield from (f"{indent}    {printable(comment)}" for comment in step.comments)
        for variation in step.variations:
            name = printable(variation.name or "")
            is_named = "yes" if name else "no"
            yield f"{indent}    " + say("replay-variation", is_named=is_named, name=name)
            line = record.along(variation)
            yield from _moves(line, narrator, viewer, variation.after, f"{indent}    ")
        before = step.state


def _view(state: GameState, viewer: Seat | None) -> View:
    return spectator_view(state, hands_open=True) if viewer is None else view_of(state, viewer)


def _start(record: Record, narrator: Narrator, names: list[str], view: View) -> Iterator[str]:
    title = edition_title(messages(), record.ruleset.edition)
    yield say("replay-title", edition=title, players=len(names), names=", ".join(names))
    for seat, hand in enumerate(view.hands):
        faces = [narrator.card(held.card) for held in hand if held.card is not None]
        if faces:
            yield say("replay-hand", name=names[seat], cards=" ".join(faces))
        else:
            yield say("replay-hand-own", count=len(hand))
    yield say("replay-begins", name=names[record.deal.first_seat])
