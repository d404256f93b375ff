"""Sentences for the terminal, cached: the same ones are shown again and again."""

from collections.abc import Iterable
from functools import lru_cache

from rich.text import Text

from sabot.notation.events import Event
from sabot.tui.widgets.palette import FULL, Palette
from sabot.words.language import Language, speak
from sabot.words.sentences import Sentence, cached_sentences
from sabot.words.terminal_style import TerminalStyle

CACHED = 2048
"""How many sentences are cached: more than a round has."""


def tell(actions: Iterable[Iterable[Event]], viewer: str | None, language: Language) -> list[Sentence]:
    """What happened, action by action, for a viewer."""
    return [sentence for events in actions for sentence in cached_sentences(tuple(events), viewer, language.code)]


def inked(text: str, inks: Palette, language: Language) -> Text:
    """A sentence with the names of colours in their colours."""
    return _inked(text, inks.depth, language.code).copy()


@lru_cache(CACHED)
def _inked(text: str, depth: str, code: str) -> Text:
    return Text.from_ansi(_ink(depth, code).words(text))


@lru_cache
def _ink(depth: str, code: str) -> TerminalStyle:
    return TerminalStyle(colours=depth == FULL, language=speak(code))
