"""One table of a local round: what its bots are about to do, and when."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import chain

from sabot.bots.timing import Reaction, time_to_think
from sabot.game import Game
from sabot.local.opponents import Opponents
from sabot.notation.events import Event

WINDOW = 2.0
"""How many seconds a person has at least to speak up before play goes on."""


@dataclass(frozen=True, slots=True, order=True)
class Due:
    """What a bot is about to do at a moment, unless something happens before."""

    at: float
    player: str
    action: str | None = field(compare=False)
    """None is still to be thought about."""
    board: "LocalBoard" = field(compare=False)


class LocalBoard:
    """A game with bots that react and think."""

    def __init__(
        self, game: Game, opponents: Opponents, person: str, heard: Sequence[tuple[Event, ...]], pace: float
    ) -> None:
        self.game = game
        self.heard = list(heard)
        """The events of the round, action by action."""
        self.person = person
        self._opponents = opponents
        self.arm(pace)

    @property
    def told(self) -> list[Event]:
        """All events of the round."""
        return [*chain.from_iterable(self.heard)]

    def latest(self) -> list[Event]:
        """What happened in the last actions, about once around the table."""
        return [*chain.from_iterable(self.heard[-len(self.game.players) :])]

    def hear(self, events: tuple[Event, ...], pace: float) -> None:
        """Something was done: everybody thinks anew."""
        self.heard.append(events)
        self.arm(pace)

    def arm(self, pace: float) -> None:
        """Let the bots think about the table as it is."""
        self.pace = pace
        self._since = asyncio.get_running_loop().time()
        self._is_let_go = False
        self._reaction: tuple[str, Reaction] | None = None
        self._asked: str | None = None
        self._thought = 0.0
        if self.game.is_over:
            return
        self._thought = time_to_think(self._opponents.chance)
        self._reaction = self._opponents.react(self.game, self.told)
        bots = [player for player in self.game.waiting if player != self.person]
        if bots and self.game.phase != "race":
            self._asked = bots[0]

    @property
    def may_speak(self) -> bool:
        """Whether the person can do something that nobody asks for."""
        game = self.game
        is_elsewhere = self.person not in game.players or (self.person in game.waiting and game.phase != "race")
        return not game.is_over and not is_elsewhere and bool(game.legal(self.person))

    @property
    def is_held(self) -> bool:
        """Whether play waits for the person to say something or to let it go on."""
        return self.pace == 0 and not self._is_let_go and self.may_speak

    @property
    def time(self) -> tuple[float, float] | None:
        """When the time to speak up began and ends, if it passes at all."""
        if not self.pace or not self.may_speak or self._asked is None:
            return None
        return self._since, self._since + self._wait()

    def _wait(self) -> float:
        """How many seconds pass before the bot that is asked decides."""
        return max(self._thought, WINDOW if self.may_speak else 0) * self.pace

    def let_go(self) -> None:
        """The person has nothing to say."""
        self._is_let_go = True

    def due(self) -> Due | None:
        """What a bot does next; None if it is the person's part."""
        if self.game.is_over or self.is_held:
            return None
        is_asked = self.person in self.game.waiting and self.game.phase != "race"
        if self.pace == 0 and is_asked:  # in a hurry nobody reacts before the person
            return None
        found = []
        if self._reaction is not None:
            player, reaction = self._reaction
            found.append(Due(self._since + reaction.delay * self.pace, player, reaction.action, self))
        if self._asked is not None:
            found.append(Due(self._since + self._wait(), self._asked, None, self))
        return min(found, default=None) if self.pace else next(iter(found), None)

    def decide(self, due: Due) -> str | None:
        """What is done when the moment has come; nothing if it is no longer possible."""
        if due.action is None:
            return self._opponents.choose(self.game, due.player, self.told)
        self._reaction = None
        return due.action if due.action in self.game.legal(due.player) else None
