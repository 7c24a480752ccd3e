"""Replays: by link or from a file, as any seat or with all hands, step by step."""

import json
from pathlib import Path

from playwright.sync_api import expect

from hanabi.notation.hanablive import read_link, write_hanab_live
from tests.browser.axe import problems
from tests.browser.conftest import Invite
from tests.browser.player import Player
from tests.browser.tables import begin, boldly, mixed, play
from tests.notation.hanablive.test_hanablive import LINK


def _finished(invite: Invite) -> Player:
    ana, bo = invite("Ana"), invite("Bo")
    begin([ana, bo])
    play([ana, bo], mixed, most=3)
    play([ana, bo], boldly)
    ana.page.get_by_role("link", name="Replay").click()
    expect(ana.page.get_by_role("button", name="One move on")).to_be_visible()
    return ana


def test_a_finished_game_is_stepped_through_and_jumped_in(invite: Invite) -> None:
    ana = _finished(invite)
    page = ana.page
    place = page.locator(".bar .at")
    expect(place).to_contain_text("Move 0 of")
    last = int(place.inner_text().split()[-1])
    assert last >= 3
    page.get_by_role("button", name="One move on").click()
    expect(place).to_contain_text("Move 1 of")
    page.keyboard.press("ArrowRight")
    expect(place).to_contain_text("Move 2 of")
    page.get_by_role("button", name="To the end").click()
    expect(place).to_contain_text(f"Move {last} of {last}")
    page.get_by_role("button", name="To the start").click()
    page.get_by_role("button", name="Moment").last.click()
    expect(page.locator("button.last")).to_contain_text("mistake")
    page.get_by_role("button", name="To the start").click()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(place).to_contain_text("Move 2 of")


def test_a_replay_is_seen_with_all_hands_or_through_one_seat_s_eyes(invite: Invite) -> None:
    page = _finished(invite).page
    expect(page.locator(".mate")).to_have_count(2)
    expect(page.locator(".mate .card > svg.tile")).to_have_count(10)
    page.get_by_label("Whose eyes").select_option(label="As Bo")
    expect(page.locator(".mate")).to_have_count(1)
    expect(page.locator(".mine .own")).to_have_count(5)
    expect(page.locator(".mine .own svg.full")).to_have_count(0)


