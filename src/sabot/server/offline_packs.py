"""What the page keeps for times without a server: packs of pictures, and of answers that are the same for all guests.

A pack is a JSON object of contents by path. One pack is one request, where its contents would be hundreds.
"""

from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from msgspec.json import encode

import sabot
from sabot.cards import format_face
from sabot.cards.art.card import back, svg
from sabot.editions import EDITIONS
from sabot.rulebook.book import rules
from sabot.server.api.endpoints.games.cards import named_cards
from sabot.server.api.endpoints.games.options import shown_editions, shown_options, shown_phrases
from sabot.server.api.endpoints.games.rules import find_rules, shown_rule
from sabot.words.language import LANGUAGES, speak

CARDS = "cards"
"""The pack of all pictures of cards; every other pack is named after its language."""
PACKS = (CARDS, *LANGUAGES)
CATALOGUES = ("/api/cards", "/api/editions", "/api/options", "/api/phrases", "/api/rules")
"""The paths of the API whose answers are the same for all guests."""
ALL_RULES = 1000
"""The limit with which the page asks for all rules of a game."""


@cache
def package_version() -> str:
    """A hash of the package without the built page: everything that the contents of packs are made from."""
    root = Path(sabot.__file__).parent
    digest = sha256()
    for path in sorted(root.rglob("*")):
        if path.is_file() and not {"__pycache__", "page"} & set(path.relative_to(root).parts):
            digest.update(path.relative_to(root).as_posix().encode() + path.read_bytes())
    return digest.hexdigest()


def pack(name: str) -> bytes:
    """A pack by its name, as JSON."""
    return encode(dict(_pictures() if name == CARDS else _answers(name)))


def _pictures() -> Iterator[tuple[str, str]]:
    """Pictures of all faces, and of the back, by the paths at which the page loads them."""
    yield "/cards/back.svg", back()
    faces = {format_face(face): face for edition in EDITIONS.values() for face in (*edition.fronts, *edition.backs)}
    for name, face in faces.items():
        yield f"/cards/{name.replace('+', '%2B')}.svg", svg(face)


def _answers(lang: str) -> Iterator[tuple[str, Any]]:
    """The answers of the API in a language, by the paths that the page asks for."""
    language, suffix = speak(lang), f"lang={lang}"
    yield f"/api/editions?{suffix}", shown_editions(lang)
    yield f"/api/options?{suffix}", shown_options("", language)
    yield f"/api/phrases?{suffix}", shown_phrases(language)
    for edition in EDITIONS:
        yield f"/api/options?edition={edition}&{suffix}", shown_options(edition, language)
        yield f"/api/cards?edition={edition}&{suffix}", named_cards(edition, lang)
        found = find_rules("", edition, ALL_RULES, language)
        yield f"/api/rules?edition={edition}&limit={ALL_RULES}&{suffix}", found
    for rule in rules():
        yield f"/api/rules/{rule.id}?{suffix}", shown_rule(rule, language)
