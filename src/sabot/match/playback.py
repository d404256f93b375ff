"""Moves through a replay, and restores the match as it was after any step."""

from sabot.game import Game
from sabot.match.match import Match
from sabot.match.replay import Replay, Step


class Playback:
    """A replay at one of its steps: match and games are as they were right after it.

    Only the deals are stored. Moving forward plays on from the current step, moving back replays the round.
    """

    def __init__(self, replay: Replay) -> None:
        self.replay = replay
        self.number = 0
        """The current step; steps count from 1."""
        self.match: Match = replay.match
        self.games: tuple[Game, ...] = ()
        """The games of the round, also after it is over."""

    @property
    def step(self) -> Step:
        """The current step."""
        return self.replay.steps[self.number - 1]

    def go(self, number: int) -> None:
        """Move to a step."""
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
