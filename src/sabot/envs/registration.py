"""The names by which Gymnasium knows the environments."""

import gymnasium

from sabot.editions import EDITIONS
from sabot.envs.spaces.gym_spaces import VERSION

IDS = {edition: f"sabot/{edition}-v{VERSION}" for edition in EDITIONS}
"""The id of each edition; one for the single and the vector environment."""


def register() -> None:
    """Make the ids known; importing `sabot.envs` does."""
    for edition, name in IDS.items():
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="sabot.envs.single:Seat",
                vector_entry_point="sabot.envs.vector:Tables",
                kwargs={"edition": edition},
            )
