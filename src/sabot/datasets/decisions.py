"""Plays the rounds of a data set, and collects a row for each decision.

The decisions are those that the environment `aec` asks for, in its order. Observation and mask are what the seat sees.
"""

from random import Random

import numpy as np
from numpy.typing import NDArray

from sabot.bots import prepared_bot
from sabot.datasets.plan import DatasetPlan
from sabot.envs.bot_seat import bot_action
from sabot.envs.match_env import MatchEnv, interpreted_tables, match_sheet
from sabot.envs.rules.rewards import Reward, reward_of
from sabot.envs.runtimes.interpreted_table import InterpretedTable, RoundKit
from sabot.envs.shared_random import SharedRandom
from sabot.envs.spaces.gym_spaces import name_agents

Columns = dict[str, NDArray[np.generic]]
TYPES = {
    "round": np.int64,
    "seed": np.uint64,
    "decision": np.int32,
    "seat": np.int8,
    "observation": np.uint8,
    "mask": np.int8,
    "action": np.int16,
    "reward": np.float32,
    "is_last": np.bool_,
    "outcome": np.float32,
    "points": np.int32,
}
"""The columns of a data set and their types; `observation` and `mask` are a list in each row."""


class DecisionCollector:
    """Plays rounds of a plan and collects their decisions."""

    def __init__(self, plan: DatasetPlan) -> None:
        self.plan = plan
        self.players = name_agents(plan.players)
        self._kit = RoundKit.of(plan.edition, plan.options, plan.history)
        self._sheet = match_sheet(plan.edition, plan.players, None)
        self._bots = dict(zip(self.players, map(prepared_bot, plan.seats), strict=True))
        self._rows: dict[str, list[object]] = {name: [] for name in TYPES}

    def play(self, index: int) -> None:
        """Play a round and collect its decisions."""
        seed = self.plan.round_seed(index)
        match = MatchEnv(
            self._kit,
            self.players,
            self._sheet,
            Reward.WIN,
            SharedRandom(seed),
            interpreted_tables,
            keeps_events=True,
        )
        chance = Random(f"{self.plan.seed} {index} bots")
        (table,) = match.tables
        assert isinstance(table, InterpretedTable)
        first, last = len(self._rows["seat"]), {}
        while not match.is_over:
            action = bot_action(self._bots[match.asked], table, chance, match.so_far)
            last[table.seat] = len(self._rows["seat"])
            self._add(index, seed, len(self._rows["seat"]) - first, table, action)
            match.act_by_text(action)
        for row in range(first, len(self._rows["seat"])):
            seat = self._rows["seat"][row]
            assert isinstance(seat, int)
            outcome = reward_of(table.round.table, seat, Reward.WIN)
            is_last = last[seat] == row
            self._rows["is_last"].append(is_last)
            self._rows["reward"].append(outcome if is_last else 0.0)
            self._rows["outcome"].append(outcome)
            self._rows["points"].append(int(reward_of(table.round.table, seat, Reward.POINTS)))

    def _add(self, index: int, seed: int, decision: int, table: InterpretedTable, action: str | None) -> None:
        actions = self._kit.layout.actions
        seat, players = table.seat, list(table.players)
        number = actions.pass_action if action is None else actions.number(action, seat, players)
        row = {
            "round": index,
            "seed": seed,
            "decision": decision,
            "seat": self.players.index(players[seat]),
            "observation": table.observe(seat),
            "mask": table.mask(seat),
            "action": number,
        }
        for name, value in row.items():
            self._rows[name].append(value)

    def columns(self) -> Columns:
        """Everything collected so far."""
        return {name: np.array(values, TYPES[name]) for name, values in self._rows.items()}
