"""Sentences as Rich text for the full screen, cached because the log is redrawn often."""

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


def sentences_for(actions: Iterable[Iterable[Event]], viewer: str | None, language: Language) -> list[Sentence]:
    """The sentences about several actions, for a viewer."""
    return [sentence for events in actions for sentence in cached_sentences(tuple(events), viewer, language.code)]


def coloured(text: str, palette: Palette, language: Language) -> Text:
    """A sentence in which the names of colours are coloured."""
    return _coloured(text, palette.depth, language.code).copy()


@lru_cache(CACHED)
def _coloured(text: str, depth: str, code: str) -> Text:
    return Text.from_ansi(_style_for(depth, code).words(text))


@lru_cache
def _style_for(depth: str, code: str) -> TerminalStyle:
    return TerminalStyle(colours=depth == FULL, language=speak(code))
