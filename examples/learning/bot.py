"""A bot that plays as it has learnt: for the arena, a table in the terminal, and rounds in Python."""

from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random

import numpy as np

from examples.learning.inputs import Inputs
from examples.learning.network import Network
from sabot.bots import Bot, Sight
from sabot.bots.manners import decisions, mind_uno
from sabot.envs.spaces.from_view import mask_view, observe_view

TRAINED = Path(__file__).parent / "trained"


class Learned(Bot):
    """Somebody who does what its network for the edition gives the highest score.

    It was trained where nobody forgets to say UNO: calls, catches and objections are left to manners.
    """

    def __init__(self, folder: Path = TRAINED) -> None:
        self.folder = folder

    def choose(self, sight: Sight, chance: Random) -> str:
        """What has the highest score, or the call that belongs before it."""
        choices = decisions(sight)
        view = replace(sight.view, legal=choices, owes_uno=[])
        inputs, network = load(self.folder, view.edition, len(view.players))
        look = inputs.look(observe_view(view)[np.newaxis], mask_view(view)[np.newaxis])
        *scores, _ = network.outputs(look.inputs)[0].tolist()
        answer = max(np.flatnonzero(look.masks[0]).tolist(), key=scores.__getitem__)
        seat = view.players.index(str(view.viewer))
        best = inputs.layout.actions.text(int(look.numbers[0, answer]), seat, view.players)
        return mind_uno(best, sight, chance)


def file_for(folder: Path, edition: str, players: int) -> Path:
    """Where a network for an edition and a number of players is kept."""
    return folder / f"{edition}-{players}.npz"


@cache
def load(folder: Path, edition: str, players: int) -> tuple[Inputs, Network]:
    """The network for so many players, or else for the nearest number, and its inputs."""
    kept = sorted(int(file.stem.rpartition("-")[2]) for file in folder.glob(f"{edition}-*.npz"))
    nearest = min(kept, key=lambda number: abs(number - players), default=players)
    return Inputs(edition, nearest), Network.load(file_for(folder, edition, nearest))
