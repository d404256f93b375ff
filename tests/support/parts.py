"""The parts in which `make test` runs the tests, and the seeds of soak tests."""

from collections.abc import Iterable
from functools import cache
from pathlib import Path

import pytest

from tests.support.paths import TESTS

PARTS = {
    "rules": [TESTS / name for name in ("kernel", "notation", "properties/test_secrecy.py", "rules", "scenarios")],
    "quick": [
        TESTS / name
        for name in (
            "cards",
            "locale",
            "match",
            "properties",
            "server/projection/test_snapshot.py",
            "server/projection/test_view_encoder.py",
            "server/protocol/test_typescript.py",
            "server/tables",
            "test_documentation.py",
            "test_errors.py",
            "test_referee.py",
            "words",
        )
    ],
}
"""The paths of tests that need no compiler, no browser and no server process.

Those of the rules alone are traced for coverage, since tracing triples the time of interpreted play.
"""
REST = "rest"
"""The part with all other tests."""
BROWSER = TESTS / "e2e"
"""The tests in a browser, which take longest."""
NOT_QUICK = ("compiled", "slow", "soak")
"""Markers that put a test into the rest, wherever it is."""


def add_option(parser: pytest.Parser) -> None:
    """Add the option that selects parts of the tests."""
    parser.addoption("--part", choices=(*PARTS, REST), action="append", help="run a part of the tests, or several")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Ignore helpers, and files outside the selected parts."""
    if collection_path.is_dir():
        return None
    if _is_in(collection_path, (TESTS,)) and not collection_path.name.startswith("test_"):
        return True  # helpers have no doctests
    parts = config.option.part
    if not parts or place_of(collection_path) in parts:
        return None
    return None if REST in parts and _names_marker(collection_path) else True


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Give a soak test all its seeds only if it is selected, so that thousands of tests are not collected in vain."""
    for soak in metafunc.definition.iter_markers("soak"):
        if seeds := soak.kwargs.get("seeds"):
            is_run = metafunc.config.option.markexpr == "soak"
            metafunc.parametrize("seed", seeds if is_run else seeds[:1])


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Keep the tests of the selected parts."""
    if not config.option.part:
        return
    wanted: list[pytest.Item] = []
    others: list[pytest.Item] = []
    for item in items:
        (wanted if _part_of(item) in config.option.part else others).append(item)
    config.hook.pytest_deselected(items=others)
    wanted.sort(key=_turn)
    items[:] = wanted


def _turn(item: pytest.Item) -> tuple[bool, bool]:
    """What takes long begins early. Otherwise a worker might get it when all others have finished."""
    return BROWSER not in item.path.parents, item.get_closest_marker("slow") is None


def _part_of(item: pytest.Item) -> str:
    return REST if any(item.get_closest_marker(name) for name in NOT_QUICK) else place_of(item.path)


@cache
def place_of(path: Path) -> str:
    """The part that a file of tests belongs to."""
    return next((part for part, places in PARTS.items() if _is_in(path, places)), REST)


def _names_marker(path: Path) -> bool:
    """Whether tests of a quick file may belong to the rest. All others need not be imported to find that out."""
    text = path.read_text("utf-8")
    return any(f"mark.{name}" in text for name in NOT_QUICK)


def _is_in(path: Path, places: Iterable[Path]) -> bool:
    return any(path.is_relative_to(place) for place in places)
