"""Which rule of the sheets stands behind a consequence, by edition.

A law is a number, so that the kernel can note it. The number of an effect (a symbol or an icon of the wheel) is the
law of what it does; LAID + symbol that of when it may be laid; COLOUR_AFTER + effect that of who calls the colour then;
FIRST + symbol that of the card turned up; SCORED + scoring that of what a round counts in a match, WON_MATCH + scoring
that of who wins it.
"""

from functools import cache

from sabot.cards import NUMBERS, Symbol
from sabot.codes import Codes
from sabot.kernel.codes import WHEEL
from sabot.options import ICONS, Icon, Scoring


class RuleCode(metaclass=Codes):
    """Rules that are not the effect of one symbol."""

    MATCH = 64
    DRAW = 66
    DRAWN_MAY_BE_LAID = 67
    KEEP = 68
    ONLY_THE_DRAWN = 69
    NOTHING_TO_DRAW = 70
    CHALLENGE = 72
    HAND_SHOWN = 73
    GUILTY = 74
    INNOCENT = 75
    UNO = 76
    CATCH = 77
    FALSE_CATCH = 78
    WRONG_CARD = 79
    NOTICE = 80
    SUGGESTION = 81
    RESHUFFLE = 82
    OUT = 83
    LAST_DRAW_CARD = 84
    TURN_CAP = 86
    TWO_PLAYER_REVERSE = 87
    STACK = 88
    JUMP_IN = 89
    ACCEPT = 90
    SPIN = 91
    WAR_WINNER = 92
    NO_WAR = 93
    CLOAK_ANSWERS = 94
    COLOUR_GUILTY = 95
    COLOUR_INNOCENT = 96
    DRAWN_MUST_BE_LAID = 98
    TURN = 99
    TARGET = 100
    SPIN_DUE = 101
    COLOUR_CHALLENGE = 102
    VILLAIN_REVERSE = 103
    FIRST_FLIP_COLOUR = 104
    HIGH_CARD = 105
    TIED = 106
    BIRTHDAY = 107
    CHANCE_DEALS = 108
    NEXT_DEALER = 109
    DEAL = 110
    ELIMINATED = 111
    FINAL = 112


COLOUR_AFTER = 128
FIRST = 192
LAID = 256
SCORED = 320
WON_MATCH = 336

Citation = str | tuple[str, str, str, str]
"""One id for all editions, or those of deluxe, potter, flip and wizz."""

_LETTERS = "DPFW"

