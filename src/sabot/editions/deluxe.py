"""The classic game: 108 cards."""

from sabot.cards import Symbol, wild
from sabot.editions.edition import FRONT, Edition, actions, numbers

DELUXE = Edition(
    name="deluxe",
    title="Deluxe",
    letter="D",
    fronts={
        **numbers(0, FRONT),
        **actions((Symbol.DRAW_TWO, Symbol.SKIP, Symbol.REVERSE), FRONT),
        wild(Symbol.WILD): 4,
        wild(Symbol.WILD_DRAW_FOUR): 4,
    },
    points={
        Symbol.DRAW_TWO: 20,
        Symbol.SKIP: 20,
        Symbol.REVERSE: 20,
        Symbol.WILD: 50,
        Symbol.WILD_DRAW_FOUR: 50,
    },
    cannot_start=frozenset({Symbol.WILD_DRAW_FOUR}),
)
