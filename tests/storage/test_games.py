"""The index: lists with filters, statistics, and pages for the bulk export."""

import pytest

from hanabi.storage import Append, Database, EventLog, GameFilter, GameRow, StoredEntry
from hanabi.storage.erasing import delete_game
from hanabi.storage.games import Games, IndexChange, Participant
from hanabi.storage.reviews import Reviews
from tests.storage.conftest import Run


def game(
    name: str, score: int | None, *, ended_at: float = 0.0, visibility: str = "public", **more: str
) -> GameRow:
    return GameRow(
        id=name,
        status=more.get("status", "finished"),
        pace="live",
        visibility=visibility,
        edition=more.get("edition", "it-2023"),
        options="{}",
        players=2,
        created_at=1.0,
        ended_at=ended_at,
        ending="deck",
        score=score,
        points=score,
        max_score=25,
    )


@pytest.fixture
def games(database: Database, log: EventLog, run: Run) -> Games:
    seats = [Participant(0, "ana", None, "Ana"), Participant(1, None, "cautious", "Bot")]
    rows = [
        game("a", 25, ended_at=3.0),
        game("b", 10, ended_at=2.0),
        game("c", 20, ended_at=1.0, edition="cs-2013"),
        game("d", 18, ended_at=4.0, visibility="link"),
        game("e", None, status="running"),
    ]
    for row in rows:
        change = IndexChange(row, seats, is_new=True)
        run(log.append(Append(row.id, [StoredEntry(1, 1.0, "x")], change)))
    return Games(database.engine)


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        (GameFilter(), "abc"),
        (GameFilter(public_only=False), "dabc"),
        (GameFilter(edition="it-2023"), "ab"),
        (GameFilter(min_score=20), "ac"),
        (GameFilter(before=3.0), "bc"),
        (GameFilter(limit=1), "a"),
        (GameFilter(players=3), ""),
        (GameFilter(identity_id="ana", public_only=False, statuses=("running",)), "e"),
        (GameFilter(identity_id="bo", public_only=False), ""),
    ],
)
def test_games_are_found_by_filters(games: Games, wanted: GameFilter, found: str, run: Run) -> None:
    assert "".join(row.id for row, _ in run(games.find(wanted))) == found


def test_a_list_tells_who_sat_where(games: Games, run: Run) -> None:
    seats = run(games.find(GameFilter(limit=1)))[0][1]
    assert [(taken.seat, taken.identity_id, taken.bot) for taken in seats] == [
        (0, "ana", None),
        (1, None, "cautious"),
    ]


def test_statistics_are_by_edition(games: Games, run: Run) -> None:
    rows = {row.edition: row for row in run(games.statistics("ana"))}
    assert (rows["it-2023"].games, rows["it-2023"].best, rows["it-2023"].perfect) == (3, 25, 1)
    assert rows["it-2023"].mean == pytest.approx(17.67)
    assert rows["cs-2013"].games == 1


def test_the_export_pages_through_all_public_games(games: Games, run: Run) -> None:
    async def everything() -> list[str]:
        return [name async for name in games.finished_ids(None, page=1)]

    assert run(everything()) == ["c", "b", "a"]


def test_a_review_is_kept_in_its_form_and_goes_with_its_game(
    games: Games, database: Database, run: Run
) -> None:
    async def scenario() -> None:
        kept = Reviews(database.engine)
        await kept.put("a", 1, "old")
        await kept.put("a", 2, "new")
        assert (await kept.of("a", 1), await kept.of("a", 2)) == (None, "new")
        async with database.engine.begin() as connection:
            await delete_game(connection, "a", last_seq=1)
        await kept.put("a", 2, "too late")
        assert await kept.of("a", 2) is None

    assert run(games.find(GameFilter()))
    run(scenario())
