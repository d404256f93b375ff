"""What happened, in short sentences as a friend at the table says them.

All words for events are in this file, those for cards in names.py.
A sentence is told to a viewer, who is "you" in it, or to everybody. It names the cards that the event names: whoever
must not hear of them is told redacted events (views.py), and hears how many cards there were.
"""

from collections.abc import Callable, Iterable
from itertools import groupby
from typing import NamedTuple

from sabot.errors import Refused
from sabot.events import Event
from sabot.names import (
    HIDDEN,
    ICON_NAMES,
    card_name,
    colour_name,
    enumerated,
    number_of_cards,
    player_name,
    with_article,
)

_TOLD_TOGETHER = frozenset({"gave_hand", "drew_high", "scored", "eliminated", "final", "won_match"})
"""Kinds that one sentence tells of several players."""


class Sentence(NamedTuple):
    """One thing that happened, and the rule behind it."""

    text: str
    rule: str


TEMPLATES = {
    "turned_up": "The first card is {a_card}.",
    "put_back": "{A_card} can not start the round: back into the draw pile.",
    "played": "{Seat} laid {a_card}.",
    "kept": "{Seat} kept the card.",
    "passed": "{Seat} passed: nothing is left to draw.",
    "called_colour": "{Seat} called {colour}.",
    "accepted": "{Seat} accepted.",
    "challenged": "{Seat} did not believe it.",
    "guilty": "{Seat} did bluff.",
    "innocent": "{Seat} did not bluff.",
    "targeted": "{Seat} named {to}.",
    "called_uno": "{Seat} said UNO!",
    "spun": "{Seat} spun the wheel: {icon}.",
    "wizzed": "{Seat} shouted UNO WIZZ first.",
    "took_back": "{Seat} had to take back the {card}.",
    "skipped": "{Seat} lost the turn.",
    "skipped_all": "All the others lost their turn: {seat} again.",
    "reversed": "Play now goes to the {direction}.",
    "flipped": "Everything turns over to the {side} side, with {a_card} on top.",
    "won_war": "{Seat} won the war.",
    "no_war": "Nobody holds a number: there is no war.",
    "cancelled": "{Seat} cancelled it with {a_card}.",
    "deals": "The dealer is {seat}.",
}
"""Kinds of events that one template tells."""


def excuse(error: Refused, viewer: str | None = None) -> str:
    """Why something can not be done, for whoever tried."""
    message = error.message if viewer is None else error.message.replace(f"{viewer} is to ", "you are to ")
    return message if message.startswith("Not now") else f"Not now: {message}"


def sentences(events: Iterable[Event], viewer: str | None = None) -> list[Sentence]:
    """The events of one action for a viewer; those that belong together make one sentence.

    >>> sentences([Event("drew", "D-032", "bo", "??"), Event("drew", "D-032", "bo", "??")])
    [Sentence(text='Bo drew 2.', rule='D-032')]
    """
    groups = [_Told(list(group), viewer) for _, group in groupby(events, key=_belonging)]
    told = []
    while groups:
        first = groups.pop(0)
        if groups and first.pays_with(groups[0]):
            first.fine = groups.pop(0)
        first.is_last = not groups
        told.append(Sentence(first.text(), first.event.rule))
    return told


def _belonging(event: Event) -> tuple[object, ...]:
    """What consecutive events have in common if one sentence tells them."""
    if event.kind in _TOLD_TOGETHER:
        return event.kind, event.rule
    return event.kind, event.rule, event.seat, event.to, event.colour


class _Told:
    """Events that make one sentence."""

    def __init__(self, events: list[Event], viewer: str | None) -> None:
        self.events = events
        self.event = events[0]
        self.viewer = viewer
        self.fine: _Told | None = None
        """The cards drawn for it."""
        self.is_last = True
        """Whether nothing came of it."""

    def pays_with(self, other: "_Told") -> bool:
        """Whether the others are the cards that this costs."""
        guilty = {"caught": self.event.to, "miscaught": self.event.seat, "suggested": self.event.seat}
        return other.event.kind == "drew" and guilty.get(self.event.kind) == other.event.seat

    def text(self) -> str:
        teller = _TELLERS.get(self.event.kind)
        return teller(self) if teller else TEMPLATES[self.event.kind].format_map(self.words())

    def words(self) -> dict[str, str]:
        """What a template may say."""
        event = self.event
        card = "" if event.card is None else card_name(event.card, event.side)
        a_card = with_article(card) if card else ""
        return {
            "Seat": self.who(event.seat, "You"),
            "seat": self.who(event.seat),
            "to": self.who(event.to),
            "card": card,
            "a_card": a_card,
            "A_card": a_card[:1].upper() + a_card[1:],
            "colour": colour_name(event.colour or ""),
            "icon": ICON_NAMES.get(event.icon or "", ""),
            "direction": event.direction or "",
            "side": event.side or "",
        }

    def who(self, player: str | None, you: str = "you") -> str:
        """A player as the viewer hears of one."""
        if player is None:
            return "Nobody"
        return you if player == self.viewer else player_name(player)

    def cards(self) -> list[str]:
        """The names of the cards that may be told, or none."""
        names = [card_name(event.card, event.side) for event in self.events if event.card is not None]
        return [] if HIDDEN in names else names

    def players(self) -> list[str]:
        """Everybody whom it is about."""
        return [self.who(event.seat) for event in self.events]

    def costs(self) -> str:
        """The cards drawn for it; after a reshuffle a sentence of their own tells them."""
        if self.fine is None:
            return ": no card is left to draw" if self.is_last else ""
        cards = self.fine.cards()
        named = f", {enumerated(cards)}" if cards else ""
        return f": {number_of_cards(len(self.fine.events))}{named}"


