"""What happened, in short sentences as a friend at the table says them.

The words are in the catalogues; this finds which events belong together, and what a sentence needs to know.
A sentence is told to a viewer, who is "you" in it, or to everybody. It names the cards that the event names: whoever
must not hear of them is told redacted events (views.py), and hears how many cards there were.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import groupby
from typing import Any, NamedTuple

from sabot.cards import Symbol
from sabot.editions import cited_for
from sabot.editions.rule_codes import RuleCode
from sabot.errors import Refused
from sabot.notation.events import Event
from sabot.views import HIDDEN
from sabot.words.language import ENGLISH, Language, speak
from sabot.words.names import active_face, face_name, person

_TOLD_TOGETHER = frozenset({"gave_hand", "drew_high", "scored", "eliminated", "final", "won_match"})
"""Kinds that one sentence tells of several players."""
_SAY_NOT_NOW = ("/not-asked", "/eliminated", "/not-dealt", "salt/too-late", "deal/too-early", "match/over")
"""Refusals that begin with these words themselves."""
_FEWEST = cited_for(Symbol.VILLAIN)
"""The rules that seek the player with the fewest cards."""
_AGAIN = cited_for(RuleCode.TIED)
"""The rules by which those who tied draw again."""
CACHED = 4096
"""How many actions have their sentences cached: more than a round has, and more than are told within a moment."""


class Sentence(NamedTuple):
    """One thing that happened, and the rule behind it."""

    text: str
    rule: str


def excuse(error: Refused, viewer: str | None = None, language: Language | None = None) -> str:
    """Why something can not be done now, for whoever tried."""
    language = language or speak(ENGLISH)
    reason = error.say(language, viewer)
    return reason if error.code.endswith(_SAY_NOT_NOW) else language.say("not-now", reason=reason)


def sentences(events: Iterable[Event], viewer: str | None = None, language: Language | None = None) -> list[Sentence]:
    """The events of one action for a viewer; those that belong together make one sentence.

    >>> sentences([Event("drew", "bo", "??", rule="D-032"), Event("drew", "bo", "??", rule="D-032")])
    [Sentence(text='Bo drew 2.', rule='D-032')]
    """
    language = language or speak(ENGLISH)
    groups = [_Told(group, viewer, language) for group in _together(events)]
    found = []
    while groups:
        first = groups.pop(0)
        if groups and first.pays_with(groups[0]):
            first.fine = groups.pop(0)
        first.is_last = not groups
        found.append(Sentence(first.text(), first.event.rule))
    return found


def told(events: tuple[Event, ...], viewer: str | None, code: str) -> tuple[Sentence, ...]:
    """The sentences of one action in a language, cached: all viewers whom it does not concern are told the same."""
    is_concerned = any(viewer in (event.seat, event.to) for event in events)
    return _told(events, viewer if is_concerned else None, code)


@lru_cache(CACHED)
def _told(events: tuple[Event, ...], viewer: str | None, code: str) -> tuple[Sentence, ...]:
    return tuple(sentences(events, viewer, speak(code)))


def _together(events: Iterable[Event]) -> Iterator[list[Event]]:
    """Consecutive events that make one sentence; whoever draws for the deal again begins another."""
    for (kind, *_), run in groupby(events, key=_belonging):
        group = list(run)
        if kind == "drew_high":
            seats = [event.seat for event in group]
            while group[0].seat in seats[1:]:
                end = seats.index(group[0].seat, 1)
                yield group[:end]
                group, seats = group[end:], seats[end:]
        yield group


def _belonging(event: Event) -> tuple[object, ...]:
    """What consecutive events have in common if one sentence tells them."""
    if event.kind in _TOLD_TOGETHER:
        return event.kind, event.rule
    return event.kind, event.rule, event.seat, event.to, event.colour


class _Told:
    """Events that make one sentence."""

    def __init__(self, events: list[Event], viewer: str | None, language: Language) -> None:
        self.events = events
        self.event = events[0]
        self.viewer = viewer
        self.language = language
        self.fine: _Told | None = None
        """The cards drawn for it."""
        self.is_last = True
        """Whether nothing came of it."""

    def pays_with(self, other: "_Told") -> bool:
        """Whether the others are the cards that this costs."""
        guilty = {"caught": self.event.to, "miscaught": self.event.seat, "suggested": self.event.seat}
        return other.event.kind == "drew" and guilty.get(self.event.kind) == other.event.seat

    def text(self) -> str:
        """The sentence."""
        text = self.language.say(self.message(), **self.words())
        return text[:1].upper() + text[1:]

    def message(self) -> str:
        """The message of the catalogue that tells it."""
        kind = self.event.kind
        if kind == "gave_hand" and len(self.events) == 2:
            return "event-swapped"
        if kind == "showed" and self.event.to is None:
            return "event-told"
        return f"event-{kind}"

    def words(self) -> dict[str, Any]:
        """All that a message may want to know."""
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
        whom = person(event.to or "", self.viewer)
        return {
            **(nobody if event.seat is None else person(event.seat, self.viewer)),
            "whom": whom["who"],
            "to": whom["seat"],
        }

    def card(self, event: Event, form: str = "") -> str:
        """The card of an event in words."""
        return "" if event.card is None else face_name(active_face(event.card, event.side), self.language, form)

    def each(self, message: str) -> str:
        """What a message says of each event, in a row; nothing where one sentence tells of one player only."""
        if self.event.kind not in _TOLD_TOGETHER:
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
        """The cards drawn for it; after a reshuffle a sentence of their own tells them."""
        if self.event.kind not in ("caught", "miscaught", "suggested"):
            return ""
        if self.fine is None:
            return self.language.say("costs-nothing") if self.is_last else ""
        fine = self.fine.words()
        message = "costs-shown" if self.fine.are_known() else "costs-hidden"
        return self.language.say(message, number=len(self.fine.events), cards=fine["cards"])
