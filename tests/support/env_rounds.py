"""Random rounds in an environment, of every edition."""

from collections.abc import Iterator
from random import Random

import numpy as np

from sabot.envs.runtimes.interpreted_table import InterpretedTable, RoundKit
from tests.support.strategies import NAMES, random_options


def random_action(table: InterpretedTable, chance: Random) -> int:
    """A random legal action, with a preference for playing cards."""
    legal = np.flatnonzero(table.mask(table.seat)).tolist()
    return chance.choice(legal[:2] if chance.random() < 0.5 else legal)


def random_round(edition: str, chance: Random, players: int = 0, history: int = 0) -> InterpretedTable:
    """A dealt round with random options; observations contain so many of the last events."""
    kit = RoundKit.of(edition, random_options(edition, chance), history)
    round_ = kit.new_round(list(NAMES[: players or chance.choice((2, 3, 4, 10))]))
    round_.table.seed = chance.getrandbits(64)
    round_.table.dealer = chance.randrange(round_.table.seats)
    return InterpretedTable.deal(kit, round_)


def moments(edition: str, chance: Random, most: int) -> Iterator[InterpretedTable]:
    """A random round, each time somebody is asked, and when it is over."""
    table = random_round(edition, chance)
    for _ in range(most):
        yield table
        if table.is_over:
            return
        table.act(random_action(table, chance))
