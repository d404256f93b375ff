"""The rewards of a round. They add up to zero over all seats."""

from sabot.codes import Codes
from sabot.kernel.hands import hand_points
from sabot.kernel.match.scoring import others_points
from sabot.kernel.primitives.rule import rule
from sabot.kernel.table import Table


class Reward(metaclass=Codes):
    """The kind of reward: the win, or the points that the winner scores and the others hold."""

    WIN = 0
    POINTS = 1


@rule
def reward_of(table: Table, seat: int, reward: int) -> float:
    """The reward of a seat for a finished round: the winner gets what all others lose."""
    if reward == Reward.WIN:
        return 1.0 if seat == table.winner else -1.0 / (table.seats - 1)
    return float(others_points(table, seat)) if seat == table.winner else -float(hand_points(table, seat))
