"""Random sights of players who have to decide."""

from collections.abc import Iterator
from itertools import islice
from random import Random

from sabot.bots import BOTS, Sight, sight_of
from sabot.bots.bot_round import BotRound
from sabot.bots.search.search import SEARCHED
from tests.support.strategies import random_game


def sights(seed: int, actions: int) -> Iterator[Sight]:
    """The sights of a round of any edition, with any options."""
    chance = Random(seed)
    game = random_game(chance)
    party = BotRound(game, dict.fromkeys(game.players, BOTS["eager"]), chance)
    for _ in islice(party.steps(), actions):
        if game.phase in SEARCHED:
            yield sight_of(game, game.waiting[0], party.events)
