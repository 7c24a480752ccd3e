"""The course over HTTP: whole lessons, no card that is the reader's secret, and what was learnt."""

from typing import Any

import pytest

from hanabi.lessons import COURSE
from tests.server.running_server import Running


def test_the_course_is_listed_in_its_order(server: Running) -> None:
    listed = server.guest().get("/api/lessons")
    assert [line["name"] for line in listed] == [lesson.name for lesson in COURSE]


@pytest.mark.parametrize("lesson", COURSE, ids=lambda lesson: lesson.name)
def test_r04_a_lesson_shows_no_card_of_the_reader_s_own(server: Running, lesson: Any) -> None:
    info = server.guest().get(f"/api/lessons/{lesson.name}")
    seat = info["seat"]
    for place in info["places"]:
        views = [place["view"], *(made["view"] for made in place["moves"] if made["view"])]
        for view in views:
            is_over = view["outcome"] is not None
            assert is_over or not any(held["card"] for held in view["hands"][seat])
        assert set(place["leads_to"]) | set(place["answers"]) == (
            set(view_moves(place)) if place["leads_to"] else set()
        )


def view_moves(place: dict[str, Any]) -> list[str]:
    moves: list[str] = place["view"]["legal_moves"]
    return moves


def test_a_lesson_that_is_not_there_is_not_found(server: Running) -> None:
    assert server.guest().refused("GET", "/api/lessons/none", 404) == "no-such-lesson"


def test_what_was_learnt_on_two_devices_comes_together(server: Running) -> None:
    ana, bob = server.guest("Ana"), server.guest("Bob")
    assert ana.put("/api/me/lessons", lessons=["first"]) == {"lessons": ["first"]}
    both = ana.put("/api/me/lessons", lessons=["play", "first", "nonsense"])
    assert both == {"lessons": ["first", "play"]}
    assert ana.get("/api/me/lessons") == both
    assert bob.get("/api/me/lessons") == {"lessons": []}
