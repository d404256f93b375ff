"""Howler and invisibility cloak: 110 cards, or 113 with four howlers (X-01)."""

from sabot.cards import Symbol, wild
from sabot.editions.edition import FRONT, Edition, actions, numbers

POTTER = Edition(
    name="potter",
    title="Potter",
    letter="P",
    fronts={
        **numbers(0, FRONT),
        **actions((Symbol.DRAW_THREE, Symbol.SKIP, Symbol.REVERSE), FRONT),
        wild(Symbol.WILD): 4,
        wild(Symbol.WILD_DRAW_FOUR): 4,
        wild(Symbol.HOWLER): "howlers",
        wild(Symbol.CLOAK): 1,
    },
    points={
        Symbol.DRAW_THREE: 20,
        Symbol.SKIP: 20,
        Symbol.REVERSE: 20,
        Symbol.WILD: 50,
        Symbol.WILD_DRAW_FOUR: 50,
        Symbol.HOWLER: 50,
        Symbol.CLOAK: 50,
    },
    hits_are_asked=True,
    cannot_start=frozenset({Symbol.WILD_DRAW_FOUR, Symbol.HOWLER, Symbol.CLOAK}),
)
