"""``hanabi review``: as a table, as JSON and as a page, with all cards open or one seat's eyes."""

import json
import re
from dataclasses import replace
from fractions import Fraction
from html.parser import HTMLParser
from pathlib import Path

import pytest

from hanabi.analysis.review import review_game
from hanabi.bots.asking.possible_deals import possible_deals
from hanabi.cli import main
from hanabi.cli.review.page import review_page
from hanabi.cli.review.sentences import Sentences, percent, points_text
from hanabi.cli.review.table import review_lines
from hanabi.i18n import Messages, locales
from hanabi.notation import Record, write_record
from hanabi.rules import Seat
from tests.analysis.review.games import bot_game
from tests.cli.commands import hanabi, refused


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("games") / "game.json"
    path.write_text(write_record(bot_game("beginner", 4)), encoding="utf-8")
    return path


def ran(capsys: pytest.CaptureFixture[str], *arguments: str, code: int = 0) -> str:
    assert main(["review", *arguments]) == code
    return capsys.readouterr().out


def words_of(record: Record, seat: Seat | None, language: str = "en") -> Sentences:
    states = [step.state for step in record.walk()]
    return Sentences(Messages(language), review_game(record, seat), record.players, states)


def page_of(words: Sentences, record: Record) -> str:
    return review_page(words, [step.state for step in record.walk()])


def test_the_table_tells_where_the_game_turned(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = ran(capsys, str(file), "--language", "en")
    assert out.startswith("Ana, Bo, Cy, Dea · 19 of 25 points")
    assert re.search(r"28 +−4  Cy discards W2\.", out)
    better = "A better move, by Smart: Cy plays slot 4 (W2). I know that this card fits."
    assert better in " ".join(out.split())
    assert re.search(r"28  Cy discards W2\. .* 50 %.* −4 +21\n", out)
    assert re.search(r"efficiency +[01]\.\d\d\n +least efficiency of a perfect game +1\.00\n", out)


def test_one_line_of_json_for_each_game(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = ran(capsys, str(file), str(file), "--json").splitlines()
    first, second = map(json.loads, lines)
    assert first["file"] == str(file)
    assert first["outcome"]["score"] == 19
    assert first["moves"] == second["moves"]


class _Checker(HTMLParser):
    """Every element is closed, nothing is fetched, nothing runs."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag not in ("script", "link", "img", "iframe")
        for name, value in attrs:
            assert name not in ("src", "onclick")
            assert name != "href" or (value or "").startswith("#")
        if tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("language", locales())
@pytest.mark.sample(fast=1)
def test_a_page_stands_alone_in_every_language(
    file: Path, language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "pages" / "review.html"
    assert ran(capsys, str(file), "--html", str(out), "--language", language) == ""
    page = out.read_text(encoding="utf-8")
    checker = _Checker()
    checker.feed(page)
    assert checker.open == []
    assert f'<html lang="{language}">' in page
    assert Messages(language).format("review-as-it-lay") in page
    assert "url(http" not in page
    assert [path.name for path in out.parent.iterdir()] == ["review.html"]


def test_r04_one_seats_page_and_table_tell_no_hidden_card() -> None:
    record, seat = bot_game("beginner", 3, 1), Seat(1)
    beginning = replace(record, moves=record.moves[:40])
    words = words_of(beginning, seat)
    page, lines = page_of(words, beginning), list(review_lines(words))
    assert "Turning points, as the cards lay" not in page
    assert "bottom-deck risks" not in page
    for deal in possible_deals(beginning.end, seat, "dice", 2):
        other = replace(beginning, deal=replace(deal, seed=None))
        words = words_of(other, seat)
        assert page_of(words, other) == page
        assert list(review_lines(words)) == lines


def test_a_bad_file_is_named_and_the_others_are_reviewed(file: Path, tmp_path: Path) -> None:
    bad = tmp_path / "bad.json"
    bad.write_text("{}", encoding="utf-8")
    out = tmp_path / "pages"
    found = hanabi("review", str(bad), str(file), "--html", str(out))
    assert (found.code, found.out) == (1, "")
    assert found.err.count("\n") == 1
    assert "bad.json" in found.err
    assert [path.name for path in out.iterdir()] == ["game.html"]


@pytest.mark.sample(fast=2)
@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["no-such-file.json"], "no-such-file.json"),
        (["GAME", "--seat", "4"], "4"),
        (["GAME", "--json", "--html", "OUT"], "JSON"),
        (["GAME", "--html", "GAME/below.html"], "below.html"),
        (["GAME", "--seconds", "-1"], "--seconds"),
    ],
)
def test_bad_input_is_refused_in_one_line(
    arguments: list[str], said: str, file: Path, tmp_path: Path
) -> None:
    out = tmp_path / "review.html"
    given = [each.replace("GAME", str(file)).replace("OUT", str(out)) for each in arguments]
    assert said in refused(hanabi("review", *given))
    assert not list(tmp_path.iterdir())


def test_chances_are_rounded_but_never_to_certainty() -> None:
    assert [percent(Fraction(each)) for each in ("0", "1", "1/999", "998/999", "1/3")] == [
        *("0", "100", "<1", ">99", "33")
    ]
    assert [points_text(Fraction(each)) for each in ("2", "1/3", "1/30")] == ["2", "0.3", "0.03"]
