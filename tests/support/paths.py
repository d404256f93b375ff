"""Paths of the project and its parts."""

from pathlib import Path

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
TESTS = ROOT / "tests"
WEB = ROOT / "web"
