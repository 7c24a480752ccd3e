"""What the server counts about itself, as a scraper reads it."""

import httpx

from hanabi.server.metrics import Metrics
from tests.server.http.test_routes import bot_game
from tests.server.running_server import Running
from tests.server.scraping import metric


def test_health_and_metrics(server: Running) -> None:
    bot_game(server.guest())
    assert metric(server.url, "hanabi_moves_total") > 10
    assert metric(server.url, "hanabi_errors_total") == 0
    assert httpx.get(f"{server.url}/healthz").status_code == 200


def test_what_only_grows_is_a_counter_whoever_has_it() -> None:
    metrics = Metrics()
    metrics.count("moves")
    metrics.read_from("commits", lambda: 12_345_678)
    metrics.read_from("tables", lambda: 3)
    metrics.observe_command(0.002)
    lines = metrics.text().splitlines()
    assert "# TYPE hanabi_commits_total counter" in lines
    assert "hanabi_commits_total 12345678" in lines
    assert "hanabi_moves_total 1" in lines
    assert "# TYPE hanabi_tables gauge" in lines and "hanabi_tables 3" in lines
    assert 'hanabi_command_seconds_bucket{le="0.001"} 0' in lines
    assert 'hanabi_command_seconds_bucket{le="0.0025"} 1' in lines
    assert "hanabi_command_seconds_count 1" in lines
