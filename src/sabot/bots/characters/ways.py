"""Ways of playing: small preferences of a character, which decide between actions that are nearly as good."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Way:
    """What somebody likes to do, in cards: how much more it seems to be worth than it is."""

    bluffs: float = 0.0
    """To play a wild draw card that may not be played."""
    saves_wilds: float = 0.0
    """To keep a wild, for each that is kept."""
    hunts: float = 0.0
    """To attack a player with one or two cards, and to keep attacks until then."""
    doubts: float = 0.0
    """To challenge: how much less likely a bluff may be."""


PLAIN = Way()
BLUFFER = Way(bluffs=1.45)
MISER = Way(saves_wilds=1.2)
HUNTER = Way(hunts=0.8)
DOUBTER = Way(doubts=0.16)
