"""The wheel: 108 playing cards, of which 20 numbers carry the whirl."""

from sabot.cards import Face, Symbol, wild
from sabot.editions.edition import FRONT, Edition, actions, numbers

WHIRLS = range(1, 6)
"""One of the two copies of these numbers has the whirl (X-04)."""

WIZZ = Edition(
    name="wizz",
    title="Wizz",
    letter="W",
    fronts={
        **numbers(0, FRONT),
        **{Face(colour, number): 1 for colour in FRONT for number in WHIRLS},
        **{Face(colour, number, whirl=True): 1 for colour in FRONT for number in WHIRLS},
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
