"""Retries of browser tests that fail once or always, in CI and elsewhere."""

import os
import subprocess
import sys
from pathlib import Path

from tests.support.paths import ROOT

CONFTEST = "from tests.support.flaky import pytest_collection_modifyitems, pytest_terminal_summary\n"
PLUGINS = ("-p", "xdist.plugin", "-p", "pytest_rerunfailures")
SHAKY = """
from pathlib import Path

def test_shaky(request):
    request.node.add_report_section("call", "picture", "the picture of it")
    tried = Path(__file__).with_suffix(".tried")
    is_first = not tried.exists()
    tried.touch()
    assert not is_first, "the first time"
"""
BROKEN = """
def test_broken():
    raise AssertionError("every time")
"""


def outcome(folder: Path, files: dict[str, str], **environment: str) -> tuple[int, str]:
    """The output of pytest for some test files, on two workers."""
    for name, text in {"conftest.py": CONFTEST, "pytest.ini": "[pytest]\n", **files}.items():
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(text, "utf-8")
    command = [sys.executable, "-m", "pytest", *PLUGINS, "-n2", "--dist=loadfile", "--import-mode=importlib"]
    inherited = {name: value for name, value in os.environ.items() if name != "CI" and not name.startswith("PYTEST")}
    known = {**inherited, "PYTHONPATH": str(ROOT), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", **environment}
    done = subprocess.run(command, cwd=folder, env=known, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout


def test_only_a_browser_test_is_run_once_more_and_told_as_flaky_if_it_passes_then(tmp_path: Path) -> None:
    files = {"e2e/test_shaky.py": SHAKY, "e2e/test_broken.py": BROKEN, "test_other.py": SHAKY}
    code, said = outcome(tmp_path, files, CI="true")
    assert code == 1, said
    assert "2 failed, 1 passed, 2 rerun in" in said
    assert "FAILED e2e/test_broken.py::test_broken" in said  # what fails again fails
    assert "FAILED test_other.py::test_shaky" in said  # nothing else is retried
    _, _, flaky = said.partition(" FLAKY: ")
    assert "FLAKY e2e/test_shaky.py::test_shaky" in flaky
    assert "AssertionError: the first time" in flaky
    assert "the picture of it" in flaky
    assert flaky.count("FLAKY ") == 1


def test_a_flaky_test_fails_where_no_change_is_judged(tmp_path: Path) -> None:
    code, said = outcome(tmp_path, {"e2e/test_shaky.py": SHAKY})
    assert code == 1, said
    assert "1 failed in" in said
    assert "FLAKY" not in said


def test_a_flaky_test_alone_does_not_fail_the_run(tmp_path: Path) -> None:
    code, said = outcome(tmp_path, {"e2e/test_shaky.py": SHAKY}, CI="true")
    assert code == 0, said
