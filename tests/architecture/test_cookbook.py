"""docs/cookbook.md: the everyday tasks, each short. ``test_docs_run`` runs them."""

import re
from pathlib import Path

import pytest

PAGE = (Path(__file__).parents[2] / "docs" / "cookbook.md").read_text(encoding="utf-8")
TASKS = re.split(r"^## ", PAGE, flags=re.MULTILINE)[1:]


def test_the_ten_tasks_are_there() -> None:
    assert len(TASKS) == 10


@pytest.mark.parametrize("task", TASKS, ids=lambda task: task.partition("\n")[0])
def test_a_task_takes_five_lines_at_most(task: str) -> None:
    (code,) = re.findall(r"^```python\n(.*?)^```", task, re.MULTILINE | re.DOTALL)
    assert len(list(filter(str.strip, code.splitlines()))) <= 5