def _drew(told: _Told) -> str:
    seat, cards = told.who(told.event.seat, "You"), told.cards()
    if len(told.events) == 1:
        return f"{seat} drew {with_article(cards[0] if cards else HIDDEN)}."
    return f"{seat} drew {len(told.events)}{': ' + enumerated(cards) if cards else ''}."


def _discarded(told: _Told) -> str:
    return f"{told.who(told.event.seat, 'You')} put down {enumerated([with_article(card) for card in told.cards()])}."


def _showed(told: _Told) -> str:
    seat, cards = told.who(told.event.seat, "You"), told.cards()
    to = f" {told.who(told.event.to)}" if told.event.to else ""
    if len(told.events) == 1:
        return f"{seat} showed{to} {with_article(cards[0] if cards else HIDDEN)}."
    return f"{seat} showed{to} {len(told.events)} cards{': ' + enumerated(cards) if cards else ''}."


def _declined(told: _Told) -> str:
    return f"{told.who(told.event.seat, 'You')} put down no {'more' if told.event.number else 'card'}."


def _caught(told: _Told) -> str:
    catcher, caught = told.who(told.event.seat, "You"), told.event.to
    return f"{catcher} caught {told.who(caught)}. {told.who(caught, 'You')} forgot to say UNO{told.costs()}."


def _miscaught(told: _Told) -> str:
    return f"{told.who(told.event.seat, 'You')} suspected {told.who(told.event.to)}, who owes no UNO{told.costs()}."


def _suggested(told: _Told) -> str:
    return f"{told.who(told.event.seat, 'You')} made a suggestion{told.costs()}."


def _objected(told: _Told) -> str:
    return f"{told.who(told.event.seat, 'You')} objected{', but the card is right' if told.is_last else ''}."


def _gave_hand(told: _Told) -> str:
    first = told.event
    if len(told.events) == 2:
        return f"{told.who(first.seat, 'You')} and {told.who(first.to)} swapped hands."
    given = [f"{told.who(event.seat)} to {told.who(event.to)}" for event in told.events]
    return f"All hands are passed on: {', '.join(given)}."


def _affected(told: _Told) -> str:
    extreme = "the fewest" if told.event.rule == "F-066" else "the most"
    verb = "hold" if told.event.seat == told.viewer else "holds"
    return f"{told.who(told.event.seat, 'You')} {verb} {extreme} cards."


def _reshuffled(told: _Told) -> str:
    return f"The discard is shuffled: {number_of_cards(told.event.number or 0)} to draw."


def _capped(told: _Told) -> str:
    return f"After {told.event.number} turns the round ends: the lowest hand wins."


def _won(told: _Told) -> str:
    points = told.event.number
    return f"{told.who(told.event.seat, 'You')} won the round: {points} point{'' if points == 1 else 's'}."


def _drew_high(told: _Told) -> str:
    draws = [
        f"{told.who(event.seat)} drew {with_article(card_name(event.card, event.side))}"
        for event in told.events
        if event.card is not None
    ]
    return f"{'Again' if told.event.rule == 'X-10' else 'For the deal'}, {enumerated(draws)}."


def _scored(told: _Told) -> str:
    points = [f"{told.who(event.seat)} {event.number}" for event in told.events]
    return f"Points: {enumerated(points)}."


def _eliminated(told: _Told) -> str:
    return f"Out of the match: {enumerated(told.players())}."


def _final(told: _Told) -> str:
    return f"The final: {enumerated(told.players())}, head to head."


def _won_match(told: _Told) -> str:
    players = enumerated(told.players())
    with_points = f" with {told.event.number} points" if told.event.number else ""
    return f"{players[:1].upper()}{players[1:]} won the match{with_points}."


_TELLERS: dict[str, Callable[[_Told], str]] = {
    "drew": _drew,
    "discarded": _discarded,
    "showed": _showed,
    "told": _showed,
    "declined": _declined,
    "caught": _caught,
    "miscaught": _miscaught,
    "suggested": _suggested,
    "objected": _objected,
    "gave_hand": _gave_hand,
    "affected": _affected,
    "reshuffled": _reshuffled,
    "capped": _capped,
    "won": _won,
    "drew_high": _drew_high,
    "scored": _scored,
    "eliminated": _eliminated,
    "final": _final,
    "won_match": _won_match,
}
"""Kinds whose sentence depends on how many they are, or on who hears it."""
