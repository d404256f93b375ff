"""What a table is set up for: the game, its seats, its clocks, and who may look on."""

from typing import Annotated, Any

from msgspec import Meta, Struct, field

from sabot.bots import BUILT_IN, USUAL_BOT
from sabot.errors import Unreadable
from sabot.match import Match
from sabot.match.match import LONGEST_TEXT
from sabot.options import MATCH_OPTIONS
from sabot.round import FEWEST, MOST

PERSON = "person"
"""A seat that waits for somebody; others are called by the bot that has them."""

USUAL_SCORING = next(option.default for option in MATCH_OPTIONS if option.name == "scoring")

Text = Annotated[str, Meta(max_length=LONGEST_TEXT)]
Seats = Annotated[tuple[str, ...], Meta(min_length=FEWEST, max_length=MOST)]
Decision = Annotated[float, Meta(ge=0, le=3600)]
Pause = Annotated[float, Meta(ge=0, le=600)]
Window = Annotated[float, Meta(ge=0, le=10)]
Pace = Annotated[float, Meta(ge=0, le=5)]


class Clocks(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """How long things take at a table, in seconds."""

    decision: Decision = 60
    """How long somebody may think before a bot plays for them; 0 is as long as they like."""
    window: Window = 1.5
    """How long there is at least to call UNO, to catch and to object before play goes on."""
    pause: Pause = 30
    """How long the table waits between rounds for those who are not ready."""
    pace: Pace = 1
    """How slow bots are, against the usual; 0 is at once."""


class Settings(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """A table as its host wants it."""

    edition: str
    options: dict[str, Any] = field(default_factory=dict)
    """The options of the edition that differ from its defaults."""
    format: dict[str, Any] = field(default_factory=dict)
    """The options of the match that differ from the defaults."""
    seats: Seats = (PERSON, USUAL_BOT, USUAL_BOT, USUAL_BOT)
    """Clockwise, `person`, or the name or the level of a bot."""
    public: bool = False
    """Whether the table is listed; else only those who know its link find it."""
    spectators: bool = True
    """Whether those who do not play may look on."""
    hints: bool = False
    """Whether players may ask a bot what it would do."""
    clocks: Clocks = field(default_factory=Clocks)
    title: Text = ""

    @property
    def scoring(self) -> str:
        """How rounds add up."""
        return str(self.format.get("scoring", USUAL_SCORING))


def check_settings(settings: Settings) -> None:
    """Raise Unreadable if there can not be such a table."""
    for number, seat in enumerate(settings.seats):
        check_seat(seat, number)
    if PERSON not in settings.seats:
        raise Unreadable("no-person", "seats")
    if not settings.title.isprintable():
        raise Unreadable("one-line", "title", most=LONGEST_TEXT, value=repr(settings.title))
    names = [str(number) for number, _ in enumerate(settings.seats, 1)]
    Match(settings.edition, names, options=settings.options, format=settings.format)


def check_seat(seat: str, number: int) -> None:
    """Raise Unreadable if nobody like that can have a seat."""
    if seat != PERSON and seat not in BUILT_IN:
        raise Unreadable("no-bot", f"seats[{number}]", name=repr(seat), bots=", ".join(BUILT_IN))
