"""Bots for a quick game: they choose among the legal actions of their seat and know nothing else."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random

from sabot.errors import Unreadable
from sabot.game import Game

POLICIES = ("eager", "random")
"""The first lays a card whenever it can, the second does anything that is legal."""
NAMES = ("Bo", "Cy", "Dee", "Eli", "Fay", "Gus", "Hal", "Ivy", "Jo", "Kim")
"""Bots, in the order in which they sit down."""

SAYS_UNO = 0.8
"""How often a bot says UNO before it lays its last card but one."""
REMEMBERS = 0.5
"""How often one that forgot notices it."""
CATCHES = 0.4
"""How often each of the others does."""
JUMPS_IN = 0.5
OBJECTS = 0.2
QUICKEST, SLOWEST = 1.0, 4.0
"""How many seconds a bot takes to react."""
OUT_OF_TURN = ("uno", "catch", "object")


@dataclass(frozen=True, slots=True)
class Reaction:
    """What a bot does out of turn, if nothing happens before."""

    delay: float
    bot: str
    action: str


def sit_down(people: Sequence[str], seats: int) -> list[str]:
    """All players at so many seats: people first, then bots, none with the name of a person.

    >>> sit_down(["ana", "bo"], 4)
    ['ana', 'bo', 'Cy', 'Dee']
    """
    taken = {person.lower() for person in people}
    names = [name for name in NAMES if name.lower() not in taken]
    return [*people, *names[: max(seats - len(people), 0)]]


class Opponents:
    """The bots of a match, each with its policy."""

    def __init__(self, policies: Mapping[str, str], seed: int | str) -> None:
        for bot, policy in policies.items():
            if policy not in POLICIES:
                raise Unreadable("policy", "bots", bot=bot, policy=repr(policy), policies=", ".join(POLICIES))
        self.policies = policies
        self.chance = Random(seed)

    def choose(self, game: Game, bot: str) -> str:
        """What a bot does when it is asked."""
        legal = game.legal(bot)
        choices = [action for action in legal if action.split(maxsplit=1)[0] not in OUT_OF_TURN]
        if "object" in legal and self.chance.random() < OBJECTS:
            return "object"
        cards = [action for action in choices if action.startswith(("play", "discard"))]
        action = self.chance.choice(cards if cards and self.policies[bot] == "eager" else choices)
        if action.startswith("play") and "uno" in legal and self.chance.random() < SAYS_UNO:
            return "uno"
        return action

    def react(self, game: Game) -> Reaction | None:
        """What the quickest bot is about to do out of turn, if any."""
        waiting = game.waiting
        reactions = [
            Reaction(self.chance.uniform(QUICKEST, SLOWEST), bot, action)
            for bot in game.players
            if bot in self.policies
            for action in game.legal(bot)
            if self._wants(action, asked=bot in waiting)
        ]
        return min(reactions, key=lambda reaction: reaction.delay, default=None)

    def _wants(self, action: str, *, asked: bool) -> bool:
        verb = action.split(maxsplit=1)[0]
        if verb == "wizz":
            return True
        likely = {"catch": CATCHES, "uno": 0 if asked else REMEMBERS, "play": 0 if asked else JUMPS_IN}.get(verb, 0)
        return self.chance.random() < likely
