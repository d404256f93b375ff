"""No rule is forgotten: each id has a test named after it, or a reason why no play can show it."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from sabot.kernel import laws
from tests.rules.catalogue import NEVER_SHOWN, RULINGS, SHEETS, every_id

CITED = re.compile(r"(?<![a-z0-9])([dpfwx])(\d{2,3})(?![0-9])")


def ids_in(name: str) -> set[str]:
    """The ids that the name of a test carries: `test_x33_d042_…` cites X-33 and D-042."""
    return {f"{letter.upper()}-{number}" for letter, number in CITED.findall(name)}


@cache
def cited_by_tests() -> set[str]:
    cited: set[str] = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                cited |= ids_in(node.name)
    return cited


def test_the_catalogue_counts_320_rules_and_149_rulings() -> None:
    assert sum(SHEETS.values()) == 320
    assert len(every_id()) == 320 + RULINGS == 469


@pytest.mark.parametrize("rule", every_id())
def test_each_rule_has_a_test_or_a_reason(rule: str) -> None:
    assert (rule in cited_by_tests()) != (rule in NEVER_SHOWN), f"{rule} needs a test, or a reason, not both"


def test_tests_cite_only_rules_that_exist() -> None:
    assert cited_by_tests() - set(every_id()) == set()


def test_the_kernel_cites_only_rules_that_exist() -> None:
    cited = {
        rule for citation in laws.CITATIONS.values() for rule in ([citation] if isinstance(citation, str) else citation)
    }
    assert cited - set(every_id()) == set()
