"""The options of a round and of a match, as data."""

from sabot.options.catalogue import OPTIONS
from sabot.options.choosing import chosen, options_of, resolve
from sabot.options.kinds import Choice, Code, Count, Flag, Weights
from sabot.options.matches import MATCH_OPTIONS
from sabot.options.option import Option
from sabot.options.values import (
    ICONS,
    AfterGuilty,
    AfterHowler,
    CloakScope,
    Dealer,
    DrawnCard,
    HeroColour,
    HeroTie,
    Icon,
    LastFlip,
    LowTie,
    NextDealer,
    Scoring,
    Stacking,
    Suggestions,
    Trade,
    TwoPlayerReverse,
    UnoCall,
    WildDraw,
    WrongCard,
)

__all__ = [
    "ICONS",
    "MATCH_OPTIONS",
    "OPTIONS",
    "AfterGuilty",
    "AfterHowler",
    "Choice",
    "CloakScope",
    "Code",
    "Count",
    "Dealer",
    "DrawnCard",
    "Flag",
    "HeroColour",
    "HeroTie",
    "Icon",
    "LastFlip",
    "LowTie",
    "NextDealer",
    "Option",
    "Scoring",
    "Stacking",
    "Suggestions",
    "Trade",
    "TwoPlayerReverse",
    "UnoCall",
    "Weights",
    "WildDraw",
    "WrongCard",
    "chosen",
    "options_of",
    "resolve",
]
