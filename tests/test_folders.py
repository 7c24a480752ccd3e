"""One answer to where files live, which follows the platform's own variables."""

import sys
from pathlib import Path

import pytest

from hanabi.folders import cache_folder, data_folder, records_folder, server_data_folder


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="XDG's variables")
def test_the_folders_follow_the_variables_of_the_desktop(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    assert data_folder() == tmp_path / "data" / "hanabi"
    assert cache_folder() == tmp_path / "cache" / "hanabi"


def test_asking_makes_nothing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder() != cache_folder()
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("former", ["AppData/Roaming", ".local/share"], ids=["Windows", "macOS"])
def test_games_saved_by_an_earlier_version_are_found(
    former: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    monkeypatch.delenv("APPDATA", raising=False)
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setattr("hanabi.folders.data_folder", lambda: tmp_path / "new")
    assert records_folder() == tmp_path / "new" / "records"
    old = tmp_path / former / "hanabi" / "records"
    old.mkdir(parents=True)
    assert records_folder() == old
    (tmp_path / "new" / "records").mkdir(parents=True)
    assert records_folder() == tmp_path / "new" / "records"


def test_a_database_of_an_earlier_version_is_found(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    monkeypatch.setattr("hanabi.folders.data_folder", lambda: tmp_path / "new")
    assert server_data_folder() == tmp_path / "new"
    old = tmp_path / "Library" / "Application Support" / "hanabi"
    old.mkdir(parents=True)
    assert server_data_folder() == tmp_path / "new", "an empty folder is no database"
    (old / "hanabi.db").touch()
    assert server_data_folder() == old
