"""Plays a round among bots, without delays."""

from collections.abc import Iterator, Mapping
from random import Random

from sabot.bots.bot import Bot
from sabot.bots.sight import ROUND_ALONE, MatchSoFar, sight_of
from sabot.bots.timing import Moment, next_plan
from sabot.game import Game, Outcome
from sabot.notation.events import Event


class BotRound:
    """A round played by bots, and its events so far."""

    def __init__(self, game: Game, bots: Mapping[str, Bot], chance: Random, match: MatchSoFar = ROUND_ALONE) -> None:
        self.game = game
        self.bots = bots
        self.chance = chance
        self.match = match
        self.events: list[Event] = list(game.start)

    def next_action(self) -> tuple[str, str]:
        """The next player and action: the fastest reaction, or else the choice of the first player who is asked.

        Every seat with a legal action uses the same random generator, so that a seed always gives the same round.
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
            sight_of=lambda player: sight_of(self.game, player, self.events, self.match),
            chance_for=lambda player, purpose: self.chance,
        )

    def steps(self) -> Iterator[tuple[str, str]]:
        """Play to the end; yield each player and action before it is carried out."""
        while not self.game.is_over:
            player, action = self.next_action()
            yield player, action
            self.events += self.game.act(player, action)

    def play_out(self) -> Outcome:
        """Play to the end and return the outcome."""
        for _ in self.steps():
            pass
        assert self.game.outcome is not None
        return self.game.outcome
