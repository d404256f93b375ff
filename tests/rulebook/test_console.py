"""The console of `sabot rules` keeps together what a no-break space joins."""

import re

import pytest
from rich.table import Table
from rich.text import Text

from sabot.cli import main
from sabot.rulebook.console import UnbrokenConsole

BLANKS = ["\N{NO-BREAK SPACE}", "\N{NARROW NO-BREAK SPACE}"]


def grid(text: str) -> Table:
    table = Table.grid()
    table.add_row(Text(text, "bold"))
    return table


@pytest.mark.parametrize("blank", BLANKS)
@pytest.mark.parametrize("make", [str, Text, grid], ids=["str", "Text", "grid"])
def test_no_line_is_broken_at_a_no_break_space(make: type[str] | type[Text], blank: str) -> None:
    console = UnbrokenConsole(width=9, color_system=None)
    assert console.lines(make(f"Une carte{blank}? Oui")) == ["Une", f"carte{blank}?", "Oui"]


@pytest.mark.parametrize("width", range(36, 90, 3))
def test_french_punctuation_neither_begins_nor_ends_a_line(
    width: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    assert main(["rules", "D-046", "X-40", "X-106", "--lang", "fr"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert not [line for line in lines if re.search(r"^\s*[;:!?»]|«\s*$", line)]
