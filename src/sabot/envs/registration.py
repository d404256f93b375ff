"""Registers the environments with Gymnasium."""

import gymnasium

from sabot.editions import EDITIONS
from sabot.envs.spaces.gym_spaces import VERSION

IDS = {edition: f"sabot/{edition}-v{VERSION}" for edition in EDITIONS}
"""The id of each edition, shared by the single and the vector environment."""


def register() -> None:
    """Register the ids with Gymnasium; importing `sabot.envs` calls this."""
    for edition, name in IDS.items():
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="sabot.envs.single:Seat",
                vector_entry_point="sabot.envs.vector:Tables",
                kwargs={"edition": edition},
            )
