"""The tables with several kinds of opponents at which a network collects experience."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from examples.learning.ppo import Batch, advantages_of, log_probabilities_of, sample
from sabot.envs.rules.compiled_opponents import COMPILED_BOTS
from sabot.envs.spaces.gym_spaces import MaskedObservation, check_choice
from sabot.envs.vector import Tables
from sabot.learned.inputs import Inputs
from sabot.learned.network import Floats, Network


class TrainingTables:
    """The same number of tables for each kind of opponents; rounds continue from one batch to the next."""

    def __init__(
        self, inputs: Inputs, opponents: tuple[str, ...], tables: int, seed: int, options: Mapping[str, Any]
    ) -> None:
        self.inputs = inputs
        self.opponents = tuple(check_choice("opponents", kind, COMPILED_BOTS) for kind in opponents)
        self.chance = np.random.default_rng(seed)
        each = tables // len(opponents)
        self.groups = [
            Tables(each, inputs.edition, inputs.players, opponents=kind, history=inputs.history, **options)
            for kind in opponents
        ]
        self.won, self.played = (np.zeros(len(opponents), np.int64) for _ in range(2))
        seeds = self.chance.integers(1 << 31, size=len(opponents)).tolist()
        self._encode([group.reset(seed=seed)[0] for group, seed in zip(self.groups, seeds, strict=True)])
        self.over = np.zeros(each * len(opponents), np.bool_)

    def _encode(self, seen: list[MaskedObservation]) -> None:
        observations = np.concatenate([each["observation"] for each in seen])
        self.encoded = self.inputs.encode(observations, np.concatenate([each["action_mask"] for each in seen]))

    def step(self, answers: NDArray[np.int64]) -> Floats:
        """Carry out the answer of the network at every table; return the immediate rewards."""
        actions = self.encoded.numbers[np.arange(len(answers)), answers].astype(np.int64)
        parts = np.split(actions, len(self.groups))
        results = [group.step(part) for group, part in zip(self.groups, parts, strict=True)]
        self._encode([seen for seen, *_ in results])
        rewards = np.stack([reward for _, reward, *_ in results])
        over = np.stack([ended for _, _, ended, *_ in results])
        self.won += (rewards > 0).sum(axis=1)
        self.played += over.sum(axis=1)
        self.over = over.ravel()
        return rewards.ravel().astype(np.float32)

    def collect(self, network: Network, steps: int, gae_lambda: float) -> Batch:
        """Let a network play a number of steps at every table, and return them as a batch."""
        tables = len(self.over)
        rows = np.empty((steps, tables, self.inputs.size), np.float32)
        masks = np.empty((steps, tables, self.inputs.actions), np.bool_)
        actions = np.empty((steps, tables), np.int64)
        chosen, rewards = (np.empty((steps, tables), np.float32) for _ in range(2))
        values = np.empty((steps + 1, tables), np.float32)
        over = np.empty((steps + 1, tables), np.bool_)
        for step in range(steps):
            rows[step], masks[step], over[step] = self.encoded.inputs, self.encoded.masks, self.over
            outputs = network.outputs(self.encoded.inputs)
            values[step] = outputs[:, -1]
            log_probabilities = log_probabilities_of(outputs[:, :-1], self.encoded.masks)
            actions[step] = sample(log_probabilities, self.chance)
            chosen[step] = log_probabilities[np.arange(tables), actions[step]]
            rewards[step] = self.step(actions[step])
        values[steps], over[steps] = network.outputs(self.encoded.inputs)[:, -1], self.over
        advantages = advantages_of(rewards, values, over, gae_lambda)
        batch = Batch(rows, masks, actions, chosen, advantages, advantages + values[:-1])
        # The step after the end of a round ignores its action and deals: nothing can be learnt from it.
        return batch.rows(~over[:-1])

    def shares(self) -> dict[str, float]:
        """The share of rounds won against each kind of opponents, since the last call."""
        kinds = np.array(self.opponents)
        shares = {
            kind: float(self.won[kinds == kind].sum() / max(1, self.played[kinds == kind].sum()))
            for kind in dict.fromkeys(self.opponents)
        }
        self.won[:] = self.played[:] = 0
        return shares
