"""Round after round at one table, with the score."""

from random import Random
from typing import Any

from sabot.game import Game
from sabot.plain.opponents import Opponents
from sabot.plain.play import Left, PlainRound
from sabot.plain.show import greeting, show_end
from sabot.plain.terminal import Terminal

NAMES = ("Bo", "Cy", "Dee", "Eli", "Fay", "Gus", "Hal", "Ivy", "Jo", "Kim")


class Session:
    """Rounds of one edition with the same players; the deal passes to the left."""

    def __init__(
        self, terminal: Terminal, edition: str, seats: int, me: str, policy: str, seed: int, options: dict[str, Any]
    ) -> None:
        self.terminal = terminal
        self.edition = edition
        self.me = me
        names = [name for name in NAMES if name.lower() != me.lower()]
        self.players = [me, *names[: max(seats - 1, 0)]]
        self.options = options
        self.chance = Random(seed)
        self.opponents = Opponents(self.players[1:], policy, self.chance.getrandbits(64))
        self.totals = dict.fromkeys(self.players, 0)
        self.dealer = -1

    def deal(self) -> Game:
        """The next round; Unreadable if it can not be dealt with these players or options."""
        dealer = self.players[self.dealer]
        self.dealer = (self.dealer + 1) % len(self.players)
        seed = self.chance.getrandbits(64)
        return Game.deal(self.edition, self.players, seed=seed, dealer=dealer, **self.options)

    def run(self) -> None:
        """Play until the person has had enough."""
        game = self.deal()
        self.terminal.say(greeting(self.edition, self.players, self.me))
        try:
            while True:
                PlainRound(self.terminal, game, self.me, self.opponents).play()
                self.count(game)
                answer = self.terminal.ask("Another round? [Y/n] ")
                if answer is None or answer.lower().startswith(("n", "q")):
                    break
                game = self.deal()
                self.terminal.say()
        except Left:
            pass
        self.terminal.say("Bye.")

    def count(self, game: Game) -> None:
        """Lay the hands open and add up."""
        outcome = game.outcome
        if outcome is not None:
            self.totals[outcome.winner] += outcome.points
        self.terminal.say()
        show_end(self.terminal, game.view(self.me), self.totals)
