"""Where records are written in tests."""

from pathlib import Path

import pytest


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A file for a record, in a directory of its own."""
    return tmp_path / "match.yaml"
