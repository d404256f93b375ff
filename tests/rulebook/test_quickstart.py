"""Quick starts and differences are complete in four languages, and cite rules."""

import re
from pathlib import Path

import pytest
import yaml

import sabot.rulebook
from sabot.editions import EDITIONS
from sabot.options import MATCH_OPTIONS, OPTIONS, sheets_of
from sabot.rulebook import find_rule
from sabot.rulebook.digest import COMPARED, Comparison, Difference, Statement, comparisons, differences, quick_start
from sabot.words.language import LANGUAGES

ROOT = Path(sabot.rulebook.__file__).parent
FILES = ("quickstart.yaml", "differences.yaml", "languages.yaml")
LONGEST_LINE = 150
each_edition = pytest.mark.parametrize("edition", EDITIONS)


def is_of(edition: str, statement: Statement) -> bool:
    found = [find_rule(id_) for id_ in statement.rules]
    return bool(found) and all(rule and edition in rule.editions for rule in found)


def is_complete(texts: dict[str, str]) -> bool:
    return set(texts) == set(LANGUAGES) and all(
        text and text == re.sub(r" +", " ", text.strip()) for text in texts.values()
    )


@pytest.mark.parametrize("name", FILES)
def test_the_files_have_short_lines(name: str) -> None:
    assert not [line for line in (ROOT / name).read_text("utf-8").splitlines() if len(line) > LONGEST_LINE]


@each_edition
def test_a_quick_start_has_a_title_and_a_few_steps_in_every_language(edition: str) -> None:
    start = quick_start(edition)
    assert 6 <= len(start.steps) <= 10
    for texts in (start.title, start.special, *(step.name for step in start.steps)):
        assert is_complete(dict(texts))
    for step in start.steps:
        assert is_complete(dict(step.statement.texts))
        assert all(text.endswith((".", "!", "?")) for text in step.statement.texts.values())


@each_edition
def test_the_steps_of_a_quick_start_cite_rules_of_the_edition(edition: str) -> None:
    for step in quick_start(edition).steps:
        assert is_of(edition, step.statement), step.name


def test_every_name_of_a_step_is_used() -> None:
    document = yaml.safe_load((ROOT / FILES[0]).read_text("utf-8"))
    used = {step["step"] for edition in EDITIONS for step in document[edition]["steps"]}
    assert used == set(document["names"])
    assert set(document) == {"names", *EDITIONS}


@pytest.mark.parametrize("difference", differences(), ids=lambda difference: difference.topic["en"])
def test_a_difference_covers_every_edition_in_every_language(difference: Difference) -> None:
    assert is_complete(dict(difference.topic))
    assert list(difference.statements) == list(EDITIONS)
    for edition, statement in difference.statements.items():
        assert is_complete(dict(statement.texts))
        assert is_of(edition, statement), statement.rules


def test_the_differences_do_differ_between_editions() -> None:
    for difference in differences():
        assert len({statement.texts["en"] for statement in difference.statements.values()}) > 1, difference.topic["en"]


def test_all_sheets_of_potter_are_compared() -> None:
    assert sorted(COMPARED) == sorted(sheet.name for sheet in sheets_of("potter"))


@pytest.mark.parametrize("comparison", comparisons(), ids=lambda comparison: comparison.topic["en"])
def test_a_comparison_tells_what_each_sheet_says_and_what_we_play(comparison: Comparison) -> None:
    assert sorted(sheet for reading in comparison.readings for sheet in reading.sheets) == sorted(COMPARED)
    assert len(comparison.readings) > 1
    for texts in (comparison.topic, comparison.played, *(reading.texts for reading in comparison.readings)):
        assert is_complete(dict(texts))
    assert is_of("potter", Statement(comparison.topic, comparison.rules))
    assert set(comparison.options) <= {option.name for option in (*OPTIONS, *MATCH_OPTIONS)}


def test_whatever_a_potter_sheet_plays_otherwise_is_compared() -> None:
    """But for what all of them say alike."""
    compared = {option for comparison in comparisons() for option in comparison.options}
    different = {option for sheet in sheets_of("potter") for option in sheet.sets}
    assert different - compared == {"suggestions"}


@pytest.mark.parametrize("comparison", comparisons(), ids=lambda comparison: comparison.topic["en"])
def test_a_sheet_that_sets_an_option_says_something_else_than_we_play(comparison: Comparison) -> None:
    for sheet in sheets_of("potter"):
        if set(sheet.sets) & set(comparison.options) - {"wrong_card"}:
            assert comparison.reading(sheet.name) != comparison.played
