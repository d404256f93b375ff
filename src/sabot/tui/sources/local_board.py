"""One table of a local match in full screen: schedules what its bots do, and when."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import chain

from sabot.bots.timing import WINDOW, next_plan
from sabot.game import Game
from sabot.local.opponents import Opponents
from sabot.local.shared_device import may_speak
from sabot.notation.events import Event


@dataclass(frozen=True, slots=True, order=True)
class PlannedMove:
    """A bot's next move and its time; it is dropped if something happens before."""

    at: float
    player: str
    action: str | None = field(compare=False)
    """None if the bot decides only then."""
    board: "LocalBoard" = field(compare=False)


class LocalBoard:
    """A game, its events, and the plans of its bots."""

    def __init__(
        self,
        game: Game,
        opponents: Opponents,
        people: Sequence[str],
        events_by_action: Sequence[tuple[Event, ...]],
        pace: float,
    ) -> None:
        """If there are several people, they share the screen."""
        self.game = game
        self.events_by_action = list(events_by_action)
        """The events of the round, action by action."""
        self.people = [person for person in people if person in game.players]
        self._is_shared = len(people) > 1
        self._opponents = opponents
        self.plan(pace)

    @property
    def events(self) -> list[Event]:
        """All events of the round."""
        return [*chain.from_iterable(self.events_by_action)]

    def latest(self) -> list[Event]:
        """The events of the last actions, about once around the table."""
        return [*chain.from_iterable(self.events_by_action[-len(self.game.players) :])]

    def record(self, events: tuple[Event, ...], pace: float) -> None:
        """Add the events of an action, and let the bots plan again."""
        self.events_by_action.append(events)
        self.plan(pace)

    def plan(self, pace: float) -> None:
        """Let the bots plan for the current position."""
        self.pace = pace
        self._since = asyncio.get_running_loop().time()
        self._has_gone_on = False
        self._plans = self._opponents.plans(self.game, self.events)

    @property
    def may_speak(self) -> bool:
        """Whether people may act out of turn; on a shared screen, as far as everybody may know."""
        game = self.game
        if game.is_over:
            return False
        if self._is_shared:
            return may_speak(game, self.people)
        return any(person != game.must_decide and bool(game.legal(person)) for person in self.people)

    @property
    def is_paused(self) -> bool:
        """Whether play waits for people to act out of turn or to go on."""
        return self.pace == 0 and not self._has_gone_on and self.may_speak

    @property
    def time(self) -> tuple[float, float] | None:
        """When the time to speak up began and ends, if it is limited."""
        decision = next((plan for plan in self._plans if plan.action is None), None)
        if not self.pace or not self.may_speak or decision is None:
            return None
        return self._since, self._since + decision.after(self.pace, self._window)

    @property
    def _window(self) -> float:
        """The least time that people have to speak up, in seconds."""
        return WINDOW * self.pace if self.may_speak else 0

    def go_on(self) -> None:
        """Go on without an action of a person."""
        self._has_gone_on = True

    def next_move(self) -> PlannedMove | None:
        """The next move of a bot; None if play waits for a person."""
        is_asked = self.game.must_decide in self.people
        if self.is_paused or (self.pace == 0 and is_asked):  # at pace 0 no bot reacts before a person
            return None
        window = self._window
        plan = next_plan(self._plans, self.pace, window)
        return plan and PlannedMove(self._since + plan.after(self.pace, window), plan.seat, plan.action, self)

    def decide(self, move: PlannedMove) -> str:
        """The action of a planned move, decided now if it was left open."""
        return move.action or self._opponents.choose(self.game, move.player, self.events)
