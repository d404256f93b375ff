"""Colours and shapes for text in a terminal; each colour has a shape, so that text is readable without colours."""

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
    """The number of columns of a text, without its escape codes.

    >>> visible_length(TerminalStyle(colours=True).face("R7"))
    3
    """
    return len(_CODE.sub("", text))


class TerminalStyle:
    """Formats text with ANSI colours and Unicode shapes, as far as the terminal has them."""

    def __init__(self, *, colours: bool = False, shapes: bool = True, language: Language | None = None) -> None:
        self.colours = colours
        self.shapes = shapes
        self.language = language or speak(ENGLISH)

    @classmethod
    def for_stream(
        cls, stream: TextIO, environment: Mapping[str, str], language: Language | None = None
    ) -> "TerminalStyle":
        """Colours on a terminal that is not dumb, or with FORCE_COLOR, but never with NO_COLOR; shapes with UTF."""
        can = bool(environment.get("FORCE_COLOR")) or (stream.isatty() and environment.get("TERM") != "dumb")
        wanted = can and not environment.get("NO_COLOR")
        unicode = (getattr(stream, "encoding", None) or "").lower().replace("-", "").startswith("utf")
        return cls(colours=wanted, shapes=unicode, language=language)

    def _write(self, text: str, code: str) -> str:
        return f"\x1b[{code}m{text}\x1b[0m" if self.colours else text

    def strong(self, text: str) -> str:
        """Bold text."""
        return self._write(text, "1")

    def faint(self, text: str) -> str:
        """Dim text."""
        return self._write(text, "2")

    def warning(self, text: str) -> str:
        """Text of a warning, bold and red."""
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
        """A sentence in which the names of colours are coloured."""
        if not self.colours:
            return text
        return self._colour_word.sub(lambda word: self._write(word[0], self._codes_by_word[word[0]]), text)

    @cached_property
    def _codes_by_word(self) -> dict[str, str]:
        """The escape code for each word that names a colour; languages have several forms of a word."""
        forms = {name: self.language.say("colour-words", hue=name).split() for name in _CODES}
        return {word: _CODES[name] for name, words in forms.items() for word in words}

    @cached_property
    def _colour_word(self) -> re.Pattern[str]:
        return re.compile(rf"\b({'|'.join(map(re.escape, self._codes_by_word))})\b")
