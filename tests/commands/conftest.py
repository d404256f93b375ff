"""Directories of their own for the tests of commands."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The directory that holds data, settings and caches."""
    for variable in ("DATA", "CONFIG", "CACHE"):
        monkeypatch.setenv(f"XDG_{variable}_HOME", str(tmp_path / variable.lower()))
    return tmp_path
