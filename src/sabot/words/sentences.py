"""Turns events into short sentences.

The texts are in the catalogues. This module groups events that belong in one sentence, and computes the values that a
message needs. A sentence is written for a viewer, who is "you" in it, or for everybody. It names the cards that the
events name, so pass redacted events (views.py) for viewers who must not know them: they read the number of cards.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import groupby
from typing import Any, NamedTuple

from sabot.cards import Symbol
from sabot.editions import cited_for
from sabot.editions.rule_codes import RuleCode
from sabot.notation.events import Event
from sabot.views import HIDDEN
from sabot.words.language import ENGLISH, Language, speak
from sabot.words.names import active_face, face_name, person_words

_GROUPED_KINDS = frozenset({"gave_hand", "drew_high", "scored", "eliminated", "final", "won_match"})
"""Kinds of events that one sentence reports for several players."""
_FEWEST = cited_for(Symbol.VILLAIN)
"""The rules about the player with the fewest cards."""
_AGAIN = cited_for(RuleCode.TIED)
"""The rules by which tied players draw again."""
CACHED = 4096
"""How many actions have their sentences cached: more than a round has."""


class Sentence(NamedTuple):
    """One thing that happened, and the rule behind it."""

    text: str
    rule: str


def sentences(events: Iterable[Event], viewer: str | None = None, language: Language | None = None) -> list[Sentence]:
    """The sentences about the events of one action, for a viewer; related events share a sentence.

    >>> sentences([Event("drew", "bo", "??", rule="D-032"), Event("drew", "bo", "??", rule="D-032")])
    [Sentence(text='Bo drew 2 cards.', rule='D-032')]
    """
    language = language or speak(ENGLISH)
    groups = [_SentenceGroup(group, viewer, language) for group in _grouped(events)]
    found = []
    while groups:
        first = groups.pop(0)
        if groups and first.pays_with(groups[0]):
            first.fine = groups.pop(0)
        first.is_last = not groups
        found.append(Sentence(first.text(), first.event.rule))
    return found


def cached_sentences(events: tuple[Event, ...], viewer: str | None, code: str) -> tuple[Sentence, ...]:
    """The sentences about one action, cached: all viewers who are not involved share one entry."""
    is_concerned = any(viewer in (event.seat, event.to) for event in events)
    return _cached_sentences(events, viewer if is_concerned else None, code)


@lru_cache(CACHED)
def _cached_sentences(events: tuple[Event, ...], viewer: str | None, code: str) -> tuple[Sentence, ...]:
    return tuple(sentences(events, viewer, speak(code)))


def _grouped(events: Iterable[Event]) -> Iterator[list[Event]]:
    """Split events into groups, one for each sentence; a second draw for the deal by one player begins a new group."""
    for (kind, *_), run in groupby(events, key=_grouping_key):
        group = list(run)
        if kind == "drew_high":
            seats = [event.seat for event in group]
            while group[0].seat in seats[1:]:
                end = seats.index(group[0].seat, 1)
                yield group[:end]
                group, seats = group[end:], seats[end:]
        yield group


def _grouping_key(event: Event) -> tuple[object, ...]:
    """Consecutive events with the same key share a sentence."""
    if event.kind in _GROUPED_KINDS:
        return event.kind, event.rule
    return event.kind, event.rule, event.seat, event.to, event.colour


class _SentenceGroup:
    """Events that share one sentence."""

    def __init__(self, events: list[Event], viewer: str | None, language: Language) -> None:
        self.events = events
        self.event = events[0]
        self.viewer = viewer
        self.language = language
        self.fine: _SentenceGroup | None = None
        """The cards drawn as its penalty."""
        self.is_last = True
        """Whether no other event followed."""

    def pays_with(self, other: "_SentenceGroup") -> bool:
        """Whether another group is the penalty for this one."""
        guilty = {"caught": self.event.to, "miscaught": self.event.seat, "suggested": self.event.seat}
        return other.event.kind == "drew" and guilty.get(self.event.kind) == other.event.seat

    def text(self) -> str:
        """The sentence."""
        text = self.language.say(self.message(), **self.words())
        return text[:1].upper() + text[1:]

    def message(self) -> str:
        """The name of its message in the catalogue."""
        kind = self.event.kind
        if kind == "gave_hand" and len(self.events) == 2:
            return "event-swapped"
        if kind == "showed" and self.event.to is None:
            return "event-told"
        if kind == "won" and self.event.number is None:
            return "round-won"
        return f"event-{kind}"

    def words(self) -> dict[str, Any]:
        """All values that a message may use."""
        event = self.event
        return {
            **self.people(event),
            "hue": event.colour or "",
            "icon": event.icon or "",
            "direction": event.direction or "",
            "side": event.side or "",
            "number": event.number or 0,
            "count": len(self.events),
            "known": "yes" if self.are_known() else "no",
            "card": self.card(event),
            "a_card": self.card(event, ".a"),
            "cards": self.language.list([self.card(event) for event in self.events]),
            "a_cards": self.language.list([self.card(event, ".a") for event in self.events]),
            "last": "yes" if self.is_last else "no",
            "costs": self.costs(),
            "extreme": "fewest" if event.rule in _FEWEST else "most",
            "again": "yes" if event.rule in _AGAIN else "no",
            "players": self.each("someone"),
            "given": self.each("given"),
            "draws": self.each("draw-high"),
            "scores": self.each("score"),
        }

    def people(self, event: Event) -> dict[str, str]:
        """Who did it, and to whom; the viewer is "you"."""
        nobody = {"who": "other", "seat": self.language.say("nobody")}
        whom = person_words(event.to or "", self.viewer)
        return {
            **(nobody if event.seat is None else person_words(event.seat, self.viewer)),
            "whom": whom["who"],
            "to": whom["seat"],
        }

    def card(self, event: Event, form: str = "") -> str:
        """The name of the card of an event."""
        return "" if event.card is None else face_name(active_face(event.card, event.side), self.language, form)

    def each(self, message: str) -> str:
        """A message formatted for each event, joined; empty for kinds that concern one player only."""
        if self.event.kind not in _GROUPED_KINDS:
            return ""
        return self.language.list(
            [
                self.language.say(
                    message, **self.people(event), number=event.number or 0, a_card=self.card(event, ".a")
                )
                for event in self.events
            ]
        )

    def are_known(self) -> bool:
        """Whether the cards may be named."""
        return not any(event.card is None or active_face(event.card, event.side) == HIDDEN for event in self.events)

    def costs(self) -> str:
        """The penalty as part of the sentence; after a reshuffle it has a sentence of its own."""
        if self.event.kind not in ("caught", "miscaught", "suggested"):
            return ""
        if self.fine is None:
            return self.language.say("costs-nothing") if self.is_last else ""
        fine = self.fine.words()
        message = "costs-shown" if self.fine.are_known() else "costs-hidden"
        return self.language.say(message, number=len(self.fine.events), cards=fine["cards"])
