from pathlib import Path

from hanabi.server.settings import Settings


def test_where_games_are_kept_is_said_without_a_password() -> None:
    assert Settings(data="/srv/hanabi").place == str(Path("/srv/hanabi"))
    shown = Settings(database="postgresql+psycopg://ana:secret@db/hanabi").place
    assert shown == "postgresql+psycopg://ana:***@db/hanabi"
