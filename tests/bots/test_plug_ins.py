"""Bots that other distributions bring along, with one that is really installed."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from hanabi.bots import BOTS, make_bot
from hanabi.bots.making import factory_of
from hanabi.bots.own import InvalidBot, is_own, read_own_bot
from hanabi.bots.plug_ins import brought_by, plug_ins
from hanabi.rules import Seat, ruleset
from hanabi.testing import check_bot
from tests.bots.tiny_distribution import install_tiny_bots


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install_tiny_bots(tmp_path_factory.mktemp("tiny"))


@pytest.fixture
def installed(site: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """As if it had been installed when this process started."""
    known = dict(BOTS)
    monkeypatch.syspath_prepend(str(site))
    plug_ins.cache_clear()
    yield
    BOTS.clear()
    BOTS.update(known)
    monkeypatch.undo()
    plug_ins.cache_clear()


@pytest.mark.usefixtures("installed")
def test_an_installed_bot_is_known_by_its_name() -> None:
    assert set(plug_ins()) == {"tiny", "tiny-broken", "tiny-module"}
    assert is_own("tiny") and brought_by("tiny") == "tiny-bots 1.5"
    assert type(make_bot("tiny", Seat(0))).__name__ == "TinyBot"
    assert type(make_bot("tiny-module", Seat(0))).__name__ == "Only"
    check_bot("tiny", rulesets=[ruleset(2)])


@pytest.mark.usefixtures("installed")
def test_nobody_takes_the_place_of_a_bot_of_this_package() -> None:
    assert "smart" not in plug_ins() and not is_own("smart")
    assert type(make_bot("smart", Seat(0))).__name__ != "TinyBot"


@pytest.mark.usefixtures("installed")
def test_an_installed_bot_that_does_not_run_is_refused_when_it_is_wanted() -> None:
    own = read_own_bot("tiny-broken")
    with pytest.raises(InvalidBot, match=r"tiny_bots\.broken does not run: OSError: no luck"):
        factory_of(own)


def _hanabi(site: Path, *words: str) -> str:
    environment = {**os.environ, "PYTHONPATH": str(site), "LC_ALL": "C.UTF-8"}
    command = [sys.executable, "-m", "hanabi", *words]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return done.stdout


@pytest.mark.processes
def test_commands_know_an_installed_bot(site: Path) -> None:
    rows = {row["bot"]: row for row in json.loads(_hanabi(site, "bots", "--json"))}
    assert rows["tiny"]["plug_in"] == "tiny-bots 1.5" and rows["smart"]["plug_in"] is None
    assert "Installed with tiny-bots 1.5." in _hanabi(site, "bots")
    assert "tiny-module" in " ".join(_hanabi(site, "play", "--help").split())
    games = ("--games", "2", "--json")
    for more in ((), ("--in-process",)):
        told = json.loads(_hanabi(site, "simulate", "--bot", "tiny", *games, *more))
        assert (told["bots"], told["games"], told["forfeits"]) == (["tiny", "tiny"], 2, [])
    told = json.loads(
        _hanabi(site, "arena", "--bots", "tiny,tiny-module", "--players", "2", *games)
    )
    assert told["bots"] == ["tiny", "tiny-module"] and told["forfeits"] == []
