"""The notebooks: they run from top to bottom, draw something, and are kept without outputs."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.paths import ROOT

NOTEBOOKS = sorted((ROOT / "examples").glob("*.ipynb"))
LARGEST = 10_000
"""The most bytes of a notebook: more would be outputs."""


def name(file: Path) -> str:
    return file.stem


def test_there_are_three() -> None:
    assert [file.stem for file in NOTEBOOKS] == ["bot", "learner", "question"]


@pytest.mark.parametrize("file", NOTEBOOKS, ids=name)
def test_a_notebook_runs_and_draws(file: Path) -> None:
    command = [sys.executable, "-m", "tests.support.notebooks", str(file)]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    shown = json.loads(run.stdout.splitlines()[-1])
    assert {"figure", "html"} <= set(shown)


@pytest.mark.parametrize("file", NOTEBOOKS, ids=name)
def test_a_notebook_is_valid_small_and_without_outputs(file: Path) -> None:
    notebook = json.loads(file.read_text("utf-8"))
    assert (notebook["nbformat"], notebook["nbformat_minor"]) == (4, 5)
    assert file.stat().st_size < LARGEST
    cells = notebook["cells"]
    assert len({cell["id"] for cell in cells}) == len(cells)
    assert cells[0]["cell_type"] == "markdown"
    for cell in cells:
        assert cell["cell_type"] in ("code", "markdown")
        if cell["cell_type"] == "code":
            assert (cell["outputs"], cell["execution_count"]) == ([], None)
    assert file.read_text("utf-8") == json.dumps(notebook, indent=1, ensure_ascii=False) + "\n"
