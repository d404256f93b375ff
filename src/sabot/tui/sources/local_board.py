"""One table of a local round: what its bots are about to do, and when."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import chain

from sabot.bots.timing import WINDOW, next_plan
from sabot.game import Game
from sabot.local.opponents import Opponents
from sabot.notation.events import Event


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
        self._plans = self._opponents.plans(self.game, self.told)

    @property
    def may_speak(self) -> bool:
        """Whether the person can do something that nobody asks for."""
        game = self.game
        is_free = self.person in game.players and self.person != game.must_decide
        return not game.is_over and is_free and bool(game.legal(self.person))

    @property
    def is_held(self) -> bool:
        """Whether play waits for the person to say something or to let it go on."""
        return self.pace == 0 and not self._is_let_go and self.may_speak

    @property
    def time(self) -> tuple[float, float] | None:
        """When the time to speak up began and ends, if it passes at all."""
        decision = next((plan for plan in self._plans if plan.action is None), None)
        if not self.pace or not self.may_speak or decision is None:
            return None
        return self._since, self._since + decision.after(self.pace, self._window)

    @property
    def _window(self) -> float:
        """How many seconds the person has at least to speak up."""
        return WINDOW * self.pace if self.may_speak else 0

    def let_go(self) -> None:
        """The person has nothing to say."""
        self._is_let_go = True

    def due(self) -> Due | None:
        """What a bot does next; None if it is the person's part."""
        is_asked = self.person == self.game.must_decide
        if self.is_held or (self.pace == 0 and is_asked):  # in a hurry nobody reacts before the person
            return None
        window = self._window
        plan = next_plan(self._plans, self.pace, window)
        return plan and Due(self._since + plan.after(self.pace, window), plan.seat, plan.action, self)

    def decide(self, due: Due) -> str:
        """What is done when the moment has come."""
        return due.action or self._opponents.choose(self.game, due.player, self.told)
