"""The file with the deals of an arena, also after crashes and damage."""

import json
import os
from dataclasses import replace
from pathlib import Path

import pytest

from sabot.errors import Unreadable
from sabot.lab.contests.arena_plan import ArenaPlan
from sabot.lab.contests.conduct import Conduct
from sabot.lab.contests.ledger import Ledger
from sabot.revision import REVISION
from tests.lab.contests.arena_answers import deal_won

PLAN = ArenaPlan(("careful", "eager", "random"), ("deluxe", "flip"), seed=3, options={"stacking": "same"})
FIRST, *_, LAST = PLAN.lineups()
SLOW = deal_won(1, 1, random=Conduct(2, 0.5, {-14: 2}, {"late": 1}))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file with two deals of one lineup, and one of another."""
    path = tmp_path / "kept.jsonl"
    ledger = Ledger.open(str(path), PLAN)
    ledger.append(FIRST, deal_won(0, 1))
    ledger.append(LAST, SLOW)
    ledger.append(FIRST, deal_won(0, 0, points=70))
    return path


def test_the_first_line_is_the_plan_and_each_other_line_a_deal(file: Path) -> None:
    header, *deals = map(json.loads, file.read_text("utf-8").splitlines())
    assert header == {
        "arena": 2,
        "rules": REVISION,
        "bots": ["careful", "eager", "random"],
        "editions": ["deluxe", "flip"],
        "players": 2,
        "seed": 3,
        "options": {"uno_call": "auto", "stacking": "same"},
        "together": False,
        "challenger": False,
        "fallback": None,
        "limit": None,
    }
    assert deals == [
        {"edition": "deluxe", "bots": ["careful", "eager"], "deal": 0, "rounds": [[0, 10], [1, 10]]},
        {
            "edition": "flip",
            "bots": ["eager", "random"],
            "deal": 0,
            "rounds": [[1, 10], [1, 10]],
            "conduct": {"random": {"decisions": 2, "seconds": 0.5, "times": {"-14": 2}, "refusals": {"late": 1}}},
        },
        {"edition": "deluxe", "bots": ["careful", "eager"], "deal": 1, "rounds": [[0, 70], [0, 70]]},
    ]


def test_stored_deals_are_read_again(file: Path) -> None:
    before = file.read_bytes()
    found = Ledger.open(str(file), PLAN).deals
    assert found == {FIRST: [deal_won(0, 1), deal_won(0, 0, points=70)], LAST: [SLOW]}
    assert file.read_bytes() == before


def test_a_ledger_without_a_file_works_in_memory() -> None:
    ledger = Ledger(PLAN)
    ledger.append(FIRST, deal_won(0, 1))
    assert ledger.deals == {FIRST: [deal_won(0, 1)]}


def test_after_a_crash_complete_lines_count_and_the_arena_is_resumed(file: Path) -> None:
    """For every possible length of the file on disk."""
    content = file.read_bytes()
    for length in range(len(content)):
        file.write_bytes(content[:length])
        ledger = Ledger.open(str(file), PLAN)
        whole = max(content[:length].count(b"\n"), 1)
        assert sum(map(len, ledger.deals.values())) == whole - 1
        assert file.read_bytes() == b"".join(content.splitlines(keepends=True)[:whole])
    Ledger.open(str(file), PLAN).append(FIRST, deal_won(0, 0, points=70))
    assert file.read_bytes() == content


def test_a_deal_that_two_programs_played_counts_once(file: Path) -> None:
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join([*lines, lines[1]]))
    assert len(Ledger.open(str(file), PLAN).deals[FIRST]) == 2


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"seed": 4}, "seed is 3 there and 4 here"),
        ({"bots": ("careful", "eager")}, 'bots is ["careful","eager","random"] there and ["careful","eager"] here'),
        ({"options": {}}, 'options is {"uno_call":"auto","stacking":"same"} there and {"uno_call":"auto"} here'),
        ({"players": 3, "together": True}, "players is 2 there and 3 here"),
    ],
)
def test_the_deals_of_another_plan_are_refused(file: Path, change: dict[str, object], message: str) -> None:
    before = file.read_bytes()
    with pytest.raises(Unreadable) as error:
        Ledger.open(str(file), replace(PLAN, **change))  # type: ignore[arg-type]
    assert str(error.value) == f"{file}: this file contains the deals of another arena: {message}"
    assert file.read_bytes() == before


@pytest.mark.parametrize("content", [b"a letter", b"a\nletter\n", b"\xff\xfe\n", b"[1, 2]\n", b'{"record": 1}\n'])
def test_any_other_file_is_refused_and_not_changed(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "letter"
    path.write_bytes(content)
    with pytest.raises(Unreadable) as error:
        Ledger.open(str(path), PLAN)
    assert str(error.value) == f"{path}: this file does not contain the deals of an arena"
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
        '{"edition":"deluxe","bots":["careful","eager"],"deal":2,"rounds":[[0,1],[0,1]],"conduct":{"random":{}}}',
        '{"edition":"deluxe","bots":["careful","eager"],"deal":2,"rounds":[[0,1],[0,1]],"conduct":{"eager":3}}',
    ],
)
def test_a_line_that_is_no_deal_of_the_plan_is_reported(file: Path, line: str) -> None:
    file.write_text(file.read_text("utf-8") + line + "\n", "utf-8")
    with pytest.raises(Unreadable) as error:
        Ledger.open(str(file), PLAN)
    assert str(error.value) == f"{file}: line 5: this deal does not belong here"


def test_a_device_is_refused() -> None:
    with pytest.raises(Unreadable) as error:
        Ledger.open(os.devnull, PLAN)
    assert str(error.value) == f"{os.devnull}: this file does not contain the deals of an arena"


def test_an_unwritable_file_is_reported(tmp_path: Path, file: Path) -> None:
    with pytest.raises(Unreadable) as error:
        Ledger.open(str(tmp_path), PLAN)
    assert str(error.value) == f"{tmp_path}: Is a directory"
    ledger = Ledger.open(str(file), PLAN)
    file.unlink()
    file.mkdir()
    with pytest.raises(Unreadable) as error:
        ledger.append(FIRST, deal_won(0, 1))
    assert str(error.value) == f"{file}: Is a directory"
