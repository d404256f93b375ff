"""A tiny game, small enough to be solved exactly: the numbers 1 and 2 in two colours, one card each, hands of one.

It has the rules of deluxe, but none of its action cards. It is for research, and no edition that people play.
"""

from sabot.cards import Colour, Face
from sabot.editions.deluxe import DELUXE
from sabot.editions.edition import Edition

TINY = Edition(
    name="tiny",
    title="Tiny",
    letter=DELUXE.letter,
    sheets={},
    fan=("R1", "R2", "Y1", "Y2"),
    fronts={Face(colour, number): 1 for colour in (Colour.RED, Colour.YELLOW) for number in (1, 2)},
    points={},
    citations=DELUXE.citations,
    hand_size=1,
)
