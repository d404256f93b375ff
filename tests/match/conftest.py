"""Fixtures for record files."""

from pathlib import Path

import pytest


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A path for a record, in its own directory."""
    return tmp_path / "match.yaml"
