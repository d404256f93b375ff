"""No line is broken at a no-break space, in help pages, the rulebook and the full-screen table."""

import re

import pytest
from rich.console import Console
from rich.table import Table
from rich.text import Text
from textual.content import Content

from sabot.cli import main
from sabot.command_line.line_breaks import keep_no_break_spaces

BLANKS = ["\N{NO-BREAK SPACE}", "\N{NARROW NO-BREAK SPACE}"]
PAGES = [["rules", "D-046", "X-40", "X-106"], ["--help"], ["match", "--help"], ["matches", "--help"]]


def grid(text: str) -> Table:
    table = Table.grid()
    table.add_row(Text(text, "bold"))
    return table


@pytest.mark.parametrize("blank", BLANKS)
@pytest.mark.parametrize("make", [str, Text, grid], ids=["str", "Text", "grid"])
def test_rich_breaks_no_line_at_a_no_break_space(make: type[str] | type[Text], blank: str) -> None:
    keep_no_break_spaces()
    console = Console(width=9, color_system=None)
    with console.capture() as captured:
        console.print(make(f"Une carte{blank}? Oui"))
    assert [line.rstrip(" ") for line in captured.get().splitlines()] == ["Une", f"carte{blank}?", "Oui"]


@pytest.mark.parametrize("blank", BLANKS)
def test_textual_breaks_no_line_at_a_no_break_space(blank: str) -> None:
    keep_no_break_spaces()
    lines = Content(f"Une carte{blank}? Oui").wrap(9)
    assert [line.plain.rstrip(" ") for line in lines] == ["Une", f"carte{blank}?", "Oui"]


@pytest.mark.parametrize("page", PAGES, ids=" ".join)
@pytest.mark.parametrize("width", range(36, 90, 6))
def test_french_punctuation_neither_begins_nor_ends_a_line(
    page: list[str], width: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    assert main([*page, "--lang", "fr"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert not [line for line in lines if re.search(r"^[│\s]*[;:!?»]|«[│\s]*$", line)]
