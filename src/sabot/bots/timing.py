"""The schedule of bots: which of them acts next, after how long, and what window people have to speak up first.

Every front end asks here. It only says where a bot gets its sight and its chance from, how slow bots are, and how long
the window is.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from random import Random
from typing import NamedTuple

from sabot.bots.bot import Bot
from sabot.bots.sight import Sight
from sabot.game import Game
from sabot.notation.actions import OUT_OF_TURN_VERBS, verb_of

THINKING = 0.6, 2.4
"""How many seconds a bot thinks before it decides, at least and at most."""
REACTING = 1.0, 4.0
"""How many it takes to react."""
WINDOW = 1.5
"""How many seconds people have at least to speak up before play goes on."""


class Reaction(NamedTuple):
    """What a bot does out of turn, if nothing happens before."""

    delay: float
    action: str


class Plan(NamedTuple):
    """What a bot is about to do, if nothing happens before."""

    delay: float
    """How many seconds the bot takes for it at pace 1."""
    seat: str
    action: str | None = None
    """None is the decision that the seat is asked for, still to be made."""

    @property
    def keeps_window(self) -> bool:
        """Whether it waits until the window is over, as everything does that is not just said into a turn."""
        return self.action is None or verb_of(self.action) not in OUT_OF_TURN_VERBS

    def after(self, pace: float, window: float) -> float:
        """How many seconds after the last action it happens, at a pace and with so many seconds left to speak up."""
        return max(self.delay * pace, window if self.keeps_window else 0)


@dataclass(frozen=True, slots=True)
class Moment:
    """A game between two actions, with what its bots need to make plans."""

    game: Game
    bot_of: Callable[[str], Bot]
    """The bot that plays a seat."""
    sight_of: Callable[[str], Sight]
    """What a seat knows."""
    chance_for: Callable[[str, str], Random]
    """The chance of a seat for a purpose: `reaction`, `thought` or `choice`."""

    def plans_of(self, seat: str) -> Iterator[Plan]:
        """What the bot of a seat is about to do: react, and decide what it is asked for."""
        if self._may_react(seat) and (reaction := self.reaction_of(seat)) is not None:
            yield reaction
        if seat == self.game.must_decide:
            yield self._thought_of(seat)

    def plans(self, seats: Iterable[str]) -> list[Plan]:
        """What the bots of these seats are about to do. In a race that none of them notices, the first one decides."""
        bots = [seat for seat in seats if seat in self.game.players]
        found = [plan for seat in bots for plan in self.plans_of(seat)]
        if not found and self.game.must_decide is None:
            found = [self._thought_of(seat) for seat in self.game.waiting if seat in bots][:1]
        return found

    def reaction_of(self, seat: str) -> Plan | None:
        """What the bot of a seat is about to do out of turn, if anything."""
        reaction = reaction_of(self.bot_of(seat), self.sight_of(seat), self.chance_for(seat, "reaction"))
        return None if reaction is None else Plan(reaction.delay, seat, reaction.action)

    def choice_of(self, seat: str) -> str:
        """What the bot of a seat decides."""
        return self.bot_of(seat).choose(self.sight_of(seat), self.chance_for(seat, "choice"))

    def _may_react(self, seat: str) -> bool:
        """Whether a seat can do anything but what it is asked for; most cannot, and their bots need not look."""
        is_asked = seat in self.game.waiting
        return any(not is_asked or verb_of(action) in OUT_OF_TURN_VERBS for action in self.game.legal(seat))

    def _thought_of(self, seat: str) -> Plan:
        return Plan(time_to_think(self.chance_for(seat, "thought")), seat)


def next_plan(plans: Iterable[Plan], pace: float, window: float) -> Plan | None:
    """The plan that is carried out first. Where bots take no time, those who react are quicker than who decides."""
    if pace:
        return min(plans, key=lambda plan: (plan.after(pace, window), plan.seat), default=None)
    return min(plans, key=lambda plan: (plan.action is None, plan.delay, plan.seat), default=None)


def time_to_think(chance: Random) -> float:
    """How many seconds a bot takes to decide; ask before it does, for the choice takes its own part of chance."""
    return chance.uniform(*THINKING)


def reaction_of(bot: Bot, sight: Sight, chance: Random) -> Reaction | None:
    """What a bot is about to do out of turn, if anything.

    The delay is drawn first, whatever the bot then does: everybody can measure it, so it may not tell of hidden cards.
    """
    delay = chance.uniform(*REACTING)
    action = bot.react(sight, chance)
    return None if action is None else Reaction(delay, action)
