"""Looks things up in the rulebook: rules by id, by card or by words."""

import re
from collections.abc import Sequence
from difflib import get_close_matches
from itertools import chain
from typing import NamedTuple

from sabot.rulebook.book import FOLDERS, Rule, find_rule, rules
from sabot.rulebook.card_rules import CardRules, card_rules, parse_kind
from sabot.rulebook.word_search import Hit, near_words, search, words_of

_ID = re.compile(rf"([{''.join(FOLDERS)}])-?0*(\d{{1,3}})", re.IGNORECASE)


class WholeBook(NamedTuple):
    """The whole book, or all rules of one edition."""

    rules: tuple[Rule, ...]
    edition: str | None


class Entries(NamedTuple):
    """Rules asked for by their ids."""

    rules: tuple[Rule, ...]


class Cards(NamedTuple):
    """A card in every edition that has it."""

    cards: tuple[CardRules, ...]

    @property
    def rules(self) -> tuple[Rule, ...]:
        """All rules of the card, without duplicates."""
        return tuple(dict.fromkeys(chain.from_iterable(card.rules for card in self.cards)))


class Hits(NamedTuple):
    """Rules found by words, the best first."""

    words: tuple[str, ...]
    hits: tuple[Hit, ...]

    @property
    def rules(self) -> tuple[Rule, ...]:
        """The rules of the hits."""
        return tuple(hit.rule for hit in self.hits)


class NotFound(NamedTuple):
    """Nothing was found; `near` has suggestions."""

    what: str
    near: tuple[str, ...] = ()
    rules: tuple[Rule, ...] = ()


Answer = WholeBook | Entries | Cards | Hits | NotFound


def parse_id(text: str) -> str | None:
    """The normalised id of a text, whether or not there is such a rule; None if it is no id.

    >>> parse_id("d-24"), parse_id("x7"), parse_id("X-0140"), parse_id("R7")
    ('D-024', 'X-07', 'X-140', None)
    """
    match = _ID.fullmatch(text)
    if match is None:
        return None
    letter, number = match[1].upper(), int(match[2])
    return f"{letter}-{number:02}" if letter == "X" else f"{letter}-{number:03}"


def look_up(what: Sequence[str], language: str, edition: str | None = None) -> Answer:
    """Look up ids, a card or words; without any of them, the whole book."""
    if not what:
        return WholeBook(tuple(_all(edition)), edition)
    kinds = [parse_kind(part) for part in what[0].split("/")] if len(what) == 1 else []
    if kinds and all(kinds):
        found = [card for kind in kinds if kind for card in card_rules(kind) if edition in (None, card.edition)]
        return Cards(tuple(found)) if found else NotFound(what[0])
    ids = [id_ for text in what if (id_ := parse_id(text))]
    if len(ids) == len(what):
        return _by_ids(ids, edition)
    return _by_words(" ".join(what), language, edition)


def _by_ids(ids: list[str], edition: str | None) -> Answer:
    entries = []
    for id_ in ids:
        rule = find_rule(id_)
        if rule is None or edition not in (None, *rule.editions):
            return NotFound(
                id_, tuple(get_close_matches(id_, [rule.id for rule in _all(edition) if rule.id[0] == id_[0]]))
            )
        entries.append(rule)
    return Entries(tuple(entries))


def _by_words(what: str, language: str, edition: str | None) -> Answer:
    words, candidates = words_of(what), _all(edition)
    hits = search(words, language, candidates) if words else []
    if not hits:
        return NotFound(what, tuple(near_words(words, candidates)))
    return Hits(tuple(words), tuple(hits))


def _all(edition: str | None) -> list[Rule]:
    return [rule for rule in rules() if edition in (None, *rule.editions)]
