"""What a file keeps, whatever happened to it."""

import json
import os
from dataclasses import replace
from pathlib import Path

import pytest

from sabot.errors import Unreadable
from sabot.lab.arena.arena_plan import ArenaPlan
from sabot.lab.arena.ledger import Ledger
from tests.lab.arena.arena_answers import deal_won

QUESTION = ArenaPlan(("careful", "eager", "random"), ("deluxe", "flip"), seed=3, options={"stacking": "same"})
FIRST, *_, LAST = QUESTION.lineups()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file that keeps two deals of one lineup, and one of another."""
    path = tmp_path / "kept.jsonl"
    ledger = Ledger.open(str(path), QUESTION)
    ledger.note(FIRST, deal_won(0, 1))
    ledger.note(LAST, deal_won(1, 1))
    ledger.note(FIRST, deal_won(0, 0, points=70))
    return path


def test_a_deal_is_a_line_and_the_question_comes_first(file: Path) -> None:
    question, *deals = map(json.loads, file.read_text("utf-8").splitlines())
    assert question == {
        "arena": 1,
        "rules": 1,
        "bots": ["careful", "eager", "random"],
        "editions": ["deluxe", "flip"],
        "players": 2,
        "seed": 3,
        "options": {"uno_call": "auto", "stacking": "same"},
        "together": False,
        "challenger": False,
    }
    assert deals == [
        {"edition": "deluxe", "bots": ["careful", "eager"], "deal": 0, "rounds": [[0, 10], [1, 10]]},
        {"edition": "flip", "bots": ["eager", "random"], "deal": 0, "rounds": [[1, 10], [1, 10]]},
        {"edition": "deluxe", "bots": ["careful", "eager"], "deal": 1, "rounds": [[0, 70], [0, 70]]},
    ]


def test_what_was_kept_is_found_again(file: Path) -> None:
    before = file.read_bytes()
    found = Ledger.open(str(file), QUESTION).deals
    assert found == {FIRST: [deal_won(0, 1), deal_won(0, 0, points=70)], LAST: [deal_won(1, 1)]}
    assert file.read_bytes() == before


def test_without_a_file_nothing_is_kept() -> None:
    ledger = Ledger(QUESTION)
    ledger.note(FIRST, deal_won(0, 1))
    assert ledger.deals == {FIRST: [deal_won(0, 1)]}


def test_after_any_sudden_end_whole_lines_count_and_it_goes_on(file: Path) -> None:
    """However much of the file reached the disk."""
    content = file.read_bytes()
    for length in range(len(content)):
        file.write_bytes(content[:length])
        ledger = Ledger.open(str(file), QUESTION)
        whole = max(content[:length].count(b"\n"), 1)
        assert sum(map(len, ledger.deals.values())) == whole - 1
        assert file.read_bytes() == b"".join(content.splitlines(keepends=True)[:whole])
    Ledger.open(str(file), QUESTION).note(FIRST, deal_won(0, 0, points=70))
    assert file.read_bytes() == content


def test_a_deal_that_two_programs_played_counts_once(file: Path) -> None:
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join([*lines, lines[1]]))
    assert len(Ledger.open(str(file), QUESTION).deals[FIRST]) == 2


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"seed": 4}, "seed is 3 there, and 4 here"),
        ({"bots": ("careful", "eager")}, 'bots is ["careful","eager","random"] there, and ["careful","eager"] here'),
        ({"options": {}}, 'options is {"uno_call":"auto","stacking":"same"} there, and {"uno_call":"auto"} here'),
        ({"players": 3, "together": True}, "players is 2 there, and 3 here"),
    ],
)
def test_the_deals_of_another_question_are_refused(file: Path, change: dict[str, object], said: str) -> None:
    before = file.read_bytes()
    with pytest.raises(Unreadable) as error:
        Ledger.open(str(file), replace(QUESTION, **change))  # type: ignore[arg-type]
    assert str(error.value) == f"{file}: this file keeps the deals of another question: {said}"
    assert file.read_bytes() == before


@pytest.mark.parametrize("content", [b"a letter", b"a\nletter\n", b"\xff\xfe\n", b"[1, 2]\n", b'{"record": 1}\n'])
def test_a_file_of_something_else_is_refused_and_stays_as_it_is(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "letter"
    path.write_bytes(content)
    with pytest.raises(Unreadable) as error:
        Ledger.open(str(path), QUESTION)
    assert str(error.value) == f"{path}: this file does not keep the deals of an arena"
    assert path.read_bytes() == content


@pytest.mark.parametrize(
    "line",
    [
        "nonsense",
        '{"edition":"deluxe","bots":["careful","eager"],"deal":3,"rounds":[[0,1],[0,1]]}',
        '{"edition":"deluxe","bots":["careful","eager"],"deal":-1,"rounds":[[0,1],[0,1]]}',
        '{"edition":"deluxe","bots":["careful","eager"],"deal":2,"rounds":[[0,1]]}',
        '{"edition":"deluxe","bots":["careful","eager"],"deal":2,"rounds":[[0,1],[2,1]]}',
        '{"edition":"deluxe","bots":["careful","eager"],"deal":2,"rounds":[[0,1],[0,-1]]}',
        '{"edition":"wizz","bots":["careful","eager"],"deal":0,"rounds":[[0,1],[0,1]]}',
        '{"edition":"deluxe","bots":["eager","careful"],"deal":0,"rounds":[[0,1],[0,1]]}',
        '{"edition":"deluxe","bots":["careful","eager"],"deal":2,"rounds":[[0,1],[0,1]],"more":1}',
    ],
)
def test_a_line_that_is_no_deal_of_the_question_is_named(file: Path, line: str) -> None:
    file.write_text(file.read_text("utf-8") + line + "\n", "utf-8")
    with pytest.raises(Unreadable) as error:
        Ledger.open(str(file), QUESTION)
    assert str(error.value) == f"{file}: line 5: no such deal can stand here"


def test_what_is_no_file_at_all_is_refused() -> None:
    with pytest.raises(Unreadable) as error:
        Ledger.open(os.devnull, QUESTION)
    assert str(error.value) == f"{os.devnull}: this file does not keep the deals of an arena"


def test_a_file_that_can_not_be_written_is_named(tmp_path: Path, file: Path) -> None:
    with pytest.raises(Unreadable) as error:
        Ledger.open(str(tmp_path), QUESTION)
    assert str(error.value) == f"{tmp_path}: Is a directory"
    ledger = Ledger.open(str(file), QUESTION)
    file.unlink()
    file.mkdir()
    with pytest.raises(Unreadable) as error:
        ledger.note(FIRST, deal_won(0, 1))
    assert str(error.value) == f"{file}: Is a directory"
