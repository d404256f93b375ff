"""No rule is forgotten: each id has a test named after it, or a reason why no play can show it."""

import pytest

from sabot.editions import EDITIONS
from sabot.editions.shared_citations import SHARED
from tests.support.rule_ids import NEVER_SHOWN, RULINGS, SHEETS, cited_by_tests, every_id


def test_the_catalogue_counts_320_rules_and_150_rulings() -> None:
    assert sum(SHEETS.values()) == 320
    assert len(every_id()) == 320 + RULINGS == 470


@pytest.mark.parametrize("rule", every_id())
def test_each_rule_has_a_test_or_a_reason(rule: str) -> None:
    assert (rule in cited_by_tests()) != (rule in NEVER_SHOWN), f"{rule} needs a test, or a reason, not both"


def test_tests_cite_only_rules_that_exist() -> None:
    assert cited_by_tests() - set(every_id()) == set()


def test_editions_cite_only_rules_that_exist() -> None:
    cited = {
        rule for citations in (SHARED, *(one.citations for one in EDITIONS.values())) for rule in citations.values()
    }
    assert len(cited) > 100
    assert cited - set(every_id()) == set()
