"""The words that options choose among, as numbers."""

from sabot.codes import Codes


class DrawnCard(metaclass=Codes):
    """Whether a playable card that was just drawn must be laid."""

    MAY = 0
    MUST_IF_VOLUNTARY = 1
    MUST = 2


class WildDraw(metaclass=Codes):
    """Whether a wild draw card may be laid as a bluff."""

    BLUFF = 0
    STRICT = 1


class AfterGuilty(metaclass=Codes):
    """Whether the victim plays after a successful challenge."""

    PLAYS = 0
    SKIPPED = 1


class UnoCall(metaclass=Codes):
    """When UNO must be called."""

    FLEXIBLE = 0
    BEFORE = 1
    AUTO = 2


class UnoWindow(metaclass=Codes):
    """Until when a seat that owes UNO can be caught: until the next seat has played, or only until it has begun."""

    PLAYED = 0
    BEGUN = 1


class FirstDrawThree(metaclass=Codes):
    """Whether the first player plays after a draw three turned up first."""

    LOST = 0
    PLAYS = 1


class WrongCard(metaclass=Codes):
    """Whether a card that does not fit is refused or may be laid."""

    REFUSE = 0
    PENALTY = 1


class Suggestions(metaclass=Codes):
    """Whether a referee may punish a suggestion."""

    OFF = 0
    REFEREE = 1


class TwoPlayerReverse(metaclass=Codes):
    """The effect of a reverse between two players."""

    SKIP = 0
    LITERAL = 1


class CloakScope(metaclass=Codes):
    """Who may answer with the cloak."""

    VICTIM = 0
    ANYONE = 1


class AfterHowler(metaclass=Codes):
    """After whom play goes on when a howler was cancelled."""

    LAYER = 0
    CANCELLER = 1


class HeroColour(metaclass=Codes):
    """Who calls the colour after hero and villain."""

    AFFECTED = 0
    LAYER = 1


class HeroTie(metaclass=Codes):
    """Who is affected when several hold the most or the fewest."""

    ORDER = 0
    LAYER = 1


class LastFlip(metaclass=Codes):
    """The side that counts when a flip card is laid last."""

    NEW = 0
    OLD = 1


class Trade(metaclass=Codes):
    """Which way hands are traded at the wheel."""

    LEFT = 0
    DIRECTION = 1


class Stacking(metaclass=Codes):
    """Which draw cards pass a draw card on."""

    OFF = 0
    SAME = 1
    ANY = 2


class Scoring(metaclass=Codes):
    """How rounds count in a match, and how the match ends."""

    WINNER = 0
    LOWEST = 1
    NONE = 2
    ELIMINATION = 3
    PARTNERS = 4
    ROTATION = 5


class Dealer(metaclass=Codes):
    """How the first dealer is found."""

    HIGHCARD = 0
    BIRTHDAY = 1
    RANDOM = 2
    FIXED = 3


class NextDealer(metaclass=Codes):
    """Who deals the next round."""

    LEFT = 0
    WINNER = 1
    REDRAW = 2


class LowTie(metaclass=Codes):
    """Whether players who tie for the lowest total share the win."""

    SHARED = 0
    PLAY_ON = 1


class Icon(metaclass=Codes):
    """The nine icons of the wheel."""

    ALMOST = 0
    NUMBER = 1
    COLOUR = 2
    RED = 3
    BLUE = 4
    TRADE = 5
    SHOW = 6
    WAR = 7
    RACE = 8


ICONS = 9
WHEEL = 32
"""The effect of an icon is WHEEL + icon; that of a card is its symbol, which is smaller."""
