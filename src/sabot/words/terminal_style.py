"""Colours and shapes for a terminal: the shape doubles the colour, so that all is readable without it."""

import re
from collections.abc import Mapping
from functools import cached_property
from typing import TextIO

from sabot.cards import format_colour, parse_face
from sabot.words.language import ENGLISH, Language, speak

SHAPES = {
    "red": "●",
    "yellow": "▲",
    "green": "■",
    "blue": "◆",
    "pink": "✿",
    "turquoise": "≈",
    "orange": "☀",
    "violet": "★",
}
_CODES = {
    "red": "38;5;203",
    "yellow": "38;5;220",
    "green": "38;5;77",
    "blue": "38;5;75",
    "pink": "38;5;212",
    "turquoise": "38;5;80",
    "orange": "38;5;214",
    "violet": "38;5;141",
}
_CODE = re.compile(r"\x1b\[[\d;]*m")


def visible_length(text: str) -> int:
    """How many columns a text takes.

    >>> visible_length(TerminalStyle(colours=True).face("R7"))
    3
    """
    return len(_CODE.sub("", text))


class TerminalStyle:
    """Writes with colours where they are wanted, and with shapes where they can be written."""

    def __init__(self, *, colours: bool = False, shapes: bool = True, language: Language | None = None) -> None:
        self.colours = colours
        self.shapes = shapes
        self.language = language or speak(ENGLISH)

    @classmethod
    def for_stream(
        cls, stream: TextIO, environment: Mapping[str, str], language: Language | None = None
    ) -> "TerminalStyle":
        """Colours on a terminal, unless NO_COLOR is set or the terminal is dumb; shapes where it knows Unicode."""
        wanted = not environment.get("NO_COLOR") and environment.get("TERM") != "dumb"
        unicode = (getattr(stream, "encoding", None) or "").lower().replace("-", "").startswith("utf")
        return cls(colours=wanted and stream.isatty(), shapes=unicode, language=language)

    def _write(self, text: str, code: str) -> str:
        return f"\x1b[{code}m{text}\x1b[0m" if self.colours else text

    def strong(self, text: str) -> str:
        """Text that stands out."""
        return self._write(text, "1")

    def faint(self, text: str) -> str:
        """Text that stands back."""
        return self._write(text, "2")

    def warning(self, text: str) -> str:
        """Text that says no."""
        return self._write(text, "1;38;5;203")

    def colour(self, name: str) -> str:
        """The name of a colour with its shape.

        >>> TerminalStyle().colour("red")
        '● red'
        """
        word = self.language.say("colour", hue=name)
        return self._write(f"{SHAPES[name]} {word}" if self.shapes else word, _CODES[name])

    def face(self, text: str) -> str:
        """The text of a face with the shape of its colour.

        >>> TerminalStyle().face("G+2"), TerminalStyle().face("wild"), TerminalStyle(shapes=False).face("G+2")
        ('■G+2', 'wild', 'G+2')
        """
        face = parse_face(text)
        if face is None or face.is_wild:
            return self.strong(text)
        colour = format_colour(face.colour)
        return self._write(f"{SHAPES[colour]}{text}" if self.shapes else text, _CODES[colour])

    def card(self, text: str) -> str:
        """The text of a card, each of its faces with a shape.

        >>> TerminalStyle().card("R7/P+5")
        '●R7/✿P+5'
        """
        return "/".join(map(self.face, text.split("/")))

    def words(self, text: str) -> str:
        """A sentence with the names of colours in their colours."""
        if not self.colours:
            return text
        return self._colour_word.sub(lambda word: self._write(word[0], self._codes_by_word[word[0]]), text)

    @cached_property
    def _codes_by_word(self) -> dict[str, str]:
        """How each word that names a colour is written: languages have several forms of one."""
        forms = {name: self.language.say("colour-words", hue=name).split() for name in _CODES}
        return {word: _CODES[name] for name, words in forms.items() for word in words}

    @cached_property
    def _colour_word(self) -> re.Pattern[str]:
        return re.compile(rf"\b({'|'.join(map(re.escape, self._codes_by_word))})\b")
