"""The numbers that a table speaks in: phases, verbs, events, how a round ends, what is tallied."""

from sabot.codes import Codes


class Phase(metaclass=Codes):
    """The kind of decision that the table waits for."""

    TURN = 0
    DRAWN = 1
    COLOUR = 2
    ANSWER = 3
    TARGET = 4
    SPIN = 5
    RACE = 6
    DISCARD = 7
    NOTICE = 8
    OVER = 9


class Verb(metaclass=Codes):
    """An action of a seat. A move is a verb with its argument: a card, a colour, a seat or an icon."""

    PLAY = 0
    DISCARD = 1
    COLOUR = 2
    TARGET = 3
    CATCH = 4
    DRAW = 5
    KEEP = 6
    ACCEPT = 7
    CHALLENGE = 8
    UNO = 9
    SPIN = 10
    WIZZ = 11
    DONE = 12
    OBJECT = 13
    SUGGESTION = 14


ARGUMENTS = 128
"""A move is verb * ARGUMENTS + argument."""
NO_ICON = 127
"""The argument of a spin that chance decides."""


class Event(metaclass=Codes):
    """The kind of an event."""

    TURNED_UP = 1
    PUT_BACK = 2
    PLAYED = 3
    DREW = 4
    KEPT = 5
    PASSED = 6
    CALLED_COLOUR = 7
    ACCEPTED = 8
    CHALLENGED = 9
    GUILTY = 10
    INNOCENT = 11
    SHOWED = 12
    TOLD = 13
    TARGETED = 14
    CALLED_UNO = 15
    CAUGHT = 16
    MISCAUGHT = 17
    SPUN = 18
    WIZZED = 19
    DISCARDED = 20
    DECLINED = 21
    OBJECTED = 22
    TOOK_BACK = 23
    SUGGESTED = 24
    SKIPPED = 25
    REVERSED = 26
    FLIPPED = 27
    RESHUFFLED = 28
    GAVE_HAND = 29
    WON_WAR = 30
    NO_WAR = 31
    CANCELLED = 32
    AFFECTED = 33
    CAPPED = 34
    WON = 35
    SKIPPED_ALL = 36
    DREW_HIGH = 37
    DEALS = 38


class Ending(metaclass=Codes):
    """How a round ended."""

    LAID = 0
    DISCARDED = 1
    ANSWERED = 2
    CAPPED = 3


class Tally(metaclass=Codes):
    """The counters for statistics."""

    FORCED_CARDS = 0
    CATCHES = 1
    FALSE_CATCHES = 2
    WRONG_CARDS = 3
    BLUFFS_FOUND = 4
    CHALLENGES_LOST = 5
    RESHUFFLES = 6
    SPINS = 7
    BLUFFS = 8
    HONEST_DRAWS = 9
