"""The rule codes: the numbers by which the kernel records which rule causes a consequence.

The number of an effect (a symbol, or WHEEL + icon) is the code of the effect; LAID + symbol that of when the card may
be played; COLOUR_AFTER + effect that of who calls the colour; FIRST + symbol that of the card as the first one turned
up; SCORED + scoring that of the points of a round, WON_MATCH + scoring that of the winner of a match. Each edition
cites a rule of its own sheet for them.

The numbers are constants of compiled code: kernel/compiled/cache.py lists this module among its sources.
"""

from sabot.codes import Codes


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
    CATCH_WINDOW = 113
    WAR_TIE = 114


COLOUR_AFTER = 128
FIRST = 192
LAID = 256
SCORED = 320
WON_MATCH = 336
