"""The scene that a screen draws, and the protocols of its sources."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from sabot.match import Match
from sabot.match.score_pad import PadRow, Rank, has_points, pad, standing, teams
from sabot.notation.events import Event
from sabot.views import View
from sabot.words.language import Language
from sabot.words.sentences import Sentence

LOBBY, ROUND, BREAK, OVER = "lobby", "round", "break", "over"
"""Stages: before the match; during a round; between rounds; after the match."""


@dataclass(frozen=True, slots=True)
class Score:
    """The score pad and the standing."""

    teams: tuple[tuple[str, ...], ...]
    """The teams; players without partners are teams of one."""
    rows: tuple[PadRow, ...]
    standing: tuple[Rank, ...]
    winners: tuple[str, ...]
    secret: str = ""
    """The secret of the last deal."""
    commitment: str = ""
    """The commitment to the next deal."""


def score_of(match: Match) -> Score | None:
    """The score of a match; None before the first round is over."""
    if not match.finished:
        return None
    is_counted = has_points(match)
    return Score(
        tuple(teams(match)),
        tuple(pad(match)) if is_counted else (),
        tuple(standing(match)) if is_counted else (),
        tuple(match.winners),
        match.finished[-1].secret,
        "" if match.is_over else match.rounds[-1].commitment,
    )


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat of a server's table, in the lobby or during the match."""

    name: str
    kind: str
    """`person`, or the name of a bot."""
    is_mine: bool = False
    is_host: bool = False
    is_away: bool = False
    has_more_time: bool = False
    """Whether the player has asked for more time."""


class ChatLine(NamedTuple):
    """A line of a server's chat."""

    number: int
    name: str
    text: str


@dataclass(frozen=True, slots=True)
class Scene:
    """Everything that a screen shows of a table at one moment, for one viewer."""

    stage: str
    edition: str
    round: int = 0
    view: View | None = None
    sentences: Sequence[Sentence] = ()
    """The log of the round."""
    events: Sequence[Event] = ()
    """The latest events, for the bubbles over the seats."""
    score: Score | None = None
    seats: Sequence[Seat] = ()
    commands: Sequence[str] = ()
    """Possible commands that are not actions in the game: go on, deal, start …"""
    time: tuple[float, float] | None = None
    """When the time to decide or speak up began and ends, by the clock of the event loop."""
    banner: str = ""
    """A line above the table, such as that the connection is lost or that one only watches."""
    chat: Sequence[tuple[str, str]] = ()
    """Names and messages of the chat."""
    phrases: Sequence[tuple[str, str]] = ()
    """The names and texts of quick phrases for the chat."""
    reportable: Sequence[ChatLine] = ()
    """The lines of the chat that can be reported as suggestions (X-57)."""
    salt: str = ""
    """The viewer's salt for the next deal."""
    proof: str = ""
    """What a check of all deals of a server's match has found."""
    can_chat: bool = False
    """Whether the table has a chat."""
    can_ask_for_time: bool = False
    """Whether the viewer can ask the others for more time."""

    @property
    def me(self) -> str | None:
        """The viewer, if they play at this table."""
        return None if self.view is None else self.view.viewer

    @property
    def is_asked(self) -> bool:
        """Whether the table waits for the viewer."""
        return self.view is not None and self.me is not None and self.me in self.view.waiting


class SceneSource(Protocol):
    """A source of scenes."""

    language: Language
    on_change: Callable[[], None]
    """Called whenever the scene has changed."""

    @property
    def scene(self) -> Scene:
        """The current scene."""

    async def run(self) -> None:
        """Run the table until cancelled."""

    async def read_in(self, language: Language) -> None:
        """Switch the language."""

    def farewell(self) -> list[str]:
        """The lines to print after leaving: how to come back."""


class PlayableSource(SceneSource, Protocol):
    """A source at which the viewer can play. Methods return why something is not possible, or an empty text."""

    async def act(self, action: str) -> str:
        """Carry out an action."""

    async def why(self, card: str) -> str:
        """Why a card cannot be played now."""

    async def hint(self) -> tuple[str, str]:
        """The action that a bot recommends, and its reason; or no action, and why there is no hint."""

    async def do(self, command: str, text: str = "") -> str:
        """Carry out a command; the text is salt or a chat message."""
