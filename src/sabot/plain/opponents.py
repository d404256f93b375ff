"""The bots of a match in a terminal: who sits down, what they choose, and which of them reacts first."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Literal

from sabot.bots import find_bot, sight_of
from sabot.bots.manners import Reaction, reaction_of
from sabot.errors import Unreadable
from sabot.events import Event
from sabot.game import Game

BotName = Literal["careful", "eager", "random"]
"""The flag `--policy`; a test holds it equal to the bots there are."""
USUAL_BOT: BotName = "careful"
"""Whom one plays against unless one says otherwise."""
NAMES = ("Bo", "Cy", "Dee", "Eli", "Fay", "Gus", "Hal", "Ivy", "Jo", "Kim")
"""Bots, in the order in which they sit down."""


def sit_down(people: Sequence[str], seats: int) -> list[str]:
    """All players at so many seats: people first, then bots, none with the name of a person.

    >>> sit_down(["ana", "bo"], 4)
    ['ana', 'bo', 'Cy', 'Dee']
    """
    taken = {person.lower() for person in people}
    names = [name for name in NAMES if name.lower() not in taken]
    return [*people, *names[: max(seats - len(people), 0)]]


class Opponents:
    """The bots of a match, each with its way to play."""

    def __init__(self, policies: Mapping[str, str], seed: int | str) -> None:
        """Take the bots that are named, or raise Unreadable."""
        try:
            self.bots = {player: find_bot(policy) for player, policy in policies.items()}
        except Unreadable as error:
            raise error.at("bots") from None
        self.chance = Random(seed)

    def choose(self, game: Game, bot: str, events: Sequence[Event] = ()) -> str:
        """What a bot does when it is asked, after these events."""
        return self.bots[bot].choose(sight_of(game, bot, events), self.chance)

    def react(self, game: Game, events: Sequence[Event] = ()) -> tuple[str, Reaction] | None:
        """The quickest bot that is about to do something out of turn, if any, and what that is."""
        found = [
            (player, reaction)
            for player, bot in self.bots.items()
            if player in game.players and game.legal(player)
            if (reaction := reaction_of(bot, sight_of(game, player, events), self.chance)) is not None
        ]
        return min(found, key=lambda coming: coming[1].delay, default=None)
