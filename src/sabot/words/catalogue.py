"""Reads a catalogue in the format of Project Fluent and formats its messages.

It knows what our catalogues use: text, values, references to messages, and choices by text, by number and by plural.
Fluent's own runtime for Python needs Babel, 34 MB of data, for the plurals of four languages. Tests hold both equal.
"""

import re
from collections.abc import Callable, Mapping
from typing import Any

from fluent.syntax import FluentParser, ast

Word = str | int
"""A value that is filled into a message."""

MILLION = 1_000_000


def _is_millions(number: int) -> bool:
    return number != 0 and number % MILLION == 0


PLURALS: dict[str, Callable[[int], str]] = {
    "en": lambda number: "one" if abs(number) == 1 else "other",
    "es": lambda number: "one" if abs(number) == 1 else "many" if _is_millions(number) else "other",
    "fr": lambda number: "one" if abs(number) <= 1 else "many" if _is_millions(number) else "other",
    "pt": lambda number: "one" if abs(number) <= 1 else "many" if _is_millions(number) else "other",
}
"""The plural form of a whole number in each language, as the Unicode CLDR defines it."""


ENTRY = re.compile(r"^([a-zA-Z][\w-]*) *=.*\n?(?:(?![a-zA-Z#]).*\n?)*", re.MULTILINE)
"""A message of a catalogue with its attributes: up to the next line that begins with a letter or a comment."""


class Catalogue:
    """The messages of a language. Each is parsed when it is first needed: a command needs few of them."""

    def __init__(self, code: str, text: str) -> None:
        """The catalogue of a text in the format of Fluent."""
        self._code = code
        self._plural = PLURALS[code]
        self._entries = {entry[1]: entry[0] for entry in ENTRY.finditer(text)}
        self._patterns: dict[str, ast.Pattern] = {}

    def __contains__(self, message: str) -> bool:
        return message in self._entries

    def format(self, message: str, words: Mapping[str, Word]) -> str:
        """A message, or an attribute such as `face-skip.a`; LookupError if it or one of its values is missing."""
        if message not in self._patterns:
            self._parse(message.partition(".")[0])
        if message not in self._patterns:
            raise LookupError(f"there is no message {message}")
        return self._text(self._patterns[message], words)

    def _parse(self, name: str) -> None:
        """Parse a message and its attributes, if there is one; ValueError if it cannot be parsed."""
        if name not in self._entries:
            return
        entry = FluentParser(with_spans=False).parse_entry(self._entries[name])
        if not isinstance(entry, ast.Message):
            raise ValueError(f"{self._code}: cannot be parsed: {self._entries[name]}")
        if entry.value is not None:
            self._patterns[name] = entry.value
        for attribute in entry.attributes:
            self._patterns[f"{name}.{attribute.id.name}"] = attribute.value

    def _text(self, pattern: ast.Pattern, words: Mapping[str, Word]) -> str:
        elements = pattern.elements
        if len(elements) == 1 and isinstance(elements[0], ast.TextElement):
            return elements[0].value
        return "".join(
            part.value if isinstance(part, ast.TextElement) else str(self._value(part.expression, words))
            for part in elements
        )

    def _value(self, expression: Any, words: Mapping[str, Word]) -> Word:
        match expression:
            case ast.VariableReference(id=ast.Identifier(name=name)):
                if name not in words:
                    raise LookupError(f"there is no value {name}")
                return words[name]
            case ast.SelectExpression():
                return self._text(self._chosen(expression, words), words)
            case ast.MessageReference(id=ast.Identifier(name=name), attribute=attribute):
                return self.format(f"{name}.{attribute.name}" if attribute else name, words)
            case ast.StringLiteral() | ast.NumberLiteral():
                return str(expression.parse()["value"])
            case ast.Placeable():
                return self._value(expression.expression, words)
        raise LookupError(f"a catalogue cannot use a {type(expression).__name__}")

    def _chosen(self, choice: ast.SelectExpression, words: Mapping[str, Word]) -> ast.Pattern:
        """The variant for the value of a choice: the first that fits, or else the default."""
        value = self._value(choice.selector, words)
        form = value if isinstance(value, str) else self._plural(value)
        for variant in choice.variants:
            key = variant.key
            if key.name == form if isinstance(key, ast.Identifier) else float(key.value) == value:
                return variant.value
        return next(variant.value for variant in choice.variants if variant.default)
