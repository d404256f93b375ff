"""Deals the hidden cards of a world again, interpreted."""

from sabot.bots.search.worlds import World
from sabot.kernel.table import copy_table
from sabot.kernel.worlds.determinize import determinize, weigh


def deal_again(world: World, times: int = 1) -> None:
    """Deal the cards that the viewer does not know again."""
    past = copy_table(world.round.table)
    weigh(past, world.unseen, world.seen)
    for _ in range(times):
        determinize(world.round.table, past, world.unseen, world.seen)
