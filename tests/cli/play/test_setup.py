from pathlib import Path

import pytest

from hanabi.bots import BOTS
from hanabi.cli.language import Refused
from hanabi.cli.play.saving import default_path, free_path, save
from hanabi.cli.play.session import Session
from hanabi.cli.play.setup import BOT, EDITION, PLAYERS, SEED, START, Setup
from hanabi.i18n import Messages
from hanabi.notation import load_record
from hanabi.rules import EDITIONS, OPTION_NAMES, Multicolor
from tests.cli.play.tables import table_of

MESSAGES = Messages()


def setup() -> Setup:
    return Setup(table_of(edition="it-2023", players=2), MESSAGES)


def go_to(chosen: Setup, key: str) -> None:
    chosen.cursor = chosen.keys.index(key)


def test_the_lines_are_those_that_the_box_offers() -> None:
    chosen = setup()
    seen = set()
    for _ in range(len(EDITIONS) + 1):
        edition = chosen.table().ruleset.edition
        seen.add(edition)
        options = OPTION_NAMES if edition is None else EDITIONS[edition].switchable
        assert chosen.keys == [EDITION, PLAYERS, *options, BOT, SEED, START]
        chosen.change(1)
    assert seen == {*EDITIONS, None}


def test_every_line_but_the_last_has_a_sentence() -> None:
    chosen = setup()
    for _ in range(len(EDITIONS) + 1):
        assert all(line.about for line in chosen.lines[:-1])
        chosen.change(1)


def test_options_are_switched_and_forgotten_when_the_box_changes() -> None:
    chosen = setup()
    go_to(chosen, "expert")
    chosen.change(1)
    assert chosen.table().ruleset.options.expert
    go_to(chosen, EDITION)
    chosen.change(1)
    assert not chosen.table().ruleset.options.expert


def test_multicolour_cards_come_in_the_kinds_of_the_box() -> None:
    chosen = Setup(table_of(edition="cs-2013", players=3), MESSAGES)
    go_to(chosen, "multicolor")
    kinds = []
    for _ in range(3):
        chosen.change(1)
        kinds.append(chosen.table().ruleset.options.multicolor)
    assert kinds == [Multicolor.OWN_COLOR_5, Multicolor.EVERY_COLOR_5, None]


def test_seats_and_bots_go_round() -> None:
    chosen = setup()
    go_to(chosen, PLAYERS)
    chosen.change(-1)
    assert chosen.table().ruleset.players == 5
    chosen.change(1)
    assert chosen.table().ruleset.players == 2
    go_to(chosen, BOT)
    first, seen = chosen.table().bot, []
    for _ in BOTS:
        chosen.change(1)
        seen.append(chosen.table().bot)
    assert sorted(seen) == sorted(BOTS)
    assert seen[-1] == first


def test_a_deal_is_typed_digit_by_digit() -> None:
    chosen = setup()
    chosen.type("4")
    assert chosen.table().seed is None
    go_to(chosen, SEED)
    for key in ("4", "2", "x", "7", "backspace"):
        chosen.type(key)
    assert chosen.table().seed == 42
    for _ in range(30):
        chosen.type("9")
    assert chosen.table().seed == int("42" + "9" * 17)
    Session(chosen.table())


def test_a_seat_that_is_no_longer_there_moves_up() -> None:
    chosen = Setup(table_of(edition="it-2023", players=5, seat=4, first_seat=4), MESSAGES)
    go_to(chosen, PLAYERS)
    chosen.change(1)
    table = chosen.table()
    assert (table.ruleset.players, table.seat, table.first_seat) == (2, 1, None)


def test_records_go_to_the_data_directory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    folder = tmp_path / "hanabi" / "records"
    assert default_path("it-2023", 42) == folder / "it-2023-42.json"
    assert default_path(None, 42).name == "free-42.json"


def test_no_record_is_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    assert free_path(path) == path
    path.touch()
    assert free_path(path) == tmp_path / "game-2.json"


def test_a_saved_record_can_be_read_and_nothing_else_is_left(tmp_path: Path) -> None:
    session = Session(table_of(edition="it-2023", players=2, seed=1))
    path = tmp_path / "new" / "game.json"
    save(session.record(), path)
    assert load_record(path).deal.seed == 1
    assert list(path.parent.iterdir()) == [path]


def test_what_cannot_be_written_is_told(tmp_path: Path) -> None:
    session = Session(table_of(edition="it-2023", players=2, seed=1))
    (tmp_path / "file").touch()
    with pytest.raises(Refused, match="cannot be written"):
        save(session.record(), tmp_path / "file" / "game.json")
