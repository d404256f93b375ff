"""Two-sided cards: 112, each with a hero face and a villain face."""

from sabot.cards import Symbol, wild
from sabot.editions.edition import BACK, FRONT, Edition, actions, numbers

FLIP = Edition(
    name="flip",
    title="Flip",
    letter="F",
    fronts={
        **numbers(1, FRONT),
        **actions((Symbol.DRAW_ONE, Symbol.SKIP, Symbol.REVERSE, Symbol.FLIP), FRONT),
        wild(Symbol.HERO): 4,
        wild(Symbol.WILD_DRAW_TWO): 4,
    },
    backs={
        **numbers(1, BACK),
        **actions((Symbol.DRAW_FIVE, Symbol.SKIP_ALL, Symbol.REVERSE, Symbol.FLIP), BACK),
        wild(Symbol.VILLAIN): 4,
        wild(Symbol.WILD_COLOUR): 4,
    },
    points={
        Symbol.DRAW_ONE: 10,
        Symbol.DRAW_FIVE: 20,
        Symbol.SKIP: 20,
        Symbol.REVERSE: 20,
        Symbol.FLIP: 20,
        Symbol.SKIP_ALL: 30,
        Symbol.HERO: 40,
        Symbol.VILLAIN: 40,
        Symbol.WILD_DRAW_TWO: 50,
        Symbol.WILD_COLOUR: 60,
    },
    cannot_start=frozenset({Symbol.WILD_DRAW_TWO}),
)
