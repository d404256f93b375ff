"""The console on which commands print their tables and charts."""

from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console

from sabot.command_line.line_breaks import keep_no_break_spaces


@contextmanager
def report_console() -> Iterator[Console]:
    """A console whose output is printed at the end, so that a closed pipe raises an error: rich hides it."""
    keep_no_break_spaces()
    console = Console()
    with console.capture() as captured:
        yield console
    print(captured.get(), end="")
