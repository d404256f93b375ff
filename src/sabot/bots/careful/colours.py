"""Which colour to call: one's own, or one that whoever is near to going out lacks; to be drawn for, a rare one."""

from collections.abc import Sequence

from sabot.bots.careful.hands import DENIED, ability, burden, chance_to_lay, stays
from sabot.bots.careful.outlook import Assessment
from sabot.bots.careful.worth import Prospect, Worth, ranked
from sabot.cards import Face, Symbol, format_colour

MATE = 0.05
"""What each card of the colour in hand is worth."""
AWAITED = 0.1
"""What each card is worth that somebody draws until the colour comes."""


def called_colours(outlook: Assessment, hand: Sequence[Face], top: Face | None) -> list[Prospect]:
    """The colours that could be called with a hand, when this lies on top; the best first."""
    is_awaited = top is not None and top.symbol == Symbol.WILD_COLOUR
    return ranked(
        Prospect(
            f"colour {format_colour(colour)}",
            worth_of_top(outlook, hand, top, colour, effect=AWAITED * is_awaited * draws_until(outlook, colour)),
            hand,
            colour,
        )
        for colour in outlook.colours
    )


def best_colour(outlook: Assessment, hand: Sequence[Face], top: Face | None) -> int:
    """The colour to call with a hand, when this lies on top."""
    return called_colours(outlook, hand, top)[0].colour


def worth_of_top(
    outlook: Assessment,
    hand: Sequence[Face],
    top: Face | None,
    colour: int,
    staying: float | None = None,
    effect: float = 0.0,
) -> Worth:
    """How good it is to leave this top and colour to the others, holding this hand."""
    able = chance_to_lay(hand, top, colour, stays(outlook) if staying is None else staying)
    return Worth(
        ability(hand, able),
        -burden(outlook, hand),
        MATE * sum(face.colour == colour for face in hand),
        DENIED * outlook.denied[colour],
        effect,
    )


def draws_until(outlook: Assessment, colour: int) -> float:
    """How many cards somebody is likely to draw until a colour comes."""
    return (outlook.unseen.total() + 1) / (outlook.unseen[colour] + 1)
