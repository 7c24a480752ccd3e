"""The PyTorch example learns, in the venv that ``make torch`` has set up."""

import os
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TORCH = ROOT / ".torch" / "bin" / "python"
IS_INSTALLED = any((ROOT / ".torch").glob("lib/python*/site-packages/torch"))


@pytest.mark.sample(fast=0, normal=0)
@pytest.mark.processes
@pytest.mark.skipif(not IS_INSTALLED, reason="make torch sets it up")
def test_ppo_with_pytorch_gets_better() -> None:
    command = [str(TORCH), str(ROOT / "examples" / "ppo_torch.py"), "--updates", "61"]
    settings = {**os.environ, "OPENBLAS_NUM_THREADS": "1"}
    run = subprocess.run(command, capture_output=True, text=True, env=settings, check=False)
    assert run.returncode == 0, run.stderr
    means = [float(line.split()[-1]) for line in run.stdout.splitlines() if "update" in line]
    greedy = float(run.stdout.splitlines()[-1].split()[-3])
    assert means[-1] > means[0] + 1.5
    assert greedy > 2.5
