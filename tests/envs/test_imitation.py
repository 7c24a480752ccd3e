"""The example that learns a bot's moves from a data set."""

import sys
from pathlib import Path
from types import ModuleType

import pytest

from hanabi.rules import ruleset
from hanabi.simulate import Job
from hanabi.simulate.dataset import DatasetPlan, make_dataset
from tests.sizes import scaled

EXAMPLES = Path(__file__).parents[2] / "examples"
GAMES, ROUNDS, SHARE = scaled(fast=(40, 3, 0.3), normal=(60, 4, 0.35), long=(300, 8, 0.5))


@pytest.fixture
def imitation(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    for name in ("ppo", "imitation"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    return __import__("imitation")


def test_a_bot_s_moves_are_learnt_from_its_games(imitation: ModuleType, tmp_path: Path) -> None:
    job = Job(ruleset(2), ("simple",) * 2, GAMES)
    list(make_dataset(DatasetPlan(job, shard=50), tmp_path))
    rows, kept_back = imitation.load(tmp_path)
    assert set(kept_back["game"].tolist()) == set(range(0, GAMES, 10))
    assert not set(rows["game"].tolist()) & set(kept_back["game"].tolist())
    imitator = imitation.Imitator(rows, hidden=64)
    before = imitation.agreement(imitator.network, kept_back)
    surprises = [imitator.learn(2e-3) for _ in range(ROUNDS)]
    assert surprises[-1] < surprises[0]
    assert imitation.agreement(imitator.network, kept_back) > max(SHARE, before)
