"""A fifth game, as `docs/adding-an-edition.md` says: one file of data. Its symbols are those of three other games."""

from sabot.cards import Symbol, wild
from sabot.editions import EDITIONS
from sabot.editions.edition import FRONT, Edition, actions, numbers, of_numbers
from sabot.editions.rule_codes import COLOUR_AFTER, FIRST, LAID, SCORED, WON_MATCH, RuleCode
from sabot.options import Scoring

QUINT = Edition(
    name="quint",
    title="Quint",
    letter="Q",
    sheets={"005": "Quint"},
    fan=("R9", "Yrev", "G+3", "wild+2", "howler"),
    fronts={
        **numbers(1, FRONT),
        **actions((Symbol.DRAW_THREE, Symbol.SKIP_ALL, Symbol.REVERSE), FRONT),
        wild(Symbol.WILD): 4,
        wild(Symbol.WILD_DRAW_TWO): 4,
        wild(Symbol.HOWLER): 4,
    },
    points={
        Symbol.DRAW_THREE: 20,
        Symbol.SKIP_ALL: 30,
        Symbol.REVERSE: 20,
        Symbol.WILD: 40,
        Symbol.WILD_DRAW_TWO: 50,
        Symbol.HOWLER: 50,
    },
    cannot_start=frozenset({Symbol.WILD_DRAW_TWO, Symbol.HOWLER}),
    citations={
        RuleCode.DEAL: "Q-001",
        RuleCode.TURN: "Q-002",
        RuleCode.MATCH: "Q-003",
        RuleCode.DRAW: "Q-004",
        RuleCode.DRAWN_MAY_BE_LAID: "Q-004",
        RuleCode.KEEP: "Q-004",
        RuleCode.ONLY_THE_DRAWN: "Q-005",
        RuleCode.RESHUFFLE: "Q-006",
        RuleCode.UNO: "Q-007",
        RuleCode.CATCH: "Q-008",
        RuleCode.CATCH_WINDOW: "Q-008",
        RuleCode.OUT: "Q-009",
        RuleCode.LAST_DRAW_CARD: "Q-010",
        SCORED + Scoring.WINNER: "Q-011",
        SCORED + Scoring.LOWEST: "Q-012",
        WON_MATCH + Scoring.WINNER: "Q-013",
        WON_MATCH + Scoring.LOWEST: "Q-012",
        WON_MATCH + Scoring.PARTNERS: "Q-013",
        Symbol.DRAW_THREE: "Q-014",
        Symbol.SKIP_ALL: "Q-015",
        Symbol.REVERSE: "Q-016",
        Symbol.WILD: "Q-017",
        Symbol.WILD_DRAW_TWO: "Q-018",
        Symbol.HOWLER: "Q-019",
        COLOUR_AFTER + Symbol.WILD: "Q-017",
        COLOUR_AFTER + Symbol.WILD_DRAW_TWO: "Q-018",
        COLOUR_AFTER + Symbol.HOWLER: "Q-019",
        **of_numbers(LAID, "Q-003"),
        LAID + Symbol.DRAW_THREE: "Q-014",
        LAID + Symbol.SKIP_ALL: "Q-015",
        LAID + Symbol.REVERSE: "Q-016",
        LAID + Symbol.WILD: "Q-017",
        LAID + Symbol.WILD_DRAW_TWO: "Q-018",
        LAID + Symbol.HOWLER: "Q-019",
        **of_numbers(FIRST, "Q-020"),
        FIRST + Symbol.DRAW_THREE: "Q-021",
        FIRST + Symbol.SKIP_ALL: "Q-021",
        FIRST + Symbol.REVERSE: "Q-021",
        FIRST + Symbol.WILD: "Q-021",
        FIRST + Symbol.WILD_DRAW_TWO: "Q-022",
        FIRST + Symbol.HOWLER: "Q-022",
    },
)

WITH_A_FIFTH = [*EDITIONS.values(), QUINT]
