"""What a screen draws, wherever it comes from: a match on this machine, a server's table or a record."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from sabot.match.score_pad import PadRow, Rank
from sabot.notation.events import Event
from sabot.views import View
from sabot.words.language import Language
from sabot.words.sentences import Sentence

LOBBY, ROUND, BREAK, OVER = "lobby", "round", "break", "over"
"""Before the match; while cards are played; between rounds; after the match."""


@dataclass(frozen=True, slots=True)
class Score:
    """The score pad, and who stands where."""

    teams: tuple[tuple[str, ...], ...]
    """Who scores together."""
    rows: tuple[PadRow, ...]
    standing: tuple[Rank, ...]
    winners: tuple[str, ...]
    secret: str = ""
    """What the last deal was made of."""
    commitment: str = ""
    """What the next one is bound to."""


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat at a table where the match has not begun, or of somebody who may not be there."""

    name: str
    kind: str
    """`person`, or the name of a bot."""
    is_mine: bool = False
    is_host: bool = False
    is_away: bool = False


class ChatLine(NamedTuple):
    """A line of a server's chat."""

    number: int
    name: str
    text: str


@dataclass(frozen=True, slots=True)
class Scene:
    """A moment of a table, as one viewer sees it."""

    stage: str
    edition: str
    round: int = 0
    view: View | None = None
    told: Sequence[Sentence] = ()
    """What has happened in the round, in words."""
    events: Sequence[Event] = ()
    """What has happened lately, for bubbles over the seats."""
    score: Score | None = None
    seats: Sequence[Seat] = ()
    errands: Sequence[str] = ()
    """What can be asked for besides actions: to go on, to deal, to start …"""
    time: tuple[float, float] | None = None
    """When the time to decide or to speak up began and ends, by the clock of the event loop."""
    banner: str = ""
    """What everybody must know first: that a connection is lost, or that one only looks on."""
    chat: Sequence[tuple[str, str]] = ()
    """Who said what."""
    reportable: Sequence[ChatLine] = ()
    """The lines of the chat that can be reported as suggestions (X-57)."""
    can_chat: bool = False
    """Whether somebody could hear it."""

    @property
    def me(self) -> str | None:
        """Who looks, if they play here."""
        return None if self.view is None else self.view.viewer

    @property
    def is_asked(self) -> bool:
        """Whether the table waits for whoever looks."""
        return self.view is not None and self.me is not None and self.me in self.view.waiting


class Shown(Protocol):
    """A table that is shown."""

    language: Language
    on_change: Callable[[], None]
    """Called whenever there is something new to see."""

    @property
    def scene(self) -> Scene:
        """The table now."""

    async def run(self) -> None:
        """Let time pass at the table, until it is left."""

    async def read_in(self, language: Language) -> None:
        """Tell everything in another language from now on."""

    def farewell(self) -> list[str]:
        """What to say to whoever leaves: how to come back."""


class Source(Shown, Protocol):
    """A table that is played at. What it answers is a sentence: why something is not possible, or nothing."""

    async def act(self, action: str) -> str:
        """Do something."""

    async def why(self, card: str) -> str:
        """Why a card can not be used now."""

    async def hint(self) -> tuple[str, str]:
        """What a bot would do, and why if it can tell; or nothing, and why there is no hint."""

    async def do(self, errand: str, text: str = "") -> str:
        """Do an errand."""
