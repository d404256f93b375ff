"""Standing at any step of a replay."""

from sabot.game import Game
from sabot.match.match import Match
from sabot.match.replay import Replay, Step


class Playback:
    """A replay at one of its steps: match and games are as they were right after it.

    Only the deals are kept. Going on acts on from where it stands, going back plays the round again from its deal.
    """

    def __init__(self, replay: Replay) -> None:
        self.replay = replay
        self.number = 0
        """The step it stands at; steps count from 1."""
        self.match: Match = replay.match
        self.games: tuple[Game, ...] = ()
        """The games of the round, to its end."""

    @property
    def step(self) -> Step:
        """What happened last."""
        return self.replay.steps[self.number - 1]

    def go(self, number: int) -> None:
        """Stand at a step."""
        steps = self.replay.steps
        round_ = steps[number - 1].round
        deal = self.replay.first_step(round_)
        if not deal <= self.number <= number:
            self.match = self.replay.dealt[round_ - 1].copy()
            self.games = self.match.games
            self.number = deal
        for step in steps[self.number : number]:
            if step.actor is not None:
                self.match.act(step.actor, step.action)
        self.number = number
