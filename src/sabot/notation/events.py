"""Events with names and text. An event says everything; views.py removes what a viewer may not see."""

from itertools import groupby
from typing import Any

from msgspec import Struct, to_builtins
from msgspec.structs import replace

from sabot.cards import SIDES, format_colour
from sabot.kernel.codes import Event as Kind
from sabot.kernel.table import NOTHING
from sabot.notation.actions import ICON_NAMES
from sabot.round import Noted, Round, direction_name


class _Lawful(Struct, frozen=True, kw_only=True):
    rule: str
    """The rule behind it. It is written last."""


class Event(_Lawful, frozen=True, omit_defaults=True, gc=False):
    """One thing that happened, with the rule behind it. What it does not say is left out where it is written."""

    kind: str
    seat: str | None = None
    card: str | None = None
    """Both faces of a two-sided card."""
    number: int | None = None
    """How many cards or points."""
    to: str | None = None
    """The other player concerned: named, caught, given to, shown to."""
    colour: str | None = None
    icon: str | None = None
    direction: str | None = None
    side: str | None = None
    """The side in play then, of an event with a two-sided card."""

    def as_json(self) -> dict[str, Any]:
        """The event as data, without empty fields."""
        said: dict[str, Any] = to_builtins(self)
        return said


_KINDS = {code: name for name, code in Kind.codes().items()}
_COUNTED = frozenset({Kind.RESHUFFLED, Kind.ACCEPTED, Kind.WON, Kind.DECLINED, Kind.CAPPED, Kind.DREW_HIGH})
_ADDRESSED = frozenset({Kind.TARGETED, Kind.CAUGHT, Kind.MISCAUGHT, Kind.GAVE_HAND, Kind.SHOWED})
_TELLING = _COUNTED | _ADDRESSED | {Kind.CALLED_COLOUR, Kind.SPUN, Kind.REVERSED}
"""The kinds of events that a number belongs to."""


def _in_order(round_: Round, noted: list[Noted]) -> list[Noted]:
    """Cards of one hand that are told together, by the face in play: the kernel's order would betray the other."""
    runs = groupby(noted, key=lambda event: event[:2] if event[0] in (Kind.SHOWED, Kind.TOLD) else None)
    return [
        event
        for told, run in runs
        for event in (sorted(run, key=lambda event: round_.order(event[2])) if told else run)
    ]


def events_from(round_: Round, noted: list[Noted]) -> tuple[Event, ...]:
    """The events that a round has just noted."""
    if not noted:
        return ()
    printed = round_.printed
    if len(printed.faces) == 1:
        return tuple(_one_sided(round_, noted))
    side = round_.table.side ^ sum(event[0] == Kind.FLIPPED for event in noted) & 1
    if side:
        noted = _in_order(round_, noted)
    events = []
    for event, (kind, _, card, count, _) in zip(_one_sided(round_, noted), noted, strict=True):
        if kind == Kind.FLIPPED:
            side = count
        events.append(event if card == NOTHING else replace(event, side=SIDES[side]))
    return tuple(events)


def _one_sided(round_: Round, noted: list[Noted]) -> list[Event]:
    """The events without the side in play. A seat or a card that is -1 stands for none."""
    texts, rules, names = round_.printed.texts_or_none, round_.printed.rules, (*round_.players, None)
    return [
        _with_count(Event(_KINDS[kind], names[seat], texts[card], rule=rules[law]), kind, count, names)
        if kind in _TELLING
        else Event(_KINDS[kind], names[seat], texts[card], rule=rules[law])
        for kind, seat, card, count, law in noted
    ]


def _with_count(event: Event, kind: int, count: int, names: tuple[str | None, ...]) -> Event:
    """An event with what the kernel noted as a number."""
    if kind in _COUNTED:
        return replace(event, number=count)
    if kind in _ADDRESSED:
        return replace(event, to=names[count])
    if kind == Kind.CALLED_COLOUR:
        return replace(event, colour=format_colour(count))
    if kind == Kind.SPUN:
        return replace(event, icon=ICON_NAMES[count])
    return replace(event, direction=direction_name(count))
