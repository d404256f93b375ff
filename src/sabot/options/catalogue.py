"""Every option of a round as data: its values, default, ruling and help.

Forms, flags, documentation and error messages derive from this table.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from reprlib import repr as short
from typing import Any

from sabot.options.kinds import BadOption, Choice, Code, Count, Flag, Kind, Weights
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


@dataclass(frozen=True, slots=True)
class Option:
    """One option of a round."""

    name: str
    kind: Kind
    default: Any
    rulings: tuple[str, ...]
    help: str
    editions: tuple[str, ...] = ()
    """The editions it is for; empty means all."""
    defaults: Mapping[str, Any] = field(default_factory=dict)
    """Defaults of single editions."""

    def is_for(self, edition: str) -> bool:
        """Whether the edition has this option."""
        return not self.editions or edition in self.editions

    def default_code(self, edition: str) -> Code:
        """The default in an edition, as the kernel has it."""
        return self.kind.parse(self.defaults.get(edition, self.default))

    def parse(self, value: object) -> Code:
        """A value as the kernel has it; BadOption names the option."""
        try:
            return self.kind.parse(value)
        except BadOption as error:
            raise BadOption(f"option {self.name} {error}") from None

    def format(self, code: Code) -> Any:
        """A value as people write it."""
        return self.kind.format(code)  # type: ignore[arg-type]  # each kind formats what it parsed


POTTER, FLIP, WIZZ = ("potter",), ("flip",), ("wizz",)

OPTIONS = (
    Option(
        "drawn_card",
        Choice(DrawnCard),
        "may",
        ("X-13",),
        "May a playable card that was just drawn be kept, or must it be laid (if the draw was voluntary, or always)?",
    ),
    Option(
        "wild_draw",
        Choice(WildDraw),
        "bluff",
        ("X-35",),
        "May a wild draw card be laid while holding the colour in force (and be challenged), or is it refused?",
        defaults={"wizz": "strict"},
    ),
    Option(
        "after_guilty",
        Choice(AfterGuilty),
        "plays",
        ("X-37",),
        "Does the victim of a bluff that was found out play, or lose the turn all the same?",
    ),
    Option(
        "uno_call",
        Choice(UnoCall),
        "flexible",
        ("X-41",),
        "May UNO be called until caught, only before laying, or is it called by itself (for simulation)?",
    ),
    Option(
        "uno_on_discard",
        Flag(),
        True,
        ("X-47",),
        "Is UNO due when the last but one card leaves the hand by an effect or an answer?",
    ),
    Option("false_catch", Count(), 0, ("X-51",), "How many cards does it cost to catch somebody who owes nothing?"),
    Option(
        "wrong_card",
        Choice(WrongCard),
        "refuse",
        ("X-53", "X-54", "X-55", "X-56"),
        "Is a card that does not fit refused, or may it be laid at the risk of an objection?",
    ),
    Option(
        "suggestions",
        Choice(Suggestions),
        "off",
        ("X-57",),
        "May the referee punish a suggestion with two cards?",
    ),
    Option(
        "two_player_reverse",
        Choice(TwoPlayerReverse),
        "skip",
        ("X-140", "X-146"),
        "Does a reverse between two players skip the other, or only turn the direction?",
    ),
    Option("turn_cap", Count(least=1), 5000, ("X-64",), "After how many turns does the lowest hand win the round?"),
    Option("howlers", Count(only=(1, 4)), 1, ("X-01",), "How many howlers are in the deck?", POTTER),
    Option("cloak_scope", Choice(CloakScope), "victim", ("X-92",), "Who may answer with the cloak?", POTTER),
    Option(
        "cloak_is_turn",
        Flag(),
        True,
        ("X-94",),
        "Does the cloak take up the turn of the victim who lays it?",
        POTTER,
    ),
    Option(
        "after_howler",
        Choice(AfterHowler),
        "layer",
        ("X-95",),
        "Who is next when a howler was cancelled: the seat after its layer, or after the canceller?",
        POTTER,
    ),
    Option(
        "cloak_after_out",
        Flag(),
        True,
        ("X-68",),
        "May the cloak answer the draw card that somebody went out with?",
        POTTER,
    ),
    Option("pairing", Count(), 2018, ("X-100",), "Which villain face backs which hero face: a seed.", FLIP),
    Option(
        "hero_colour",
        Choice(HeroColour),
        "affected",
        ("X-106",),
        "Who calls the colour after hero and villain: the affected seat, or the layer?",
        FLIP,
    ),
    Option(
        "hero_tie",
        Choice(HeroTie),
        "order",
        ("X-107",),
        "Several hold the most or the fewest: the first in order of play is affected, or the layer names one?",
        FLIP,
    ),
    Option("last_flip", Choice(LastFlip), "old", ("X-109",), "Which side counts after a flip card laid last?", FLIP),
    Option(
        "wild_stops_draw",
        Flag(),
        False,
        ("X-114",),
        "Does a wild end drawing until a colour comes?",
        FLIP,
    ),
    Option("peek", Flag(), False, ("X-117",), "May one look at the backs of one's own cards?", FLIP),
    Option("wheel", Weights(), {}, ("X-121",), "How likely each icon of the wheel is.", WIZZ),
    Option(
        "first_wizz_spins",
        Flag(),
        False,
        ("X-120",),
        "Does a whirl turned up as the first card make the first player spin?",
        WIZZ,
    ),
    Option(
        "wheel_cards_act",
        Flag(),
        False,
        ("X-122",),
        "Does the card that ends on top after the wheel act as if it had been laid?",
        WIZZ,
    ),
    Option(
        "super_joker_stops",
        Flag(),
        True,
        ("X-126",),
        "Does a wild+4 end drawing for a red or blue card?",
        WIZZ,
    ),
    Option(
        "trade", Choice(Trade), "left", ("X-128",), "Are hands traded to the left, or in the direction of play?", WIZZ
    ),
    Option(
        "stacking",
        Choice(Stacking),
        "off",
        ("X-25",),
        "House rule: may a draw card be passed on by the same symbol, or by any counted draw card?",
    ),
    Option("seven_zero", Flag(), False, ("X-148",), "House rule: a 7 swaps hands, a 0 passes all hands on."),
    Option("jump_in", Flag(), False, ("X-148",), "House rule: anybody may lay exactly the face on top."),
    Option(
        "draw_until_playable",
        Flag(),
        False,
        ("X-14", "X-148"),
        "House rule: one draws until a card can be laid.",
    ),
)

BY_NAME = {option.name: option for option in OPTIONS}


def options_of(edition: str) -> tuple[Option, ...]:
    """The options an edition has, in order."""
    return tuple(option for option in OPTIONS if option.is_for(edition))


def resolve(edition: str, chosen: Mapping[str, Any]) -> dict[str, Code]:
    """Every option of an edition as the kernel has it; BadOption says what can not be chosen."""
    for name in chosen:
        option = BY_NAME.get(name)
        if option is None:
            raise BadOption(f"there is no option {short(name)}")
        if not option.is_for(edition):
            raise BadOption(f"option {name} is for {', '.join(option.editions)}, not for {edition}")
    return {
        option.name: option.parse(chosen[option.name]) if option.name in chosen else option.default_code(edition)
        for option in options_of(edition)
    }


def chosen(edition: str, codes: Mapping[str, Code]) -> dict[str, Any]:
    """What differs from an edition's defaults, as people write it."""
    return {
        option.name: option.format(codes[option.name])
        for option in options_of(edition)
        if codes[option.name] != option.default_code(edition)
    }
