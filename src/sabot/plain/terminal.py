"""Where a person reads and types: lines out, lines in, and the time that passes between them."""

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
"""How many columns lines are laid out for, whatever the window has."""
LONGEST = 300
"""How much is said of what can not be read."""
LEAVING = ("q", "quit", "exit")
"""What is typed to leave, wherever one is."""
CLEAR = "\x1b[H\x1b[2J\x1b[3J"
"""Empties the screen, and what was scrolled off it."""


class Terminal:
    """Prints lines and reads answers. Time passes only where a person types, and not in a hurry."""

    def __init__(
        self, source: TextIO, sink: TextIO, ink: TerminalStyle, *, width: int = 80, hurry: bool = False
    ) -> None:
        self.source = source
        self.sink = sink
        self.ink = ink
        self.width = width
        self.is_live = source.isatty()
        """Whether a person types."""
        self.is_timed = self.is_live and not hurry
        if self.is_live:
            with suppress(ImportError):
                import readline  # noqa: F401  # lets `input` edit lines and recall them

    @classmethod
    def of_process(cls, *, language: Language | None = None, hurry: bool = False) -> "Terminal":
        """The terminal that the program was started in, or what stands for it."""
        width = max(NARROWEST, min(shutil.get_terminal_size().columns, WIDEST))
        return cls(
            sys.stdin, sys.stdout, TerminalStyle.for_stream(sys.stdout, os.environ, language), width=width, hurry=hurry
        )

    @property
    def language(self) -> Language:
        """The language of whoever reads."""
        return self.ink.language

    def say(self, text: str = "", indent: str = "") -> None:
        """Print words, wrapped, with colours in their colours."""
        lines = wrap(text, self.width - 1, initial_indent=indent, subsequent_indent=indent) or [""]
        for line in lines:
            print(self.ink.words(line), file=self.sink)

    def tell(self, message: str, indent: str = "", **words: Any) -> None:
        """Print a message of the catalogue."""
        self.say(self.language.say(message, **words), indent)

    def complain(self, error: Unreadable) -> None:
        """Say why something that was typed can not be understood."""
        self.tell("what", "  ", error=error.say(self.language)[:LONGEST])

    def lay_out(self, cells: Iterable[str], label: str = "", gap: str = "  ") -> None:
        """Print cells that are inked already, as many in a line as fit, under each other behind a label."""
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
        """Ask, and read one line; None when there will be no more."""
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
        """Take away what the next person must not see: the screen, and the lines that could be recalled."""
        if self.sink.isatty():
            print(CLEAR, end="", file=self.sink)
        if self.is_live:
            with suppress(ImportError):
                import readline

                readline.clear_history()

    @property
    def pace(self) -> float:
        """How slow bots are: as usual, or they take no time."""
        return 1.0 if self.is_timed else 0.0

    def wait(self, seconds: float) -> None:
        """Let a moment pass, so that what happened can be read."""
        if self.is_timed:
            self.sink.flush()
            time.sleep(seconds)

    def now(self) -> float:
        """The time, in seconds; it stands still unless it counts."""
        return time.monotonic() if self.is_timed else 0.0
