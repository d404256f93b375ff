"""The settings of a table: the game, its seats, its clocks, and who may watch."""

from functools import lru_cache
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field
from msgspec.json import Encoder, decode
from msgspec.structs import replace

from sabot.bots import BUILT_IN, USUAL_BOT
from sabot.bots.timing import WINDOWS
from sabot.errors import Unreadable
from sabot.match import Match
from sabot.match.match import LONGEST_TEXT
from sabot.options import MATCH_OPTIONS
from sabot.revision import former_defaults
from sabot.round import FEWEST, MOST
from sabot.server.access.identity import LONGEST_NAME, check_name
from sabot.server.access.lookalikes import distinct_name

PERSON = "person"
"""A seat for a person; other seats are named after the bot that plays them."""

MANY_PEOPLE = 4
"""From how many people on there is more time to react, unless the host chose otherwise."""

Takeover = Literal["round", "now", "never"]
"""When a latecomer takes over the seat of a bot."""
NEXT_ROUND: Takeover = "round"
NOW: Takeover = "now"
NEVER: Takeover = "never"

USUAL_SCORING = next(option.default for option in MATCH_OPTIONS if option.name == "scoring")

SHORTENED = LONGEST_NAME - len(" 10")
"""How much of a long name is left before its number."""
TOURNAMENTS = ("rotation", "elimination")
"""The scorings in which players change tables or partners, or are eliminated."""

_encode = Encoder().encode

Text = Annotated[str, Meta(max_length=LONGEST_TEXT)]
Name = Annotated[str, Meta(max_length=LONGEST_NAME)]
Seats = Annotated[tuple[str, ...], Meta(min_length=FEWEST, max_length=MOST)]
Decision = Annotated[float, Meta(ge=0, le=3600)]
Pause = Annotated[float, Meta(ge=0, le=600)]
Window = Annotated[float, Meta(ge=0, le=10)]
WindowName = Literal["quick", "normal", "relaxed"]
Pace = Annotated[float, Meta(ge=0, le=5)]


class Clocks(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """The clocks of a table, in seconds."""

    decision: Decision = 60
    """How long a player may think before a bot plays for them; 0 means no limit."""
    window: Window | WindowName | None = None
    """How long players have at least to call UNO, to catch and to object before play goes on.

    `quick` is 1.5 seconds, `normal` 2.5 and `relaxed` 5. Left out, it is `relaxed` for four people or more, as somebody
    is always looking elsewhere, and `normal` for fewer.
    """
    pause: Pause = 30
    """How long the table waits between rounds for players who are not ready."""
    pace: Pace = 1
    """The pace of bots: 1 is the usual, 2 is half as fast, 0 is without any delay."""


class Settings(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """The settings that the host chose for a table."""

    edition: str
    options: dict[str, Any] = field(default_factory=dict)
    """The options of the edition that differ from its defaults."""
    format: dict[str, Any] = field(default_factory=dict)
    """The options of the match that differ from the defaults."""
    seats: Seats = (PERSON, USUAL_BOT, USUAL_BOT, USUAL_BOT)
    """`person`, or the name or level of a bot, clockwise."""
    device: Annotated[tuple[Name, ...], Meta(max_length=MOST - 1)] = ()
    """The names of more people who play on the device of the guest who opens the table. They get the next seats."""
    public: bool = False
    """Whether the table is listed. Otherwise it is found by its link only."""
    spectators: bool = True
    """Whether guests who do not play may watch."""
    takeover: Takeover = NEXT_ROUND
    """When guests who may watch take over from a bot: with the next `round`, `now` if the others agree, or `never`."""
    draw_seats: bool = False
    """Whether the seats are drawn when the match starts. Seats that nobody took are given up, as far as they can be."""
    hints: bool = False
    """Whether players may ask a bot what it would do."""
    clocks: Clocks = field(default_factory=Clocks)
    title: Text = ""

    @property
    def window(self) -> float:
        """How many seconds players have at least to call UNO, to catch and to object."""
        chosen = self.clocks.window
        if chosen is None:
            chosen = "relaxed" if self.seats.count(PERSON) >= MANY_PEOPLE else "normal"
        return WINDOWS[chosen] if isinstance(chosen, str) else chosen

    @property
    def scoring(self) -> str:
        """How the match is scored."""
        return str(self.format.get("scoring", USUAL_SCORING))


def check_settings(settings: Settings) -> None:
    """Raise Unreadable if no table can have these settings."""
    for number, seat in enumerate(settings.seats):
        check_seat(seat, number)
    if PERSON not in settings.seats:
        raise Unreadable("no-person", "seats")
    check_device(settings)
    if not settings.title.isprintable():
        raise Unreadable("one-line", "title", most=LONGEST_TEXT, value=repr(settings.title))
    names = [str(number) for number, _ in enumerate(settings.seats, 1)]
    Match(settings.edition, names, options=settings.options, format=settings.format)


def check_device(settings: Settings) -> None:
    """Raise Unreadable unless the people on the host's device have proper names, and there is a seat for each."""
    for number, name in enumerate(settings.device):
        try:
            is_clean = check_name(name) == name
        except Unreadable as error:
            raise error.at(f"device[{number}]") from None
        if not is_clean:
            raise Unreadable("guest-name", f"device[{number}]", most=LONGEST_NAME)
    if settings.device and settings.draw_seats:
        raise Unreadable("draw-device", "draw_seats")
    if len(settings.device) >= settings.seats.count(PERSON):
        raise Unreadable("device-seats", "device", people=len(settings.device) + 1)


def with_distinct_names(settings: Settings, host: str) -> Settings:
    """The settings, in which nobody on the host's device could be taken for the host or for somebody else there."""
    names = [host]
    for name in settings.device:
        distinct = distinct_name(name, names)
        names.append(distinct if len(distinct) <= LONGEST_NAME else distinct_name(name[:SHORTENED].rstrip(), names))
    return replace(settings, device=tuple(names[1:]))


def settings_of_revision(settings: Settings, revision: int) -> Settings:
    """Settings that were chosen by a revision of the rules, with the defaults that they meant then."""
    former = former_defaults(revision, settings.edition)
    return replace(settings, options=former | settings.options) if former else settings


def shared(settings: Settings) -> Settings:
    """The first of equal settings: most tables have the same, and need not keep them several times."""
    return _decode(_encode(settings))


@lru_cache(maxsize=256)
def _decode(text: bytes) -> Settings:
    return decode(text, type=Settings)


def check_seat(seat: str, number: int) -> None:
    """Raise Unreadable if a seat is neither for a person nor for a known bot."""
    if seat != PERSON and seat not in BUILT_IN:
        raise Unreadable("no-bot", f"seats[{number}]", name=repr(seat), bots=", ".join(BUILT_IN))