def test_a_replay_is_shared_with_its_move_its_eyes_and_its_picture(invite: Invite) -> None:
    ana, eve = _finished(invite), invite("Eve", touch=True)
    page = ana.page
    ana.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.evaluate(
        """() => {
            navigator.canShare = () => true;
            navigator.share = async (what) => {
                globalThis.shared = [what.url, what.files[0].size];
            };
        }"""
    )
    page.get_by_label("Whose eyes").select_option(label="As Bo")
    expect(page.locator(".mate")).to_have_count(1)
    for _ in range(2):
        page.get_by_role("button", name="One move on").click()
    page.locator(".bar").get_by_role("button", name="Share").click()
    sheet = page.get_by_role("dialog", name="Share")
    picture = sheet.get_by_role("img", name="The result of this game")
    page.wait_for_function("() => document.querySelector('dialog img')?.naturalWidth === 1200")
    expect(picture).to_be_visible()
    sheet.get_by_role("button", name="Copy").click()
    expect(sheet.get_by_role("button", name="Copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    assert "/share/replay/" in link and "at=2" in link and "seat=1" in link
    sheet.get_by_role("button", name="Share").click()
    page.wait_for_function("() => globalThis.shared")
    url, size = page.evaluate("globalThis.shared")
    assert url == link and size > 1000
    with page.expect_download() as saved:
        sheet.get_by_role("link", name="Save the picture").click()
    assert Path(saved.value.path()).read_bytes().startswith(b"\x89PNG")
    assert problems(page, "sharing a replay", "dialog[open]") == []
    assert 'og:image"' in eve.page.request.get(link).text()
    eve.page.goto(link)
    expect(eve.page.get_by_role("slider")).to_have_value("2")
    expect(eve.page.get_by_role("combobox")).to_have_value("1")
    eve.page.locator(".bar").get_by_role("button", name="Share").tap()
    expect(eve.page.get_by_role("dialog", name="Share")).to_be_visible()


def test_who_knows_the_passphrase_of_a_game_may_watch_its_replay(invite: Invite) -> None:
    ana, eve = invite("Ana"), invite("Eve")
    link = begin([ana], bots=1, bot="cautious", passphrase="sesame")
    play([ana], boldly)
    page = eve.page
    page.goto(link.replace("/t/", "/replay/"))
    words = page.get_by_label("Passphrase")
    expect(words).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
    words.fill("sesam")
    words.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("passphrase is wrong")
    words.fill("sesame")
    with page.expect_response("**/reasons") as reasons:
        words.press("Enter")
    assert reasons.value.ok
    expect(page.locator(".mate .name").first).to_have_text("Ana")


def test_a_record_is_downloaded_and_opened_from_a_file(invite: Invite, tmp_path: Path) -> None:
    ana = _finished(invite)
    with ana.page.expect_download() as waiting:
        ana.page.locator(".bar").get_by_role("button", name="Share").click()
        ana.page.get_by_role("button", name="Download the record").click()
    file = tmp_path / "game.json"
    waiting.value.save_as(file)
    record = json.loads(file.read_text())
    assert record["format"] == "hanabi-record"
    assert record["players"] == ["Ana", "Bo"]
    guest = invite("Eve")
    guest.page.goto(f"{guest.url}/#/replay/file")
    guest.page.locator("input[type=file]").set_input_files(file)
    expect(guest.page.locator(".mate .name").first).to_have_text("Ana")


def test_games_of_hanab_live_are_opened_and_what_is_no_record_is_refused_with_a_sentence(
    invite: Invite, tmp_path: Path
) -> None:
    guest = invite("Eve")
    page = guest.page
    page.goto(f"{guest.url}/#/replay/file")
    expect(page.locator(".head")).to_contain_text("keeps nothing of it; nobody else is asked")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    link = page.get_by_label("Or the link of a replay on hanab.live")
    link.fill("https://hanab.live/replay/1")
    page.get_by_role("button", name="Open it").click()
    expect(page.get_by_role("alert")).to_contain_text("no link that carries a game")
    link.fill(LINK)
    page.get_by_role("button", name="Open it").click()
    expect(page.locator(".bar .at")).to_contain_text("of 52")
    expect(page.locator(".mate .name").first).to_have_text("Alice")
    theirs = tmp_path / "export.json"
    theirs.write_text(write_hanab_live(read_link(LINK)))
    page.goto(f"{guest.url}/#/games")
    page.goto(f"{guest.url}/#/replay/file")
    page.locator("input[type=file]").set_input_files(theirs)
    expect(page.locator(".bar .at")).to_contain_text("of 52")
    page.goto(f"{guest.url}/#/games")
    page.goto(f"{guest.url}/#/replay/file")
    for text, said in (("not json", "not a record"), ('{"format": "x"}', "hanabi-record")):
        file = tmp_path / "bad.json"
        file.write_text(text)
        guest.page.locator("input[type=file]").set_input_files(file)
        expect(guest.page.locator(".alert")).to_contain_text(said)
    assert asked
    assert [url for url in asked if not url.startswith(guest.url)] == []
    with page.expect_response("**/api/games?*"):
        page.goto(f"{guest.url}/#/games")
    expect(page.locator(".link-list a", has_text="Alice")).to_have_count(0)


def test_finished_games_are_listed_for_their_players(invite: Invite) -> None:
    ana = _finished(invite)
    ana.page.goto(f"{ana.url}/#/games")
    expect(ana.page.locator(".link-list a").first).to_contain_text("Ana")
    ana.page.locator(".link-list a").first.click()
    expect(ana.page.get_by_role("button", name="One move on")).to_be_visible()
