"""How the actions and observations of an edition are numbered, as the flat state that rules read."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated

from sabot.cards import Card
from sabot.envs.spaces.actions import Meaning
from sabot.envs.spaces.layout import Layout
from sabot.kernel.codes import Verb
from sabot.kernel.flat import Number, Storage, blank, fields_of
from sabot.kernel.table import CARDS, NOTHING, Faces
from sabot.options import Code

MOST_ACTIONS = 256
VERBS = Verb.OBJECT + 1

Meanings = Annotated[list[int], Storage("i8", MOST_ACTIONS)]


@dataclass(slots=True)
class Encoding:
    """Where each part of an observation starts, or NOTHING if the edition has none; then faces and actions."""

    hand: Number
    top: Number
    discard: Number
    drawn: Number
    shown: Number
    coming: Number
    hand_1: Number
    """The planes of the other hands follow it."""
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

    width: Number
    """How many faces there are."""
    two_sided: Number
    peek: Number
    """1 if one sees both sides of one's own cards."""
    nothing: Number
    """The action of saying nothing."""
    faces: Faces
    """The place of each card's face among the edition's: side * CARDS + card."""
    starts: Annotated[list[int], Storage("i8", VERBS)]
    """The action of each verb whose argument is 0; those with other arguments follow."""
    verbs: Meanings
    arguments: Meanings
    """What each action means."""


def encoding_of(layout: Layout, deck: tuple[Card, ...], options: Mapping[str, Code]) -> Encoding:
    """The lens for a deck."""
    lens = blank(Encoding)
    for field in fields_of(Encoding):
        if not field.length:
            setattr(lens, field.name, layout.starts.get(field.name, NOTHING))
    actions = layout.actions
    lens.width = layout.width
    lens.two_sided = int(actions.edition.is_two_sided)
    lens.peek = int(bool(options.get("peek")))
    lens.nothing = actions.nothing
    places = {face: place for place, face in enumerate(actions.faces)}
    for number, card in enumerate(deck):
        lens.faces[number] = places[card.front]
        if card.back is not None:
            lens.faces[CARDS + number] = places[card.back]
    for number, meaning in enumerate(actions.all):
        _explain(lens, number, meaning)
    return lens


def _explain(lens: Encoding, number: int, meaning: Meaning) -> None:
    lens.verbs[number] = meaning.verb
    lens.arguments[number] = meaning.argument
    if meaning.verb == Verb.SPIN:
        lens.starts[meaning.verb] = number
    elif meaning.verb != NOTHING:
        lens.starts[meaning.verb] = number - meaning.argument
