"""What a page holds, shows, stores and is sent contains none of one's own cards (R-04)."""

import json
from typing import Any

from playwright.sync_api import Response

from tests.browser.conftest import Invite
from tests.browser.player import Player
from tests.browser.tables import begin, mixed, play

FORBIDDEN = ('"deck"', '"salt":"', '"seed"', '"return_seed"')


def _listen(player: Player, bodies: list[str]) -> None:
    def heard(response: Response) -> None:
        if "/api/" in response.url and response.ok:
            bodies.append(response.text())

    player.page.on("response", heard)


def _messages(player: Player) -> list[dict[str, Any]]:
    return [json.loads(frame) for frame in player.frames]


def test_r04_no_frame_and_no_answer_tells_a_player_their_own_cards(invite: Invite) -> None:
    ana, bo = invite("Ana"), invite("Bo")
    bodies: list[str] = []
    _listen(ana, bodies)
    begin([ana, bo])
    play([ana, bo], mixed, most=8)
    if not ana.is_over:
        ana.page.reload()
        ana.page.wait_for_selector("main.board")
    views = 0
    for message in _messages(ana):
        view = message.get("view")
        if view and view["outcome"] is None:
            views += 1
            assert all(held["card"] is None for held in view["hands"][view["seat"]])
            assert any(held["card"] for held in view["hands"][1 - view["seat"]])
        if view is None or view["outcome"] is None:
            for event in message.get("events", ()):
                if event["type"] == "card-drawn" and event["seat"] == 0:
                    assert event["face"] is None
            text = json.dumps(message)
            assert not any(word in text for word in FORBIDDEN), text[:300]
    assert views > 5
    assert bodies
    assert not any(word in body for body in bodies for word in FORBIDDEN)


def test_r04_the_page_shows_a_face_in_one_s_hand_only_where_it_is_deduced(invite: Invite) -> None:
    ana, bo = invite("Ana"), invite("Bo")
    begin([ana, bo])
    for _ in range(6):
        before = ana.last_line()
        play([ana, bo], mixed, most=1)
        ana.wait_until_shown(before)
        if ana.is_over:
            break
        known = [m["view"] for m in _messages(ana) if m.get("view")][-1]["hands"][0]
        deduced = {str(held["id"]) for held in known if held["possible"].bit_count() == 1}
        shown = ana.page.locator(".mine .own:has(svg.full)").all()
        assert {str(card.get_attribute("data-card")) for card in shown} <= deduced


def test_r04_nothing_of_a_game_is_stored_on_the_device(invite: Invite) -> None:
    ana, bo = invite("Ana"), invite("Bo")
    begin([ana, bo])
    play([ana, bo], mixed, most=4)
    stored = ana.page.evaluate(
        """async () => ({
            local: Object.keys(localStorage),
            session: Object.keys(sessionStorage),
            databases: (await indexedDB.databases()).map((database) => database.name),
            cached: (await Promise.all((await caches.keys()).map(async (name) =>
                (await (await caches.open(name)).keys()).map((request) => request.url)))).flat(),
        })"""
    )
    assert set(stored["local"]) <= {"hanabi-settings", "hanabi-agreement"}
    assert stored["session"] == stored["databases"] == []
    assert not [url for url in stored["cached"] if "/api/" in url]
