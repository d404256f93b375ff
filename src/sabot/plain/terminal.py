"""The terminal in line mode: prints wrapped lines, reads answers, and waits."""

import os
import shutil
import sys
import time
from collections.abc import Iterable
from contextlib import suppress
from textwrap import wrap
from typing import Any, TextIO

from sabot.errors import Unreadable
from sabot.words.language import Language
from sabot.words.terminal_style import TerminalStyle, visible_length

NARROWEST, WIDEST = 40, 100
"""The limits of the width that lines are wrapped to."""
LONGEST = 300
"""The longest error message."""
LEAVING = ("q", "quit", "exit")
"""Inputs that leave the program anywhere."""
CLEAR = "\x1b[H\x1b[2J\x1b[3J"
"""Escape codes that clear the screen and its scrollback."""


class Terminal:
    """Prints lines and reads answers. Waits only if a person types and the pace is not 0."""

    def __init__(
        self, source: TextIO, sink: TextIO, style: TerminalStyle, *, width: int = 80, pace: float = 1.0
    ) -> None:
        self.source = source
        self.sink = sink
        self.style = style
        self.width = width
        self.is_live = source.isatty()
        """Whether a person types."""
        self.is_timed = self.is_live and pace > 0
        self._pace = pace
        if self.is_live:
            with suppress(ImportError):
                import readline  # noqa: F401  # lets `input` edit lines and recall them

    @classmethod
    def of_process(cls, *, language: Language | None = None, pace: float = 1.0) -> "Terminal":
        """The terminal on the standard streams of the process."""
        width = max(NARROWEST, min(shutil.get_terminal_size().columns, WIDEST))
        return cls(
            sys.stdin, sys.stdout, TerminalStyle.for_stream(sys.stdout, os.environ, language), width=width, pace=pace
        )

    @property
    def language(self) -> Language:
        """The language of the reader."""
        return self.style.language

    def say(self, text: str = "", indent: str = "") -> None:
        """Print text, wrapped, with the names of colours coloured."""
        lines = wrap(text, self.width - 1, initial_indent=indent, subsequent_indent=indent) or [""]
        for line in lines:
            print(self.style.words(line), file=self.sink)

    def tell(self, message: str, indent: str = "", **words: Any) -> None:
        """Print a message of the catalogue."""
        self.say(self.language.say(message, **words), indent)

    def complain(self, error: Unreadable) -> None:
        """Print why an input cannot be understood."""
        self.tell("what", "  ", error=error.say(self.language)[:LONGEST])

    def lay_out(self, cells: Iterable[str], label: str = "", gap: str = "  ") -> None:
        """Print styled cells, as many in a line as fit, aligned after a label."""
        line, length = label, visible_length(label)
        is_empty = True
        for cell in cells:
            if not is_empty and length + len(gap) + visible_length(cell) >= self.width:
                print(line, file=self.sink)
                line, length = " " * visible_length(label), visible_length(label)
                is_empty = True
            line += cell if is_empty else gap + cell
            length += visible_length(cell) + (0 if is_empty else len(gap))
            is_empty = False
        print(line.rstrip(), file=self.sink)

    def ask(self, question: str) -> str | None:
        """Ask a question and read one line; None at the end of the input."""
        self.sink.flush()
        try:
            if self.is_live:
                return input(question).strip()
            print(question, end="", file=self.sink)
            line = self.source.readline()
        except (EOFError, UnicodeDecodeError):
            line = ""
        if not line:
            print(file=self.sink)
            return None
        print(line.strip(), file=self.sink)
        return line.strip()

    def clear(self) -> None:
        """Clear the screen and the input history, which the next person must not see."""
        if self.sink.isatty():
            print(CLEAR, end="", file=self.sink)
        if self.is_live and sys.platform != "win32":  # its input has no history
            with suppress(ImportError):
                import readline

                readline.clear_history()

    @property
    def pace(self) -> float:
        """How slow the bots are: 1 is usual, at 0 they take no time."""
        return self._pace if self.is_timed else 0.0

    def wait(self, seconds: float) -> None:
        """Wait, so that people can read what happened."""
        if self.is_timed:
            self.sink.flush()
            time.sleep(seconds)

    def now(self) -> float:
        """The time in seconds; always 0 if the terminal does not wait."""
        return time.monotonic() if self.is_timed else 0.0
