"""Reinforcement learning environments: PettingZoo, Gymnasium (single and vector), OpenSpiel."""

from sabot.extras import require

require("envs")

from sabot.envs.aec import Table
from sabot.envs.parallel import Together
from sabot.envs.registration import IDS, register
from sabot.envs.spaces.actions import Actions, actions_of
from sabot.envs.spaces.from_view import mask_view, observe_view
from sabot.envs.spaces.layout import Layout, layout_of

aec = Table
"""A PettingZoo environment: `aec("deluxe", 4, uno_call="auto")`."""

parallel = Together
"""The same for agents that all answer at the same time: `parallel("deluxe", 4, uno_call="auto")`."""

register()

__all__ = [
    "IDS",
    "Actions",
    "Layout",
    "Table",
    "Together",
    "actions_of",
    "aec",
    "layout_of",
    "mask_view",
    "observe_view",
    "parallel",
    "register",
]
