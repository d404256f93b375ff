"""What a seat does not know of a table, as flat state: the cards that it cannot see, and the play that it has seen."""

from dataclasses import dataclass
from typing import Annotated

from sabot.codes import Codes
from sabot.kernel.primitives.flat import Number, Storage
from sabot.kernel.table import CARDS, SEATS, Pile, Words

ON_DRAW_PILE = SEATS
"""Places from here on are in the draw pile; below are hands."""
ON_DISCARD = SEATS + CARDS
"""And from here on in the discard."""

Slots = Annotated[list[int], Storage("i8", CARDS)]


@dataclass(slots=True)
class HiddenCards:
    """The places whose cards a seat does not know, and which cards could lie in each."""

    viewer: Number
    slots: Number
    free: Number
    """The first so many slots could hold any of the unseen cards, each as likely."""
    drawn: Number
    """The slot of the card that was drawn, or NOTHING."""
    known_low: Words
    known_high: Words
    """The cards of each hand that are known."""
    card: Pile
    """The card in each slot."""
    place: Slots
    """Where each slot is: a seat, or a place in a pile."""
    slot_of: Pile
    """Of each card, the slot it lies in, or NOTHING."""
    allowed_low: Slots
    allowed_high: Slots
    """The cards that could lie in each slot."""


class Choice(metaclass=Codes):
    """What a seat was seen to choose."""

    PLAY = 0
    """It played a card in turn."""
    DRAW = 1
    """It drew in turn instead of playing, and what it drew did not fit, or it was not asked."""
    KEEP = 2
    """It drew in turn, and kept a card that fitted."""
    PLAY_DRAWN = 3
    """It drew in turn, and played the card at once."""
    COLOUR = 4
    """It called a colour."""
    STOP = 5
    """It drew until a colour came, and this card ended it."""
    GO_ON = 6
    """It drew until a colour came, and this card did not end it."""
    ALL_OF_COLOUR = 7
    """It put down all its cards of a colour, which it chose."""
    ALL_OF_NUMBER = 8
    """It put down all its cards of a number."""


EVENTS_SEEN = 150
"""The number of events that are followed back at most."""
HOLDINGS = CARDS + EVENTS_SEEN

Choices = Annotated[list[int], Storage("i2", EVENTS_SEEN)]
Held = Annotated[list[int], Storage("i2", HOLDINGS)]


@dataclass(slots=True)
class PlaySeen:
    """What the others chose, and the cards that they held meanwhile. Time is counted in events."""

    first_choice: Words
    end_of_choices: Words
    """The choices of each seat: from the first one up to the end."""
    kind: Choices
    time: Choices
    card: Choices
    """The card that was played, or the colour or number that it is about."""
    together: Choices
    """How many cards were put down together."""
    top: Choices
    """The card on top before."""
    colour: Choices
    """The colour in force before."""
    direction: Choices
    sizes: Annotated[list[int], Storage("i2", EVENTS_SEEN * SEATS)]
    """How many cards each seat held before: choice * SEATS + seat."""

    first_holding: Words
    end_of_holdings: Words
    """The cards that each seat has held: from the first one up to the end."""
    slot: Held
    """The slot that the card lies in now, or NOTHING for a card that is known."""
    known: Held
    """The card, if it is known."""
    gained: Held
    """When the seat got it: a guess, unless it is certain."""
    lost: Held
    """When the seat put it down, or NEVER."""
    is_certain: Held
    """1 if it is certain when the seat got it."""
    bluffs: Annotated[list[float], Storage("f8", SEATS)]
    """How likely each seat plays a wild draw card while it holds the colour, at least."""
    challenges: Words
    """How often each seat challenges a wild draw card, in percent."""
    chance: Annotated[list[float], Storage("f8", SEATS)]
    """How likely the choices of each seat are in the world as it is."""


NEVER = 1 << 14
