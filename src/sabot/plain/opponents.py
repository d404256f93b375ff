"""Bots for a quick game: they choose among the legal actions of their seat and know nothing else."""

from dataclasses import dataclass
from random import Random

from sabot.game import Game

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


class Opponents:
    """The bots at a table."""

    def __init__(self, names: list[str], policy: str, seed: int) -> None:
        self.names = names
        self.policy = policy
        self.chance = Random(seed)

    def choose(self, game: Game, bot: str) -> str:
        """What a bot does when it is asked."""
        legal = game.legal(bot)
        choices = [action for action in legal if action.split(maxsplit=1)[0] not in OUT_OF_TURN]
        if "object" in legal and self.chance.random() < OBJECTS:
            return "object"
        cards = [action for action in choices if action.startswith(("play", "discard"))]
        action = self.chance.choice(cards if cards and self.policy == "eager" else choices)
        if action.startswith("play") and "uno" in legal and self.chance.random() < SAYS_UNO:
            return "uno"
        return action

    def react(self, game: Game) -> Reaction | None:
        """What the quickest bot is about to do out of turn, if any."""
        waiting = game.waiting
        reactions = [
            Reaction(self.chance.uniform(QUICKEST, SLOWEST), bot, action)
            for bot in self.names
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
