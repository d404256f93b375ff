"""Decides the colour to call: one's own, or one that a player close to going out lacks; a rare one to draw for."""

from collections.abc import Sequence

from sabot.bots.careful.assessment import Assessment, fits
from sabot.bots.careful.hands import DENIED, LOST, OUT, ability, burden, chance_to_play, stays
from sabot.bots.careful.turns import goes_out, next_to_play, plays_again
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
            worth_of_top(assessment, hand, top, colour, AWAITED * is_awaited * draws_until(assessment, colour), top),
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
    effect: float = 0.0,
    played: Face | None = None,
) -> Worth:
    """The worth of leaving a top card and colour to the others, with a hand, after playing a card or none."""
    is_next = played is not None and plays_again(assessment, played)
    able = chance_to_play(hand, top, colour, 1.0 if is_next else stays(assessment))
    return Worth(
        OUT if is_next and goes_out(assessment, hand, top, colour) else ability(hand, able),
        -burden(assessment, hand),
        MATE * sum(face.colour == colour for face in hand),
        DENIED * assessment.colour_denial[colour],
        effect,
        -LOST * lets_out(assessment, top, colour, played),
    )


def lets_out(assessment: Assessment, top: Face | None, colour: int, played: Face | None) -> bool:
    """Whether the player after a card, or after none, is known to go out on a top card and colour."""
    player = next_to_play(assessment, played)
    last = None if player is None else assessment.last_card(player)
    return last is not None and fits(last, top, colour)


def draws_until(assessment: Assessment, colour: int) -> float:
    """The expected number of cards to draw until a colour comes."""
    return (assessment.unseen.total() + 1) / (assessment.unseen[colour] + 1)
