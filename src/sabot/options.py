"""Every option of a round as data: its values, default, ruling and help.

Forms, flags, documentation and error messages derive from this table. The kernel sees an option as the number that
`Option.parse` gives: the place of a choice in its enum, a flag as 0 or 1, a count as it is.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from reprlib import repr as short
from typing import Any

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
    """What becomes of the victim's turn after a bluff was found out."""

    PLAYS = 0
    SKIPPED = 1


class UnoCall(metaclass=Codes):
    """When UNO must be called."""

    FLEXIBLE = 0
    BEFORE = 1
    AUTO = 2


class WrongCard(metaclass=Codes):
    """What happens to a card that does not fit."""

    REFUSE = 0
    PENALTY = 1


class Suggestions(metaclass=Codes):
    """Whether a referee may punish a suggestion."""

    OFF = 0
    REFEREE = 1


class TwoPlayerReverse(metaclass=Codes):
    """What a reverse does between two."""

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

    OLD = 0
    NEW = 1


class Trade(metaclass=Codes):
    """Which way hands are traded at the wheel."""

    LEFT = 0
    DIRECTION = 1


class Stacking(metaclass=Codes):
    """Which draw cards pass a draw card on."""

    OFF = 0
    SAME = 1
    ANY = 2


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
LARGEST = 1_000_000_000
"""The largest number an option takes."""


class BadOption(ValueError):
    """An option that does not exist, or a value it does not take."""


def _is_whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


@dataclass(frozen=True, slots=True)
class Choice:
    """One of a few words; `off` may come as YAML's false."""

    values: Codes

    def parse(self, value: object) -> int:
        """The place of a word."""
        if value is False:
            value = "off"
        codes = self.values.codes()
        if isinstance(value, str) and value in codes:
            return codes[value]
        raise BadOption(f"must be {self}, not {short(value)}")

    def format(self, code: int) -> str:
        """The word at a place."""
        return self.values.name_of(code)

    def __str__(self) -> str:
        return " or ".join(self.values.names())


@dataclass(frozen=True, slots=True)
class Flag:
    """True or false."""

    def parse(self, value: object) -> int:
        """True as 1, false as 0."""
        if not isinstance(value, bool):
            raise BadOption(f"must be {self}, not {short(value)}")
        return int(value)

    def format(self, code: int) -> bool:
        """Back to true or false."""
        return bool(code)

    def __str__(self) -> str:
        return "true or false"


@dataclass(frozen=True, slots=True)
class Count:
    """A whole number, from the least up, or one of a few."""

    least: int = 0
    only: tuple[int, ...] = ()

    def parse(self, value: object) -> int:
        """The number itself."""
        good = isinstance(value, int) and _is_whole(value) and self.least <= value <= LARGEST
        if not good or (self.only and value not in self.only):
            raise BadOption(f"must be {self}, not {short(value)}")
        assert isinstance(value, int)
        return value

    def format(self, code: int) -> int:
        """The number itself."""
        return code

    def __str__(self) -> str:
        if self.only:
            return " or ".join(map(str, self.only))
        return f"a whole number from {self.least} to {LARGEST}"


@dataclass(frozen=True, slots=True)
class Weights:
    """A weight for each icon of the wheel; what is not named keeps 1."""

    def parse(self, value: object) -> tuple[int, ...]:
        """The weights in the order of the icons."""
        if not isinstance(value, Mapping):
            raise BadOption(f"must be weights by icon, such as {{war: 2, race: 0}}, not {short(value)}")
        weights = [1] * ICONS
        names = Icon.names()
        for icon, weight in value.items():
            if icon not in names:
                raise BadOption(f"has no icon {short(icon)}; the icons are {', '.join(names)}")
            if not (_is_whole(weight) and 0 <= weight <= LARGEST):
                raise BadOption(f"needs a whole number from 0 to {LARGEST} for {icon}, not {short(weight)}")
            weights[names.index(icon)] = weight
        if not sum(weights):
            raise BadOption("needs a weight above 0 for at least one icon")
        return tuple(weights)

    def format(self, code: tuple[int, ...]) -> dict[str, int]:
        """The weights that are not 1, by icon."""
        return {Icon.name_of(icon): weight for icon, weight in enumerate(code) if weight != 1}

    def __str__(self) -> str:
        return "weights by icon"


Kind = Choice | Flag | Count | Weights
Code = int | tuple[int, ...]
"""An option as the kernel has it."""


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
