"""The book contains every rule of the sheets, of the kernel and its refusals, and of the tests."""

import re
from pathlib import Path

import pytest

import sabot
from sabot.editions import EDITIONS
from sabot.options import MATCH_OPTIONS, OPTIONS
from sabot.rulebook import chapters, find_rule, rules
from sabot.rulebook.book import FOLDERS, read_yaml
from sabot.words.language import LANGUAGES
from tests.support.rule_ids import cited_by_tests, every_id

BOOK = {rule.id for rule in rules()}
CITED = re.compile(rf'"([{"".join(FOLDERS)}]-\d{{2,3}})"')


def test_every_rule_and_every_ruling_is_in_the_book_and_nothing_else() -> None:
    assert sorted(BOOK) == sorted(every_id())


def test_every_cited_rule_is_in_the_book() -> None:
    sources = [path.read_text("utf-8") for path in Path(sabot.__file__).parent.rglob("*.py")]
    cited = {rule for source in sources for rule in CITED.findall(source)}
    assert cited >= {rule for edition in EDITIONS.values() for rule in edition.citations.values()}
    assert (cited | cited_by_tests()) - BOOK == set()


@pytest.mark.parametrize("option", [*OPTIONS, *MATCH_OPTIONS], ids=lambda option: option.name)
def test_the_rulings_of_an_option_name_it(option: sabot.options.Option) -> None:
    found = [find_rule(ruling) for ruling in option.rulings]
    is_named = any(rule is not None and option.name in rule.options for rule in found)
    assert is_named, f"none of {', '.join(option.rulings)} in rulebook/rules/ has {option.name} among its options"


def test_a_rule_is_found_only_by_its_id() -> None:
    rule = find_rule("D-024")
    assert rule is not None
    assert (rule.id, rule.editions, rule.chapter.name) == ("D-024", ("deluxe",), "turn")
    assert "same colour" in rule.wordings["en"].rule
    assert find_rule("D-999") is None
    assert find_rule("Q-001") is None


@pytest.mark.parametrize("folder", FOLDERS.values())
def test_chapters_come_in_the_order_of_their_rules(folder: str) -> None:
    numbers = [int(rule.id[2:]) for found in chapters(folder).values() for rule in found]
    assert numbers == list(range(1, len(numbers) + 1))
    assert all(set(chapter.titles) == set(LANGUAGES) for chapter in chapters(folder))


def test_french_punctuation_has_a_no_break_space() -> None:
    french = [text for rule in rules() for text in rule.wordings["fr"]]
    assert any("\N{NO-BREAK SPACE}:" in text for text in french)
    assert any("\N{NARROW NO-BREAK SPACE};" in text for text in french)
    assert not [text for text in french if re.search(" [;:!?»]|« |\N{NO-BREAK SPACE}[;!?]", text)]


def test_headings_of_french_sheets_have_french_punctuation() -> None:
    headings = {source.section for rule in rules() for source in rule.sources}
    assert "Carte «\N{NO-BREAK SPACE}Wild Draw 4\N{NO-BREAK SPACE}»" in headings
    assert not [heading for heading in headings if re.search(r"\w'\w| [;:!?»]|«[^\N{NO-BREAK SPACE}]", heading)]


def test_a_folded_line_of_a_file_may_begin_with_french_punctuation(tmp_path: Path) -> None:
    page = tmp_path / "page.yaml"
    page.write_text("fr: >-\n  Une carte\n  ; une autre\n", encoding="utf-8")
    assert read_yaml(page) == {"fr": "Une carte\N{NARROW NO-BREAK SPACE}; une autre"}
