"""The notebook of examples/ runs from top to bottom, and shows what it says."""

import re
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

NOTEBOOK = Path(__file__).parents[1] / "examples" / "tour.ipynb"


@pytest.mark.sample(fast=0, normal=0)
def test_the_tour_can_be_walked() -> None:
    nbclient: Any = import_module("nbclient")  # slow to import, and its types are incomplete
    nbformat: Any = import_module("nbformat")
    notebook = nbformat.read(NOTEBOOK, as_version=4)
    nbclient.NotebookClient(notebook, timeout=600, kernel_name="python3").execute()
    outputs = [output for cell in notebook.cells for output in cell.get("outputs", ())]
    pictures = [output["data"] for output in outputs if "data" in output]
    assert sum("<svg" in data.get("text/html", "") for data in pictures) == 4
    assert sum("image/png" in data for data in pictures) == 2
    printed = "".join(output["text"] for output in outputs if output.output_type == "stream")
    assert "seat 1: hint 2 white. My hint means: play the newest card" in printed
    learnt = re.search(r"mean score (\S+) at first, (\S+) in the end", printed)
    assert learnt is not None
    assert float(learnt[2]) > float(learnt[1]) + 1


def test_the_tour_is_kept_without_what_it_showed() -> None:
    """Pictures in a file that is changed by hand would be somebody's machine, and old."""
    text = NOTEBOOK.read_text(encoding="utf-8")
    assert '"outputs": []' in text
    assert '"execution_count": 1' not in text
    assert "image/png" not in text
