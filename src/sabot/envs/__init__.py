"""Environments to learn in: PettingZoo, Gymnasium one by one and by the thousand, OpenSpiel."""

from sabot.envs.actions import Actions, actions_of
from sabot.envs.aec import Table
from sabot.envs.layout import Layout, layout_of
from sabot.envs.parallel import Together
from sabot.envs.reading import mask_view, observe_view
from sabot.envs.register import IDS, register

aec = Table
"""A PettingZoo environment: `aec("deluxe", 4, uno_call="auto")`."""

parallel = Together
"""The same for agents that all answer at once: `parallel("deluxe", 4, uno_call="auto")`."""

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
