"""Which colour to call: one's own, or one that whoever is near to going out lacks; to be drawn for, a rare one."""

from collections.abc import Sequence

from sabot.bots.careful.hands import DENIED, chance_to_lay, standing, stays
from sabot.bots.careful.outlook import Outlook
from sabot.cards import Face, Symbol, format_colour

MATE = 0.05
"""What each card of the colour in hand is worth."""
AWAITED = 0.1
"""What each card is worth that somebody draws until the colour comes."""


def call_colour(outlook: Outlook) -> str:
    """The colour that seems best."""
    return f"colour {format_colour(best_colour(outlook, outlook.hand, outlook.top))}"


def best_colour(outlook: Outlook, hand: Sequence[Face], top: Face | None) -> int:
    """The colour to call with a hand, when this lies on top."""
    is_awaited = top is not None and top.symbol == Symbol.WILD_COLOUR
    return max(
        outlook.colours,
        key=lambda colour: (
            worth_of_top(outlook, hand, top, colour) + AWAITED * is_awaited * draws_until(outlook, colour)
        ),
    )


def worth_of_top(
    outlook: Outlook, hand: Sequence[Face], top: Face | None, colour: int, staying: float | None = None
) -> float:
    """How good it is to leave this top and colour to the others, holding this hand."""
    able = chance_to_lay(hand, top, colour, stays(outlook) if staying is None else staying)
    mates = sum(face.colour == colour for face in hand)
    return standing(outlook, hand, able) + MATE * mates + DENIED * outlook.denied[colour]


def draws_until(outlook: Outlook, colour: int) -> float:
    """How many cards somebody is likely to draw until a colour comes."""
    return (outlook.unseen.total() + 1) / (outlook.unseen[colour] + 1)
