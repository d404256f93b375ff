"""A round that bots play among themselves, nobody waiting for a clock."""

from collections.abc import Iterator, Mapping
from random import Random

from sabot.bots.bot import Bot
from sabot.bots.sight import sight_of
from sabot.bots.timing import reaction_of
from sabot.game import Game, Outcome
from sabot.notation.events import Event


class BotRound:
    """A round, whoever plays it, and all that has happened in it."""

    def __init__(self, game: Game, bots: Mapping[str, Bot], chance: Random) -> None:
        self.game = game
        self.bots = bots
        self.chance = chance
        self.events: list[Event] = list(game.start)

    def coming(self) -> tuple[str, str]:
        """Who does what next: the quickest of those who react, or the first of those who are asked."""
        reactions = []
        for player in self.game.players:
            if self.game.legal(player):
                reaction = reaction_of(self.bots[player], sight_of(self.game, player, self.events), self.chance)
                if reaction is not None:
                    reactions.append((reaction.delay, player, reaction.action))
        if reactions:
            return min(reactions)[1:]
        asked = self.game.waiting[0]
        return asked, self.bots[asked].choose(sight_of(self.game, asked, self.events), self.chance)

    def steps(self) -> Iterator[tuple[str, str]]:
        """Play to the end; before each action is carried out, who does what."""
        while not self.game.is_over:
            player, action = self.coming()
            yield player, action
            self.events += self.game.act(player, action)

    def play_out(self) -> Outcome:
        """Play to the end; how it ended."""
        for _ in self.steps():
            pass
        assert self.game.outcome is not None
        return self.game.outcome
