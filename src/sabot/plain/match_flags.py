"""The flags of `sabot match`, and the match that they describe."""

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import Parameter

from sabot.bots import USUAL_BOT
from sabot.command_line.edition_flags import EditionName
from sabot.command_line.files import FileName
from sabot.command_line.flags import Flag, Policy, Several
from sabot.editions import EDITIONS
from sabot.errors import Unreadable
from sabot.local.local_match import drawn_seed
from sabot.local.opponents import check_policy, own_name, sit_down
from sabot.match import Match
from sabot.match.formats import SEATS_OF, sorted_out
from sabot.notation.actions import parse_seat
from sabot.notation.options import parse_options
from sabot.options import Scoring
from sabot.plain.casual import USUAL_PLAYERS, ask_edition, ask_players
from sabot.plain.terminal import Terminal
from sabot.round import LARGEST_SEED, check_seats

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

    ScoringName = str
else:
    ScoringName = Literal[Scoring.names()]

InARow = Annotated[Several, Parameter(consume_multiple=True)]
"""A flag that is followed by any number of words."""


@Parameter(name="*")
@dataclass(frozen=True, slots=True, kw_only=True)
class MatchFlags:
    """The match that somebody wants to play."""

    edition: EditionName | None = None
    """Which game; you are asked if it is left out."""
    players: int | None = None
    """The number of players, people and bots; you are asked if it is left out."""
    people: InARow = ()
    """The names of the people, who share the keyboard; bots take the other seats."""
    name: str | None = None
    """Your name, if you are the only person."""
    bots: Flag = False
    """Bots take all seats."""
    policy: Policy = None
    scoring: ScoringName | None = None
    """How rounds are scored. `winner`: the winner scores the others' cards. `lowest`: everybody adds up the points left
    in hand, and the lowest total wins. `elimination`: players with too many points are out. `partners`: partners score
    together. `rotation`: partners change. `none`: one round decides."""
    sheet: str | None = None
    """Play by the letter of one printed sheet, such as `001-es`; `sabot rules X-150` lists them."""
    target: int | None = None
    """The points that end the match, or eliminate a player; 500 by default."""
    option: InARow = ()
    """Options of the game or of the match, such as `stacking=same` or `next_dealer=winner`."""
    birthday: InARow = ()
    """Birthdays of all players, such as `ana=07-31`; in some games the one nearest to 31 July deals first."""
    seed: str | None = None
    """A number or any text. The same seed gives the same match if everybody plays the same and nobody adds salt."""
    record: FileName = None
    """The file to record the match in; by default, a new one in the data directory, or none with `--bots`."""


def check_left_out(wanted: "DataclassInstance", code: str) -> None:
    """Raise Unreadable if a flag is given that has no meaning for an existing match."""
    given = [field.name for field in fields(wanted) if getattr(wanted, field.name) != field.default]
    if given:
        raise Unreadable(code, f"--{given[0]}")


def check_who_plays(wanted: MatchFlags, *, json: bool) -> None:
    """Raise Unreadable if it is not clear who plays."""
    if json and not wanted.bots:
        raise Unreadable("for-bots", "--json")
    if wanted.bots and (wanted.people or wanted.name is not None):
        raise Unreadable("nobody-plays", "--people" if wanted.people else "--name")
    if wanted.people and wanted.name is not None:
        raise Unreadable("one-person", "--name")


def match_from_flags(wanted: MatchFlags, terminal: Terminal) -> Match | None:
    """The match that the flags describe, or Unreadable; None if a question about it was not answered."""
    options = parse_options(wanted.option)
    policy = wanted.policy or USUAL_BOT
    check_policy(policy)
    for name in ("scoring", "target", "sheet"):
        value = getattr(wanted, name)
        if value is not None and options.setdefault(name, value) != value:
            raise Unreadable("said-otherwise", f"--{name}", value=str(value), option=name, other=str(options[name]))
    people = () if wanted.bots else wanted.people or (own_name(wanted.name, terminal.language),)
    edition: str | None = wanted.edition or (ask_edition(terminal) if people else next(iter(EDITIONS)))
    seats = edition and find_seats(wanted, people, str(options.get("scoring")), terminal)
    if not edition or not seats:
        return None
    players = sit_down(people, seats)
    of_edition, of_match = sorted_out(options)
    return Match(
        edition,
        players,
        seed=parse_seed(wanted.seed),
        options=of_edition,
        format=of_match,
        birthdays=parse_birthdays(wanted.birthday, players),
        bots=dict.fromkeys(players[len(people) :], policy),
    )


def find_seats(wanted: MatchFlags, people: Sequence[str], scoring: str, terminal: Terminal) -> int | None:
    """How many play: as wanted, as the format needs, as usual, or as a person who plays alone answers."""
    if wanted.players is not None:
        check_seats(wanted.players, "--players")
        if wanted.players < len(people):
            raise Unreadable("more-people", "--players", people=len(people), players=wanted.players)
        return wanted.players
    for seats in SEATS_OF.get(scoring, ()):
        if seats >= len(people):
            return seats
    return ask_players(terminal) if len(people) == 1 else max(USUAL_PLAYERS, len(people))


def parse_seed(text: str | None) -> int | str:
    """A seed: a number, any other text, or a random one."""
    if text is None:
        return drawn_seed()
    return int(text) if text.isascii() and text.isdecimal() and len(text) < len(str(LARGEST_SEED)) else text


def parse_birthdays(pairs: Sequence[str], players: Sequence[str]) -> dict[str, str]:
    """Birthdays from texts such as `ana=07-31`, or Unreadable; the dates are not checked here."""
    birthdays = {}
    for pair in pairs:
        name, equals, day = pair.rpartition("=")
        if not equals:
            raise Unreadable("name-birthday", "--birthday", value=repr(pair))
        birthdays[players[parse_seat(name, tuple(players))]] = day
    return birthdays
