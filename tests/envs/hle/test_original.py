"""The drop-in beside the original, story by story.

Deselected by default; ``pytest tests/envs/hle/test_original.py --hle .peers/bin/python`` runs it.
"""

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from hanabi.envs.hle import pyhanabi, rl_env
from tests.envs.hle import story as hle_story

SMALL = {"hand_size": 2, "max_information_tokens": 3, "max_life_tokens": 1}


def settings(players: int) -> list[dict[str, Any]]:
    """Standard games with each kind of observation, long ones and short ones, and odd ones."""
    configs: list[tuple[dict[str, Any], int]] = [
        *(({"observation_type": kind, "random_start_player": kind == 1}, 10) for kind in range(3)),
        ({"colors": 2, **SMALL}, 20),
        ({"colors": 1 if players < 5 else 2, **SMALL}, 20),
        ({"colors": 3, "ranks": 2, "hand_size": 1, "max_information_tokens": 0}, 20),
        ({"colors": 4, "ranks": 1, "hand_size": 2, "max_life_tokens": 9}, 20),
        ({"colors": 3, "ranks": 4, "hand_size": 3, "random_start_player": True}, 20),
    ]
    return [
        {
            "config": {"players": players, "seed": 10 * players + number - 20, **config},
            "games": games,
            "dice": number,
            "careful": careful,
        }
        for number, (config, games) in enumerate(configs)
        for careful in (False, True)
    ]


@pytest.mark.hle
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_both_tell_the_same_story(players: int, hle_python: str, tmp_path: Path) -> None:
    told, wanted = tmp_path / "told.json", settings(players)
    program = [hle_python, str(Path(hle_story.__file__)), str(told)]
    subprocess.run(program, input=json.dumps(wanted), text=True, check=True)
    endings = set()
    for setting, theirs in zip(wanted, json.loads(told.read_text()), strict=True):
        ours = hle_story.tell((rl_env, pyhanabi), setting)
        assert json.loads(json.dumps(ours)) == theirs, setting
        endings |= {kind.name for kind in pyhanabi.HanabiEndOfGameType if kind.name in str(theirs)}
    assert len(endings) == len(pyhanabi.HanabiEndOfGameType)
