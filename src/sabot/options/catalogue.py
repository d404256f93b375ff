"""Every option of a round and of a match as data: its values, default, rulings and group.

Forms, flags, documentation and error messages derive from these tables. The words are in `locale/`: `option-` and the
name, with a label and the meaning of each choice. `docs/adding-an-option.md` has the steps.
"""

from sabot.options.kinds import Choice, Count, Flag, Weights
from sabot.options.option import Option
from sabot.options.sheets import NO_SHEET, SheetName
from sabot.options.values import (
    AfterGuilty,
    AfterHowler,
    CloakScope,
    Dealer,
    DrawnCard,
    FirstDrawThree,
    HeroColour,
    HeroTie,
    LastFlip,
    LowTie,
    NextDealer,
    Scoring,
    Stacking,
    Suggestions,
    Trade,
    TwoPlayerReverse,
    UnoCall,
    UnoWindow,
    WildDraw,
    WrongCard,
)

POTTER, FLIP, WIZZ = ("potter",), ("flip",), ("wizz",)

OPTIONS = (
    Option("sheet", Choice(SheetName), NO_SHEET, ("X-150",), group="sheet"),
    Option("drawn_card", Choice(DrawnCard), "may", ("X-13",), group="laying"),
    Option(
        "wild_draw", Choice(WildDraw), "bluff", ("X-35",), defaults={"wizz": "strict"}, group="laying", chip="strict"
    ),
    Option("after_guilty", Choice(AfterGuilty), "plays", ("X-37",), group="laying"),
    Option(
        "uno_window",
        Choice(UnoWindow),
        "played",
        ("X-42", "X-43"),
        defaults={"potter": "begun"},
        group="uno",
        is_about_attention=True,
    ),
    Option("uno_call", Choice(UnoCall), "flexible", ("X-41",), group="uno", chip="auto", is_about_attention=True),
    Option("uno_on_discard", Flag(), True, ("X-47",), group="uno", is_about_attention=True),
    Option("false_catch", Count(), 0, ("X-51",), group="uno", is_about_attention=True),
    Option(
        "wrong_card",
        Choice(WrongCard),
        "refuse",
        ("X-53", "X-54", "X-55", "X-56"),
        group="laying",
        is_about_attention=True,
    ),
    Option("suggestions", Choice(Suggestions), "off", ("X-57",), is_about_attention=True),
    Option("two_player_reverse", Choice(TwoPlayerReverse), "skip", ("X-140", "X-146")),
    Option("turn_cap", Count(least=1, step=100, samples=(100,)), 5000, ("X-64",)),
    Option("howlers", Count(only=(1, 4)), 1, ("X-01",), POTTER, group="game", chip=4),
    Option("howler_self", Flag(), False, ("X-91",), POTTER, group="game"),
    Option("first_draw_three", Choice(FirstDrawThree), "lost", ("X-17",), POTTER, group="game"),
    Option("cloak_scope", Choice(CloakScope), "victim", ("X-92",), POTTER, group="game"),
    Option("cloak_is_turn", Flag(), True, ("X-94",), POTTER, group="game"),
    Option("after_howler", Choice(AfterHowler), "layer", ("X-95",), POTTER, group="game"),
    Option("cloak_after_out", Flag(), True, ("X-68",), POTTER, group="game"),
    Option("pairing", Count(samples=(1,)), 2018, ("X-100",), FLIP, group="game"),
    Option("hero_colour", Choice(HeroColour), "affected", ("X-106",), FLIP, group="game"),
    Option("hero_tie", Choice(HeroTie), "order", ("X-107",), FLIP, group="game"),
    Option("last_flip", Choice(LastFlip), "new", ("X-109",), FLIP, group="game"),
    Option("wild_stops_draw", Flag(), False, ("X-114",), FLIP, group="game"),
    Option("peek", Flag(), False, ("X-117",), FLIP, group="game", chip=True),
    Option("wheel", Weights(), {}, ("X-121",), WIZZ, group="game"),
    Option("first_wizz_spins", Flag(), False, ("X-120",), WIZZ, group="game"),
    Option("wheel_cards_act", Flag(), False, ("X-122",), WIZZ, group="game", chip=True),
    Option("super_joker_stops", Flag(), True, ("X-126",), WIZZ, group="game"),
    Option("trade", Choice(Trade), "left", ("X-128",), WIZZ, group="game"),
    Option("stacking", Choice(Stacking), "off", ("X-25",), group="house", chip="same"),
    Option("seven_zero", Flag(), False, ("X-148",), group="house", chip=True),
    Option("jump_in", Flag(), False, ("X-148",), group="house", chip=True),
    Option("draw_until_playable", Flag(), False, ("X-14", "X-148"), group="house", chip=True),
)

MATCH_OPTIONS = (
    Option("scoring", Choice(Scoring), "winner", ("X-79", "X-83", "X-84", "X-87")),
    Option(
        "target",
        Count(least=1, step=50, samples=(200, 1000)),
        500,
        ("X-73", "X-79"),
        scorings=("winner", "lowest", "elimination", "partners"),
    ),
    Option("dealer", Choice(Dealer), "highcard", ("X-09", "X-10"), defaults={"potter": "birthday"}),
    Option("next_dealer", Choice(NextDealer), "left", ("X-11",)),
    Option("low_tie", Choice(LowTie), "shared", ("X-75",), scorings=("lowest",)),
    Option("final_reset", Flag(), False, ("X-88",), scorings=("elimination",)),
    Option("hands_per_partner", Count(least=1, samples=(2,)), 4, ("X-84",), scorings=("rotation",)),
    Option("cycles", Count(least=1, samples=(2,)), 1, ("P-095",), scorings=("rotation",)),
)
