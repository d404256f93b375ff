"""A pseudo language with every message in brackets: text outside of brackets does not come from a catalogue."""

import re
from functools import cache

import pytest
from fluent.syntax import ast, serialize

from sabot.cards import parse_face
from sabot.words.catalogue import Catalogue
from sabot.words.language import ENGLISH, Language, _catalogue
from tests.support.words.catalogues import catalogue, walk

CODE = "es"
"""The language whose catalogue is replaced."""
OPEN, CLOSE = "⟦⟧"
INNERMOST = re.compile(f"{OPEN}[^{OPEN}{CLOSE}]*{CLOSE}")
HASH = re.compile(r"\b[0-9a-f]{10,64}\b")
WORD = re.compile(r"[^\W\d_]{2,}\w*(?:[+/]\w+)*\*?")


@cache
def bracketed() -> Catalogue:
    """The English catalogue with every text in brackets."""
    resource = ast.Resource([message.clone() for message in catalogue(ENGLISH).values()])
    for node in walk(resource):
        if isinstance(node, ast.Message | ast.Attribute) and node.value is not None:
            node.value.elements = [ast.TextElement(OPEN), *node.value.elements, ast.TextElement(CLOSE)]
    return Catalogue(ENGLISH, serialize(resource))


def speak_in_brackets(monkeypatch: pytest.MonkeyPatch) -> Language:
    """Replace a catalogue with the bracketed one, and return its language."""
    monkeypatch.setattr(
        "sabot.words.language._catalogue", lambda code: bracketed() if code == CODE else _catalogue(code)
    )
    return Language(CODE)


def outside(text: str) -> set[str]:
    """The words outside of brackets, except cards and hashes."""
    while INNERMOST.search(text):
        text = INNERMOST.sub(" ", text)
    assert OPEN not in text, text
    assert CLOSE not in text, text
    return {word for word in WORD.findall(HASH.sub("", text)) if not all(map(parse_face, word.split("/")))}
