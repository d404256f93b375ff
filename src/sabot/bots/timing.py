"""Schedules the bots: which of them acts next, after what delay, and how long people have to speak up first.

Shared by all front ends. They only supply the sight and the random generator of a bot, the pace of bots, and the length
of the window in which people can speak up. Local play takes the earliest plan by `next_plan`; a server's table sorts
the plans of all its boards by the time of its log, together with its clocks (server/tables/schedule.py).
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from random import Random
from typing import NamedTuple

from sabot.bots.bot import Bot
from sabot.bots.characters.cast import pace_of
from sabot.bots.sight import Sight
from sabot.game import Game
from sabot.notation.actions import OUT_OF_TURN_VERBS, verb_of

THINKING = 0.6, 2.4
"""The shortest and longest time in seconds before a bot decides, unless its character is quick or slow."""
EFFORT = {"spin": 0.5, "drawn": 0.6, "notice": 0.6, "colour": 0.7, "answer": 1.3, "target": 1.3, "discard": 1.3}
"""How long a decision takes by the phase, as a factor of the usual time: nothing to choose is quick, a doubt is not.

Everybody can measure it, so it depends only on what everybody can see, never on the cards in hand.
"""
ANOTHER = 0.35
"""How long the choice of another card takes that is discarded with those before it: nobody waits for each anew."""
REACTING = 1.0, 4.0
"""The shortest and longest time in seconds before a bot reacts."""
WINDOWS = {"quick": 1.5, "normal": 2.5, "relaxed": 5.0}
"""How many seconds people have at least to speak up before play continues, by the names of the choices."""
WINDOW = WINDOWS["normal"]
"""The usual one."""


class Plan(NamedTuple):
    """An action or decision that a bot intends, unless something else happens first."""

    delay: float
    """The delay in seconds at pace 1."""
    seat: str
    action: str | None = None
    """The action, or None for the decision that the seat is asked for, which is made later."""

    @property
    def keeps_window(self) -> bool:
        """Whether it has to wait for the end of the window; only calls out of turn do not."""
        return self.action is None or verb_of(self.action) not in OUT_OF_TURN_VERBS

    def after(self, pace: float, window: float) -> float:
        """The seconds after the last action at which it happens, for a pace and a window."""
        return max(self.delay * pace, window if self.keeps_window else 0)


@dataclass(frozen=True, slots=True)
class Moment:
    """A game between two actions, and what its bots need to plan."""

    game: Game
    bot_of: Callable[[str], Bot]
    """The bot that plays a seat."""
    sight_of: Callable[[str], Sight]
    """The sight of a seat."""
    chance_for: Callable[[str, str], Random]
    """The random generator of a seat for a purpose: `reaction`, `thought` or `choice`."""

    def plans_of(self, seat: str) -> Iterator[Plan]:
        """The plans of the bot in a seat: a reaction, and the decision that it is asked for."""
        if self._may_react(seat) and (reaction := self.reaction_of(seat)) is not None:
            yield reaction
        if seat == self.game.must_decide:
            yield self._thought_of(seat)

    def plans(self, seats: Iterable[str]) -> list[Plan]:
        """The plans of the bots in these seats. In a race that none of them notices, the first one decides."""
        bots = [seat for seat in seats if seat in self.game.players]
        found = [plan for seat in bots for plan in self.plans_of(seat)]
        if not found and self.game.must_decide is None:
            found = [self._thought_of(seat) for seat in self.game.waiting if seat in bots][:1]
        return found

    def reaction_of(self, seat: str) -> Plan | None:
        """The reaction planned by the bot in a seat, if any.

        The delay is drawn first, whatever the bot then does: everybody can measure it, so it must not reveal hidden
        cards.
        """
        chance = self.chance_for(seat, "reaction")
        delay = chance.uniform(*REACTING)
        action = self.bot_of(seat).react(self.sight_of(seat), chance)
        return None if action is None else Plan(delay, seat, action)

    def choice_of(self, seat: str) -> str:
        """The decision of the bot in a seat."""
        return self.bot_of(seat).choose(self.sight_of(seat), self.chance_for(seat, "choice"))

    def _may_react(self, seat: str) -> bool:
        """Whether a seat can do anything it is not asked for. Most cannot, which saves asking their bots."""
        is_asked = seat in self.game.waiting
        return any(not is_asked or verb_of(action) in OUT_OF_TURN_VERBS for action in self.game.legal(seat))

    def _thought_of(self, seat: str) -> Plan:
        usual = time_to_think(self.chance_for(seat, "thought"))
        return Plan(usual * pace_of(seat) * self._effort(seat), seat)

    def _effort(self, seat: str) -> float:
        """How long the decision takes, as a factor of the usual time."""
        if self.game.phase == "discard" and (self.game.view(seat).pending or {}).get("put"):
            return ANOTHER
        return EFFORT.get(self.game.phase, 1.0)


def next_plan(plans: Iterable[Plan], pace: float, window: float) -> Plan | None:
    """The plan that is carried out first; of several at once the first in the list. At pace 0, reactions come first."""
    if pace:
        return min(plans, key=lambda plan: plan.after(pace, window), default=None)
    return min(plans, key=lambda plan: (plan.action is None, plan.delay), default=None)


def time_to_think(chance: Random) -> float:
    """The delay before a bot decides. Call it before the choice, which uses random numbers of its own."""
    return chance.uniform(*THINKING)
