"""Rounds that bots play among themselves."""

from collections.abc import Iterator, Mapping
from itertools import islice
from random import Random

from sabot.bots import Bot, sight_of
from sabot.bots.manners import reaction_of
from sabot.events import Event
from sabot.game import Game, Outcome


class Party:
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


def play_on(party: Party, actions: int = 1 << 30) -> list[tuple[str, str]]:
    """Play so many actions, or to the end; who did what."""
    return list(islice(party.steps(), actions))


def contest(edition: str, seats: int, deals: int, one: Bot, other: Bot) -> tuple[int, int]:
    """The rounds that one bot won among others of a kind, of all: each deal is played once from each seat."""
    players = ("ana", "bo", "cy", "dee")[:seats]
    won = 0
    for seed in range(deals):
        for seat in players:
            game = Game.deal(edition, players, seed=seed)
            bots = dict.fromkeys(players, other) | {seat: one}
            play_on(Party(game, bots, Random(seed)))
            assert isinstance(game.outcome, Outcome)
            won += game.outcome.winner == seat
    return won, deals * seats
