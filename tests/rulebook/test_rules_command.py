"""The command `sabot rules`: its output, its languages, and its errors."""

import json
import re
import sys
from pathlib import Path

import pytest
from rich.pager import SystemPager

from sabot.cli import main
from sabot.errors import Unreadable
from sabot.rulebook import find_rule, rules
from sabot.rulebook.rules_command import rules_command
from sabot.words.language import LANGUAGES

Capture = pytest.CaptureFixture[str]
ESCAPE = "\x1b"


@pytest.fixture(autouse=True)
def _in_80_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")


def on_a_terminal(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Make standard output a terminal; return the input of its pager."""
    texts: list[str] = []
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    monkeypatch.setattr(SystemPager, "show", lambda _, text: texts.append(text))
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("LESS", "-R")
    monkeypatch.delenv("NO_COLOR", raising=False)
    return texts


def output_of(capsys: Capture, *arguments: str) -> str:
    assert main(["rules", *arguments]) == 0
    out, err = capsys.readouterr()
    assert not err
    return out


def wording(id_: str, language: str = "en") -> str:
    rule = find_rule(id_)
    assert rule
    return rule.wordings[language].rule


def unwrapped(text: str) -> str:
    return " ".join(text.split())


def test_the_contents_list_every_part_and_example_commands(capsys: Capture) -> None:
    out = output_of(capsys)
    for letter, title in (("D", "Deluxe"), ("P", "Potter"), ("F", "Flip"), ("W", "Wizz")):
        number = sum(rule.id[0] == letter for rule in rules())
        assert re.search(rf"^{title}, .*  {number} rules$", out, re.MULTILINE)
    assert "  150 rulings\n" in out
    assert "The howler · The cloak" in out
    assert "sabot rules D-024" in out


def test_an_entry_has_all_facts_of_a_rule(capsys: Capture) -> None:
    out = output_of(capsys, "d-24")
    assert out.startswith("D-024  deluxe · The turn\n")
    assert wording("D-024") in unwrapped(out)
    assert "UNO Deluxe (51949-0723): Jouons\N{NARROW NO-BREAK SPACE}!" in out
    assert re.search(r"jump_in  House rule: [^·]*\n +false · true\n +default false\n", out)
    assert f"See also  X-27  {wording('X-27')}" in out
    assert "1. ana: play G9\n      REFUSED: Green 9 matches neither red nor 7." in out


def test_sources_and_defaults_have_french_punctuation(capsys: Capture) -> None:
    out = output_of(capsys, "X-42", "--lang", "fr")
    assert "UNO Deluxe (51949-0723)\N{NO-BREAK SPACE}: " in out
    assert "par défaut played\N{NARROW NO-BREAK SPACE}; begun dans potter" in out


def test_a_ruling_has_the_sheets_the_reason_and_the_options_that_change_it(capsys: Capture) -> None:
    out = output_of(capsys, "X-13")
    headings = [out.index(heading) for heading in ("What the sheets say", "How we play", "Why", "Source", "Options")]
    assert headings == sorted(headings)
    assert "must_if_voluntary  it must be played if it was drawn by choice" in out
    assert "default may" in out


def test_a_sheet_that_does_not_mention_the_rule_is_marked(capsys: Capture) -> None:
    assert "UNO Deluxe (51949-0723): says nothing" in output_of(capsys, "D-009")


def test_a_card_is_listed_by_edition(capsys: Capture) -> None:
    out = output_of(capsys, "r+2")
    assert out.index("deluxe  red +2 · 2 cards · 20 points") < out.index("wizz  red +2 · 2 cards · 20 points")
    assert f"D-032  {wording('D-032')}" in out
    assert f"→ {wording('X-25')}" in unwrapped(out)
    assert "potter" not in out.split("X-25")[0]


def test_words_are_found_in_other_languages_and_the_language_is_named(capsys: Capture) -> None:
    out = unwrapped(output_of(capsys, "vociferador", "anulado"))
    assert f"P-054 {wording('P-054')} Found in Spanish: {wording('P-054', 'es')}" in out
    assert "Found in" not in output_of(capsys, "howler", "cancelled")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_answer_is_in_the_chosen_language(capsys: Capture, language: str) -> None:
    out = unwrapped(output_of(capsys, "D-041", "--lang", language))
    assert wording("D-041", language) in out
    assert not any(wording("D-041", other) in out for other in LANGUAGES if other != language)


def test_all_rules_of_an_edition_and_the_rulings_that_concern_it(capsys: Capture) -> None:
    out = output_of(capsys, "--edition", "wizz")
    assert re.findall(r"^([A-Z]-\d+) ", out, re.MULTILINE) == [rule.id for rule in rules() if "wizz" in rule.editions]
    assert out.startswith("Wizz, with the wheel\n")


def test_json_has_everything_in_all_languages(capsys: Capture) -> None:
    (entry,) = json.loads(output_of(capsys, "x-13", "--json"))
    assert entry["id"] == "X-13"
    assert list(entry["wordings"]) == list(LANGUAGES)
    assert list(entry["wordings"]["pt"]) == ["rule", "sheets", "why"]
    assert entry["editions"] == ["deluxe", "potter", "flip", "wizz"]
    assert entry["options"] == ["drawn_card"]
    assert {
        "sheet": "001",
        "language": "PT",
        "section": "Como jogar",
        "title": "Harry Potter UNO (42797-9564)",
    } in entry["sources"]
    assert entry["example"]["players"] == ["ana", "bo", "cy"]
    everything = json.loads(output_of(capsys, "--json"))
    assert [entry["id"] for entry in everything] == [rule.id for rule in rules()]
    assert list(everything[0]["wordings"]["en"]) == ["rule"]


@pytest.mark.parametrize(
    ("what", "message"),
    [
        (["d-999"], "“D-999”; similar: D-059, D-049, D-039"),
        (["chalenge"], "“chalenge”; similar: challenge, challenges, challenger"),
        (["xyz\nxyzzy"], "“xyz xyzzy”"),
        (["[/]"], "“[/]”"),
    ],
)
def test_nothing_found_is_one_line_and_exit_1(capsys: Capture, what: list[str], message: str) -> None:
    assert main(["rules", *what]) == 1
    out, err = capsys.readouterr()
    assert not out
    assert err == f"sabot: nothing in the rulebook about {message}\n"


def test_piped_text_is_plain_and_wrapped(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "50")
    for arguments in ([], ["X-40"], ["cloak"], ["farol"], ["--edition", "flip"]):
        out = output_of(capsys, *arguments)
        assert ESCAPE not in out
        assert max(map(len, out.splitlines())) <= 50
        assert not re.search(r" $", out, re.MULTILINE)


def test_output_longer_than_the_terminal_is_paged(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    paged = on_a_terminal(monkeypatch)
    output_of(capsys, "D-014")
    assert not paged
    assert output_of(capsys, "--edition", "deluxe") == ""
    assert len(paged) == 1
    assert f"{ESCAPE}[1mD-001{ESCAPE}[0m" in paged[0]


def test_search_words_are_highlighted(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    paged = on_a_terminal(monkeypatch)
    assert f"by a {ESCAPE}[7mhowler{ESCAPE}[0m may" in output_of(capsys, "howler", "chosen")
    assert not paged


def test_without_colours_nothing_is_coloured(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    paged = on_a_terminal(monkeypatch)
    coloured = re.compile(rf"{ESCAPE}\[[\d;]*3\d")
    output_of(capsys, "D-024")
    assert coloured.search(paged[0])
    monkeypatch.setenv("NO_COLOR", "1")
    output_of(capsys, "D-024")
    assert not coloured.search(paged[1])


def test_the_site_is_written_alone(tmp_path: Path) -> None:
    with pytest.raises(Unreadable) as error:
        rules_command("D-024", html=str(tmp_path / "site"))
    assert error.value.code == "whole-book"
    assert not (tmp_path / "site").exists()
