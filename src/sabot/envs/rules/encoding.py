"""The numbering of an edition's actions and observations, as flat data that the rules can read."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated

from sabot.cards import Card
from sabot.envs.spaces.actions import Meaning
from sabot.envs.spaces.layout import Layout
from sabot.kernel.codes import Verb
from sabot.kernel.primitives.flat import Number, Storage, blank, fields_of
from sabot.kernel.table import CARDS, NOTHING, WORD, Faces
from sabot.options import Code

MOST_ACTIONS = 256
VERBS = Verb.OBJECT + 1

Meanings = Annotated[list[int], Storage("i8", MOST_ACTIONS)]


@dataclass(slots=True)
class Encoding:
    """The start of each part of an observation, or NOTHING if the edition has no such part; then faces and actions."""

    hand: Number
    top: Number
    discard: Number
    drawn: Number
    shown: Number
    coming: Number
    hand_1: Number
    """The planes of the other hands follow this one."""
    seats: Number
    sizes: Number
    draw_size: Number
    discard_size: Number
    left: Number
    turns: Number
    colour: Number
    phase: Number
    turn: Number
    dealer: Number
    waiting: Number
    owes_uno: Number
    called_uno: Number
    effect: Number
    victim: Number
    following: Number
    out: Number
    choices: Number
    turned_up: Number
    due: Number
    former: Number
    villain: Number
    fixed_number: Number
    fixed_colour: Number
    event_cards: Number
    played: Number
    event_kinds: Number
    event_seats: Number
    event_others: Number
    event_colours: Number
    event_numbers: Number
    event_icons: Number
    drew_count: Number
    """The other counts of each seat follow this one."""

    history: Number
    """How many of the last events are part of an observation."""
    colours: Number
    """The number of colours, on both sides."""
    width: Number
    """The number of faces."""
    two_sided: Number
    peek: Number
    """1 if players see both sides of their own cards."""
    pass_action: Number
    """The action `pass`."""
    faces: Faces
    """The index of each card's face among the edition's faces, at side * CARDS + card."""
    starts: Annotated[list[int], Storage("i8", VERBS)]
    """The action of each verb with argument 0; those with other arguments follow."""
    verbs: Meanings
    arguments: Meanings
    """The verb and argument of each action."""
    kinds: Number
    """How many different cards the deck has."""
    alike: Annotated[list[int], Storage("i8", 2 * CARDS)]
    """The set of the cards of each kind, as two words."""


def encoding_of(layout: Layout, deck: tuple[Card, ...], options: Mapping[str, Code]) -> Encoding:
    """The encoding for a deck."""
    encoding = blank(Encoding)
    for field in fields_of(Encoding):
        if not field.length:
            setattr(encoding, field.name, layout.starts.get(field.name, NOTHING))
    actions = layout.actions
    encoding.width = layout.width
    encoding.history = layout.history
    encoding.colours = actions.colours
    encoding.two_sided = int(actions.edition.is_two_sided)
    encoding.peek = int(bool(options.get("peek")))
    encoding.pass_action = actions.pass_action
    places = {face: place for place, face in enumerate(actions.faces)}
    for number, card in enumerate(deck):
        encoding.faces[number] = places[card.front]
        if card.back is not None:
            encoding.faces[CARDS + number] = places[card.back]
    kinds = list(dict.fromkeys(deck))
    encoding.kinds = len(kinds)
    for number, card in enumerate(deck):
        encoding.alike[2 * kinds.index(card) + number // WORD] |= 1 << number % WORD
    for number, meaning in enumerate(actions.all):
        _set_action(encoding, number, meaning)
    return encoding


def _set_action(encoding: Encoding, number: int, meaning: Meaning) -> None:
    encoding.verbs[number] = meaning.verb
    encoding.arguments[number] = meaning.argument
    if meaning.verb == Verb.SPIN:
        encoding.starts[meaning.verb] = number
    elif meaning.verb != NOTHING:
        encoding.starts[meaning.verb] = number - meaning.argument
