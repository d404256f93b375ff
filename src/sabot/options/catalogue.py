"""Every option of a round as data: its values, default and rulings.

Forms, flags, documentation and error messages derive from this table; what an option is about the catalogues say
(`option-` and its name, with a label and a word on each choice).
"""

from sabot.options.kinds import Choice, Count, Flag, Weights
from sabot.options.option import Option
from sabot.options.values import (
    AfterGuilty,
    AfterHowler,
    CloakScope,
    DrawnCard,
    HeroColour,
    HeroTie,
    LastFlip,
    Stacking,
    Suggestions,
    Trade,
    TwoPlayerReverse,
    UnoCall,
    WildDraw,
    WrongCard,
)

POTTER, FLIP, WIZZ = ("potter",), ("flip",), ("wizz",)

OPTIONS = (
    Option("drawn_card", Choice(DrawnCard), "may", ("X-13",)),
    Option("wild_draw", Choice(WildDraw), "bluff", ("X-35",), defaults={"wizz": "strict"}),
    Option("after_guilty", Choice(AfterGuilty), "plays", ("X-37",)),
    Option("uno_call", Choice(UnoCall), "flexible", ("X-41",)),
    Option("uno_on_discard", Flag(), True, ("X-47",)),
    Option("false_catch", Count(), 0, ("X-51",)),
    Option("wrong_card", Choice(WrongCard), "refuse", ("X-53", "X-54", "X-55", "X-56")),
    Option("suggestions", Choice(Suggestions), "off", ("X-57",)),
    Option("two_player_reverse", Choice(TwoPlayerReverse), "skip", ("X-140", "X-146")),
    Option("turn_cap", Count(least=1), 5000, ("X-64",)),
    Option("howlers", Count(only=(1, 4)), 1, ("X-01",), POTTER),
    Option("cloak_scope", Choice(CloakScope), "victim", ("X-92",), POTTER),
    Option("cloak_is_turn", Flag(), True, ("X-94",), POTTER),
    Option("after_howler", Choice(AfterHowler), "layer", ("X-95",), POTTER),
    Option("cloak_after_out", Flag(), True, ("X-68",), POTTER),
    Option("pairing", Count(), 2018, ("X-100",), FLIP),
    Option("hero_colour", Choice(HeroColour), "affected", ("X-106",), FLIP),
    Option("hero_tie", Choice(HeroTie), "order", ("X-107",), FLIP),
    Option("last_flip", Choice(LastFlip), "old", ("X-109",), FLIP),
    Option("wild_stops_draw", Flag(), False, ("X-114",), FLIP),
    Option("peek", Flag(), False, ("X-117",), FLIP),
    Option("wheel", Weights(), {}, ("X-121",), WIZZ),
    Option("first_wizz_spins", Flag(), False, ("X-120",), WIZZ),
    Option("wheel_cards_act", Flag(), False, ("X-122",), WIZZ),
    Option("super_joker_stops", Flag(), True, ("X-126",), WIZZ),
    Option("trade", Choice(Trade), "left", ("X-128",), WIZZ),
    Option("stacking", Choice(Stacking), "off", ("X-25",)),
    Option("seven_zero", Flag(), False, ("X-148",)),
    Option("jump_in", Flag(), False, ("X-148",)),
    Option("draw_until_playable", Flag(), False, ("X-14", "X-148")),
)
