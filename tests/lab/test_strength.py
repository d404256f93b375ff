"""The table of strength: played in steps, resumed, and written between its marks on the page."""

import re
from pathlib import Path

import pytest

from benchmarks import strength

LINE = re.compile(r"\| `(\w+)` \| (\d) \| [\d.]+ % \| (\d+) \| (\d+) % \| not clear \|")


def entrants(deals: int) -> tuple[strength.Entrant, strength.Entrant]:
    """Two quick bots; the second plays one deal."""
    return strength.Entrant("eager", "The eager one", deals), strength.Entrant("gentle", "The gentle one", 1, "-gentle")


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A page with an old table; quick bots play one or two deals of each contest, one at a time."""
    page = tmp_path / "page.md"
    page.write_text(f"before\n\n{strength.BEGIN}old\n{strength.END}\nafter\n", "utf-8")
    quick = {"ENTRANTS": entrants(2), "OTHER": "random", "STEP": 1, "KEPT": tmp_path / "kept", "PAGE": page}
    for name, value in quick.items():
        monkeypatch.setattr(strength, name, value)
    monkeypatch.setattr("os.cpu_count", lambda: 1)
    return page


def test_the_page_gets_a_line_for_each_contest_and_keeps_its_other_text(page: Path) -> None:
    strength.write_strength()
    text = page.read_text("utf-8")
    assert text.startswith(f"before\n\n{strength.BEGIN}")
    assert text.endswith(f"{strength.END}\nafter\n")
    assert "old" not in text
    first, second = text.split("The gentle one against `random`")
    assert "The eager one against `random`" in first
    for table, deals in ((first, "2"), (second, "1")):
        assert [(edition, int(aim)) for edition, _, _, aim in LINE.findall(table)] == [
            *zip(("deluxe", "potter", "flip", "wizz"), strength.AIMS[2], strict=True),
            *zip(("deluxe", "potter", "flip", "wizz"), strength.AIMS[4], strict=True),
        ]
        assert [found[1:3] for found in LINE.findall(table)] == [("2", deals)] * 4 + [("4", deals)] * 4


def test_a_later_run_continues_where_the_last_one_stopped(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    strength.write_strength()
    kept = {file.name: file.read_text("utf-8") for file in strength.KEPT.iterdir()}
    monkeypatch.setattr(strength, "ENTRANTS", entrants(3))
    strength.write_strength()
    assert {deals for _, _, deals, _ in LINE.findall(page.read_text("utf-8"))} == {"3", "1"}
    for name, text in kept.items():
        assert (strength.KEPT / name).read_text("utf-8").startswith(text)


def test_deals_of_bots_that_played_otherwise_are_not_mixed_with_new_ones(page: Path) -> None:
    strength.write_strength()
    before = page.read_text("utf-8")
    file = strength.KEPT / "deluxe-2.jsonl"
    plan, first, *rest = file.read_text("utf-8").splitlines()
    changed = re.sub(r'"rounds":\[\[\d,\d+\]', '"rounds":[[0,999]', first)
    file.write_text("\n".join([plan, changed, *rest]) + "\n", "utf-8")
    with pytest.raises(SystemExit, match="deluxe differently"):
        strength.write_strength()
    assert page.read_text("utf-8") == before


def test_the_page_about_the_arena_has_the_marks() -> None:
    text = strength.PAGE.read_text("utf-8")
    assert text.count(strength.BEGIN) == text.count(strength.END) == 1
