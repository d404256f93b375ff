"""The files of the rulebook: every rule is complete in four languages, and every example is correct."""

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

import sabot.rulebook
from sabot.editions import EDITIONS
from sabot.options import MATCH_OPTIONS, OPTIONS
from sabot.referee import judge
from sabot.rulebook.book import FOLDERS, RULINGS, SHEETS
from sabot.words.language import LANGUAGES
from tests.support.rule_ids import every_id
from tests.support.scenarios import compare, compare_refusal

ROOT = Path(sabot.rulebook.__file__).parent / "rules"
FILES = sorted(ROOT.rglob("*.yaml"))
KEYS = {"source", "see", "options", "editions", "example", *LANGUAGES}
OPTION_NAMES = {option.name for option in (*OPTIONS, *MATCH_OPTIONS)}
LONGEST_LINE = 150


@cache
def read(file: Path) -> dict[str, Any]:
    document: dict[str, Any] = yaml.load(file.read_text("utf-8"), Loader=yaml.CSafeLoader)
    return document


def name(file: Path) -> str:
    return f"{file.parent.name}/{file.stem}"


ENTRIES = [(file, id_, entry) for file in FILES for id_, entry in read(file)["rules"].items()]
each_rule = pytest.mark.parametrize(("file", "rule", "entry"), ENTRIES, ids=[id_ for _, id_, _ in ENTRIES])


@pytest.mark.parametrize("file", FILES, ids=name)
def test_a_chapter_has_a_title_and_rules_and_short_lines(file: Path) -> None:
    document = read(file)
    assert set(document) == {"chapter", "rules"}
    assert set(document["chapter"]) == set(LANGUAGES)
    assert all(document["chapter"].values())
    assert not [line for line in file.read_text("utf-8").splitlines() if len(line) > LONGEST_LINE]


@each_rule
def test_a_rule_has_its_place_and_its_facts(file: Path, rule: str, entry: dict[str, Any]) -> None:
    assert FOLDERS[rule[0]] == file.parent.name
    assert rule in every_id()
    assert set(entry) <= KEYS
    assert entry["source"]
    for source in entry["source"]:
        assert re.fullmatch(rf"({'|'.join(SHEETS)})(-(EN|ES|FR|PT))? \S.*", source), source
    assert set(entry.get("see", [])) <= set(every_id()) - {rule}
    assert set(entry.get("options", [])) <= OPTION_NAMES
    assert set(entry.get("editions", [])) <= set(EDITIONS)
    assert "editions" not in entry or rule[0] == "X"


@each_rule
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_is_worded_in_each_language(file: Path, rule: str, entry: dict[str, Any], language: str) -> None:
    wording = entry[language]
    texts = list(wording.values()) if file.parent.name == RULINGS else [wording]
    if file.parent.name == RULINGS:
        assert list(wording) == ["sheets", "rule", "why"]
    for text in texts:
        assert isinstance(text, str)
        assert text == " ".join(text.split())
        assert re.search(r"[.!?»)”]$", text), text


@pytest.mark.parametrize(
    ("rule", "example"),
    [(id_, entry["example"]) for _, id_, entry in ENTRIES if "example" in entry],
    ids=[id_ for _, id_, entry in ENTRIES if "example" in entry],
)
def test_an_example_comes_out_as_the_rule_says(rule: str, example: dict[str, Any]) -> None:
    expected = example["expect"]
    verdict = judge(yaml.safe_dump(example, allow_unicode=True)).as_json()
    assert expected["exit"] == int(not verdict["ok"]), verdict.get("error")
    compare(expected, verdict)
    if not verdict["ok"]:
        compare_refusal(expected, verdict)


def test_no_rule_is_listed_twice() -> None:
    ids = [id_ for _, id_, _ in ENTRIES]
    assert sorted(ids) == sorted(set(ids))
