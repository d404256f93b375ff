"""Parses the catalogues: their messages, the variables of each, and all combinations of values."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from itertools import islice, product
from typing import Any, NamedTuple

from fluent.syntax import FluentParser, ast

NUMBERS = (0, 1, 2, 5, 21, 1000, 1234567)
MOST = 400
"""The most combinations of values that are tried for a message."""
PLURALS = frozenset({"zero", "one", "two", "few", "many"})


class Asked(NamedTuple):
    """A message or attribute with values for its variables."""

    message: str
    attribute: str
    words: dict[str, str | int]


@dataclass
class Wanted:
    """The references of a pattern: variables with their variants, numeric variables, and other messages."""

    variables: dict[str, set[str]] = field(default_factory=dict)
    counted: set[str] = field(default_factory=set)
    messages: set[str] = field(default_factory=set)

    def look(self, pattern: Any) -> None:
        """Collect the references of a pattern."""
        for node in walk(pattern):
            match node:
                case ast.VariableReference():
                    self.variables.setdefault(node.id.name, set())
                case ast.MessageReference():
                    self.messages.add(node.id.name)
                case ast.FunctionReference():
                    self.counted |= {part.id.name for part in walk(node) if isinstance(part, ast.VariableReference)}
                case ast.SelectExpression(selector=ast.VariableReference()):
                    self.choose(node)

    def choose(self, node: Any) -> None:
        """Add the variants of a variable."""
        keys = {getattr(variant.key, "name", None) or variant.key.value for variant in node.variants}
        if keys & PLURALS or any(key.isdecimal() for key in keys):
            self.counted.add(node.selector.id.name)
        self.variables.setdefault(node.selector.id.name, set()).update(keys)


def walk(node: Any) -> Iterator[Any]:
    """A node of the syntax tree, and all nodes below it."""
    if isinstance(node, list):
        for item in node:
            yield from walk(item)
    elif isinstance(node, ast.BaseNode):
        yield node
        for part in vars(node).values():
            yield from walk(part)


@cache
def catalogue(language: str) -> dict[str, Any]:
    """All messages of a language by id; a syntax error fails."""
    text = (files("sabot") / "locale" / f"{language}.ftl").read_text("utf-8")
    messages = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), f"{language}: {entry.content}"
        assert not isinstance(entry, ast.Term), f"{language}: terms do not see words: {entry.id.name}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in messages, f"{language}: {entry.id.name} stands twice"
            messages[entry.id.name] = entry
    return messages


def patterns(language: str) -> Iterator[tuple[str, str, Any]]:
    """Every message and attribute of a language with its pattern."""
    for name, message in catalogue(language).items():
        if message.value is not None:
            yield name, "", message.value
        for attribute in message.attributes:
            yield name, attribute.id.name, attribute.value


def wanted(language: str, pattern: Any) -> Wanted:
    """The references of a pattern, including those of the messages it refers to."""
    found = Wanted()
    found.look(pattern)
    seen: set[str] = set()
    while missing := found.messages - seen:
        name = missing.pop()
        seen.add(name)
        found.look(catalogue(language)[name].value)
    return found


def every_way(language: str) -> Iterator[Asked]:
    """Every message of a language with all combinations of values that it distinguishes."""
    for name, attribute, pattern in patterns(language):
        found = wanted(language, pattern)
        values: list[list[str | int]] = []
        for variable, keys in found.variables.items():
            if variable in found.counted:
                values.append(list(NUMBERS))
            else:
                values.append(sorted(keys) or [f"<{variable}>"])
        for filled in islice(product(*values), MOST):
            yield Asked(name, attribute, dict(zip(found.variables, filled, strict=True)))
