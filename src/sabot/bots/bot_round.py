"""A round that bots play among themselves, nobody waiting for a clock."""

from collections.abc import Iterator, Mapping
from random import Random

from sabot.bots.bot import Bot
from sabot.bots.sight import sight_of
from sabot.bots.timing import Moment, next_plan
from sabot.game import Game, Outcome
from sabot.notation.events import Event


class BotRound:
    """A round, whoever plays it, and all that has happened in it."""

    def __init__(self, game: Game, bots: Mapping[str, Bot], chance: Random) -> None:
        self.game = game
        self.bots = bots
        self.chance = chance
        self.events: list[Event] = list(game.start)

    def next_action(self) -> tuple[str, str]:
        """Who does what next: the quickest of those who react, or the first of those who are asked.

        Every seat that may do anything takes its part of the one chance, so that a seed always gives the same round.
        """
        moment = self._moment()
        plans = [moment.reaction_of(player) for player in self.game.players if self.game.legal(player)]
        quickest = next_plan(filter(None, plans), pace=0, window=0)
        if quickest is not None and quickest.action is not None:
            return quickest.seat, quickest.action
        asked = self.game.waiting[0]
        return asked, moment.choice_of(asked)

    def _moment(self) -> Moment:
        return Moment(
            self.game,
            bot_of=self.bots.__getitem__,
            sight_of=lambda player: sight_of(self.game, player, self.events),
            chance_for=lambda player, purpose: self.chance,
        )

    def steps(self) -> Iterator[tuple[str, str]]:
        """Play to the end; before each action is carried out, who does what."""
        while not self.game.is_over:
            player, action = self.next_action()
            yield player, action
            self.events += self.game.act(player, action)

    def play_out(self) -> Outcome:
        """Play to the end; how it ended."""
        for _ in self.steps():
            pass
        assert self.game.outcome is not None
        return self.game.outcome
