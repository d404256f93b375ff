"""A hall of tables with opponents of several kinds, where a network gathers experience."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from examples.learning.inputs import Inputs
from examples.learning.network import Floats, Network
from examples.learning.ppo import Batch, advantages_of, log_chances_of, pick
from sabot.envs.spaces.gym_spaces import MaskedObservation, check_choice
from sabot.envs.vector import BOTS, Tables


class Hall:
    """As many tables with each kind of opponents; rounds go on from one batch to the next."""

    def __init__(
        self, inputs: Inputs, opponents: tuple[str, ...], tables: int, seed: int, options: Mapping[str, Any]
    ) -> None:
        self.inputs = inputs
        self.opponents = tuple(check_choice("opponents", kind, BOTS) for kind in opponents)
        self.chance = np.random.default_rng(seed)
        each = tables // len(opponents)
        self.groups = [Tables(each, inputs.edition, inputs.players, opponents=kind, **options) for kind in opponents]
        self.won, self.played = (np.zeros(len(opponents), np.int64) for _ in range(2))
        seeds = self.chance.integers(1 << 31, size=len(opponents)).tolist()
        self._see([group.reset(seed=seed)[0] for group, seed in zip(self.groups, seeds, strict=True)])
        self.over = np.zeros(each * len(opponents), np.bool_)

    def _see(self, seen: list[MaskedObservation]) -> None:
        observations = np.concatenate([each["observation"] for each in seen])
        self.look = self.inputs.look(observations, np.concatenate([each["action_mask"] for each in seen]))

    def step(self, answers: NDArray[np.int64]) -> Floats:
        """Do at every table what an answer stands for; what that was worth at once."""
        actions = self.look.numbers[np.arange(len(answers)), answers].astype(np.int64)
        parts = np.split(actions, len(self.groups))
        told = [group.step(part) for group, part in zip(self.groups, parts, strict=True)]
        self._see([seen for seen, *_ in told])
        rewards = np.stack([reward for _, reward, *_ in told])
        over = np.stack([ended for _, _, ended, *_ in told])
        self.won += (rewards > 0).sum(axis=1)
        self.played += over.sum(axis=1)
        self.over = over.ravel()
        return rewards.ravel().astype(np.float32)

    def collect(self, network: Network, steps: int, trust: float) -> Batch:
        """What happens while a network plays so many steps at every table."""
        tables = len(self.over)
        rows = np.empty((steps, tables, self.inputs.size), np.float32)
        masks = np.empty((steps, tables, self.inputs.actions), np.bool_)
        actions = np.empty((steps, tables), np.int64)
        chosen, rewards = (np.empty((steps, tables), np.float32) for _ in range(2))
        values = np.empty((steps + 1, tables), np.float32)
        over = np.empty((steps + 1, tables), np.bool_)
        for step in range(steps):
            rows[step], masks[step], over[step] = self.look.inputs, self.look.masks, self.over
            outputs = network.outputs(self.look.inputs)
            values[step] = outputs[:, -1]
            log_chances = log_chances_of(outputs[:, :-1], self.look.masks)
            actions[step] = pick(log_chances, self.chance)
            chosen[step] = log_chances[np.arange(tables), actions[step]]
            rewards[step] = self.step(actions[step])
        values[steps], over[steps] = network.outputs(self.look.inputs)[:, -1], self.over
        advantages = advantages_of(rewards, values, over, trust)
        met = Batch(rows, masks, actions, chosen, advantages, advantages + values[:-1])
        # The step after the end of a round deals anew, whatever one does: nothing can be learnt from it.
        return met.rows(~over[:-1])

    def shares(self) -> dict[str, float]:
        """The share of rounds won against each kind of opponents, since this was last asked."""
        kinds = np.array(self.opponents)
        shares = {
            kind: float(self.won[kinds == kind].sum() / max(1, self.played[kinds == kind].sum()))
            for kind in dict.fromkeys(self.opponents)
        }
        self.won[:] = self.played[:] = 0
        return shares
