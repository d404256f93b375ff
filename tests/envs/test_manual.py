"""The tables and examples of docs/environments.md are up to date."""

import doctest

import pytest

from sabot.envs.manual import MARKED, TABLES, up_to_date
from tests.support.paths import DOCS

PAGE = DOCS / "environments.md"


def test_the_tables_are_up_to_date() -> None:
    text = PAGE.read_text("utf-8")
    assert [found["name"] for found in MARKED.finditer(text)] == list(TABLES)
    assert up_to_date(text) == text, "python -m sabot.envs.manual docs/environments.md brings it up to date"


@pytest.mark.compiled
def test_the_examples_are_a_doctest() -> None:
    pytest.importorskip("numba", reason="the compiled side needs the extra `fast`")
    result = doctest.testfile(str(PAGE), module_relative=False, encoding="utf-8")
    assert result.attempted > 8
    assert result.failed == 0
