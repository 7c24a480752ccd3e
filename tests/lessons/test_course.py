"""Every lesson is proven: its positions are reached by legal moves, what it accepts does what its
sentences say, what it claims is so, and no legal move is left without an answer."""

import re
from functools import cache

import pytest

from hanabi.game import legal_moves, start
from hanabi.i18n import Messages
from hanabi.lessons import COURSE, Lesson, LessonTree, tree_of
from hanabi.lessons.spots import spots_of
from hanabi.notation import Record
from hanabi.view import view_of

ENGLISH = Messages()
MOST_CHARACTERS = 40
MOST_ROOM = 48
"""For languages that need more letters than English does."""
CLAIMING = re.compile(
    r"\b(certain|certainly|surely|last copy|last copies|only|never|always|useless|at most|safe|"
    r"must|possible|points?|fits?|playable|touches|empty|once|twins?|pace|wins?|lost|ends at)\b|\d"
)
"""Words that claim something of the position: then the step has a claim for the test."""

by_lesson = pytest.mark.parametrize("lesson", COURSE, ids=lambda lesson: lesson.name)


@cache
def _tree(name: str) -> LessonTree:
    return tree_of(next(lesson for lesson in COURSE if lesson.name == name))


def test_names_are_given_once_and_the_first_lesson_comes_first() -> None:
    names = [lesson.name for lesson in COURSE]
    assert len(set(names)) == len(names)
    assert names[0] == "first"


@by_lesson
def test_positions_are_reached_by_legal_moves_from_a_true_deal(lesson: Lesson) -> None:
    for node in _tree(lesson.name).nodes:
        begins = node.stage.start
        begins.deal.check(lesson.rules)
        record = Record(
            lesson.rules, ("",) * lesson.players, begins.deal, tuple(m for m, _ in node.moves)
        )
        *_, last = [start(lesson.rules, begins.deal), *(step.state for step in record.steps())]
        assert last == node.state, node.step.name


@by_lesson
def test_what_is_claimed_is_so(lesson: Lesson) -> None:
    tree = _tree(lesson.name)
    for node in tree.nodes:
        for claim in node.step.claims:
            assert claim.holds(tree.place(node)), f"{node.step.name}: {claim}"
        for claim in node.step.after:
            for place in tree.places_after(node):
                assert claim.holds(place), f"after {node.step.name}: {claim}"


@by_lesson
def test_a_step_whose_words_claim_something_claims_it_for_the_test_too(lesson: Lesson) -> None:
    for step in lesson.steps:
        said = " ".join(_sentences(f"lesson-{lesson.name}-{step.name}"))
        if CLAIMING.search(said):
            assert step.claims or step.after, f"{step.name}: {said}"
        if step.accept:
            assert step.after or step.claims, f"{step.name}: nothing is proven of what it asks"


@by_lesson
def test_every_legal_move_leads_on_or_has_an_answer(lesson: Lesson) -> None:
    for node in _tree(lesson.name).nodes:
        if not node.step.accept:
            assert not node.leads_to
            assert not node.answers
            continue
        assert node.state.turn == lesson.reader, node.step.name
        legal = set(legal_moves(node.state))
        assert set(node.leads_to) | set(node.answers) == legal
        assert set(node.leads_to).isdisjoint(node.answers)
        assert len(node.leads_to) == len(node.step.accept)


@by_lesson
def test_an_answer_of_a_lesson_s_own_is_given_to_some_move(lesson: Lesson) -> None:
    tree = _tree(lesson.name)
    for step in lesson.steps:
        given = {a.key for n in tree.nodes if n.step is step for a in n.answers.values()}
        for name in step.wrong.values():
            assert f"lesson-{lesson.name}-{name}" in given, f"{step.name}: {name} answers nothing"


@by_lesson
def test_a_lesson_ends_with_words_and_lights_what_is_there(lesson: Lesson) -> None:
    assert not lesson.steps[-1].accept
    assert len({step.name for step in lesson.steps}) == len(lesson.steps)
    for node in _tree(lesson.name).nodes:
        spots = spots_of(lesson, node.step, node.state)
        assert spots, f"{node.step.name} lights nothing"
        hands = view_of(node.state, lesson.reader).hands
        for spot in spots:
            if spot.card is not None:
                seat = lesson.reader if spot.seat is None else spot.seat
                assert spot.card in [held.id for held in hands[seat]]
        if node.step.accept:
            assert _can_be_made(node.step.accept[0], {(s.part, s.seat) for s in spots}, lesson)


@by_lesson
@pytest.mark.parametrize("locale", ["cs", "en", "it", "pl", "ro"])
def test_the_words_are_there_and_short_enough_for_the_bubble(lesson: Lesson, locale: str) -> None:
    messages, most = Messages(locale), MOST_CHARACTERS if locale == "en" else MOST_ROOM
    for key in (f"lesson-{lesson.name}", f"lesson-{lesson.name}.about"):
        assert messages.has(key), key
    for step in lesson.steps:
        bold, plain = _sentences(f"lesson-{lesson.name}-{step.name}", messages)
        assert plain, f"{step.name} does not say what to do"
        for line in (bold, plain):
            assert 0 < len(line) <= most, line
        for name in step.wrong.values():
            for line in filter(None, _sentences(f"lesson-{lesson.name}-{name}", messages)):
                assert len(line) <= most, line


def test_no_message_of_a_lesson_is_left_over() -> None:
    wanted = {
        f"lesson-{lesson.name}{end}"
        for lesson in COURSE
        for step in lesson.steps
        for end in ("", f"-{step.name}", *(f"-{name}" for name in step.wrong.values()))
    }
    said = set(re.findall(r"^(lesson-[a-z0-9-]+) =", _catalogue(), re.MULTILINE))
    assert {key for key in said - wanted if not key.startswith("lesson-wrong-")} == set()


def test_the_first_lesson_takes_five_minutes() -> None:
    """Words are read at 120 a minute by somebody who thinks about them; a tap takes three seconds,
    and three make a move on a phone: the card, what to do with it, and yes."""
    first = COURSE[0]
    words = sum(
        len(line.split()) for s in first.steps for line in _sentences(f"lesson-first-{s.name}")
    )
    taps = sum(3 if step.accept else 1 for step in first.steps)
    assert words / 120 + taps * 3 / 60 < 5
    assert words <= 160
    assert taps <= 24


def _can_be_made(move: str, lit: set[tuple[str, int | None]], lesson: Lesson) -> bool:
    """Is what the move needs within the light?"""
    from hanabi.lessons.words import seat_of

    words = move.split()
    if words[0] == "reward":
        return True  # a tile asks in a window of its own
    if words[0] == "hint":
        return ("mate", seat_of(words[1], lesson.players)) in lit
    return ("own", None) in lit


def _sentences(key: str, messages: Messages = ENGLISH) -> tuple[str, str]:
    own = messages.format(key)
    return own, messages.format(f"{key}.do") if messages.has(f"{key}.do") else ""


def _catalogue() -> str:
    from tests.i18n.catalogue import ENGLISH as FOLDER

    return (FOLDER / "learn.ftl").read_text(encoding="utf-8")
