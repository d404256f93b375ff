"""Searches rules by words of any language, ignoring case, accents and the kind of apostrophe."""

import re
import unicodedata
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from functools import cache
from typing import NamedTuple

from sabot.rulebook.book import Rule
from sabot.words.language import LANGUAGES

_WORD = re.compile(r"\+?\w+")
_MARKS = re.compile("[\u0300-\u036f]")


class Hit(NamedTuple):
    """A rule that contains the words, and the language of its text."""

    rule: Rule
    language: str


def fold(text: str) -> str:
    r"""A text without case and accents, its apostrophes straight.

    >>> fold("Être pillé, ¡SÍ!")
    'etre pille, ¡si!'
    >>> fold("L\u2019été")
    "l'ete"
    """
    return _MARKS.sub("", unicodedata.normalize("NFKD", text).casefold()).replace("\u2019", "'")


def words_of(text: str) -> list[str]:
    """The search words of a text.

    >>> words_of("Comodín+4, ¿farol?")
    ['comodin', '+4', 'farol']
    """
    return _WORD.findall(fold(text))


def search(words: Sequence[str], language: str, rules: Iterable[Rule]) -> list[Hit]:
    """The rules with all the words, the best first: in the reader's language, as whole words, in the rule itself."""
    found = []
    for rule in rules:
        ranks = [rank for code in LANGUAGES if (rank := _rank(rule, code, words, language))]
        if ranks:
            found.append((min(ranks), rule))
    found.sort(key=lambda item: item[0][:-1])
    return [Hit(rule, rank[-1]) for rank, rule in found]


def _rank(rule: Rule, code: str, words: Sequence[str], language: str) -> tuple[bool, int, int, str] | None:
    """The rank of a rule in a language, the lowest being best; None if it lacks a word."""
    wording = rule.wordings[code]
    text = fold(" ".join((*wording, *rule.options)))
    if not all(word in text for word in words):
        return None
    own = fold(" ".join((wording.rule, *(rule.options if rule.is_ruling else ()))))
    parts = sum(not _whole(word).search(text) for word in words)
    elsewhere = sum(word not in own for word in words)
    return code != language, parts, elsewhere, code


@cache
def _whole(word: str) -> re.Pattern[str]:
    return re.compile(rf"(?<!\w){re.escape(word)}(?!\w)")


def places(text: str, words: Sequence[str]) -> list[tuple[int, int]]:
    """The spans of words in a text: as whole words if there are any, else as parts of words.

    >>> places("El desafío, ¿desafió?", ["desafio"])
    [(3, 10), (13, 20)]
    """
    origins = [place for place, letter in enumerate(text) for _ in fold(letter)]
    folded = fold(text)
    spans = []
    for word in words:
        matches = list(_whole(word).finditer(folded)) or list(re.finditer(re.escape(word), folded))
        spans += [(origins[match.start()], origins[match.end() - 1] + 1) for match in matches]
    return sorted(spans)


def near_words(words: Sequence[str], rules: Iterable[Rule]) -> list[str]:
    """Words of the book that are similar to the ones it does not contain."""
    known: dict[str, str] = {}
    for rule in rules:
        for wording in rule.wordings.values():
            known |= {fold(word): word.lower() for word in re.findall(r"\w+", " ".join(wording))}
    strange = [word for word in words if not any(word in other for other in known)]
    return [known[near] for word in strange for near in get_close_matches(word, known)]
