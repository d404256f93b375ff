"""The order of tests, and how workers share them."""

import os
import re
import subprocess
import sys
from pathlib import Path

from tests.support.paths import ROOT

COUNTED = """
import os
from pathlib import Path

import pytest

@pytest.mark.parametrize("number", range(20))
def test_something(number):
    with Path(__file__).with_suffix(".txt").open("a") as file:
        file.write(os.environ["PYTEST_XDIST_WORKER"] + "\\n")
"""


def test_a_worker_takes_whole_files(tmp_path: Path) -> None:
    """With another plugin or version it might not, and every worker would create what the tests of a file share."""
    options = re.findall(r"^BY_FILE := (.*)$", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)[0].split()
    names = ["test_one", "test_two", "test_three"]
    for name in names:
        (tmp_path / f"{name}.py").write_text(COUNTED, "utf-8")
    command = [sys.executable, "-m", "pytest", "-p", "xdist.plugin", "--rootdir", str(tmp_path), "-n2", *options]
    known = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    done = subprocess.run(command, cwd=tmp_path, env=known, capture_output=True, text=True, check=False)
    assert "60 passed" in done.stdout, done.stdout
    workers = [(tmp_path / f"{name}.txt").read_text("utf-8").split() for name in names]
    assert [len(set(of_file)) for of_file in workers] == [1, 1, 1]
    assert {worker for of_file in workers for worker in of_file} == {"gw0", "gw1"}
