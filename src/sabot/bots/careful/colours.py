"""Decides the colour to call: one's own, or one that a player close to going out lacks; a rare one to draw for."""

from collections.abc import Sequence

from sabot.bots.careful.assessment import Assessment
from sabot.bots.careful.hands import DENIED, ability, burden, chance_to_play, stays
from sabot.bots.careful.worth import Prospect, Worth, ranked
from sabot.cards import Face, Symbol, format_colour

MATE = 0.05
"""The worth of each card of the colour in hand."""
AWAITED = 0.1
"""The worth of each card that the victim draws until the colour comes."""


def called_colours(assessment: Assessment, hand: Sequence[Face], top: Face | None) -> list[Prospect]:
    """The colours that could be called with a hand and a top card, the best first."""
    is_awaited = top is not None and top.symbol == Symbol.WILD_COLOUR
    return ranked(
        Prospect(
            f"colour {format_colour(colour)}",
            worth_of_top(assessment, hand, top, colour, effect=AWAITED * is_awaited * draws_until(assessment, colour)),
            hand,
            colour,
        )
        for colour in assessment.colours
    )


def best_colour(assessment: Assessment, hand: Sequence[Face], top: Face | None) -> int:
    """The best colour to call with a hand and a top card."""
    return called_colours(assessment, hand, top)[0].colour


def worth_of_top(
    assessment: Assessment,
    hand: Sequence[Face],
    top: Face | None,
    colour: int,
    staying: float | None = None,
    effect: float = 0.0,
) -> Worth:
    """The worth of leaving a top card and colour to the others, with a hand."""
    able = chance_to_play(hand, top, colour, stays(assessment) if staying is None else staying)
    return Worth(
        ability(hand, able),
        -burden(assessment, hand),
        MATE * sum(face.colour == colour for face in hand),
        DENIED * assessment.colour_denial[colour],
        effect,
    )


def draws_until(assessment: Assessment, colour: int) -> float:
    """The expected number of cards to draw until a colour comes."""
    return (assessment.unseen.total() + 1) / (assessment.unseen[colour] + 1)