CITATIONS: dict[int, Citation] = {
    RuleCode.MATCH: ("D-024", "P-029", "F-039", "W-022"),
    RuleCode.DRAW: ("D-027", "P-032", "F-041", "W-024"),
    RuleCode.DRAWN_MAY_BE_LAID: ("D-028", "P-033", "F-042", "W-024"),
    RuleCode.KEEP: ("D-029", "P-034", "F-042", "W-024"),
    RuleCode.ONLY_THE_DRAWN: ("D-031", "P-037", "F-043", "W-025"),
    RuleCode.NOTHING_TO_DRAW: "X-16",
    RuleCode.CHALLENGE: ("D-044", "P-070", "F-050", "X-35"),
    RuleCode.HAND_SHOWN: ("D-045", "P-071", "F-050", "X-40"),
    RuleCode.GUILTY: ("D-046", "P-073", "F-051", "X-35"),
    RuleCode.INNOCENT: ("D-047", "P-074", "F-051", "X-35"),
    RuleCode.COLOUR_CHALLENGE: "F-071",
    RuleCode.COLOUR_GUILTY: "F-071",
    RuleCode.VILLAIN_REVERSE: "F-063",
    RuleCode.FIRST_FLIP_COLOUR: "X-103",
    RuleCode.COLOUR_INNOCENT: "F-072",
    RuleCode.UNO: ("D-048", "P-061", "F-073", "W-054"),
    RuleCode.CATCH: ("D-049", "P-062", "F-074", "W-055"),
    RuleCode.FALSE_CATCH: "X-51",
    RuleCode.WRONG_CARD: ("X-53", "P-068", "X-53", "X-53"),
    RuleCode.NOTICE: "X-54",
    RuleCode.SUGGESTION: ("X-57", "P-067", "X-57", "X-57"),
    RuleCode.RESHUFFLE: ("D-053", "P-078", "F-077", "W-059"),
    RuleCode.OUT: ("D-050", "P-075", "F-075", "W-056"),
    RuleCode.LAST_DRAW_CARD: ("D-051", "P-076", "F-076", "W-057"),
    RuleCode.TURN_CAP: "X-64",
    RuleCode.TWO_PLAYER_REVERSE: ("X-140", "P-085", "X-140", "X-140"),
    RuleCode.STACK: "X-25",
    RuleCode.JUMP_IN: "X-148",
    RuleCode.ACCEPT: "X-96",
    RuleCode.SPIN: "W-036",
    RuleCode.SPIN_DUE: "W-035",
    RuleCode.WAR_WINNER: "W-048",
    RuleCode.NO_WAR: "X-132",
    RuleCode.CLOAK_ANSWERS: "P-058",
    RuleCode.DRAWN_MUST_BE_LAID: "X-13",
    RuleCode.TURN: ("D-018", "P-028", "F-038", "W-021"),
    RuleCode.TARGET: ("X-148", "X-91", "X-107", "X-148"),
    RuleCode.HIGH_CARD: ("D-012", "X-09", "F-023", "W-010"),
    RuleCode.TIED: "X-10",
    RuleCode.BIRTHDAY: ("X-09", "P-015", "X-09", "X-09"),
    RuleCode.CHANCE_DEALS: "X-09",
    RuleCode.NEXT_DEALER: "X-11",
    RuleCode.DEAL: ("D-014", "P-016", "F-024", "W-011"),
    RuleCode.ELIMINATED: "P-099",
    RuleCode.FINAL: "P-100",
    SCORED + Scoring.WINNER: ("D-054", "P-079", "F-078", "W-060"),
    SCORED + Scoring.LOWEST: ("D-060", "P-084", "F-088", "W-064"),
    SCORED + Scoring.NONE: "W-066",
    SCORED + Scoring.ELIMINATION: "P-098",
    SCORED + Scoring.PARTNERS: "P-092",
    SCORED + Scoring.ROTATION: "P-094",
    WON_MATCH + Scoring.WINNER: ("D-059", "P-083", "F-087", "W-063"),
    WON_MATCH + Scoring.LOWEST: ("D-061", "P-084", "F-088", "W-064"),
    WON_MATCH + Scoring.NONE: "W-066",
    WON_MATCH + Scoring.ELIMINATION: "P-102",
    WON_MATCH + Scoring.PARTNERS: ("D-059", "P-083", "F-087", "W-063"),
    WON_MATCH + Scoring.ROTATION: "P-095",
    0: "X-148",
    7: "X-148",
    Symbol.DRAW_ONE: "F-044",
    Symbol.DRAW_TWO: ("D-032", "D-032", "D-032", "W-026"),
    Symbol.DRAW_THREE: "P-038",
    Symbol.DRAW_FIVE: "F-062",
    Symbol.SKIP: ("D-036", "P-042", "F-047", "W-028"),
    Symbol.SKIP_ALL: "F-064",
    Symbol.REVERSE: ("D-034", "P-040", "F-046", "W-027"),
    Symbol.FLIP: "F-056",
    Symbol.WILD: ("D-038", "P-044", "X-28", "W-029"),
    Symbol.WILD_DRAW_FOUR: ("D-041", "P-047", "D-041", "W-030"),
    Symbol.HOWLER: "P-051",
    Symbol.CLOAK: "P-060",
    Symbol.HERO: "F-052",
    Symbol.WILD_DRAW_TWO: "F-048",
    Symbol.VILLAIN: "F-066",
    Symbol.WILD_COLOUR: "F-069",
    WHEEL + Icon.ALMOST: "W-037",
    WHEEL + Icon.NUMBER: "W-038",
    WHEEL + Icon.COLOUR: "W-040",
    WHEEL + Icon.RED: "W-042",
    WHEEL + Icon.BLUE: "W-043",
    WHEEL + Icon.TRADE: "W-044",
    WHEEL + Icon.SHOW: "W-046",
    WHEEL + Icon.WAR: "W-047",
    WHEEL + Icon.RACE: "W-051",
    COLOUR_AFTER + Symbol.WILD: ("D-038", "P-044", "X-28", "W-029"),
    COLOUR_AFTER + Symbol.WILD_DRAW_FOUR: ("D-040", "P-046", "D-040", "W-030"),
    COLOUR_AFTER + Symbol.HOWLER: "P-052",
    COLOUR_AFTER + Symbol.CLOAK: "P-059",
    COLOUR_AFTER + Symbol.HERO: "F-053",
    COLOUR_AFTER + Symbol.WILD_DRAW_TWO: "F-048",
    COLOUR_AFTER + Symbol.VILLAIN: "F-067",
    COLOUR_AFTER + Symbol.WILD_COLOUR: "X-114",
    COLOUR_AFTER + Symbol.FLIP: "F-059",
    **{COLOUR_AFTER + WHEEL + icon: "X-123" for icon in range(ICONS)},
    **{FIRST + number: ("D-018", "P-020", "F-030", "W-014") for number in range(NUMBERS)},
    **{LAID + number: ("D-024", "P-029", "F-039", "W-022") for number in range(NUMBERS)},
    LAID + Symbol.DRAW_ONE: "F-045",
    LAID + Symbol.DRAW_TWO: ("D-033", "D-033", "D-033", "W-026"),
    LAID + Symbol.DRAW_THREE: "P-039",
    LAID + Symbol.DRAW_FIVE: "F-062",
    LAID + Symbol.SKIP: ("D-037", "P-043", "F-047", "W-028"),
    LAID + Symbol.SKIP_ALL: "F-065",
    LAID + Symbol.REVERSE: ("D-035", "P-041", "F-046", "W-027"),
    LAID + Symbol.FLIP: "F-057",
    LAID + Symbol.WILD: ("D-039", "P-045", "X-28", "W-029"),
    LAID + Symbol.WILD_DRAW_FOUR: ("D-042", "P-048", "D-042", "W-031"),
    LAID + Symbol.HOWLER: "P-053",
    LAID + Symbol.CLOAK: "P-060",
    LAID + Symbol.HERO: "F-055",
    LAID + Symbol.WILD_DRAW_TWO: "F-049",
    LAID + Symbol.VILLAIN: "F-068",
    LAID + Symbol.WILD_COLOUR: "F-070",
    FIRST + Symbol.DRAW_ONE: "F-031",
    FIRST + Symbol.DRAW_TWO: ("D-019", "D-019", "D-019", "W-015"),
    FIRST + Symbol.DRAW_THREE: "P-021",
    FIRST + Symbol.SKIP: ("D-021", "P-023", "F-033", "W-017"),
    FIRST + Symbol.REVERSE: ("D-020", "P-022", "F-032", "W-016"),
    FIRST + Symbol.FLIP: "F-036",
    FIRST + Symbol.WILD: ("D-022", "P-024", "F-035", "W-018"),
    FIRST + Symbol.HERO: "F-035",
    FIRST + Symbol.WILD_DRAW_FOUR: ("D-023", "P-025", "D-023", "W-019"),
    FIRST + Symbol.WILD_DRAW_TWO: "F-034",
    FIRST + Symbol.HOWLER: "P-026",
    FIRST + Symbol.CLOAK: "P-027",
}


def cite(law: int, letter: str) -> str:
    """The id of a law in the edition whose ids begin with the letter.

    >>> cite(RuleCode.MATCH, "P")
    'P-029'
    """
    return citations(letter)[law]


@cache
def citations(letter: str) -> dict[int, str]:
    """The ids of all rule codes in the edition whose ids begin with the letter."""
    which = _LETTERS.index(letter)
    return {law: found if isinstance(found, str) else found[which] for law, found in CITATIONS.items()}
