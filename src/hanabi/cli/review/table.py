"""A review as text: where the game turned, then a line for each move."""

from collections.abc import Iterator, Sequence

from hanabi.analysis.review import Reachable, ReviewedMove, TurningPoint
from hanabi.cli.console import bold, columns, dim, wrapped
from hanabi.cli.review.sentences import Sentences, percent, points_text

SHOWN = 3
"""Turning points of each sort that are told in full."""
_NOTHING = "·"


def review_lines(words: Sentences) -> Iterator[str]:
    """All of it."""
    review, say = words.review, words.say
    yield bold(f"{', '.join(words.names)} · {words.result()}")
    if review.seat is not None:
        yield say("review-eyes", name=words.names[review.seat])
    else:
        yield from _turning_points(words, "review-as-it-lay", review.turning_points_as_it_lay)
    yield from _turning_points(words, "review-as-known", review.turning_points_as_known)
    lost = words.lost_cards()
    if lost:
        yield from ("", bold(say("review-lost-cards")), *(f"  {line}" for line in lost))
    if review.empty_hints:
        numbers = ", ".join(map(str, review.empty_hints))
        yield from ("", f"{bold(say('review-nothing-new'))}: {numbers}")
    yield from ("", *_accuracy(words))
    counted = words.numbers()
    if counted:
        width = max(len(name) for name, _ in counted)
        yield from ("", bold(words.say("review-numbers")))
        yield from (f"  {name.ljust(width)}  {value}" for name, value in counted)
    yield from ("", *_moves(words))
    if review.seat is None and not review.is_settled:
        yield from ("", wrapped(say("review-unknown")))


def _turning_points(words: Sentences, sort: str, points: Sequence[TurningPoint]) -> Iterator[str]:
    yield from ("", bold(words.say(sort)))
    if not points:
        yield f"  {words.say('review-none')}"
    moves = {move.number: move for move in words.review.moves}
    for point in points[:SHOWN]:
        move, cost = moves[point.number], f"−{points_text(point.cost)}"
        head = f"{move.number:>4}  {cost:>5}  "
        yield wrapped(words.what_happened(move), " " * len(head), head)
        for sentence in words.explanation(move):
            yield wrapped(sentence, " " * len(head))
        if move.better is not None:
            said = f"{words.adviser(move.better)}: {words.suggestion(move, move.better)}."
            yield wrapped(" ".join([said, *words.grounds(move.better)]), " " * len(head))
    if len(points) > SHOWN:
        yield f"  {words.say('review-more', count=len(points) - SHOWN)}"


def _accuracy(words: Sentences) -> Iterator[str]:
    heads = [words.say("review-known"), words.say("review-lay")]
    width = max(map(len, (*words.names, words.say("review-accuracy")))) + 2
    if words.review.seat is not None:
        heads = heads[:1]
    yield bold(words.say("review-accuracy").ljust(width) + "  ".join(heads))
    for seat in words.review.seats:
        values = [seat.accuracy_as_known, seat.accuracy_as_it_lay][: len(heads)]
        row = [
            (_NOTHING if value is None else f"{value:.0f}").rjust(len(head))
            for value, head in zip(values, heads, strict=True)
        ]
        yield words.names[seat.seat].ljust(width) + "  ".join(row)


def _moves(words: Sentences) -> Iterator[str]:
    """Numbers on the right, the sentence in the middle as far as the screen goes."""
    say, with_best = words.say, words.review.seat is None
    heads = [say("review-points"), say("review-tokens"), say("review-pace"), say("review-risk")]
    if with_best:
        heads += [say("review-drop"), "max"]
    numbers = "  ".join(heads)
    room = max(20, columns() - len(numbers) - 8)
    yield bold(f"{'':>4}  {say('review-move').ljust(room)}  {numbers}")
    for move in words.review.moves:
        cells = [
            str(move.after.points),
            str(move.after.hint_tokens),
            _NOTHING if move.after.pace is None else str(move.after.pace),
            f"{percent(move.risk)} %" if move.odds is not None else _NOTHING,
        ]
        if with_best:
            cells += [_drop(move), _best(move.reachable_after)]
        row = "  ".join(cell.rjust(len(head)) for cell, head in zip(cells, heads, strict=True))
        sentence = words.what_happened(move)
        cut = sentence if len(sentence) <= room else f"{sentence[: room - 1]}…"
        line = f"{move.number:>4}  {cut.ljust(room)}  {row}"
        yield bold(line) if move.least_drop else line if move.odds else dim(line)


def _drop(move: ReviewedMove) -> str:
    if move.drop is None:
        return f"≥{move.least_drop}" if move.least_drop else "?"
    return f"−{move.drop}" if move.drop else _NOTHING


def _best(reachable: Reachable | None) -> str:
    if reachable is None:
        return "?"
    return str(reachable.best) if reachable.is_exact else f"{reachable.best}–{reachable.bound}"
