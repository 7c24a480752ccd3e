"""Puzzles over HTTP: nothing tells the answer before one has answered, the first try counts."""

import json
from typing import Any

import pytest

from hanabi.analysis.puzzles import Puzzle, Theme, shipped_puzzles, verdicts_of
from tests.server.running_server import Running


def first_of(theme: Theme) -> Puzzle:
    return next(puzzle for puzzle in shipped_puzzles() if puzzle.theme is theme)


def wrong_answer(puzzle: Puzzle) -> str:
    return next(name for name, verdict in verdicts_of(puzzle).items() if not verdict.is_right)


@pytest.mark.parametrize("theme", Theme, ids=lambda theme: theme.value)
def test_r04_a_puzzle_is_sent_without_its_answer(server: Running, theme: Theme) -> None:
    puzzle = first_of(theme)
    info = server.guest().get(f"/api/puzzles/{puzzle.id}")
    seat = info["view"]["seat"]
    assert [held["card"] for held in info["view"]["hands"][seat]] == [None] * len(
        puzzle.view.own_hand
    )
    # What counting leaves would be the answer itself.
    assert all(held["possible"] == held["hinted"] for held in info["view"]["hands"][seat])
    choices = info["names"] or info["view"]["legal_moves"]
    assert len(choices) > 1
    assert set(info) == {
        *("id", "number", "theme", "rating", "rules", "view", "asked", "names"),
        *("first_try", "standing"),
    }
    same_but_moves = {**info, "names": [], "view": {**info["view"], "legal_moves": []}}
    told = json.dumps(same_but_moves)
    assert "chances" not in told
    assert "facts" not in told
    if theme is not Theme.CARD:
        assert puzzle.answer not in told


@pytest.mark.parametrize("theme", Theme, ids=lambda theme: theme.value)
def test_every_answer_that_can_be_given_is_judged(server: Running, theme: Theme) -> None:
    puzzle, ana = first_of(theme), server.guest()
    info = ana.get(f"/api/puzzles/{puzzle.id}")
    right = []
    for answer in info["names"] or info["view"]["legal_moves"]:
        verdict = ana.post(f"/api/puzzles/{puzzle.id}/answers", answer=answer)
        assert verdict["facts"]
        assert (verdict["answer"] is not None) == verdict["is_right"]
        right += [answer] if verdict["is_right"] else []
    hints = [answer for answer in right if puzzle.answer == "hint" and answer.startswith("hint ")]
    assert right == (hints or [puzzle.answer])


def test_the_first_try_counts_and_no_other(server: Running) -> None:
    ana, puzzle = server.guest("Ana"), first_of(Theme.PLAY)
    path = f"/api/puzzles/{puzzle.id}"
    assert ana.get(path)["first_try"] is None
    wrong = ana.post(f"{path}/answers", answer=wrong_answer(puzzle))
    assert not wrong["is_right"]
    assert wrong["change"] < 0
    assert wrong["standing"] == {
        "rating": 1200 + wrong["change"],
        "tried": 1,
        "solved": 0,
        "in_a_row": 0,
        "days": 0,
    }
    again = ana.post(f"{path}/answers", answer=puzzle.answer)
    assert again["is_right"]
    assert again["change"] is None
    assert again["standing"] == wrong["standing"]
    assert ana.get(path)["first_try"] is False


def test_streaks_are_of_days_and_of_right_answers(server: Running) -> None:
    ana = server.guest("Ana")
    for puzzle in shipped_puzzles()[:3]:
        verdict = ana.post(f"/api/puzzles/{puzzle.id}/answers", answer=puzzle.answer)
        assert verdict["change"] > 0
    assert verdict["standing"]["in_a_row"] == 3
    assert verdict["standing"]["days"] == 1
    today = ana.get("/api/puzzles/today")
    assert today["days"] == 1
    given_up = ana.post(f"/api/puzzles/{today['id']}/answers", answer=None)
    assert not given_up["is_right"]
    assert given_up["answer"] is not None
    assert given_up["standing"]["in_a_row"] == 0
    assert ana.get("/api/puzzles/today")["first_try"] is False


def test_without_an_identity_answers_are_judged_and_nothing_is_kept(server: Running) -> None:
    somebody, puzzle = server.guest(), first_of(Theme.DISCARD)
    somebody.http.cookies.clear()
    info = somebody.get(f"/api/puzzles/{puzzle.id}")
    assert info["standing"] is None
    verdict = somebody.post(f"/api/puzzles/{puzzle.id}/answers", answer=puzzle.answer)
    assert verdict["is_right"]
    assert verdict["standing"] is None


def test_the_next_puzzle_is_new_and_suits_the_asker(server: Running) -> None:
    ana, seen = server.guest("Ana"), set()
    for _ in range(6):
        info = ana.get("/api/puzzles/next")
        assert info["first_try"] is None
        assert abs(info["rating"] - info["standing"]["rating"]) < 400
        seen.add(info["id"])
        ana.post(f"/api/puzzles/{info['id']}/answers", answer=None)
    assert len(seen) == 6


def test_what_is_no_puzzle_or_no_answer_is_refused(server: Running) -> None:
    ana, puzzle = server.guest(), first_of(Theme.HINT)
    assert ana.refused("GET", "/api/puzzles/0123456789", 404) == "no-such-puzzle"
    answers: dict[str, Any] = {"answer": "play 99"}
    path = f"/api/puzzles/{puzzle.id}/answers"
    assert ana.refused("POST", path, 400, **answers) == "no-such-answer"
