"""Puzzles in the reader's words."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

import click

from hanabi.cli.language import say
from hanabi.cli.options.types import OneOf

if TYPE_CHECKING:
    from hanabi.analysis.puzzles import Fact, Puzzle

THEMES = ("card", "play", "discard", "hint", "ending", "possible")
theme_option = click.option("--theme", metavar="THEME", type=OneOf(THEMES))


def answers_of(puzzle: "Puzzle") -> list[str]:
    """All that can be answered; own cards by slot, so that a card's number is its slot."""
    from hanabi.analysis.puzzles import verdicts_of
    from hanabi.i18n.slots import in_slots

    slots = [str(held.id) for held in in_slots(puzzle.view.own_hand)]
    answers = list(verdicts_of(puzzle))

    def place(answer: str) -> tuple[str, int]:
        verb, _, card = answer.partition(" ")
        return ("~", 0) if card not in slots else (verb, slots.index(card))

    return answers if puzzle.theme.value in ("card", "hint") else sorted(answers, key=place)


def answer_text(puzzle: "Puzzle", answer: str) -> str:
    """A card, a hint, or what is done with a card by its slot."""
    from hanabi.i18n.slots import slot_of

    if puzzle.theme.value == "card":
        return card_text(answer)
    verb, _, card = answer.partition(" ")
    if verb == "hint":
        return _hint_text(card) if card else say("puzzle-move-hint")
    ids = [held.id for held in puzzle.view.own_hand]
    key = {"play": "puzzle-move-play", "discard": "puzzle-move-discard"}[verb]
    return say(key, slot=slot_of(ids, next(own for own in ids if str(own) == card)))


def _hint_text(words: str) -> str:
    """``1 red`` as the board names seats and the reader colours."""
    to, what = words.split()
    return f"{seat_text(int(to))}: {what if what.isdigit() else say(f'suit-{what}')}"


def seat_text(seat: int) -> str:
    return f"{say('board-text-seat')} {seat}"


def card_text(name: str) -> str:
    """``r3`` with the letter that the reader's cards have."""
    from hanabi.notation.text import parse_card

    card = parse_card(name)
    return f"{say(f'suit-{card.suit.value}.letter')}{card.rank}"


def fact_sentences(facts: "Iterable[Fact]") -> list[str]:
    return [_fact_text(fact) for fact in facts]


def _fact_text(fact: "Fact") -> str:
    values: dict[str, object] = dict(fact.numbers)
    if "seat" in values:
        values["name"] = seat_text(int(fact.numbers["seat"]))
    if fact.kinds:
        values["cards"] = ", ".join(map(card_text, fact.kinds))
    return say(f"puzzle-fact-{fact.key}", **values)
