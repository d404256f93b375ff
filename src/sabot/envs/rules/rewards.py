"""What a round is worth to a seat. Over all seats it adds up to nothing."""

from sabot.codes import Codes
from sabot.kernel.hands import hand_points
from sabot.kernel.match.scoring import others_points
from sabot.kernel.rule import rule
from sabot.kernel.table import Table


class Reward(metaclass=Codes):
    """What is rewarded: to win, or the points that one catches and does not leave to others."""

    WIN = 0
    POINTS = 1


@rule
def reward_of(table: Table, seat: int, reward: int) -> float:
    """What a round that is over is worth: the winner gets what all others lose."""
    if reward == Reward.WIN:
        return 1.0 if seat == table.winner else -1.0 / (table.seats - 1)
    return float(others_points(table, seat)) if seat == table.winner else -float(hand_points(table, seat))
